// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "keys.h"

#include <QRandomGenerator>

#include <algorithm>

namespace storedesk::practice {

using namespace Qt::StringLiterals;

static constexpr QByteArrayView prefix = "practice-";
static constexpr QByteArrayView scheme = "apiKey ";

static constexpr QByteArrayView digits = "0123456789abcdef";
static constexpr qsizetype digitCount = 8;
static constexpr QByteArrayView letters =
    "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
static constexpr qsizetype letterCount = 22;

static QByteArray drawn(QByteArrayView alphabet, qsizetype count)
{
    QByteArray text;
    while (text.size() < count)
        text += alphabet[QRandomGenerator::system()->bounded(int(alphabet.size()))];
    return text;
}

static Key makeKey(const QStringList &scopes)
{
    return {.text = prefix.toByteArray() + drawn(digits, digitCount) + ':'
                + drawn(letters, letterCount),
            .scopes = scopes};
}

std::vector<Key> makeKeys(const std::vector<QStringList> &scopes)
{
    std::vector<Key> keys{makeKey({u"*"_s})};
    std::ranges::transform(scopes, std::back_inserter(keys), makeKey);
    return keys;
}

static bool consistsOf(QByteArrayView text, QByteArrayView alphabet)
{
    return std::ranges::all_of(text, [alphabet](char each) { return alphabet.contains(each); });
}

bool wellFormed(QByteArrayView key)
{
    if (key.size() != prefix.size() + digitCount + 1 + letterCount || !key.startsWith(prefix))
        return false;
    const auto rest = key.sliced(prefix.size());
    return consistsOf(rest.first(digitCount), digits) && rest[digitCount] == ':'
        && consistsOf(rest.sliced(digitCount + 1), letters);
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
