// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/database.h"
#include "local/bin.h"
#include "local/changes.h"
#include "local/drafts.h"
#include "local/history.h"

namespace storedesk::local {

// The migrations that create the tables. Internal to this library.
[[nodiscard]] std::span<const base::Migration> schema();

// The complete content of the file.
struct Contents
{
    std::vector<BinEntry> bin = {};
    QHash<QString, Draft> drafts = {};
    std::vector<Visit> visits = {};
    QHash<QString, QJsonObject> views = {};
    std::vector<Change> changes = {};
};

[[nodiscard]] base::Result<Contents> readContents(base::Database &database);
[[nodiscard]] base::Result<std::vector<BinEntry>> readBin(base::Database &database);

// Return the stored form of a value.
[[nodiscard]] QByteArray columnOf(const QJsonObject &object);
[[nodiscard]] QByteArray columnOf(const QStringList &words);
[[nodiscard]] QByteArray columnOf(catalogue::Resource resource);
// Null if the time is invalid.
[[nodiscard]] base::Argument columnOf(const QDateTime &moment);

} // namespace storedesk::local
