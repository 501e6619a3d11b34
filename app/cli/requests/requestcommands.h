// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QStringList>

namespace storedesk::cli {

[[nodiscard]] int call(const QStringList &arguments, const QByteArray &key);
[[nodiscard]] int listOperations(const QStringList &arguments);
[[nodiscard]] int lookUp(const QStringList &arguments, const QByteArray &key);

} // namespace storedesk::cli
