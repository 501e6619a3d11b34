// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "torture/tortureroom.h"

#include <functional>
#include <optional>
#include <vector>

namespace torture {

// A row of the table of commands: how one is run, and what must hold afterwards.
struct TortureCommand
{
    // What the test calls it; the first word is the command.
    const char *name;
    // Makes input and old files, and returns the arguments.
    std::function<QStringList(TortureRoom &)> prepare;
    // The exit code when nothing fails.
    int cleanExit = 0;
    // It makes or continues a job, which is resumed afterwards.
    bool isJob = false;
    // It may be run again with the same result. Otherwise its effect is looked for at the service.
    bool isRepeatable = true;
    // Its standard output is the same whenever it ends well.
    bool sameOutput = false;
    // It runs until it is told to stop.
    bool untilStopped = false;
    // Rows of its table, and the operation that the service carries out for each; 0: not counted.
    int rows = 0;
    std::optional<OperationId> operation = {};
    // Files of the output folder that are replaced. Each is the old one or whole, always; whole
    // when the command ended well.
    QStringList files = {};
    // Whether a new file is whole. Without it the file of a run without a fault is the measure.
    std::function<bool(const QByteArray &)> isWhole = {};
    // What is missing at the service or in the data folder when the command is done.
    std::function<QStringList(TortureRoom &)> missing = {};

    [[nodiscard]] QString command() const { return QString::fromLatin1(name).section(u' ', 0, 0); }
};

// One row or more for each command of the program.
[[nodiscard]] const std::vector<TortureCommand> &tortureCommands();

} // namespace torture
