// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/tour/scenes.h"

namespace storedesk::ui::tour {

QList<Scene> allScenes()
{
    return accountScenes() + overviewScenes() + warehouseScenes() + insightScenes() + bulkScenes()
        + purchaseScenes() + importScenes() + importEndScenes() + exportScenes() + scheduleScenes()
        + listScenes() + integrationScenes() + recordScenes() + contactScenes() + fileScenes()
        + formScenes() + creationScenes() + designScenes() + setupScenes() + changeScenes()
        + preferencesScenes() + shellScenes() + workScenes() + activityScenes();
}

} // namespace storedesk::ui::tour
