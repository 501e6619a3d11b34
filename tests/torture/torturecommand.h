// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "torture/tortureroom.h"

#include <functional>
#include <optional>
#include <vector>

namespace torture {

// A row in the command table: how to run a command, and the conditions that must hold afterwards.
struct TortureCommand
{
    // Name of the test. The first word is the command.
    const char *name;
    // Creates input files and old files, and returns the arguments.
    std::function<QStringList(TortureRoom &)> prepare;
    // The exit code if there is no fault.
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
    // Number of rows in its table, and the operation applied for each row. If 0, rows are not
    // counted.
    int rows = 0;
    std::optional<OperationId> operation = {};
    // Files in the output folder that the command replaces. Each file is always either the old or
    // the complete new version, and after a successful run it is the new one.
    QStringList files = {};
    // Returns whether a new file is complete. If unset, the file is compared with the file from a
    // run without a fault.
    std::function<bool(const QByteArray &)> isWhole = {};
    // Returns effects that are missing at the service or in the data folder after the command has
    // finished.
    std::function<QStringList(TortureRoom &)> missing = {};

    [[nodiscard]] QString command() const { return QString::fromLatin1(name).section(u' ', 0, 0); }
};

// Returns one or more rows for each command of the program.
[[nodiscard]] const std::vector<TortureCommand> &tortureCommands();

} // namespace torture
