// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "catalogue/operation.h"

#include <QByteArray>
#include <QStringList>

#include <vector>

namespace storedesk::practice {

// One API key: practice-, 8 hexadecimal digits, a colon, 22 letters and digits.
struct Key
{
    QByteArray text;
    // * grants full access.
    QStringList scopes;

    bool operator==(const Key &) const = default;
};

// Creates random keys: the first with full access, then one for each list of scopes.
[[nodiscard]] std::vector<Key> makeKeys(const std::vector<QStringList> &scopes);
[[nodiscard]] bool wellFormed(QByteArrayView key);

// Returns the key in an Authorization header, or null if it is not one of these keys. Values that
// do not begin with practice- are never compared, because they may be keys of real accounts.
[[nodiscard]] const Key *keyIn(QByteArrayView authorization, const std::vector<Key> &keys);

[[nodiscard]] bool opens(const Key &key, const catalogue::Operation &operation);

} // namespace storedesk::practice
