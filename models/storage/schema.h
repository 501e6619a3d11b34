// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/database.h"
#include "storage/bin.h"
#include "storage/changehistory.h"
#include "storage/drafts.h"
#include "storage/lookuphistory.h"

namespace storedesk::storage {

// The migrations that create the tables. Internal to this library.
[[nodiscard]] std::span<const base::Migration> schema();

// The complete content of the file.
struct StorageContents
{
    std::vector<BinEntry> bin = {};
    QHash<QString, Draft> drafts = {};
    std::vector<Visit> visits = {};
    QHash<QString, QJsonObject> views = {};
    std::vector<RecordEdit> changes = {};
};

[[nodiscard]] base::Result<StorageContents> readContents(base::Database &database);
[[nodiscard]] base::Result<std::vector<BinEntry>> readBin(base::Database &database);

// Return a value in its stored form.
[[nodiscard]] QByteArray columnOf(const QJsonObject &object);
[[nodiscard]] QByteArray columnOf(const QStringList &words);
[[nodiscard]] QByteArray columnOf(catalogue::Resource resource);
// Null if the time is invalid.
[[nodiscard]] base::Argument columnOf(const QDateTime &moment);

} // namespace storedesk::storage
