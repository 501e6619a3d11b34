// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "jointrules.h"

#include "catalogue/key.h"

#include <QDate>
#include <QJsonArray>
#include <QSet>

#include <cmath>

namespace storedesk::catalogue {

using namespace Qt::StringLiterals;

static QString below(QStringView pointer, QLatin1StringView member)
{
    return u"%1/%2"_s.arg(pointer, member);
}

static QString below(QStringView pointer, qsizetype index)
{
    return u"%1/%2"_s.arg(pointer).arg(index);
}

static bool isGiven(const QJsonValue &value)
{
    return !value.isUndefined() && !value.isNull();
}

// Reports list elements that have the same id.
static void checkRepeated(const QJsonArray &list, const QString &pointer, FieldFaults &faults)
{
    QSet<QString> seen;
    for (qsizetype index = 0; index < list.size(); ++index) {
        const auto id = list[index][catalogue::key::id].toString();
        if (!id.isEmpty() && seen.contains(id))
            faults.add(below(below(pointer, index), catalogue::key::id), Reason::Repeated);
        seen.insert(id);
    }
}

static void checkOptions(const QJsonObject &field, const QString &pointer, FieldFaults &faults)
{
    checkRepeated(field[catalogue::key::options].toArray(), below(pointer, catalogue::key::options),
                  faults);
}

static void checkBounds(const QJsonObject &body, FieldFaults &faults)
{
    const auto least = body[catalogue::key::minValue];
    const auto most = body[catalogue::key::maxValue];
    if (body[catalogue::key::type].toString() == "integer"_L1) {
        for (const auto member : {catalogue::key::minValue, catalogue::key::maxValue}) {
            const double bound = body[member].toDouble();
            if (body[member].isDouble() && bound != std::floor(bound))
                faults.add(below({}, member), Reason::NotInteger);
        }
    }
    if (least.isDouble() && most.isDouble() && most.toDouble() < least.toDouble())
        faults.add(below({}, catalogue::key::maxValue), Reason::TooSmall);
    const auto earliest = QDate::fromString(body[catalogue::key::minDate].toString(), Qt::ISODate);
    const auto latest = QDate::fromString(body[catalogue::key::maxDate].toString(), Qt::ISODate);
    if (earliest.isValid() && latest.isValid() && latest < earliest)
        faults.add(below({}, catalogue::key::maxDate), Reason::TooEarly);
}

// The default must be a value that the field itself accepts.
static void checkDefault(const QJsonObject &body, FieldFaults &faults)
{
    const auto pointer = below({}, catalogue::key::defaultValue);
    const bool required = body[catalogue::key::required].toBool();
    const auto value = body[catalogue::key::defaultValue];
    if (!mayHaveDefault(body[catalogue::key::type].toString())) {
        if (required)
            faults.add(below({}, catalogue::key::required), Reason::NotAllowed);
        if (isGiven(value))
            faults.add(pointer, Reason::NotAllowed);
        return;
    }
    const bool empty = !isGiven(value) || (value.isString() && value.toString().isEmpty())
        || (value.isArray() && value.toArray().isEmpty());
    if (required && empty)
        faults.add(pointer, Reason::Missing);
    if (!isGiven(value) || !faults.isEmpty())
        return;
    auto rule = FieldSet::ruleOf(body);
    rule.key = catalogue::key::defaultValue;
    rule.required = false;
    const Checker checker({.rules = {rule}});
    for (const auto &fault : checker.check(QJsonObject{{catalogue::key::defaultValue, value}}))
        faults.add(fault.path, fault.reason);
}

bool mayHaveDefault(QStringView type)
{
    return type != "email"_L1 && type != "phone"_L1;
}

void checkContactField(const QJsonObject &body, FieldFaults &faults)
{
    // The id "id" is reserved, because every contact already has a member with this name.
    if (body[catalogue::key::id].toString() == catalogue::key::id)
        faults.add(below({}, catalogue::key::id), Reason::NotIdentifier);
    checkOptions(body, {}, faults);
    checkBounds(body, faults);
    checkDefault(body, faults);
}

// Events sent by API or webhook must identify their contact.
static bool needsKey(const QJsonObject &eventType)
{
    const auto received = eventType[catalogue::key::receiveType].toString();
    return eventType[catalogue::key::category].toString() == "receive"_L1
        && (received == "api"_L1 || received == "webhook"_L1);
}

static void checkPrimaryKeys(const QJsonObject &body, FieldFaults &faults)
{
    const auto list = below({}, catalogue::key::fields);
    const auto fields = body[catalogue::key::fields].toArray();
    bool found = false;
    for (qsizetype index = 0; index < fields.size(); ++index) {
        const auto field = fields[index].toObject();
        if (!field[catalogue::key::isPrimaryKey].toBool())
            continue;
        const auto pointer = below(list, index);
        if (found)
            faults.add(below(pointer, catalogue::key::isPrimaryKey), Reason::Repeated);
        if (field[catalogue::key::type].toString() != "email"_L1)
            faults.add(below(pointer, catalogue::key::isPrimaryKey), Reason::NotAllowed);
        if (field[catalogue::key::required] == QJsonValue(false))
            faults.add(below(pointer, catalogue::key::required), Reason::NotAllowed);
        found = true;
    }
    if (needsKey(body) && !found)
        faults.add(list, Reason::Missing);
}

void checkEventType(const QJsonObject &body, FieldFaults &faults)
{
    const auto list = below({}, catalogue::key::fields);
    const auto fields = body[catalogue::key::fields].toArray();
    for (qsizetype index = 0; index < fields.size(); ++index)
        checkOptions(fields[index].toObject(), below(list, index), faults);
    checkRepeated(fields, list, faults);
    checkPrimaryKeys(body, faults);
}

} // namespace storedesk::catalogue
