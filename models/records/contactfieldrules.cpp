// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "records/contactfieldrules.h"

#include "catalogue/jointrules.h"
#include "catalogue/key.h"

#include <QCoreApplication>

namespace storedesk::records {

namespace key = catalogue::key;
using catalogue::FieldFault;
using catalogue::FieldRule;
using catalogue::Reason;
using catalogue::Type;
using namespace Qt::StringLiterals;

static bool hasDefault(const QString &type)
{
    return !type.isEmpty() && catalogue::mayHaveDefault(type);
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
    auto set = catalogue::FieldSet::of(catalogue::Resource::ContactField,
                                       catalogue::FieldLocation::Create);
    const auto type = values[key::type].toString();
    std::erase_if(set.rules, [&type](const FieldRule &rule) {
        return rule.readOnly || (rule.key == key::defaultValue && !hasDefault(type))
            || (rule.key == key::required && !hasDefault(type) && !type.isEmpty());
    });
    for (auto &rule : set.rules) {
        if (rule.key == key::defaultValue)
            rule = defaultRule(rule, values);
        // The limits of an integer field must be integers.
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
        // Omit a default value of the wrong type.
        const bool text = rule->type == Type::Text && at.value().isString();
        const bool number =
            (rule->type == Type::Integer || rule->type == Type::Decimal) && at.value().isDouble();
        if (at.key() != key::defaultValue || text || number)
            fitting[at.key()] = at.value();
    }
    return fitting;
}

static QString plainId(const QString &name, QChar separator, bool digitsFirst)
{
    // The ID must be short enough to be typed into files.
    static constexpr int longest = 40;

    QString id;
    for (const auto letter : name.normalized(QString::NormalizationForm_KD).toLower()) {
        if (letter.isMark())
            continue;
        const bool alphabetic = letter >= u'a' && letter <= u'z';
        if (alphabetic || (letter >= u'0' && letter <= u'9' && (digitsFirst || !id.isEmpty())))
            id.append(letter);
        else if (!id.isEmpty() && !id.endsWith(separator))
            id.append(separator);
    }
    id.truncate(longest);
    while (id.endsWith(separator))
        id.chop(1);
    return id;
}

QString suggestedFieldId(const QString &name, QChar separator)
{
    return plainId(name, separator, false);
}

QString suggestedOptionId(const QString &label, const QStringList &taken)
{
    const auto plain = plainId(label, u'_', true);
    const auto wish = plain.isEmpty() ? u"option"_s : plain;
    auto id = wish;
    for (int number = 2; taken.contains(id); ++number)
        id = u"%1_%2"_s.arg(wish).arg(number);
    return id;
}

// Describes faults that involve several values. Faults in single values are shown next to their
// editors.
static std::optional<QString> sentenceFor(const FieldFault &fault, const QJsonObject &values)
{
    if (fault.name == key::maxValue && fault.reason == Reason::TooSmall)
        return QCoreApplication::translate("ContactFieldRules",
                                           "The maximum value is below the minimum value.");
    if (fault.name == key::maxDate && fault.reason == Reason::TooEarly)
        return QCoreApplication::translate("ContactFieldRules",
                                           "The latest date is before the earliest one.");
    if (fault.name == key::defaultValue && fault.reason == Reason::Missing)
        return QCoreApplication::translate(
            "ContactFieldRules", "A required field needs a default value for all contacts.");
    if (fault.reason == Reason::Repeated) {
        const auto option = values[key::options][fault.path.section(u'/', -2, -2).toInt()];
        return QCoreApplication::translate("ContactFieldRules", "Two options have the ID %1.")
            .arg(option[key::id].toString());
    }
    return std::nullopt;
}

QList<ContactFieldFault> contactFieldFaults(const QJsonObject &values)
{
    catalogue::FieldFaults found;
    catalogue::checkContactField(values, found);
    QList<ContactFieldFault> faults;
    for (const auto &fault : found.faults()) {
        if (const auto sentence = sentenceFor(fault, values))
            faults.append({.key = fault.path.section(u'/', 1, 1),
                           .sentence = *sentence,
                           .missing = fault.reason == Reason::Missing});
    }
    return faults;
}

} // namespace storedesk::records
