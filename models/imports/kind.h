// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "catalogue/fieldset.h"

namespace storedesk::imports {

// What a file holds.
enum class Kind : quint8 { Contacts, Products, Coupons };

// As the service calls it.
[[nodiscard]] QLatin1StringView idOf(Kind kind);
[[nodiscard]] std::optional<Kind> kindOf(QStringView id);
[[nodiscard]] QString titleOf(Kind kind);
[[nodiscard]] catalogue::Resource resourceOf(Kind kind);
// What a column may go to. The contact fields are those of the account, as the service lists them.
[[nodiscard]] catalogue::FieldSet targetsOf(Kind kind, const QJsonArray &contactFields);
// The fields that name a record. The first one that is filled does.
[[nodiscard]] QStringList keysOf(Kind kind);

// Whether the service accepts only addresses in a domain of the store here, also as a member of a
// list: products[].productDetailUrl.
[[nodiscard]] bool isProductPage(const QString &field);

// What happens to records that exist already.
enum class Policy : quint8 {
    LeaveExisting, // only new ones are made
    Overwrite, // also by a blank cell, which empties the field
    FillEmpty // of existing ones only what is empty
};

} // namespace storedesk::imports
