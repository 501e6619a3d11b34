// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "journal/jobowner.h"

#include <QCryptographicHash>

namespace storedesk::journal {

using namespace Qt::StringLiterals;

static constexpr auto addressMember = "address"_L1;
static constexpr auto accountMember = "account"_L1;
static constexpr auto keyMember = "keyId"_L1;
static constexpr auto storeMember = "store"_L1;
static constexpr auto storeNameMember = "storeName"_L1;

static QString addressOf(QUrl url)
{
    url.setUserInfo({});
    url.setQuery(QString());
    url.setFragment(QString());
    // QUrl already converts scheme and host to lower case.
    const int usualPort = url.scheme() == "https"_L1 ? 443 : 80;
    if (url.port() == usualPort)
        url.setPort(-1);
    auto text = url.toString(QUrl::FullyEncoded | QUrl::NormalizePathSegments);
    while (text.endsWith(u'/'))
        text.chop(1);
    return text;
}

static QString keyIdOf(const QByteArray &key)
{
    static constexpr qsizetype digestLength = 12;
    if (const auto colon = key.indexOf(':'); colon > 0)
        return QString::fromUtf8(key.first(colon));
    if (key.isEmpty())
        return {};
    const auto digest = QCryptographicHash::hash(key, QCryptographicHash::Sha256).toHex();
    return u'#' + QString::fromLatin1(digest.first(digestLength));
}

JobOwner JobOwner::of(const QUrl &address, const QString &account, const QByteArray &key)
{
    return {.address = addressOf(address), .account = account, .keyId = keyIdOf(key)};
}

JobOwner JobOwner::fromJson(const QJsonObject &object)
{
    return {.address = object.value(addressMember).toString(),
            .account = object.value(accountMember).toString(),
            .keyId = object.value(keyMember).toString(),
            .store = object.value(storeMember).toString(),
            .storeName = object.value(storeNameMember).toString()};
}

QJsonObject JobOwner::toJson() const
{
    QJsonObject object{{addressMember, address}, {accountMember, account}, {keyMember, keyId}};
    if (!store.isEmpty()) {
        object.insert(storeMember, store);
        object.insert(storeNameMember, storeName);
    }
    return object;
}

bool JobOwner::isOtherStore(const JobOwner &other) const
{
    return !store.isEmpty() && !other.store.isEmpty() && store != other.store;
}

bool JobOwner::accepts(const JobOwner &other, KeyRule rule) const
{
    if (address != other.address || account != other.account || isOtherStore(other))
        return false;
    const bool anyKey = rule == KeyRule::AnyKey || (rule == KeyRule::Usual && !account.isEmpty());
    return anyKey || keyId == other.keyId;
}

} // namespace storedesk::journal
