// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "api/request.h"
#include "jobs/writable.h"
#include "local/bin.h"

namespace storedesk::jobs {

// The requests that restore a record from the bin.
struct PutBackPlan
{
    // Checks whether the record exists: a single record, or a list that contains the value in the
    // member.
    api::Request check;
    // Empty if check reads a single record.
    QLatin1StringView member = {};
    QString value = {};
    // The body contains the writable part.
    api::Request write;
    Writable part = {};
};

// Returns an empty string if the API can create the record again, or the reason why not.
[[nodiscard]] QString whyNotPutBack(catalogue::Resource resource);
// Returns the body whose rules a copy has to follow. The rules are needed for the plan.
[[nodiscard]] catalogue::Place putBackPlaceOf(const local::BinEntry &entry);
[[nodiscard]] PutBackPlan putBackPlanOf(const local::BinEntry &entry,
                                        const catalogue::FieldSet &rules);
// Returns the field that identifies the restored record. Empty if it gets a new ID.
[[nodiscard]] QLatin1StringView putBackKeyOf(const local::BinEntry &entry);
// Returns a sentence about the data that is not restored.
[[nodiscard]] QString putBackLossOf(catalogue::Resource resource);

} // namespace storedesk::jobs
