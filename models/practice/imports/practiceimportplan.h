// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "csv/dialect.h"

#include <QJsonObject>

namespace storedesk::practice {

class Store;

enum class ImportType : quint8 { Contacts, Products, Coupons };

// The parameters of an import, parsed from its record.
struct PracticeImportPlan
{
    ImportType type = ImportType::Contacts;
    csv::Dialect dialect = {};
    bool overrideExisting = false;
    bool updateOnlyEmptyFields = false;
    // The number of the coupon set.
    qint64 couponSet = 0;
};

[[nodiscard]] PracticeImportPlan importPlanOf(Store &store, const QJsonObject &body);

// The reason a whole file is refused. Must not be reordered, because the values are stored in the
// queue.
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
    // The number of rows without the header and blank lines.
    qint64 rows = 0;
    ImportFault fault = ImportFault::None;

    bool operator==(const ImportScan &) const = default;
};

// Reads the whole file once.
[[nodiscard]] ImportScan scan(const QString &path, const PracticeImportPlan &plan);

} // namespace storedesk::practice
