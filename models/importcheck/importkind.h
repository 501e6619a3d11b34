// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "catalogue/fieldset.h"

namespace storedesk::importcheck {

// The kind of records in a file.
enum class ImportKind : quint8 { Contacts, Products, Coupons };

// Returns the name used by the service.
[[nodiscard]] QLatin1StringView idOf(ImportKind kind);
[[nodiscard]] std::optional<ImportKind> kindOf(QStringView id);
[[nodiscard]] QString titleOf(ImportKind kind);
[[nodiscard]] catalogue::Resource resourceOf(ImportKind kind);
// Returns the possible target fields of a column. The contact fields are those of the account, as
// listed by the service.
[[nodiscard]] catalogue::FieldSet targetsOf(ImportKind kind, const QJsonArray &contactFields);
// Returns the key fields of a record. The first one with a value identifies it.
[[nodiscard]] QStringList keysOf(ImportKind kind);

// Whether the service only accepts URLs in a domain of the store for this field. Also for members
// of a list: products[].productDetailUrl.
[[nodiscard]] bool isProductPage(const QString &field);

// Treatment of existing records.
enum class Policy : quint8 {
    // Only creates new records.
    LeaveExisting,
    // A blank cell clears the field.
    Overwrite,
    // Only fills empty fields of existing records.
    FillEmpty
};

} // namespace storedesk::importcheck
