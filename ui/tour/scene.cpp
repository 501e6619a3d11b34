// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "scene.h"

#include <memory>

namespace storedesk::ui::tour {

Scene inSteps(Scene piece, const QList<SceneStep> &steps)
{
    const auto at = std::make_shared<qsizetype>(0);
    piece.open = [at, open = piece.open](Frame &frame) {
        *at = 0;
        return open(frame);
    };
    piece.ready = [at, steps](Frame &frame) {
        while (*at < steps.size() && steps[*at](frame))
            ++*at;
        return *at == steps.size();
    };
    return piece;
}

} // namespace storedesk::ui::tour
