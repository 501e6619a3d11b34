// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QStringList>

namespace storedesk::journal {

struct JobHead;

// Accounts for every row of a job. Determines the exit code of a command and the result shown in
// the window: a job succeeded only if all rows were accepted and nothing contradicts that.
struct Balance
{
    enum class Verdict : quint8 {
        AllTaken,
        SomeFailed,
        // Rows with an unknown outcome, unfinished rows, or counts that do not add up.
        Unknown
    };

    qint64 rows = 0;
    // Accepted by the service.
    qint64 taken = 0;
    // Rejected by the service.
    qint64 refused = 0;
    qint64 unknown = 0;
    // Never sent.
    qint64 heldBack = 0;
    // Never sent because the user left them out deliberately. Not counted as failures.
    qint64 leftOut = 0;
    // Unfinished rows of a job that has not ended.
    qint64 waiting = 0;
    qint64 underWay = 0;
    // Contradictions, one sentence each, such as totals from the service that differ from our own.
    QStringList gaps = {};

    bool operator==(const Balance &) const = default;

    [[nodiscard]] qint64 open() const { return waiting + underWay; }
    [[nodiscard]] qint64 accounted() const
    {
        return taken + refused + unknown + heldBack + leftOut + open();
    }
    [[nodiscard]] bool addsUp() const;
    [[nodiscard]] Verdict verdict() const;
};

// Counts the rows of the journal. Some kinds of jobs count differently: see jobs/jobkinds.h.
[[nodiscard]] Balance balanceOf(const JobHead &head);

} // namespace storedesk::journal
