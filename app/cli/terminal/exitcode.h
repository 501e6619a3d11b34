// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

namespace storedesk::cli {

// The result of a command. The numbers are stable for scripts; the manual page lists them.
enum ExitCode {
    Done = 0,
    // Refused by the service.
    Refused = 1,
    WrongUsage = 2,
    // No connection, or no secure connection.
    NoConnection = 3,
    OutcomeUnknown = 4,
    SomeRowsFailed = 5,
    StoppedByGuard = 6,
    Cancelled = 7
};

} // namespace storedesk::cli
