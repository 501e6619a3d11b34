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

// The figures for a script and for a person.
[[nodiscard]] QJsonObject jsonOf(const QString &job, const jobs::Balance &balance);
[[nodiscard]] QString textOf(const jobs::Balance &balance, const QString &task);
// Names what does not add up.
void complainOfGaps(const jobs::Balance &balance, bool asJson);

} // namespace storedesk::cli
