// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "showpiece.h"

#include <memory>

namespace storedesk::ui {

Showpiece inSteps(Showpiece piece, const QList<ShowpieceStep> &steps)
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

} // namespace storedesk::ui
