// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "practice/fieldrules.h"

#include "catalogue/key.h"

#include <QSet>

#include <cmath>

namespace storedesk::practice {

namespace key = catalogue::key;
using namespace Qt::StringLiterals;
using catalogue::Reason;

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

// Elements of a list that share their id.
static void checkRepeated(const QJsonArray &list, const QString &pointer, FaultList &faults)
{
    QSet<QString> seen;
    for (qsizetype index = 0; index < list.size(); ++index) {
        const QString id = list[index][key::id].toString();
        if (!id.isEmpty() && seen.contains(id))
            faults.add(below(below(pointer, index), key::id), Reason::Repeated);
        seen.insert(id);
    }
}

static void checkOptions(const QJsonObject &field, const QString &pointer, FaultList &faults)
{
    const QJsonValue options = field[key::options];
    if (options.isArray())
        checkRepeated(options.toArray(), below(pointer, key::options), faults);
}

static void checkBounds(const QJsonObject &body, FaultList &faults)
{
    const QJsonValue least = body[key::minValue];
    const QJsonValue most = body[key::maxValue];
    if (body[key::type].toString() == "integer"_L1) {
        for (const auto member : {key::minValue, key::maxValue}) {
            const double bound = body[member].toDouble();
            if (body[member].isDouble() && bound != std::floor(bound))
                faults.add(below({}, member), Reason::NotInteger);
        }
    }
    if (least.isDouble() && most.isDouble() && most.toDouble() < least.toDouble())
        faults.add(below({}, key::maxValue), Reason::TooSmall);
    const auto earliest = momentOf(body[key::minDate].toString());
    const auto latest = momentOf(body[key::maxDate].toString());
    if (earliest && latest && *latest < *earliest)
        faults.add(below({}, key::maxDate), Reason::TooEarly);
}

// The default has to be a value that the field itself would take.
static void checkDefault(const QJsonObject &body, FaultList &faults)
{
    const QString pointer = below({}, key::defaultValue);
    const QString type = body[key::type].toString();
    const bool without = type == "email"_L1 || type == "phone"_L1;
    const bool required = body[key::required].toBool();
    const QJsonValue value = body[key::defaultValue];
    if (without && required)
        faults.add(below({}, key::required), Reason::NotAllowed);
    if (without && isGiven(value))
        faults.add(pointer, Reason::NotAllowed);
    if (without)
        return;
    const bool empty = !isGiven(value) || (value.isString() && value.toString().isEmpty());
    if (required && empty)
        faults.add(pointer, Reason::Missing);
    if (!isGiven(value) || !faults.isEmpty())
        return;
    auto rule = catalogue::FieldSet::ruleOf(body);
    rule.key = key::defaultValue;
    rule.required = false;
    const catalogue::Checker checker({.rules = {rule}});
    for (const auto &fault : checker.check(QJsonObject{{key::defaultValue, value}}))
        faults.add(fault.path, fault.reason);
}

void checkContactField(const QJsonObject &body, FaultList &faults)
{
    // Every contact has an id already.
    if (body[key::id].toString() == key::id)
        faults.add(below({}, key::id), Reason::NotIdentifier);
    checkOptions(body, {}, faults);
    checkBounds(body, faults);
    checkDefault(body, faults);
}

static void checkPrimaryKeys(const QJsonObject &body, FaultList &faults)
{
    const QString list = below({}, key::fields);
    const QJsonArray fields = body[key::fields].toArray();
    bool found = false;
    for (qsizetype index = 0; index < fields.size(); ++index) {
        const QJsonObject field = fields[index].toObject();
        if (!field[key::isPrimaryKey].toBool())
            continue;
        const QString pointer = below(list, index);
        if (found || field[key::type].toString() != "email"_L1)
            faults.add(below(pointer, key::isPrimaryKey), Reason::NotAllowed);
        if (field[key::required] == QJsonValue(false))
            faults.add(below(pointer, key::required), Reason::NotAllowed);
        found = true;
    }
    const QString receiveType = body[key::receiveType].toString();
    const bool needed = body[key::category].toString() == "receive"_L1
        && (receiveType == "api"_L1 || receiveType == "webhook"_L1);
    if (needed && !found)
        faults.add(list, Reason::Missing);
}

void checkEventType(const QJsonObject &body, FaultList &faults)
{
    const QString list = below({}, key::fields);
    const QJsonArray fields = body[key::fields].toArray();
    for (qsizetype index = 0; index < fields.size(); ++index)
        checkOptions(fields[index].toObject(), below(list, index), faults);
    checkRepeated(fields, list, faults);
    checkPrimaryKeys(body, faults);
}

} // namespace storedesk::practice
