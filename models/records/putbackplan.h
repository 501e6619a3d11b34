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
    // Checks whether the record exists: a single record, or a list that contains the value in the
    // member.
    http::Request check;
    // Empty if check reads a single record.
    QLatin1StringView member = {};
    QString value = {};
    // The body contains the writable part.
    http::Request write;
    WritableFields part = {};
};

// Returns an empty string if the API can create the record again, or the reason why not.
[[nodiscard]] QString whyNotPutBack(catalogue::Resource resource);
// Returns the body whose rules a copy has to follow. The rules are needed for the plan.
[[nodiscard]] catalogue::FieldLocation restoreAddressOf(const storage::BinEntry &entry);
[[nodiscard]] PutBackPlan restorePlanOf(const storage::BinEntry &entry,
                                        const catalogue::FieldSet &rules);
// Returns the field that identifies the restored record. Empty if it gets a new ID.
[[nodiscard]] QLatin1StringView restoreKeyOf(const storage::BinEntry &entry);
// Returns a sentence about the data that is not restored.
[[nodiscard]] QString restoreLossOf(catalogue::Resource resource);

} // namespace storedesk::records
