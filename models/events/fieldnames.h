// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>
#include <QStringList>

namespace storedesk::events {

// Returns the words in an identifier in lower case. For example, order_id, orderId and Order-ID
// have the same two words.
[[nodiscard]] QStringList wordsOf(const QString &name);
// Returns the name for display, for example "Order ID".
[[nodiscard]] QString titleOf(const QString &name);

// The path of a value in a sample, from the outside in. List elements are identified by index.
using SamplePath = QStringList;

[[nodiscard]] QString pointerOf(const SamplePath &path);
// Returns one ID for each path. A value at the top level keeps its name, because API events use it;
// nested values include the names of their parents if their own names are too generic.
[[nodiscard]] QStringList idsOf(const QList<SamplePath> &paths);

} // namespace storedesk::events
