// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "insights/answerengine.h"

#include <QString>

#include <chrono>
#include <optional>

namespace storedesk::insightviews {

// Why a question is not answered, and the export that would help.
struct ObstacleText
{
    QString sentence = {};
    // Kind of the export to fetch; empty if none helps.
    QString exportKind = {};
    // Whether a column with an unknown heading may have the data.
    bool isMissingColumn = false;
    // Whether a sync of the warehouse would help.
    bool needsSync = false;
    // Label of the button that opens the export or the warehouse.
    QString action = {};
};

[[nodiscard]] ObstacleText textOf(const insights::Obstacle &obstacle);
// The reply must have no answer. It may come from a warehouse.
[[nodiscard]] ObstacleText textOf(const insights::InsightReply &reply);
// Adds to the label of a button how long the export takes, if that is known: "Export contacts…
// (about 3 min)".
[[nodiscard]] QString withDuration(const QString &label,
                                   std::optional<std::chrono::minutes> duration);

} // namespace storedesk::insightviews
