// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "insights/question.h"

#include <QString>

namespace storedesk::ui::insights {

// Why a question is not answered, and the export that would help.
struct ObstacleText
{
    QString sentence = {};
    // Kind of the export to fetch; empty if none helps.
    QString exportKind = {};
    // Label of the button that opens the export.
    QString action = {};
};

[[nodiscard]] ObstacleText textOf(const storedesk::insights::Obstacle &obstacle);

} // namespace storedesk::ui::insights
