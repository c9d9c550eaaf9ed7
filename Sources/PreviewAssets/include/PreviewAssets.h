#ifndef PREVIEW_ASSETS_H
#define PREVIEW_ASSETS_H

#include <stddef.h>

/// A file of the page, as it stands in `page/`.
typedef struct {
  const char *_Nonnull name;
  const unsigned char *_Nonnull bytes;
  size_t count;
} PreviewAsset;

/// How many files there are.
size_t previewAssetCount(void);

/// A file: the frame of the page first, then its style, then its scripts in the order they are run in.
PreviewAsset previewAsset(size_t index);

#endif
