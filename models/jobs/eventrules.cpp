// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "jobs/eventrules.h"

#include "catalogue/jointrules.h"
#include "catalogue/key.h"

#include <QCoreApplication>
#include <QJsonArray>

#include <algorithm>

namespace storedesk::jobs {

namespace key = catalogue::key;
using catalogue::Fault;
using catalogue::Reason;
using namespace Qt::StringLiterals;

// Returns the faults that the service would report, in the same order.
static std::vector<Fault> faultsOf(const QJsonObject &type)
{
    static const catalogue::Checker checker(
        catalogue::FieldSet::of(catalogue::Resource::CustomEventType, catalogue::Place::Create));
    catalogue::FaultList faults(checker.check(type));
    catalogue::checkEventType(type, faults);
    return faults.faults();
}

// Returns the first fault of this kind in a field (/fields/ROW/MEMBER).
static const Fault *find(const std::vector<Fault> &faults, QLatin1StringView member, Reason reason)
{
    const auto fits = [member, reason](const Fault &fault) {
        return fault.name == member && fault.reason == reason && fault.path.count(u'/') == 3;
    };
    const auto found = std::ranges::find_if(faults, fits);
    return found == faults.end() ? nullptr : &*found;
}

static int rowOf(const Fault &fault)
{
    return fault.path.section(u'/', 2, 2).toInt();
}

static EventRule broken(const QString &words, const Fault &fault)
{
    return {.words = words,
            .good = false,
            .row = rowOf(fault),
            .missing = fault.reason == Reason::Missing,
            .member = fault.name};
}

static EventRule keyRule(const QJsonArray &fields, const std::vector<Fault> &faults)
{
    if (const auto *second = find(faults, key::isPrimaryKey, Reason::Repeated))
        return broken(QCoreApplication::translate("EventRules", "only one field is the key"),
                      *second);
    if (const auto *other = find(faults, key::isPrimaryKey, Reason::NotAllowed))
        return broken(QCoreApplication::translate("EventRules", "the key is an email field"),
                      *other);
    if (const auto *free = find(faults, key::required, Reason::NotAllowed))
        return broken(QCoreApplication::translate("EventRules", "the key is required"), *free);
    const auto whole = std::ranges::find(faults, u'/' + QString(key::fields), &Fault::path);
    if (whole != faults.end())
        return {.words = QCoreApplication::translate("EventRules", "one email field is the key"),
                .good = false,
                .missing = true};
    const bool given = std::ranges::any_of(
        fields, [](const QJsonValue &field) { return field[key::isPrimaryKey].toBool(); });
    return {.words = given ? QCoreApplication::translate("EventRules", "one required email key")
                           : QCoreApplication::translate("EventRules", "no key is needed")};
}

static EventRule idRule(const QJsonArray &fields, const std::vector<Fault> &faults)
{
    if (const auto *missing = find(faults, key::id, Reason::Missing))
        return broken(QCoreApplication::translate("EventRules", "every field has an ID"), *missing);
    if (const auto *twice = find(faults, key::id, Reason::Repeated))
        return broken(QCoreApplication::translate("EventRules", "the ID %1 is used twice")
                          .arg(fields[rowOf(*twice)][key::id].toString()),
                      *twice);
    return {.words = QCoreApplication::translate("EventRules", "IDs are unique")};
}

static EventRule optionRule(const QJsonArray &fields, const std::vector<Fault> &faults)
{
    if (const auto *missing = find(faults, key::options, Reason::Missing))
        return broken(QCoreApplication::translate("EventRules", "%1 needs options")
                          .arg(fields[rowOf(*missing)][key::name].toString()),
                      *missing);
    const bool given = std::ranges::any_of(
        fields, [](const QJsonValue &field) { return !field[key::options].toArray().isEmpty(); });
    return {.words =
                given ? QCoreApplication::translate("EventRules", "options given") : QString()};
}

static EventRule phoneRule(const QJsonArray &fields, const std::vector<Fault> &faults)
{
    if (const auto *missing = find(faults, key::defaultCountryCode, Reason::Missing))
        return broken(QCoreApplication::translate("EventRules", "%1 needs a phone prefix")
                          .arg(fields[rowOf(*missing)][key::name].toString()),
                      *missing);
    return {};
}

QList<EventRule> eventRules(const QJsonObject &eventType)
{
    const auto fields = eventType[key::fields].toArray();
    if (fields.isEmpty())
        return {{.words = QCoreApplication::translate("EventRules", "there is a field"),
                 .good = false,
                 .missing = true}};
    const auto faults = faultsOf(eventType);
    QList<EventRule> rules{keyRule(fields, faults), idRule(fields, faults),
                           optionRule(fields, faults), phoneRule(fields, faults)};
    rules.removeIf([](const EventRule &rule) { return rule.words.isEmpty(); });
    return rules;
}

} // namespace storedesk::jobs
