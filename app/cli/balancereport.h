// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "exitcode.h"

#include "jobs/balance.h"

#include <QJsonObject>

namespace storedesk::cli {

// The exit code of every command that sends or fetches rows: 0 only when all rows were accepted, 4
// when an outcome is unknown or the figures do not add up, otherwise 5.
[[nodiscard]] ExitCode exitCodeOf(const jobs::Balance &balance);

// The same for rows that were only checked: rows with a fault would be held back.
[[nodiscard]] ExitCode exitCodeOfCheck(qint64 rows, qint64 heldBack);
// The exit code when the figures of a job cannot be read, though it ended with this code.
[[nodiscard]] int exitCodeWithoutFigures(int code);
// Whether the code says how rows ended, and not why a command stopped.
[[nodiscard]] bool isOfRows(int code);
// Whether rows ended, and no outcome is unknown.
[[nodiscard]] bool areOutcomesKnown(int code);
// The exit code of two steps of one command. Steps that stopped come first, then unknown outcomes.
[[nodiscard]] int worseOf(int one, int other);

// The figures for a script and for a person.
[[nodiscard]] QJsonObject jsonOf(const QString &job, const jobs::Balance &balance);
[[nodiscard]] QString textOf(const jobs::Balance &balance, const QString &task);
// Names what does not add up.
void complainOfGaps(const jobs::Balance &balance, bool asJson);

} // namespace storedesk::cli
