// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QHash>
#include <QStringList>

namespace storedesk::ui::files {

// Whether these are the columns of an export of activities.
[[nodiscard]] bool areActivities(const QStringList &columns);
// Returns the columns sorted by importance: contact, activity, time, amount, details, IDs. Unknown
// columns are placed before the IDs.
[[nodiscard]] QList<int> readingOrder(const QStringList &columns);
// Returns the translated titles of the known columns.
[[nodiscard]] QHash<QString, QString> activityTitles();

} // namespace storedesk::ui::files
