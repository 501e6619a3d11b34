// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "practice/core/moment.h"

#include <QJsonObject>

namespace storedesk::practice {

struct Contact;

// Rounds to two decimals, as for money.
[[nodiscard]] double rounded(double amount);

// Writes the members of a contact that derive from its purchases: sums, first and last dates, the
// labels of recency, frequency and amount, and predictions. The model is simple; the values only
// have to be consistent and change with time and purchases.
void writeFigures(const Contact &contact, Moment now, QJsonObject &answer);

} // namespace storedesk::practice
