// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

// The digests of stored rows, as SQL. Every statement that writes a row stores its digest, and
// every statement that reads one compares it, so that damaged rows are neither shown nor sent.
// Macros, because SQL texts are joined from literals. Private to this room.

// Of a row as it came: never changes, unless it is erased.
#define JOURNAL_ROW_DIGEST "checksum(row.number, row.cells, row.key)"
// Of what became of a row.
#define JOURNAL_OUTCOME_DIGEST                                                                     \
    "checksum(outcome.number, outcome.state, outcome.reason, outcome.at, outcome.sent,"            \
    " outcome.status, outcome.detail, outcome.request, outcome.before, outcome.record)"
#define JOURNAL_REASON_DIGEST "checksum(reason.id, reason.state, reason.code, reason.text)"
// Of the job itself, without the time of its last change.
#define JOURNAL_JOB_DIGEST                                                                         \
    "checksum(job.id, job.title, job.task, job.plan, job.columns, job.durable, job.state,"         \
    " job.note, job.created, job.begun, job.ended, job.owner, job.complete)"
