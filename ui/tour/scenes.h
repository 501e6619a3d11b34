// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/tour/scene.h"

namespace storedesk::ui::tour {

// Return the scenes for each folder of pages.
[[nodiscard]] QList<Scene> accountScenes();
[[nodiscard]] QList<Scene> overviewScenes();
[[nodiscard]] QList<Scene> insightScenes();
// Most of them need a database, which the environment names.
[[nodiscard]] QList<Scene> warehouseScenes();
[[nodiscard]] QList<Scene> listScenes();
[[nodiscard]] QList<Scene> integrationScenes();
[[nodiscard]] QList<Scene> recordScenes();
[[nodiscard]] QList<Scene> contactScenes();
[[nodiscard]] QList<Scene> fileScenes();
[[nodiscard]] QList<Scene> formScenes();
[[nodiscard]] QList<Scene> creationScenes();
[[nodiscard]] QList<Scene> designScenes();
[[nodiscard]] QList<Scene> setupScenes();
[[nodiscard]] QList<Scene> changeScenes();
[[nodiscard]] QList<Scene> bulkScenes();
[[nodiscard]] QList<Scene> purchaseScenes();
[[nodiscard]] QList<Scene> importScenes();
[[nodiscard]] QList<Scene> importEndScenes();
[[nodiscard]] QList<Scene> exportScenes();
[[nodiscard]] QList<Scene> scheduleScenes();
[[nodiscard]] QList<Scene> preferencesScenes();
[[nodiscard]] QList<Scene> shellScenes();
[[nodiscard]] QList<Scene> workScenes();
[[nodiscard]] QList<Scene> activityScenes();

[[nodiscard]] QList<Scene> allScenes();

} // namespace storedesk::ui::tour
