// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QVariant>

class QDateTime;

namespace storedesk::itemmodels {

// Returns the tool tip of a time: the local time with its zone. Invalid if the time is.
[[nodiscard]] QVariant timeTip(const QDateTime &time);
// Returns the tool tip of a row that elides its text: the text, and the time on a line of its own.
[[nodiscard]] QString timeTip(const QString &text, const QDateTime &time);

} // namespace storedesk::itemmodels
