// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "catalogue/resource.h"
#include "items/recordlist.h"

namespace storedesk::items {

// How far an export or import is, whatever the service calls it.
enum class Phase : quint8 { Waiting, Running, Finished, Failed, Cancelled, Other };

// One export or import, as far as somebody who looks after all of them wants to know it.
struct Transfer
{
    catalogue::Resource resource = catalogue::Resource::Export; // or Import
    QString id = {};
    QString title = {}; // what it moves, in words
    QString state = {}; // as the service names it
    QString stateWords = {};
    Phase phase = Phase::Other;
    qint64 done = 0; // elements written, or rows judged
    qint64 total = 0; // 0: not counted yet
    qint64 taken = 0; // rows of an import
    qint64 refused = 0;
    bool hasFile = false; // that was made, or the report about the rows that were refused
    QString reason = {}; // why it failed; empty: the service did not say
    QDateTime createdAt = {};
    QDateTime endedAt = {};

    bool operator==(const Transfer &) const = default;
    [[nodiscard]] bool isUnderWay() const
    {
        return phase == Phase::Waiting || phase == Phase::Running;
    }
};

[[nodiscard]] Phase phaseOf(QStringView state);
[[nodiscard]] Transfer transferOf(catalogue::Resource resource, const QJsonObject &record);
// Of both lists, the newest first.
[[nodiscard]] std::vector<Transfer> transfersOf(const Records &exports, const Records &imports);
// Those that are not finished: the running ones first, then the waiting ones, the oldest first.
[[nodiscard]] std::vector<Transfer> underWay(const std::vector<Transfer> &transfers);

// A member that holds a moment; invalid when it does not.
[[nodiscard]] QDateTime momentOf(const QJsonObject &record, QLatin1StringView key);

} // namespace storedesk::items
