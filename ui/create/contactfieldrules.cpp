// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/create/contactfieldrules.h"

#include "catalogue/key.h"
#include "ui/forms/formvalues.h"

#include <QCoreApplication>
#include <QSet>

namespace storedesk::ui {

namespace key = catalogue::key;
using catalogue::FieldRule;
using catalogue::Type;
using namespace Qt::StringLiterals;

// Addresses and phone numbers are each contact's own: they have no default.
static bool hasDefault(const QString &type)
{
    return !type.isEmpty() && type != "email"_L1 && type != "phone"_L1;
}

static FieldRule defaultRule(const FieldRule &row, const QJsonObject &values)
{
    auto rule = catalogue::FieldSet::ruleOf(values);
    rule.key = row.key;
    rule.title = row.title;
    rule.required = false;
    rule.readOnly = false;
    return rule;
}

catalogue::FieldSet contactFieldRules(const QJsonObject &values)
{
    auto set = catalogue::FieldSet::of(catalogue::Resource::ContactField, catalogue::Place::Create);
    const auto type = values[key::type].toString();
    std::erase_if(set.rules, [&type](const FieldRule &rule) {
        return rule.readOnly || (rule.key == key::defaultValue && !hasDefault(type))
            || (rule.key == key::required && !hasDefault(type) && !type.isEmpty());
    });
    for (auto &rule : set.rules) {
        if (rule.key == key::defaultValue)
            rule = defaultRule(rule, values);
        // Limits of whole numbers are whole numbers.
        if (type == "integer"_L1 && (rule.key == key::minValue || rule.key == key::maxValue))
            rule.type = Type::Integer;
    }
    return set;
}

QJsonObject fittingValues(const QJsonObject &values)
{
    const auto set = contactFieldRules(values);
    const auto type = values[key::type].toString();
    QJsonObject fitting;
    for (auto at = values.begin(); at != values.end(); ++at) {
        const auto *rule = set.rule(at.key());
        if (!rule || (!rule->whenKey.isEmpty() && !rule->whenValues.contains(type)))
            continue;
        // A default of another type would only be in the way.
        const bool text = rule->type == Type::Text && at.value().isString();
        const bool number =
            (rule->type == Type::Integer || rule->type == Type::Decimal) && at.value().isDouble();
        if (at.key() != key::defaultValue || text || number)
            fitting[at.key()] = at.value();
    }
    return fitting;
}

static QString translated(const char *text)
{
    return QCoreApplication::translate("ContactFieldRules", text);
}

static void checkLimits(const QJsonObject &values, QList<ContactFieldFault> &faults)
{
    const auto least = values[key::minValue];
    const auto most = values[key::maxValue];
    if (least.isDouble() && most.isDouble() && most.toDouble() < least.toDouble())
        faults.append({.key = key::maxValue,
                       .sentence = translated(QT_TRANSLATE_NOOP(
                           "ContactFieldRules", "The largest number is below the smallest one."))});
    const auto earliest = values[key::minDate].toString();
    const auto latest = values[key::maxDate].toString();
    if (!earliest.isEmpty() && !latest.isEmpty() && latest < earliest)
        faults.append({.key = key::maxDate,
                       .sentence = translated(QT_TRANSLATE_NOOP(
                           "ContactFieldRules", "The latest date is before the earliest one."))});
}

QList<ContactFieldFault> contactFieldFaults(const QJsonObject &values)
{
    QList<ContactFieldFault> faults;
    checkLimits(values, faults);
    if (values[key::required].toBool() && isNothing(values[key::defaultValue]))
        faults.append({.key = key::defaultValue,
                       .sentence = translated(QT_TRANSLATE_NOOP(
                           "ContactFieldRules",
                           "A required field needs a default value, which every contact gets.")),
                       .missing = true});
    QSet<QString> ids;
    for (const auto &option : values[key::options].toArray()) {
        const auto id = option[key::id].toString();
        if (ids.contains(id))
            faults.append({.key = key::options,
                           .sentence = translated(QT_TRANSLATE_NOOP("ContactFieldRules",
                                                                    "Two options have the id %1."))
                                           .arg(id)});
        ids.insert(id);
    }
    return faults;
}

} // namespace storedesk::ui
