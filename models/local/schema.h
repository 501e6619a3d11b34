// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/database.h"
#include "local/bin.h"
#include "local/changes.h"
#include "local/drafts.h"
#include "local/history.h"

namespace storedesk::local {

// The steps that make the tables. Private to this room.
[[nodiscard]] std::span<const base::Migration> schema();

// Everything in the file.
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

// A value as it stands in a column.
[[nodiscard]] QByteArray columnOf(const QJsonObject &object);
[[nodiscard]] QByteArray columnOf(const QStringList &words);
[[nodiscard]] QByteArray columnOf(catalogue::Resource resource);
[[nodiscard]] base::Argument columnOf(const QDateTime &moment); // null when it is not valid

} // namespace storedesk::local
