// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QStringList>

namespace storedesk::cli {

[[nodiscard]] int checkFile(const QStringList &arguments, const QByteArray &key);
[[nodiscard]] int importFile(const QStringList &arguments, const QByteArray &key);
[[nodiscard]] int importPurchases(const QStringList &arguments, const QByteArray &key);

} // namespace storedesk::cli
