// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "http/outcome.h"
#include "http/request.h"
#include "journal/jobrow.h"

namespace storedesk::journal {

// The consequences of a request's outcome for its row and for the job.
struct RowVerdict
{
    // Absent if nothing was sent and the row waits again.
    std::optional<journal::RowEnd> end = {};
    // A problem that would affect all other rows too, so that the job pauses. An empty `what` means
    // that the job continues.
    base::Problem pause = {};
};

// Whether the response is stored with the row.
enum class Keep : quint8 { Nothing, Record };

[[nodiscard]] RowVerdict verdictOf(qint64 number, const http::Request &request,
                                   const http::Outcome &outcome, Keep keep);

// Evaluates the read that verifies a successful delete.
[[nodiscard]] RowVerdict goneVerdict(const http::Request &reading, const http::Outcome &outcome,
                                     const journal::RowEnd &deleted);

} // namespace storedesk::journal
