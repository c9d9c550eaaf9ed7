// The files are embedded by the compiler, so that the tool stays one binary, the files stay what they
// are, and a change of one is seen by the build.

#include "PreviewAssets.h"

static const unsigned char frame[] = {
#embed "page/page.html"
};
static const unsigned char style[] = {
#embed "page/page.css"
};
static const unsigned char evaluator[] = {
#embed "page/evaluator.js"
};
static const unsigned char plan[] = {
#embed "page/plan.js"
};
static const unsigned char walk[] = {
#embed "page/walk.js"
};
static const unsigned char elements[] = {
#embed "page/elements.js"
};
static const unsigned char phone[] = {
#embed "page/phone.js"
};
static const unsigned char map[] = {
#embed "page/map.js"
};
static const unsigned char plots[] = {
#embed "page/plots.js"
};
static const unsigned char transition[] = {
#embed "page/transition.js"
};
static const unsigned char why[] = {
#embed "page/why.js"
};
static const unsigned char stacks[] = {
#embed "page/stacks.js"
};
static const unsigned char main_[] = {
#embed "page/main.js"
};

#define ASSET(name, bytes) {name, bytes, sizeof bytes}

static const PreviewAsset assets[] = {
    ASSET("page.html", frame),       ASSET("page.css", style),
    ASSET("evaluator.js", evaluator), ASSET("plan.js", plan),
    ASSET("walk.js", walk),          ASSET("elements.js", elements),
    ASSET("phone.js", phone),        ASSET("map.js", map),
    ASSET("plots.js", plots),        ASSET("why.js", why),
    ASSET("transition.js", transition), ASSET("stacks.js", stacks),
    ASSET("main.js", main_),
};

size_t previewAssetCount(void) { return sizeof assets / sizeof *assets; }

PreviewAsset previewAsset(size_t index) { return assets[index]; }
