// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "journal/transferdecision.h"

#include <QDateTime>

#include <optional>

namespace storedesk::journal {
class Journal;
} // namespace storedesk::journal

namespace storedesk::importrun {

// The stored state of a part whose upload was not answered.
struct ImportDoubt
{
    // The time at which the program stopped waiting for the answer.
    QDateTime givenUp = {};
    // Imports on the service that may be this part.
    QJsonArray candidates = {};

    bool operator==(const ImportDoubt &) const = default;

    [[nodiscard]] QByteArray toBytes() const;
    // Returns nothing if the record is empty or was returned by the service.
    [[nodiscard]] static std::optional<ImportDoubt> fromBytes(const QByteArray &bytes);
};

// A part of an import that the service may or may not have received.
struct OpenImport
{
    // The part's row in the journal, counted from 1.
    qint64 row = 0;
    // The number of rows in the part's file.
    qint64 rows = 0;
    QString text = {};
    QString detail = {};
    // Imports on the service that may be this part.
    QJsonArray candidates = {};

    bool operator==(const OpenImport &) const = default;
};

[[nodiscard]] base::Result<std::vector<OpenImport>> openImports(journal::Journal &journal);

// Prepares an ended import for its next run. Adopted imports are watched until they end, and parts
// that the user decided to resend are sent. Parts without a decision are looked up on the service,
// but not sent. Changes nothing if a decision is invalid.
[[nodiscard]] base::Result<void>
decideImports(journal::Journal &journal, const std::vector<journal::TransferDecision> &decisions);

// Returns the IDs of the imports that were created for a job's parts.
[[nodiscard]] base::Result<QStringList> importIdsOf(journal::Journal &journal);

} // namespace storedesk::importrun
