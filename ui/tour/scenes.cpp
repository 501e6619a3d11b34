// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/tour/scenes.h"

namespace storedesk::ui::tour {

QList<Scene> allScenes()
{
    return accountScenes() + overviewScenes() + bulkScenes() + listScenes() + recordScenes()
        + fileScenes() + formScenes() + creationScenes() + changeScenes() + shellScenes();
}

} // namespace storedesk::ui::tour
