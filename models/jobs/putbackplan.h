// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "api/request.h"
#include "jobs/writable.h"
#include "local/bin.h"

namespace storedesk::jobs {

// How a record of the bin comes back.
struct PutBackPlan
{
    // Looks whether it is there already: one record, or a list in which the member has this value.
    api::Request check;
    QLatin1StringView member = {}; // empty: one record
    QString value = {};
    api::Request write; // its body holds the writable part
    Writable part = {};
};

// Empty where the interface can make it again, else the reason in words.
[[nodiscard]] QString whyNotPutBack(catalogue::Resource resource);
// The body whose rules a copy has to follow; they are needed for the plan.
[[nodiscard]] catalogue::Place putBackPlaceOf(const local::BinEntry &entry);
[[nodiscard]] PutBackPlan putBackPlanOf(const local::BinEntry &entry,
                                        const catalogue::FieldSet &rules);
// The field by whose value the record is made again; empty: none, it gets a new one.
[[nodiscard]] QLatin1StringView putBackKeyOf(const local::BinEntry &entry);
// What is not as before, in a sentence.
[[nodiscard]] QString putBackLossOf(catalogue::Resource resource);

} // namespace storedesk::jobs
