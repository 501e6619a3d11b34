// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "cells.h"

#include "catalogue/key.h"
#include "itemmodels/seenfields.h"
#include "itemmodels/showntext.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>

namespace storedesk::itemmodels {

using namespace Qt::StringLiterals;
using catalogue::Field;
using catalogue::Type;

QJsonValue valueAt(const QJsonObject &record, QLatin1StringView key)
{
    const auto list = key.indexOf("[]."_L1);
    const auto dot = key.indexOf('.'_L1);
    // Member names used by the service may contain dots.
    if (dot > 0 && record.contains(key))
        return record.value(key);
    if (list >= 0 && list + 2 == dot) {
        QJsonArray gathered;
        for (const auto &element : record.value(key.left(list)).toArray())
            gathered.append(valueAt(element.toObject(), key.mid(dot + 1)));
        return gathered;
    }
    if (dot < 0)
        return record.value(key);
    return valueAt(record.value(key.left(dot)).toObject(), key.mid(dot + 1));
}

static QDateTime momentOf(const QJsonValue &value)
{
    return QDateTime::fromString(value.toString(), Qt::ISODateWithMs).toLocalTime();
}

static QString momentText(const QDateTime &moment, const QDateTime &now, const QLocale &locale)
{
    if (!moment.isValid())
        return {};
    const auto time = locale.toString(moment.time(), u"HH:mm"_s);
    const auto days = moment.date().daysTo(now.toLocalTime().date());
    if (days == 0)
        return QCoreApplication::translate("Cells", "Today, %1").arg(time);
    if (days == 1)
        return QCoreApplication::translate("Cells", "Yesterday, %1").arg(time);
    const bool thisYear = moment.date().year() == now.toLocalTime().date().year();
    const auto date = locale.toString(moment.date(), thisYear ? u"d MMM"_s : u"d MMM yyyy"_s);
    return thisYear ? u"%1, %2"_s.arg(date, time) : date;
}

// A date is not converted to the local time zone. The service returns birth dates as times, at
// midnight in its own zone.
static QDate dayOf(const Field &field, const QJsonValue &value)
{
    const bool isDay = field.type == Type::Day || field.type == Type::Date
        || field.key == catalogue::key::contact::birthdate;
    return isDay ? QDate::fromString(value.toString().left(10), Qt::ISODate) : QDate();
}

static QString choiceText(const Field &field, const QString &id)
{
    const auto found = std::ranges::find_if(
        field.choices, [&id](const catalogue::Choice &choice) { return choice.id == id; });
    return found == field.choices.end() ? id : catalogue::labelOf(*found);
}

static QString objectText(const QJsonObject &object)
{
    const auto name = nameIn(object);
    return name.isEmpty() ? QString::fromUtf8(QJsonDocument(object).toJson(QJsonDocument::Compact))
                          : name;
}

static QString listText(const Field &field, const QJsonArray &list)
{
    QStringList texts;
    for (const auto &element : list)
        texts.append(element.isString()       ? choiceText(field, element.toString())
                         : element.isObject() ? objectText(element.toObject())
                                              : element.toVariant().toString());
    return texts.join(u", "_s);
}

static QString numberText(const Field &field, const QJsonValue &value, const QLocale &locale)
{
    const bool money = field.type == Type::Money;
    return locale.toString(value.toDouble(), 'f', money ? 2 : QLocale::FloatingPointShortest);
}

static QString plainText(const Field &field, const QJsonValue &value, const QLocale &locale)
{
    if (value.isBool())
        return value.toBool() ? QCoreApplication::translate("Cells", "yes")
                              : QCoreApplication::translate("Cells", "no");
    if (value.isDouble())
        return numberText(field, value, locale);
    if (value.isArray())
        return listText(field, value.toArray());
    if (value.isObject())
        return QString::fromUtf8(QJsonDocument(value.toObject()).toJson(QJsonDocument::Compact));
    return choiceText(field, value.toString());
}

QString displayText(const Field &field, const QJsonObject &record, const QDateTime &now,
                    const QLocale &locale)
{
    const auto value = valueAt(record, field.key);
    if (const auto day = dayOf(field, value); day.isValid())
        return locale.toString(day, u"d MMM yyyy"_s);
    if (field.type == Type::Moment && value.isString()) {
        const auto moment = momentOf(value);
        // A value that does not match its type is shown unchanged instead of being hidden.
        return moment.isValid() ? momentText(moment, now, locale) : shownText(value.toString());
    }
    return shownText(plainText(field, value, locale));
}

QString fullText(const Field &field, const QJsonObject &record, const QLocale &locale)
{
    const auto value = valueAt(record, field.key);
    if (const auto day = dayOf(field, value); day.isValid())
        return u"%1 (%2)"_s.arg(locale.toString(day, QLocale::LongFormat), value.toString());
    if (field.type == Type::Moment) {
        if (const auto moment = momentOf(value); moment.isValid())
            return u"%1 (%2)"_s.arg(locale.toString(moment, QLocale::LongFormat), value.toString());
    }
    return shownText(plainText(field, value, locale));
}

QVariant sortValue(const Field &field, const QJsonObject &record)
{
    const auto value = valueAt(record, field.key);
    if (value.isNull() || value.isUndefined())
        return {};
    if (field.type == Type::Moment)
        return momentOf(value);
    if (value.isArray())
        return listText(field, value.toArray());
    if (field.type == Type::Choice)
        return choiceText(field, value.toString());
    return value.toVariant();
}

bool isNumber(Type type)
{
    return type == Type::Integer || type == Type::Decimal || type == Type::Money
        || type == Type::Percent;
}

Qt::Alignment alignmentOf(const Field &field)
{
    return Qt::AlignVCenter | (isNumber(field.type) ? Qt::AlignRight : Qt::AlignLeft);
}

} // namespace storedesk::itemmodels
