// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "http/request.h"
#include "journal/jobhead.h"
#include "journal/jobrow.h"

namespace storedesk::jobs {

// Preview of the request for one row.
struct FirstRequest
{
    qint64 number = 0;
    // Name of the affected record.
    QString record = {};
    // The effect on the record, or the reason the row is not sent.
    QString words = {};
    // Verb, path and body, exactly as sent.
    QString raw = {};
    bool sent = true;
    // Only set if the row is sent.
    http::Request request = {};
};

// The result of checking a bulk job.
struct BulkVerdict
{
    // ID of the job.
    QString id = {};
    journal::JobHead head = {};
    std::vector<journal::RowReason> reasons = {};
    QList<FirstRequest> first = {};
    // Blank cells that will clear a field of a record.
    qint64 clearedCells = 0;

    [[nodiscard]] qint64 toSend() const { return head.counts[journal::RowState::Waiting]; }
};

} // namespace storedesk::jobs
