// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "keys.h"

#include "practice/mix.h"

#include <algorithm>

namespace storedesk::practice {

using namespace Qt::StringLiterals;

static constexpr QByteArrayView prefix = "practice-";
static constexpr QByteArrayView scheme = "apiKey ";

static Key makeKey(quint64 seed, quint64 number, const QStringList &scopes)
{
    static constexpr QByteArrayView digits = "0123456789abcdef";
    static constexpr QByteArrayView letters =
        "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
    // Keys draw from numbers of their own: ids follow from the same seed.
    quint64 state = mix(mix(seed ^ 0x6b657973U) + number + 1);
    const auto next = [&state](QByteArrayView alphabet) {
        state = mix(state + 0x9e3779b97f4a7c15U);
        return alphabet[qsizetype((state >> 32U) % quint64(alphabet.size()))];
    };
    auto text = prefix.toByteArray();
    for (int place = 0; place < 8; ++place)
        text += next(digits);
    text += ':';
    for (int place = 0; place < 22; ++place)
        text += next(letters);
    return {.text = text, .scopes = scopes};
}

std::vector<Key> makeKeys(quint64 seed, const std::vector<QStringList> &scopes)
{
    std::vector<Key> keys{makeKey(seed, 0, {u"*"_s})};
    for (const auto &each : scopes)
        keys.push_back(makeKey(seed, keys.size(), each));
    return keys;
}

const Key *keyIn(QByteArrayView authorization, const std::vector<Key> &keys)
{
    if (authorization.size() < scheme.size()
        || qstrnicmp(authorization.data(), scheme.data(), size_t(scheme.size())) != 0)
        return nullptr;
    const auto text = authorization.sliced(scheme.size());
    if (!text.startsWith(prefix))
        return nullptr;
    const auto found =
        std::ranges::find_if(keys, [text](const Key &key) { return key.text == text; });
    return found == keys.end() ? nullptr : &*found;
}

bool opens(const Key &key, const catalogue::Operation &operation)
{
    return key.scopes.contains("*"_L1) || key.scopes.contains(catalogue::scopeOf(operation));
}

} // namespace storedesk::practice
