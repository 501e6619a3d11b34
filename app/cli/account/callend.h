// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "api/call.h"
#include "app/cli/terminal/exitcode.h"
#include "http/outcome.h"

#include <QJsonArray>

namespace storedesk::cli {

// Reports the result of a call to users, or as JSON to scripts.

[[nodiscard]] ExitCode exitCodeOf(http::ErrorKind kind);

// Prints the response or the error and returns the exit code.
[[nodiscard]] ExitCode reportResult(const catalogue::Operation &operation,
                                    const http::Outcome &outcome, bool asJson);
// Prints all records in a list in the form of a single page.
void printRecords(const QJsonArray &records, int pages, bool asJson);
void complainAbout(const http::Error &error, bool asJson);
// Does not report short waits.
void reportWaiting(const base::Clock &clock, base::Clock::Duration until, api::WaitReason why,
                   bool asJson);

} // namespace storedesk::cli
