/* The floor of the benchmark: drains and deletes libyaml's events from one file held in memory and
   prints how many there were. */

#include <stdio.h>
#include <stdlib.h>
#include <yaml.h>

static unsigned char *read_all(const char *path, size_t *size) {
    FILE *file = fopen(path, "rb");
    if (!file) return NULL;
    unsigned char *bytes = NULL;
    long length = -1;
    if (fseek(file, 0, SEEK_END) == 0) length = ftell(file);
    if (length >= 0) {
        rewind(file);
        *size = (size_t)length;
        bytes = malloc(*size + 1);
        if (bytes && fread(bytes, 1, *size, file) != *size) {
            free(bytes);
            bytes = NULL;
        }
    }
    fclose(file);
    return bytes;
}

int main(int argc, char **argv) {
    size_t size = 0;
    unsigned char *bytes = argc == 2 ? read_all(argv[1], &size) : NULL;
    yaml_parser_t parser;
    if (!bytes || !yaml_parser_initialize(&parser)) {
        fprintf(stderr, "usage: floor FILE (a readable one)\n");
        return 2;
    }
    yaml_parser_set_input_string(&parser, bytes, size);

    long events = 0;
    int done = 0;
    while (!done) {
        yaml_event_t event;
        if (!yaml_parser_parse(&parser, &event)) {
            fprintf(stderr, "floor: %s\n", parser.problem ? parser.problem : "cannot parse");
            return 1;
        }
        events += 1;
        done = event.type == YAML_STREAM_END_EVENT;
        yaml_event_delete(&event);
    }
    printf("%ld\n", events);
    yaml_parser_delete(&parser);
    free(bytes);
    return 0;
}
