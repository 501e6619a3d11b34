// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/host/pagehost.h"

#include <QList>

class QWidget;

namespace storedesk::ui::tour {

// A screen in the tour: a page, a dialog or a state. Every folder of pages has its own scenes,
// which the tour visits in every look and language in its own practice store.
struct Scene
{
    // The file name without the look and the suffix.
    QLatin1StringView name;
    // The title in the index.
    QString title;
    // Opens the screen and returns the widget to capture, which is the window or a dialog. Returns
    // null if the screen could not be opened.
    std::function<QWidget *(PageHost &)> open;
    // Polled until it returns true. If empty, the page reports when it has settled.
    std::function<bool(PageHost &)> ready = {};
    // Faults that the service simulates during the scene, in the format of its --fault option, for
    // example "listExports:html".
    QStringList troubles = {};
};

// Returns a scene that is reached in steps. Each step is retried until it returns true, and after
// the last step the scene is ready. Used for scenes that have to wait for a response between steps.
using SceneStep = std::function<bool(PageHost &)>;
[[nodiscard]] Scene inSteps(Scene piece, const QList<SceneStep> &steps);

} // namespace storedesk::ui::tour
