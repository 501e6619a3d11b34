// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "storage/deletedcontactkeys.h"

#include "catalogue/key.h"
#include "storage/bin.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QUrl>

#include <algorithm>

namespace storedesk::storage {

namespace key = catalogue::key;
using namespace Qt::StringLiterals;

DeletedContactKeys::DeletedContactKeys(const BinEntry &entry)
    : DeletedContactKeys(entry.address + keysIn(entry.record))
{
    m_everywhere = false;
}

DeletedContactKeys::DeletedContactKeys(const QStringList &keys)
{
    for (const QString &own : keys) {
        if (!own.isEmpty())
            m_keys.insert(own.toCaseFolded());
    }
}

QStringList DeletedContactKeys::keysIn(const QJsonObject &record)
{
    QStringList keys;
    for (const auto member : {key::contact::email, key::contact::externalId, key::id}) {
        if (const auto value = record.value(member).toString(); !value.isEmpty())
            keys.append(value);
    }
    return keys;
}

bool DeletedContactKeys::isKey(QStringView value) const
{
    return m_keys.contains(value.toString().toCaseFolded());
}

// Returns whether the character can be part of an email address. All other characters end it.
static bool isOfAddress(QChar letter)
{
    return letter.isLetterOrNumber() || letter.isMark()
        || QStringView(u"@.!#$&'*+-/=?^_`{|}~%").contains(letter);
}

// Characters that are allowed in an email address may also surround it, as in <ann@example.org> and
// 'ann@…'.
static QStringView withoutSigns(QStringView word)
{
    while (!word.isEmpty() && !word.front().isLetterOrNumber())
        word = word.sliced(1);
    while (!word.isEmpty() && !word.back().isLetterOrNumber())
        word.chop(1);
    return word;
}

bool DeletedContactKeys::isMentionedIn(QStringView text) const
{
    if (!m_everywhere)
        return false;
    for (auto at = text.indexOf(u'@'); at >= 0; at = text.indexOf(u'@', at + 1)) {
        auto from = at;
        auto to = at + 1;
        while (from > 0 && isOfAddress(text[from - 1]))
            --from;
        while (to < text.size() && isOfAddress(text[to]))
            ++to;
        const auto word = text.sliced(from, to - from);
        // The letter after a backslash belongs to a line break or tab in JSON.
        const bool isEscaped = from > 0 && text[from - 1] == u'\\';
        if (isKey(word) || isKey(withoutSigns(word)) || (isEscaped && isKey(word.sliced(1))))
            return true;
    }
    return false;
}

bool DeletedContactKeys::isMentionedIn(const QJsonObject &members) const
{
    return m_everywhere
        && isMentionedIn(QString::fromUtf8(QJsonDocument(members).toJson(QJsonDocument::Compact)));
}

// An email identifies a contact on any page, but a number may also be that of a product.
bool DeletedContactKeys::isShownAt(QStringView place) const
{
    const auto parts = place.split(u'/');
    const auto word = catalogue::resourceRow(catalogue::Resource::Contact).name;
    const bool ofContacts = parts.front().endsWith(word);
    return std::any_of(parts.begin() + 1, parts.end(), [&](QStringView part) {
        const auto value = QUrl::fromPercentEncoding(part.toLatin1());
        return isKey(value) && (ofContacts || value.contains(u'@'));
    });
}

// An element may be a page address, or an object that contains one.
bool DeletedContactKeys::isShownIn(const QJsonValue &element) const
{
    const auto isAbout = [this](const QJsonValue &value) {
        return value.isString() && (isShownAt(value.toString()) || isMentionedIn(value.toString()));
    };
    const auto members = element.toObject();
    return isAbout(element) || std::ranges::any_of(members, isAbout);
}

QJsonObject DeletedContactKeys::removedFrom(const QJsonObject &state) const
{
    QJsonObject cleaned = state;
    for (auto member = cleaned.begin(); member != cleaned.end(); ++member) {
        // The member may be a filter that contains the email.
        if (member->isString() && isMentionedIn(member->toString()))
            *member = QString();
        else
            *member = removedInside(*member);
    }
    return cleaned;
}

// Saved views contain conditions at any depth.
QJsonValue DeletedContactKeys::removedInside(const QJsonValue &value) const
{
    if (value.isObject())
        return removedFrom(value.toObject());
    if (!value.isArray())
        return value;
    QJsonArray rest;
    for (const auto each : value.toArray()) {
        if (!isShownIn(each))
            rest.append(removedInside(each));
    }
    return rest;
}

QJsonValue DeletedContactKeys::blankedIn(const QJsonValue &value) const
{
    if (value.isString())
        return isMentionedIn(value.toString()) ? QJsonValue(QString()) : value;
    if (value.isArray()) {
        QJsonArray blanked;
        for (const auto each : value.toArray())
            blanked.append(blankedIn(each));
        return blanked;
    }
    auto members = value.toObject();
    for (auto member = members.begin(); member != members.end(); ++member)
        *member = blankedIn(*member);
    return value.isObject() ? QJsonValue(members) : value;
}

} // namespace storedesk::storage
