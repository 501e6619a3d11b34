// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/result.h"
#include "jobs/deletetarget.h"
#include "local/bin.h"

#include <vector>

namespace storedesk::jobs {

// One record of a run of deletes: its copies, and what became of it.
struct DeletionItem
{
    enum class End : quint8 { Open, Gone, GoneBefore, Failed, Unsure };

    DeleteTarget target;
    End end = End::Open;
    base::Problem problem = {}; // of Failed and Unsure
    std::vector<local::BinEntry> copies = {}; // the record, then what the service takes along
    QList<qint64> numbers = {}; // of the copies in the bin
    bool left = false; // a delete that failed reached somebody

    [[nodiscard]] bool isGone() const { return end == End::Gone || end == End::GoneBefore; }
    [[nodiscard]] bool needsRead() const { return end == End::Open && copies.empty(); }
};

} // namespace storedesk::jobs
