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
// Returns the fields to which a column can be assigned. The contact fields are those of the
// account, as listed by the service.
[[nodiscard]] catalogue::FieldSet targetsOf(ImportKind kind, const QJsonArray &contactFields);
// Returns the key fields of a record. The first one with a value identifies it.
[[nodiscard]] QStringList keysOf(ImportKind kind);

// Returns whether the service only accepts URLs in the store's domains for this field. This also
// applies to members of a list, such as products[].productDetailUrl.
[[nodiscard]] bool isProductPage(const QString &field);

// How existing records are treated.
enum class Policy : quint8 {
    // Only creates new records.
    LeaveExisting,
    // A blank cell clears the field.
    Overwrite,
    // Only fills fields that are empty in existing records.
    FillEmpty
};

} // namespace storedesk::importcheck
