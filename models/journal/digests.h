// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

// SQL expressions for the digests of stored rows. Every statement that writes a row stores its
// digest, and every statement that reads one verifies it, so that damaged rows are neither shown
// nor sent. Macros, because SQL statements are concatenated from literals. Internal to this
// library.

// Digest of a row's input, which changes only if the row is erased.
#define JOURNAL_ROW_DIGEST "checksum(row.number, row.cells, row.key)"
// Digest of the outcome of a row.
#define JOURNAL_OUTCOME_DIGEST                                                                     \
    "checksum(outcome.number, outcome.state, outcome.reason, outcome.at, outcome.sent,"            \
    " outcome.status, outcome.detail, outcome.request, outcome.before, outcome.record)"
#define JOURNAL_REASON_DIGEST "checksum(reason.id, reason.state, reason.code, reason.text)"
// Digest of the job itself, without the time of its last change.
#define JOURNAL_JOB_DIGEST                                                                         \
    "checksum(job.id, job.title, job.kind, job.plan, job.columns, job.durable, job.state,"         \
    " job.note, job.created, job.begun, job.ended, job.owner, job.complete)"
