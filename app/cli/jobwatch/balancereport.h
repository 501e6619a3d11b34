// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/cli/terminal/exitcode.h"

#include "journal/jobkind.h"

#include <QJsonObject>

namespace storedesk::cli {

// Returns the exit code of every command that sends or fetches rows: 0 only if all rows were
// accepted, 4 if an outcome is unknown or the figures do not add up, otherwise 5.
[[nodiscard]] ExitCode exitCodeOf(const journal::Balance &balance);

// Returns the exit code for rows that were only checked: rows with a fault would be held back.
[[nodiscard]] ExitCode exitCodeOfCheck(qint64 rows, qint64 heldBack);
// Returns the exit code if the figures of a job that ended with this code cannot be read.
[[nodiscard]] int exitCodeWithoutFigures(int code);
// Returns whether the code reports the outcome of rows, and not why a command stopped.
[[nodiscard]] bool isOfRows(int code);
// Returns whether the code reports the outcome of rows and none is unknown.
[[nodiscard]] bool areOutcomesKnown(int code);
// Returns the exit code of two steps of one command. Steps that stopped take precedence, then
// unknown outcomes.
[[nodiscard]] int worseOf(int one, int other);

// Format the figures for scripts and for users.
[[nodiscard]] QJsonObject jsonOf(const QString &job, const journal::Balance &balance);
[[nodiscard]] QString textOf(const journal::Balance &balance, journal::RowUnit unit);
// Returns the part of the text about rows without an outcome, which starts with a comma, or an
// empty text if there are none.
[[nodiscard]] QString remainderOf(const journal::Balance &balance);
// Reports figures that do not add up.
void complainOfGaps(const journal::Balance &balance, bool asJson);

} // namespace storedesk::cli
