// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QStringList>

#include <span>

class QCommandLineParser;

namespace storedesk::cli {

struct Command
{
    QLatin1StringView name;
    const char *summary; // source text
    // Gets the arguments behind the command's name; answers with an ExitCode.
    int (*run)(const QStringList &arguments);
};

[[nodiscard]] std::span<const Command> commands();
[[nodiscard]] QString summaryOf(const Command &command);

[[nodiscard]] int serve(const QStringList &arguments);
[[nodiscard]] int listOperations(const QStringList &arguments);
[[nodiscard]] int call(const QStringList &arguments);
[[nodiscard]] int sheet(const QStringList &arguments);

// Reads the arguments of a command. False: the command ends here, with *exitCode, because the usage
// was wrong or help was asked for and printed.
[[nodiscard]] bool understand(QCommandLineParser &parser, QLatin1StringView command,
                              const QStringList &arguments, int *exitCode);

} // namespace storedesk::cli
