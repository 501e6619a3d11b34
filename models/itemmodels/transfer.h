// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "catalogue/resource.h"
#include "itemmodels/recordlistloader.h"

namespace storedesk::itemmodels {

// The progress of an export or import, independent of the service's state names.
enum class TransferPhase : quint8 { Waiting, Running, Finished, Failed, Cancelled, Other };

// The data of one export or import for overviews.
struct Transfer
{
    // Export or Import.
    catalogue::Resource resource = catalogue::Resource::Export;
    QString id = {};
    // A description of the content.
    QString title = {};
    // As named by the service.
    QString state = {};
    QString stateWords = {};
    TransferPhase phase = TransferPhase::Other;
    // Elements written, or rows processed.
    qint64 done = 0;
    // 0 if not counted yet.
    qint64 total = 0;
    // Accepted rows of an import.
    qint64 taken = 0;
    qint64 refused = 0;
    // Whether there is a created file, or a report about refused rows.
    bool hasFile = false;
    // The reason the transfer failed; empty if the service gave no reason.
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
// Returns the transfers of both lists, newest first.
[[nodiscard]] std::vector<Transfer> transfersOf(const Records &exports, const Records &imports);
// Returns unfinished transfers: running ones first, then waiting ones, oldest first.
[[nodiscard]] std::vector<Transfer> underWay(const std::vector<Transfer> &transfers);

// Returns the time of a member; invalid if it is not a time.
[[nodiscard]] QDateTime momentOf(const QJsonObject &record, QLatin1StringView key);

} // namespace storedesk::itemmodels
