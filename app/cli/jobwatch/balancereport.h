// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/cli/terminal/exitcode.h"

#include "journal/jobkind.h"

#include <QJsonObject>

namespace storedesk::cli {

// Returns the exit code for any command that sends or fetches rows. It is 0 only if all rows were
// accepted, 4 if an outcome is unknown or the counts do not add up, and 5 otherwise.
[[nodiscard]] ExitCode exitCodeOf(const journal::Balance &balance);

// Returns the exit code for rows that were only checked. Rows with a fault would be held back.
[[nodiscard]] ExitCode exitCodeOfCheck(qint64 rows, qint64 heldBack);
// Returns the exit code for a job that ended with this code but whose counts cannot be read.
[[nodiscard]] int exitCodeWithoutFigures(int code);
// Returns whether the code describes the outcome of rows instead of the reason a command stopped.
[[nodiscard]] bool isOfRows(int code);
// Returns whether the code describes the outcome of rows and no outcome is unknown.
[[nodiscard]] bool areOutcomesKnown(int code);
// Returns the exit code for a command with two steps. The code of a step that stopped early takes
// precedence, followed by unknown outcomes.
[[nodiscard]] int worseOf(int one, int other);

// Format the counts for scripts and for users.
[[nodiscard]] QJsonObject jsonOf(const QString &job, const journal::Balance &balance);
[[nodiscard]] QString textOf(const journal::Balance &balance, journal::RowUnit unit);
// Returns the phrase about rows without an outcome. It starts with a comma, or is empty if there
// are no such rows.
[[nodiscard]] QString remainderOf(const journal::Balance &balance);
// Reports counts that do not add up.
void complainOfGaps(const journal::Balance &balance, bool asJson);

} // namespace storedesk::cli
