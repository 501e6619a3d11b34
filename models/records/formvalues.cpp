// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "records/formvalues.h"

#include "catalogue/key.h"

#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>

namespace storedesk::records {

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

} // namespace storedesk::records
