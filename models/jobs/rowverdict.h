// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "api/outcome.h"
#include "api/request.h"
#include "journal/jobrow.h"

namespace storedesk::jobs {

// What the end of a row's request means for the row, and for the job.
struct RowVerdict
{
    // Absent: nothing left, and the row waits again.
    std::optional<journal::RowEnd> end = {};
    // It would happen to every other row too: the job pauses. Empty what: it goes on.
    base::Problem pause = {};
};

// Whether the answer itself is what somebody wants to see later.
enum class Keep : quint8 { Nothing, Record };

[[nodiscard]] RowVerdict verdictOf(qint64 number, const api::Request &request,
                                   const api::Outcome &outcome, Keep keep);

// The same of the read after a delete that was done, which ended like this.
[[nodiscard]] RowVerdict goneVerdict(const api::Request &reading, const api::Outcome &outcome,
                                     const journal::RowEnd &deleted);

} // namespace storedesk::jobs
