// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "table/dialect.h"

#include <QJsonObject>

namespace storedesk::practice {

class Store;

enum class ImportType : quint8 { Contacts, Products, Coupons };

// What is to be done with a file, read from the record of its import.
struct ImportPlan
{
    ImportType type = ImportType::Contacts;
    table::Dialect dialect = {};
    bool overrideExisting = false;
    bool updateOnlyEmptyFields = false;
    qint64 couponSet = 0; // its number
};

[[nodiscard]] ImportPlan importPlanOf(Store &store, const QJsonObject &body);

// Why a file is refused as a whole. Never reorder: kept in the queue.
enum class ImportFault : quint8 {
    None,
    NotUtf8,
    NoHeader,
    NoKeyColumn,
    WrongDelimiter,
    Unreadable
};

struct ImportScan
{
    qint64 rows = 0; // without the header and blank lines
    ImportFault fault = ImportFault::None;

    bool operator==(const ImportScan &) const = default;
};

// Reads the file once from end to end.
[[nodiscard]] ImportScan scan(const QString &path, const ImportPlan &plan);

} // namespace storedesk::practice
