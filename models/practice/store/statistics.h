// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "practice/core/moment.h"

#include <QJsonObject>

namespace storedesk::practice {

struct Contact;

// Rounds to two decimals, as for money.
[[nodiscard]] double rounded(double amount);

struct FigureOptions
{
    Moment now = 0;
    // Whether there are enough purchases for predictions.
    bool predicts = false;
};

// Writes the members of a contact that are derived from its purchases: totals, first and last
// dates, the scores, and predictions for the next twelve months. The model is simple, because the
// values only have to be consistent and change with time and purchases.
void writeFigures(const Contact &contact, const FigureOptions &options, QJsonObject &answer);

} // namespace storedesk::practice
