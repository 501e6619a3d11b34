// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "torture/tortureroom.h"

#include <functional>
#include <optional>
#include <vector>

namespace torture {

// A row of the command table: how to run a command, and the conditions that must hold afterwards.
struct TortureCommand
{
    // Name of the test; the first word is the command.
    const char *name;
    // Creates input and old files, and returns the arguments.
    std::function<QStringList(TortureRoom &)> prepare;
    // Exit code without a fault.
    int cleanExit = 0;
    // Whether the command creates or continues a job, which is resumed afterwards.
    bool isJob = false;
    // Whether the command can be run again with the same result. Otherwise its effect is checked at
    // the service.
    bool isRepeatable = true;
    // Whether the standard output is the same for every successful run.
    bool sameOutput = false;
    // Whether the command runs until it is stopped.
    bool untilStopped = false;
    // Number of rows in its table, and the operation applied for each; 0 means that rows are not
    // counted.
    int rows = 0;
    std::optional<OperationId> operation = {};
    // Files in the output folder that are replaced. Each is always either the old file or complete,
    // and complete after a successful run.
    QStringList files = {};
    // Whether a new file is complete. Without this function, it is compared with the file of a run
    // without a fault.
    std::function<bool(const QByteArray &)> isWhole = {};
    // Returns missing effects at the service or in the data folder after the command is done.
    std::function<QStringList(TortureRoom &)> missing = {};

    [[nodiscard]] QString command() const { return QString::fromLatin1(name).section(u' ', 0, 0); }
};

// One or more rows for each command of the program.
[[nodiscard]] const std::vector<TortureCommand> &tortureCommands();

} // namespace torture
