// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "catalogue/operation.h"

#include <QByteArray>
#include <QStringList>

#include <vector>

namespace storedesk::practice {

// An API key. Consists of practice-, 8 hexadecimal digits, a colon, and 22 letters and digits.
struct Key
{
    QByteArray text;
    // The scope * grants full access.
    QStringList scopes;

    bool operator==(const Key &) const = default;
};

// Creates random keys. The first one has full access, and the others have one list of scopes each.
[[nodiscard]] std::vector<Key> makeKeys(const std::vector<QStringList> &scopes);
[[nodiscard]] bool wellFormed(QByteArrayView key);

// Returns the key in an Authorization header, or null if it is not one of these keys. Values that
// do not begin with practice- are never compared, because they may be keys of real accounts.
[[nodiscard]] const Key *keyIn(QByteArrayView authorization, const std::vector<Key> &keys);

[[nodiscard]] bool opens(const Key &key, const catalogue::Operation &operation);

} // namespace storedesk::practice
