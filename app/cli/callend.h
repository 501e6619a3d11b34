// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "api/call.h"
#include "api/outcome.h"
#include "exitcode.h"

#include <QJsonArray>

namespace storedesk::cli {

// How a call is told to a person, or to a script that asked for JSON.

[[nodiscard]] ExitCode exitCodeOf(api::Kind kind);

// Prints the answer or complains. The answer is the exit code.
[[nodiscard]] ExitCode tellEnd(const catalogue::Operation &operation, const api::Outcome &outcome,
                               bool asJson);
// All records of a list, in the shape of one page.
void printRecords(const QJsonArray &records, int pages, bool asJson);
void complainAbout(const api::Error &error, bool asJson);
// Short waits go without a word.
void tellWaiting(const base::Clock &clock, base::Clock::Duration until, api::Why why, bool asJson);

} // namespace storedesk::cli
