// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/frame/frame.h"

#include <QList>

class QWidget;

namespace storedesk::ui::tour {

// Something worth a picture in the tour: a page, a dialog, a state. Every room of pages answers its
// own; the tour visits them in every look and language on a practice store of its own.
struct Scene
{
    QLatin1StringView name; // of the file, without look and ending
    QString title; // for the index
    // Opens it and answers what to photograph: the window, or a dialog; null: it failed to open.
    std::function<QWidget *(Frame &)> open;
    std::function<bool(Frame &)> ready =
        {}; // asked until it is so; empty: the page says when it has settled
    // What goes wrong on the service meanwhile, as its --fault writes it: "listExports:html".
    QStringList troubles = {};
};

// The same, reached in steps: each is tried until it is done, then comes the next one; with the
// last the piece is ready. For what needs an answer in between.
using SceneStep = std::function<bool(Frame &)>;
[[nodiscard]] Scene inSteps(Scene piece, const QList<SceneStep> &steps);

} // namespace storedesk::ui::tour
