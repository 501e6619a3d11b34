// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

namespace storedesk::cli {

// How a command ended. The numbers are a promise to scripts; the manual page lists them.
enum ExitCode {
    Done = 0,
    Refused = 1, // by the service
    WrongUsage = 2,
    NoConnection = 3, // or no safe one
    OutcomeUnknown = 4,
    SomeRowsFailed = 5,
    StoppedByGuard = 6,
    Cancelled = 7
};

} // namespace storedesk::cli
