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
    QStringList scopes; // * opens everything

    bool operator==(const Key &) const = default;
};

// New keys that nobody can guess: the first may do everything, then one for each list of scopes.
[[nodiscard]] std::vector<Key> makeKeys(const std::vector<QStringList> &scopes);
[[nodiscard]] bool wellFormed(QByteArrayView key);

// The key that an Authorization header brings, or nothing when none of these is meant. What does
// not begin with practice- is never compared: a key of a real account has no business here.
[[nodiscard]] const Key *keyIn(QByteArrayView authorization, const std::vector<Key> &keys);

[[nodiscard]] bool opens(const Key &key, const catalogue::Operation &operation);

} // namespace storedesk::practice
