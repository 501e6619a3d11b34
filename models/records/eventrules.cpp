// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "records/eventrules.h"

#include "catalogue/jointrules.h"
#include "catalogue/key.h"

#include <QCoreApplication>
#include <QJsonArray>

#include <algorithm>

namespace storedesk::records {

namespace key = catalogue::key;
using catalogue::FieldFault;
using catalogue::Reason;
using namespace Qt::StringLiterals;

// Returns the faults that the service would report, in the same order.
static std::vector<FieldFault> faultsOf(const QJsonObject &type)
{
    static const catalogue::Checker checker(catalogue::FieldSet::of(
        catalogue::Resource::CustomEventType, catalogue::FieldLocation::Create));
    catalogue::FieldFaults faults(checker.check(type));
    catalogue::checkEventType(type, faults);
    return faults.faults();
}

// Returns the first fault of this kind in a field (/fields/ROW/MEMBER).
static const FieldFault *find(const std::vector<FieldFault> &faults, QLatin1StringView member,
                              Reason reason)
{
    const auto fits = [member, reason](const FieldFault &fault) {
        return fault.name == member && fault.reason == reason && fault.path.count(u'/') == 3;
    };
    const auto found = std::ranges::find_if(faults, fits);
    return found == faults.end() ? nullptr : &*found;
}

static int rowOf(const FieldFault &fault)
{
    return fault.path.section(u'/', 2, 2).toInt();
}

static EventRule broken(const QString &words, const FieldFault &fault)
{
    return {.words = words,
            .good = false,
            .row = rowOf(fault),
            .missing = fault.reason == Reason::Missing,
            .member = fault.name};
}

static EventRule keyRule(const QJsonArray &fields, const std::vector<FieldFault> &faults)
{
    if (const auto *second = find(faults, key::isPrimaryKey, Reason::Repeated))
        return broken(
            QCoreApplication::translate("EventRules", "only one field identifies the contact"),
            *second);
    if (const auto *other = find(faults, key::isPrimaryKey, Reason::NotAllowed))
        return broken(QCoreApplication::translate(
                          "EventRules", "the field that identifies the contact is an email"),
                      *other);
    if (const auto *free = find(faults, key::required, Reason::NotAllowed))
        return broken(QCoreApplication::translate(
                          "EventRules", "the field that identifies the contact is required"),
                      *free);
    const auto whole = std::ranges::find(faults, u'/' + QString(key::fields), &FieldFault::path);
    if (whole != faults.end())
        return {.words = QCoreApplication::translate("EventRules",
                                                     "one email field identifies the contact"),
                .good = false,
                .missing = true};
    const bool given = std::ranges::any_of(
        fields, [](const QJsonValue &field) { return field[key::isPrimaryKey].toBool(); });
    return {
        .words = given
            ? QCoreApplication::translate("EventRules",
                                          "exactly one required email field identifies the contact")
            : QCoreApplication::translate("EventRules", "no field needs to identify the contact")};
}

static EventRule idRule(const QJsonArray &fields, const std::vector<FieldFault> &faults)
{
    if (const auto *missing = find(faults, key::id, Reason::Missing))
        return broken(QCoreApplication::translate("EventRules", "every field has an ID"), *missing);
    if (const auto *twice = find(faults, key::id, Reason::Repeated))
        return broken(QCoreApplication::translate("EventRules", "the ID %1 is used twice")
                          .arg(fields[rowOf(*twice)][key::id].toString()),
                      *twice);
    return {.words = QCoreApplication::translate("EventRules", "IDs are unique")};
}

static EventRule optionRule(const QJsonArray &fields, const std::vector<FieldFault> &faults)
{
    if (const auto *missing = find(faults, key::options, Reason::Missing))
        return broken(QCoreApplication::translate("EventRules", "%1 needs options")
                          .arg(fields[rowOf(*missing)][key::name].toString()),
                      *missing);
    const bool given = std::ranges::any_of(
        fields, [](const QJsonValue &field) { return !field[key::options].toArray().isEmpty(); });
    return {.words =
                given ? QCoreApplication::translate("EventRules", "options defined") : QString()};
}

static EventRule phoneRule(const QJsonArray &fields, const std::vector<FieldFault> &faults)
{
    if (const auto *missing = find(faults, key::defaultCountryCode, Reason::Missing))
        return broken(QCoreApplication::translate("EventRules", "%1 needs a country code")
                          .arg(fields[rowOf(*missing)][key::name].toString()),
                      *missing);
    return {};
}

QList<EventRule> eventRules(const QJsonObject &eventType)
{
    const auto fields = eventType[key::fields].toArray();
    if (fields.isEmpty())
        return {{.words = QCoreApplication::translate("EventRules", "at least one field"),
                 .good = false,
                 .missing = true}};
    const auto faults = faultsOf(eventType);
    QList<EventRule> rules{keyRule(fields, faults), idRule(fields, faults),
                           optionRule(fields, faults), phoneRule(fields, faults)};
    rules.removeIf([](const EventRule &rule) { return rule.words.isEmpty(); });
    return rules;
}

} // namespace storedesk::records
