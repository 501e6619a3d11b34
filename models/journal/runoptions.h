// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "journal/rowverdict.h"

#include <functional>

namespace storedesk::journal {

class RowFollower;

// Options for sending the rows of a job.
struct RunOptions
{
    using Kept = std::function<void(const base::Result<void> &)>;
    using CopyKeeper =
        std::function<void(qint64 number, const http::Request &, const QJsonObject &record, Kept)>;

    // Number of rows in progress at a time: enough to keep the connection busy, few enough for a
    // stop to take effect quickly and for few unknown outcomes after a crash. The rate is limited
    // by the account.
    int width = 8;
    // Whether results received within a few milliseconds share one commit.
    bool gathers = false;
    // Whether a row is marked as sent only when the account has a free slot for its request. Costs
    // one more commit per row, but leaves fewer uncertain rows after a crash.
    bool marksLate = false;
    Keep keep = Keep::Nothing;
    // Whether each record is read before it is changed, and stored with the row.
    bool readFirst = false;
    // Whether deleted records are read again, so that the row is done once the record is gone.
    bool verifiesGone = false;
    // Called with the record that was read. The request is sent after the callback has been called.
    // May be empty.
    CopyKeeper keepCopy = {};
    // May be empty.
    std::function<void(const journal::RowEnd &)> ended = {};
    // Follows rows after their response. Rows are then sent one after another. Must outlive the
    // run; may be null.
    RowFollower *follower = nullptr;
};

} // namespace storedesk::journal
