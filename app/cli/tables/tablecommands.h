// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QStringList>

namespace storedesk::cli {

[[nodiscard]] int list(const QStringList &arguments);
[[nodiscard]] int sheet(const QStringList &arguments);

} // namespace storedesk::cli
