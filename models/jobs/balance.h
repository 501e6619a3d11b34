// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/result.h"

#include <QStringList>

namespace storedesk::journal {
class Journal;
struct JobHead;
} // namespace storedesk::journal

namespace storedesk::jobs {

// Accounts for every row of a job. It decides how a command ends and what the window says: a job
// succeeded only when all rows were accepted and nothing contradicts that.
struct Balance
{
    enum class Verdict : quint8 {
        AllTaken,
        SomeFailed,
        // Rows with an unknown outcome, rows still open, or figures that do not add up.
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
    // Never sent because the user left them out on purpose. They do not count as failures.
    qint64 leftOut = 0;
    // Rows of a job that has not ended.
    qint64 waiting = 0;
    qint64 underWay = 0;
    // Contradictions, one sentence each, such as totals of the service that differ from ours.
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

// Counts the rows of the journal. The rows of an import are files: use the overload below.
[[nodiscard]] Balance balanceOf(const journal::JobHead &head);
// Counts what people call rows, for a job of any kind. The rows of an export job are its exports: a
// file that differs from what was announced counts as refused, and one that could not be checked as
// unknown. Reads the journal in the calling thread.
[[nodiscard]] base::Result<Balance> balanceOf(journal::Journal &journal);

} // namespace storedesk::jobs
