// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "catalogue/resource.h"
#include "itemmodels/recordlistloader.h"

namespace storedesk::itemmodels {

// The progress of an export or import, independent of the service's state names.
enum class TransferPhase : quint8 { Waiting, Running, Finished, Failed, Cancelled, Other };

// The data about one export or import that overviews show.
struct Transfer
{
    // Either Export or Import.
    catalogue::Resource resource = catalogue::Resource::Export;
    QString id = {};
    // Describes the content.
    QString title = {};
    // The state as named by the service.
    QString state = {};
    QString stateWords = {};
    TransferPhase phase = TransferPhase::Other;
    // The number of elements written or rows processed.
    qint64 done = 0;
    // 0 if the total is not known yet.
    qint64 total = 0;
    // The number of rows that an import accepted.
    qint64 taken = 0;
    qint64 refused = 0;
    // Whether there is an export file, or a report about refused rows.
    bool hasFile = false;
    // The reason the transfer failed. Empty if the service gave no reason.
    QString reason = {};
    QDateTime createdAt = {};
    QDateTime endedAt = {};

    bool operator==(const Transfer &) const = default;
    [[nodiscard]] bool isUnderWay() const
    {
        return phase == TransferPhase::Waiting || phase == TransferPhase::Running;
    }
};

[[nodiscard]] TransferPhase phaseOf(QStringView state);
[[nodiscard]] Transfer transferOf(catalogue::Resource resource, const QJsonObject &record);
// Returns the transfers in both lists, newest first.
[[nodiscard]] std::vector<Transfer> transfersOf(const Records &exports, const Records &imports);
// Returns unfinished transfers. Running ones come first, then waiting ones, oldest first.
[[nodiscard]] std::vector<Transfer> underWay(const std::vector<Transfer> &transfers);

// Returns the time in a member. Invalid if the member is not a time.
[[nodiscard]] QDateTime momentOf(const QJsonObject &record, QLatin1StringView key);

} // namespace storedesk::itemmodels
