// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/database.h"
#include "journal/jobowner.h"
#include "journal/rowstate.h"

#include <QDateTime>
#include <QJsonObject>
#include <QStringList>

namespace storedesk::journal {

enum class JobState : quint8 {
    Planned, // its rows are being written down; nobody has agreed to it yet
    Running,
    Paused,
    Done // every row has ended, or will never be sent
};

// What a job is, before its first row.
struct JobOutline
{
    QString id = {}; // the name of its file
    // Either plain text, or storedTitle() of a JobTitle when a job is created. A head that was read
    // has it in the language of the program.
    QString title = {};
    QString task = {}; // what kind of work; the journal does not look into it
    QJsonObject plan = {}; // how a row becomes a request
    QStringList columns = {}; // of the rows as they came
    // Full where a request must not leave twice: then a power cut loses nothing.
    base::Durability durability = base::Durability::Full;
    JobOwner owner = {};
};

struct JobHead
{
    JobOutline outline;
    // The title as the journal has it, for the titles of other jobs.
    QString storedTitle = {};
    JobState state = JobState::Planned;
    // All rows and the plan are stored, and the user has confirmed the job. Anything else is a
    // draft, which cannot run.
    bool complete = false;
    base::Problem note = {}; // why it is paused; empty what: somebody wanted it
    QDateTime created = {};
    QDateTime begun = {};
    QDateTime moved = {}; // when it last wrote something down
    QDateTime ended = {};
    // Rows that wait in a job that is Done were never sent: they count as NotSent.
    RowCounts counts = {};

    [[nodiscard]] qint64 rows() const { return counts.total(); }
};

} // namespace storedesk::journal
