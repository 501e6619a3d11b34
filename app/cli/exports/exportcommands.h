// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QStringList>

class QCommandLineParser;

namespace storedesk::imports {
struct Recipe;
} // namespace storedesk::imports

namespace storedesk::cli {

[[nodiscard]] int exportTable(const QStringList &arguments, const QByteArray &key);
// Runs an export with a recipe and the options of "run".
[[nodiscard]] int exportWith(const imports::Recipe &recipe, const QCommandLineParser &parser,
                             const QByteArray &key);

} // namespace storedesk::cli
