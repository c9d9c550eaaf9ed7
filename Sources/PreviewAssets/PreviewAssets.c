// The files are embedded by the compiler, so that the tool stays one binary, the files stay what they
// are, and a change of one is seen by the build.

#include "PreviewAssets.h"

static const unsigned char file_page_html[] = {
#embed "page/page.html"
};
static const unsigned char file_page_css[] = {
#embed "page/page.css"
};
static const unsigned char file_paint_js[] = {
#embed "page/paint.js"
};
static const unsigned char file_face_js[] = {
#embed "page/face.js"
};
static const unsigned char file_evaluator_js[] = {
#embed "page/evaluator.js"
};
static const unsigned char file_plan_js[] = {
#embed "page/plan.js"
};
static const unsigned char file_walk_js[] = {
#embed "page/walk.js"
};
static const unsigned char file_elements_js[] = {
#embed "page/elements.js"
};
static const unsigned char file_parts_js[] = {
#embed "page/parts.js"
};
static const unsigned char file_phone_js[] = {
#embed "page/phone.js"
};
static const unsigned char file_map_edges_js[] = {
#embed "page/map-edges.js"
};
static const unsigned char file_map_drawing_js[] = {
#embed "page/map-drawing.js"
};
static const unsigned char file_map_js[] = {
#embed "page/map.js"
};
static const unsigned char file_panel_js[] = {
#embed "page/panel.js"
};
static const unsigned char file_plots_js[] = {
#embed "page/plots.js"
};
static const unsigned char file_why_js[] = {
#embed "page/why.js"
};
static const unsigned char file_scene_js[] = {
#embed "page/scene.js"
};
static const unsigned char file_player_js[] = {
#embed "page/player.js"
};
static const unsigned char file_transition_js[] = {
#embed "page/transition.js"
};
static const unsigned char file_stacks_js[] = {
#embed "page/stacks.js"
};
static const unsigned char file_address_js[] = {
#embed "page/address.js"
};
static const unsigned char file_main_js[] = {
#embed "page/main.js"
};

#define ASSET(name, bytes) {name, bytes, sizeof bytes}

static const PreviewAsset assets[] = {
    ASSET("page.html", file_page_html),
    ASSET("page.css", file_page_css),
    ASSET("paint.js", file_paint_js),
    ASSET("face.js", file_face_js),
    ASSET("evaluator.js", file_evaluator_js),
    ASSET("plan.js", file_plan_js),
    ASSET("walk.js", file_walk_js),
    ASSET("elements.js", file_elements_js),
    ASSET("parts.js", file_parts_js),
    ASSET("phone.js", file_phone_js),
    ASSET("map-edges.js", file_map_edges_js),
    ASSET("map-drawing.js", file_map_drawing_js),
    ASSET("map.js", file_map_js),
    ASSET("panel.js", file_panel_js),
    ASSET("plots.js", file_plots_js),
    ASSET("why.js", file_why_js),
    ASSET("scene.js", file_scene_js),
    ASSET("player.js", file_player_js),
    ASSET("transition.js", file_transition_js),
    ASSET("stacks.js", file_stacks_js),
    ASSET("address.js", file_address_js),
    ASSET("main.js", file_main_js),
};

size_t previewAssetCount(void) { return sizeof assets / sizeof *assets; }

PreviewAsset previewAsset(size_t index) { return assets[index]; }
