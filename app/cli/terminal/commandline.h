// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QStringList>

class QCommandLineParser;

namespace storedesk::cli {

// Adds --json, which every command has whose output scripts may parse. Usage errors are then
// reported as JSON too.
void addJsonOption(QCommandLineParser &parser, const char *help);
[[nodiscard]] bool wantsJson(const QStringList &arguments);

// Whether a command accepts positional arguments.
enum class Operands : quint8 { None, Some };

// Parses the arguments of a command. Returns false if the command must end with *exitCode, because
// the usage was wrong or help was printed.
[[nodiscard]] bool understand(QCommandLineParser &parser, QLatin1StringView command,
                              Operands operands, const QStringList &arguments, int *exitCode);

} // namespace storedesk::cli
