// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "catalogue/operation.h"
#include "journal/balance.h"
#include "journal/journal.h"
#include "journal/rowfollower.h"
#include "journal/runoptions.h"

namespace storedesk::api {
class Session;
}

namespace storedesk::journal {

// The meaning of one row of a journal.
enum class RowUnit : quint8 {
    // One request, made from one row of the user's table or list.
    Request,
    // A file with many of the user's rows.
    File,
    // An export, which the service turns into a file.
    Export
};

// The parts of a run that depend on the kind of the job.
struct RunParts
{
    // Converts a row to a request. Called in the thread of the journal.
    Journal::Maker maker;
    RunOptions options = {};
    // Follows rows that the service still processes. May be null.
    std::unique_ptr<RowFollower> follower = {};
};

// Creates the parts of a run in the thread of the session, which must outlive them. The copy keeper
// may be empty.
using RunFactory =
    std::function<RunParts(api::Session &session, const RunOptions::CopyKeeper &keepCopy)>;

// The changes that a job makes at the service.
struct JobEffect
{
    // Absent if the rows use several operations.
    std::optional<catalogue::OperationId> operation = {};
    // Number of rows that were or may have been written, as the user counts them.
    qint64 rows = 0;
};

// One kind of job. The library that creates such jobs defines one row, and jobs/jobkinds.h lists
// all rows. A function that is null does not apply to the kind.
struct JobKind
{
    // Stored in each journal.
    QLatin1StringView id;
    RowUnit unit = RowUnit::Request;
    // The resource under which the service lists the rows of a running job.
    std::optional<catalogue::Resource> listedAs = {};
    // Reads the plan and checks that the job may run. The folder contains the files of the job.
    // Thread-safe.
    base::Result<RunFactory> (*open)(Journal &journal, const QString &folder) = nullptr;
    // Counts rows as the user sees them. Null if these are the rows of the journal.
    base::Result<Balance> (*balance)(Journal &journal) = nullptr;
    // Returns nothing if the job only reads. Null if all jobs of this kind only read.
    std::optional<JobEffect> (*effect)(const JobHead &head) = nullptr;
    // Whether the previous values are stored. Null if jobs of this kind cannot be undone.
    bool (*canBeUndone)(const JobHead &head, const QString &folder) = nullptr;

    [[nodiscard]] bool matches(const JobOutline &outline) const { return outline.kind == id; }
};

} // namespace storedesk::journal
