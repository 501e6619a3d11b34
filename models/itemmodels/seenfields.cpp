// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "seenfields.h"

#include "cells.h"

#include <QJsonArray>

#include <algorithm>
#include <array>

namespace storedesk::itemmodels {

using namespace Qt::StringLiterals;
using catalogue::Field;
using catalogue::Resource;
using catalogue::Type;

static bool startsWord(QStringView text, qsizetype at)
{
    if (!text[at].isUpper())
        return false;
    const bool afterSmall = at > 0 && !text[at - 1].isUpper();
    const bool beforeSmall = at + 1 < text.size() && text[at + 1].isLower();
    return afterSmall || (at > 0 && beforeSmall);
}

QString memberLabel(QStringView member)
{
    QString label;
    for (qsizetype at = 0; at < member.size(); ++at) {
        const auto sign = member[at];
        if (sign == u'.') {
            label += u": "_s;
        } else if (sign == u'_' || sign == u'-' || sign.isSpace()) {
            if (!label.isEmpty() && !label.endsWith(u' '))
                label += u' ';
        } else if (startsWord(member, at)) {
            if (!label.isEmpty() && !label.endsWith(u' '))
                label += u' ';
            const bool acronym = at + 1 < member.size() && member[at + 1].isUpper();
            label += acronym ? sign : sign.toLower();
        } else {
            label += sign;
        }
    }
    label = label.trimmed();
    if (label.isEmpty())
        return member.toString();
    label[0] = label[0].toUpper();
    return label == "Id"_L1 ? u"ID"_s : label;
}

QString nameIn(const QJsonObject &record)
{
    static constexpr std::array words{"name"_L1, "title"_L1, "label"_L1};
    for (const auto word : words) {
        if (const auto text = record.value(word).toString(); !text.isEmpty())
            return text;
    }
    for (const auto word : words) {
        for (auto member = record.begin(); member != record.end(); ++member) {
            const auto text = member.value().toString();
            if (!text.isEmpty() && member.key().endsWith(word, Qt::CaseInsensitive))
                return text;
        }
    }
    return {};
}

static QString firstPart(QLatin1StringView key)
{
    return QString(key).section(u'.', 0, 0).remove("[]"_L1);
}

bool usesOtherNames(Resource resource, const QJsonObject &record)
{
    // Every account has its own contact fields.
    if (resource == Resource::Contact)
        return false;
    QSet<QString> known;
    int expected = 0;
    int missing = 0;
    for (const auto &field : catalogue::fieldsOf(resource)) {
        known.insert(firstPart(field.key));
        if (!field.places.testFlag(catalogue::FieldLocation::Table))
            continue;
        ++expected;
        missing += valueAt(record, field.key).isUndefined() ? 1 : 0;
    }
    const auto members = record.keys();
    return missing * 2 >= expected && std::ranges::any_of(members, [&known](const QString &key) {
               return !known.contains(key);
           });
}

Type guessedType(const QJsonValue &value)
{
    if (value.isBool())
        return Type::Boolean;
    if (value.isDouble())
        return Type::Decimal;
    if (value.isArray())
        return Type::Texts;
    const auto text = value.toString();
    if (text.size() == 10 && QDate::fromString(text, Qt::ISODate).isValid())
        return Type::Day;
    if (text.size() >= 16 && text.size() < 40 && text[10] == u'T'
        && QDateTime::fromString(text, Qt::ISODateWithMs).isValid())
        return Type::Moment;
    return text.startsWith("https://"_L1) || text.startsWith("http://"_L1) ? Type::Url : Type::Text;
}

SeenFields::SeenFields(Resource resource)
{
    for (const auto &field : catalogue::fieldsOf(resource))
        m_known.insert(firstPart(field.key));
}

std::vector<Field> SeenFields::collect(const QJsonObject &record)
{
    std::vector<Field> fields;
    for (auto member = record.begin(); member != record.end(); ++member) {
        if (m_known.contains(member.key()))
            continue;
        if (!member.value().isObject()) {
            collect(member.key(), member.value(), fields);
            continue;
        }
        const auto inside = member.value().toObject();
        for (auto inner = inside.begin(); inner != inside.end(); ++inner)
            collect(member.key() + u'.' + inner.key(), inner.value(), fields);
    }
    return fields;
}

void SeenFields::collect(const QString &key, const QJsonValue &value, std::vector<Field> &fields)
{
    const bool latin = std::ranges::all_of(key, [](QChar sign) { return sign.unicode() < 256; });
    // A null member may have any type, so wait for a record with a value.
    if (value.isNull() || value.isObject() || !latin || m_known.contains(key))
        return;
    m_known.insert(key);
    m_names.push_back({.key = key.toLatin1(), .title = memberLabel(key).toUtf8()});
    fields.push_back({.key = QLatin1StringView(m_names.back().key),
                      .title = m_names.back().title.constData(),
                      .type = guessedType(value)});
}

} // namespace storedesk::itemmodels
