// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "base/utc.h"
#include "storage/accountstorage.h"
#include "storage/bin.h"
#include "storage/changehistory.h"
#include "storage/drafts.h"
#include "storage/lookuphistory.h"
#include "storage/storageworker.h"

#include <array>

// Measures the content of the file.

namespace storedesk::storage {

namespace {

struct AmountQuestion
{
    StoredSize StorageSizes::*kind;
    // Selects the count, the bytes and the oldest time.
    const char *sql;
};

// clang-format off
constexpr std::array questions{
    AmountQuestion{&StorageSizes::bin,
                   "SELECT count(*), sum(length(CAST(title || record || address AS BLOB))),"
                   " min(coalesce(deleted, kept)) FROM bin"},
    AmountQuestion{&StorageSizes::drafts,
                   "SELECT count(*), sum(length(CAST(place || content AS BLOB))), min(kept) FROM draft"},
    AmountQuestion{&StorageSizes::changes,
                   "SELECT count(*), sum(length(CAST(path || title || before || after AS BLOB))),"
                   " min(at) FROM change"},
    AmountQuestion{&StorageSizes::visits,
                   "SELECT count(*), sum(length(CAST(value || title AS BLOB))), min(at) FROM visit"},
};
// clang-format on

} // namespace

static base::Result<StorageSizes> amountsIn(base::Database &database)
{
    StorageSizes amounts;
    for (const auto &question : questions) {
        auto row = database.query(question.sql);
        if (!row.next())
            return tl::unexpected(row.problem().value_or(base::Problem()));
        amounts.*question.kind = {.bytes = row.number(1), .count = row.number(0)};
        if (!row.isNull(2))
            (amounts.*question.kind).oldest =
                QDateTime::fromMSecsSinceEpoch(row.number(2), base::utc);
    }
    return amounts;
}

void AccountStorage::measure(QObject *context, Measured measured)
{
    const auto found = std::make_shared<StorageSizes>();
    m_worker->post(
        [found](base::Database &database) {
            return amountsIn(database).map(
                [&found](const StorageSizes &amounts) { *found = amounts; });
        },
        context,
        [found, measured = std::move(measured)](const base::Result<void> &done) {
            measured(done.map([&found] { return *found; }));
        });
}

} // namespace storedesk::storage
