// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/result.h"
#include "http/outcome.h"
#include "records/deletetarget.h"
#include "storage/bin.h"

#include <optional>
#include <vector>

namespace storedesk::records {

// One record in a Deletion, with its copies and its result.
struct DeletionItem
{
    enum class End : quint8 { Open, Gone, GoneBefore, Failed, Unsure };

    DeleteTarget target;
    End end = End::Open;
    // Set for Failed and Unsure.
    base::Problem problem = {};
    // The error of the request, if one failed.
    std::optional<http::Error> error = {};
    // The record, then the records that the service deletes along with it.
    std::vector<storage::BinEntry> copies = {};
    // The numbers of the copies in the bin.
    QList<qint64> numbers = {};
    // Whether a failed delete may have reached the service.
    bool left = false;

    [[nodiscard]] bool isGone() const { return end == End::Gone || end == End::GoneBefore; }
    [[nodiscard]] bool needsRead() const { return end == End::Open && copies.empty(); }
};

} // namespace storedesk::records
