// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "practice/core/moment.h"

#include <QJsonObject>

namespace storedesk::practice {

struct Contact;

// To two decimals, as money is written.
[[nodiscard]] double rounded(double amount);

// The members of a contact that follow from its purchases: sums, first and last, the labels of
// recency, frequency and amount, and what a model would expect of it. The model is ours and simple;
// what matters is that the numbers agree with each other and move with time and purchases.
void writeFigures(const Contact &contact, Moment now, QJsonObject &answer);

} // namespace storedesk::practice
