// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "jobs/formvalues.h"

#include "catalogue/key.h"
#include "items/cells.h"
#include "jobs/moments.h"

#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>

namespace storedesk::jobs {

using namespace Qt::StringLiterals;
using catalogue::Type;

bool isNothing(const QJsonValue &value)
{
    return value.isUndefined() || value.isNull() || (value.isString() && value.toString().isEmpty())
        || (value.isArray() && value.toArray().isEmpty());
}

bool isSame(const QJsonValue &one, const QJsonValue &other)
{
    return one == other || (isNothing(one) && isNothing(other));
}

QJsonValue memberAt(const QJsonObject &object, const QString &key)
{
    const auto dot = key.indexOf(u'.');
    if (dot < 0 || object.contains(key))
        return object.value(key);
    return memberAt(object.value(key.left(dot)).toObject(), key.mid(dot + 1));
}

void setMemberAt(QJsonObject &object, const QString &key, const QJsonValue &value)
{
    const auto dot = key.indexOf(u'.');
    if (dot < 0) {
        object.insert(key, value);
        return;
    }
    QJsonObject inner = object.value(key.left(dot)).toObject();
    setMemberAt(inner, key.mid(dot + 1), value);
    object.insert(key.left(dot), inner);
}

QString pointerOf(const QString &key)
{
    QString pointer = key;
    pointer.replace(u'~', u"~0"_s).replace(u'/', u"~1"_s).replace(u'.', u'/');
    return u'/' + pointer;
}

bool leadsTo(const QString &pointer, const QString &key)
{
    const QString own = pointerOf(key);
    return pointer == own || (pointer.startsWith(own) && pointer.at(own.size()) == u'/');
}

QString plainText(const QJsonValue &value)
{
    if (value.isString())
        return value.toString();
    if (isNothing(value))
        return {};
    if (value.isArray())
        return QString::fromUtf8(QJsonDocument(value.toArray()).toJson(QJsonDocument::Compact));
    if (value.isObject())
        return QString::fromUtf8(QJsonDocument(value.toObject()).toJson(QJsonDocument::Compact));
    return value.toVariant().toString();
}

static QJsonValue labelled(const catalogue::FieldRule &rule, const QJsonValue &value)
{
    const auto found = std::ranges::find(rule.options, value.toString(), &catalogue::Option::id);
    return found == rule.options.end() || found->label.isEmpty() ? value : QJsonValue(found->label);
}

// An element that has members is told by what people call it.
static QJsonValue named(const QJsonValue &element)
{
    for (const auto member : {catalogue::key::label, catalogue::key::name, catalogue::key::id}) {
        if (const auto word = element[member].toString(); !word.isEmpty())
            return word;
    }
    return element;
}

QString wordsOf(const catalogue::FieldRule &rule, const QJsonValue &value, const QLocale &locale)
{
    if (isNothing(value))
        return {};
    const bool dated =
        rule.type == Type::Moment || rule.type == Type::Date || rule.type == Type::Day;
    if (dated && value.isString())
        return momentWords(value.toString(), locale);
    QJsonValue shown = value;
    if (value.isString()) {
        shown = labelled(rule, value);
    } else if (value.isArray()) {
        QJsonArray labels;
        for (const auto &element : value.toArray())
            labels.append(element.isString() ? labelled(rule, element) : named(element));
        shown = labels;
    }
    const catalogue::Field field{.key = "value"_L1, .title = "", .type = rule.type};
    return items::displayText(field, {{u"value"_s, shown}}, {}, locale);
}

} // namespace storedesk::jobs
