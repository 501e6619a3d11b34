// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "api/request.h"

namespace storedesk::jobs {

// What must be so of a record when it is read just before the request of its row leaves. It stands
// in the journal beside the request.
struct RowCondition
{
    bool gone = false; // there is no such record
    bool there = false; // there is one
    QJsonObject members = {}; // it is there, and these still have these values

    bool operator==(const RowCondition &) const = default;
};

[[nodiscard]] QByteArray bytesOf(const api::Request &request, const RowCondition &condition);
[[nodiscard]] RowCondition conditionFrom(const QByteArray &bytes);
// Why the request may not leave, in a sentence that fits every row; empty: it may. An empty record
// is one that is not there.
[[nodiscard]] QString refusalBy(const RowCondition &condition, const QJsonObject &record);

} // namespace storedesk::jobs
