// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "api/request.h"
#include "journal/jobhead.h"
#include "journal/jobrow.h"

namespace storedesk::jobs {

// What one row would send.
struct FirstRequest
{
    qint64 number = 0;
    QString record = {}; // what it is about
    QString words = {}; // what happens to it; or why it is not sent
    QString raw = {}; // as it leaves: verb, path and body
    bool sent = true;
    api::Request request = {}; // of one that is sent
};

// What the check of a bulk job came to.
struct BulkVerdict
{
    QString id = {}; // of the job
    journal::JobHead head = {};
    std::vector<journal::RowReason> reasons = {};
    QList<FirstRequest> first = {};
    // Blank cells that will clear a field of a record.
    qint64 clearedCells = 0;

    [[nodiscard]] qint64 toSend() const { return head.counts[journal::RowState::Waiting]; }
};

} // namespace storedesk::jobs
