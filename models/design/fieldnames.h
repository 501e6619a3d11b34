// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>
#include <QStringList>

namespace storedesk::design {

// The words of a name as programs write it, in small letters: order_id, orderId and Order-ID have
// the same two.
[[nodiscard]] QStringList wordsOf(const QString &name);
// The name as people read it: Order ID.
[[nodiscard]] QString titleOf(const QString &name);

// Where a value stands in a sample, from the outside in. A place in a list is its number.
using SamplePath = QStringList;

[[nodiscard]] QString pointerOf(const SamplePath &path);
// One ID for each path. A value at the top keeps its name, because events that come by API are
// named by it; what is nested gets the name of what is around it when its own says too little.
[[nodiscard]] QStringList idsOf(const QList<SamplePath> &paths);

} // namespace storedesk::design
