// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "local/contactmatcher.h"

#include "catalogue/key.h"
#include "local/bin.h"

#include <QJsonArray>
#include <QUrl>

#include <algorithm>

namespace storedesk::local {

namespace key = catalogue::key;
using namespace Qt::StringLiterals;

ContactMatcher::ContactMatcher(const BinEntry &entry)
    : m_keys(entry.address)
{
    for (const auto member : {key::contact::email, key::contact::externalId, key::id})
        m_keys.append(entry.record.value(member).toString());
    m_keys.removeAll(QString());
    m_keys.removeDuplicates();
}

bool ContactMatcher::isKey(QStringView value) const
{
    return std::ranges::any_of(m_keys, [value](const QString &own) {
        return value.compare(own, Qt::CaseInsensitive) == 0;
    });
}

// An address is nobody else's; a number may be that of a product, too.
bool ContactMatcher::isShownAt(QStringView place) const
{
    const auto parts = place.split(u'/');
    const auto word = catalogue::resourceRow(catalogue::Resource::Contact).name;
    const bool ofContacts = parts.front().endsWith(word);
    return std::any_of(parts.begin() + 1, parts.end(), [&](QStringView part) {
        const auto value = QUrl::fromPercentEncoding(part.toLatin1());
        return isKey(value) && (ofContacts || value.contains(u'@'));
    });
}

// An element is the text of a place, or an object that has one.
bool ContactMatcher::isShownIn(const QJsonValue &element) const
{
    if (element.isString())
        return isShownAt(element.toString());
    const auto members = element.toObject();
    return std::ranges::any_of(members, [this](const auto &member) {
        return member.isString() && isShownAt(member.toString());
    });
}

QJsonObject ContactMatcher::removedFrom(const QJsonObject &state) const
{
    QJsonObject cleaned = state;
    for (auto member = cleaned.begin(); member != cleaned.end(); ++member) {
        if (!member->isArray())
            continue;
        QJsonArray rest;
        for (const auto each : member->toArray()) {
            if (!isShownIn(each))
                rest.append(each);
        }
        *member = rest;
    }
    return cleaned;
}

} // namespace storedesk::local
