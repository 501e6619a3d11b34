// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "scene.h"

#include <memory>

namespace storedesk::ui::tour {

Scene inSteps(Scene piece, const QList<SceneStep> &steps)
{
    const auto at = std::make_shared<qsizetype>(0);
    piece.open = [at, open = piece.open](PageHost &host) {
        *at = 0;
        return open(host);
    };
    piece.ready = [at, steps](PageHost &host) {
        while (*at < steps.size() && steps[*at](host))
            ++*at;
        return *at == steps.size();
    };
    return piece;
}

} // namespace storedesk::ui::tour
