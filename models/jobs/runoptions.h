// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "jobs/rowverdict.h"

#include <functional>

namespace storedesk::jobs {

class RowFollower;

// How the rows of a job are sent.
struct RunOptions
{
    using Kept = std::function<void(const base::Result<void> &)>;
    using CopyKeeper =
        std::function<void(qint64 number, const api::Request &, const QJsonObject &record, Kept)>;

    // So many rows are begun at a time: enough to keep the line busy, few enough that a stop is
    // felt at once and little is in doubt after a crash. Their pace is decided by the account.
    int width = 8;
    bool gathers = false; // ends of a few milliseconds share one commit
    // A row is marked as sent only when the account has a free slot for its request. Costs a commit
    // more for each row, and leaves fewer of them uncertain after a crash.
    bool marksLate = false;
    Keep keep = Keep::Nothing;
    // The record is read before it is changed, and kept with the row.
    bool readFirst = false;
    // What was deleted is read again: its row is done when it is gone.
    bool verifiesGone = false;
    // Called with the record that was read; its request leaves when it has answered. May be empty.
    CopyKeeper keepCopy = {};
    std::function<void(const journal::RowEnd &)> ended = {}; // may be empty
    // Goes on with rows that were answered, which are sent one after the other then. Outlives the
    // run; may be null.
    RowFollower *follower = nullptr;
};

} // namespace storedesk::jobs
