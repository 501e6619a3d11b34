// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "http/request.h"
#include "records/writablefields.h"
#include "storage/bin.h"

namespace storedesk::records {

// The requests that restore a record from the bin.
struct PutBackPlan
{
    // Checks whether the record exists. Reads a single record, or a list in which a record's member
    // may have the value.
    http::Request check;
    // Empty if the check reads a single record.
    QLatin1StringView member = {};
    QString value = {};
    // The body contains the writable part.
    http::Request write;
    WritableFields part = {};
};

// Returns the reason the API cannot create the record again, or an empty string if it can.
[[nodiscard]] QString whyNotPutBack(catalogue::Resource resource);
// Whether a copy in the bin brings back everything. A restored contact field has no values.
[[nodiscard]] bool canComeBack(catalogue::Resource resource);
// Returns the location whose rules the body of a restored copy has to follow. These rules are
// needed to make the plan.
[[nodiscard]] catalogue::FieldLocation restoreAddressOf(const storage::BinEntry &entry);
[[nodiscard]] PutBackPlan restorePlanOf(const storage::BinEntry &entry,
                                        const catalogue::FieldSet &rules);
// Returns the field that identifies the restored record. Empty if it gets a new ID.
[[nodiscard]] QLatin1StringView restoreKeyOf(const storage::BinEntry &entry);
// Returns a sentence about the data that is not restored.
[[nodiscard]] QString restoreLossOf(catalogue::Resource resource);

} // namespace storedesk::records
