// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

namespace storedesk::cli {

// The result of a command. The numbers are stable for scripts and listed in the manual page.
enum ExitCode {
    Done = 0,
    // The service refused the request.
    Refused = 1,
    WrongUsage = 2,
    // There was no connection, or no secure connection.
    NoConnection = 3,
    OutcomeUnknown = 4,
    SomeRowsFailed = 5,
    StoppedByGuard = 6,
    Cancelled = 7
};

} // namespace storedesk::cli
