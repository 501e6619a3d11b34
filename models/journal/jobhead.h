// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/database.h"
#include "journal/jobowner.h"
#include "journal/jobtitle.h"
#include "journal/rowstate.h"

#include <QDateTime>
#include <QJsonObject>
#include <QStringList>

namespace storedesk::journal {

enum class JobState : quint8 {
    // Rows are still being stored and the user has not confirmed the job.
    Planned,
    Running,
    Paused,
    // Every row has ended or will never be sent.
    Done
};

// The properties of a job that are fixed before its first row is stored.
struct JobOutline
{
    // Name of the file.
    QString id = {};
    // Plain text, or storedTitle() of a JobTitle. JobHead::title() returns the text for the user.
    QString title = {};
    // ID of the JobKind. Not interpreted by the journal.
    QString kind = {};
    // Describes the conversion of rows to requests.
    QJsonObject plan = {};
    // Columns of the original rows: plain text or storedText(). JobHead::columns() returns the text
    // for the user.
    QStringList columns = {};
    // Full if a request must not be sent twice, so that a power failure loses no data.
    base::Durability durability = base::Durability::Full;
    JobOwner owner = {};
};

struct JobHead
{
    JobOutline outline;
    JobState state = JobState::Planned;
    // Whether all rows and the plan are stored and the user has confirmed the job. Anything else is
    // a draft, which cannot run.
    bool complete = false;
    // The reason the job is paused. An empty `what` means that the user paused it.
    base::Problem note = {};
    QDateTime created = {};
    QDateTime begun = {};
    // Time of the last change.
    QDateTime moved = {};
    QDateTime ended = {};
    // Rows still waiting in a finished job were never sent and are counted as NotSent.
    RowCounts counts = {};

    [[nodiscard]] qint64 rows() const { return counts.total(); }
    // In the current language of the program.
    [[nodiscard]] QString title() const { return shownTitle(outline.title); }
    [[nodiscard]] QStringList columns() const
    {
        QStringList shown;
        for (const auto &column : outline.columns)
            shown.append(shownTitle(column));
        return shown;
    }
};

} // namespace storedesk::journal
