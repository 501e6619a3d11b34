// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "fieldset.h"

#include "key.h"

#include <QJsonObject>

#include <algorithm>
#include <array>

namespace storedesk::catalogue {

using namespace Qt::StringLiterals;

static constexpr Places bodies = FieldLocation::Create | FieldLocation::CreateExplorer
    | FieldLocation::Patch | FieldLocation::PatchByEmail | FieldLocation::PatchByExternalId;
static constexpr Places patches =
    FieldLocation::Patch | FieldLocation::PatchByEmail | FieldLocation::PatchByExternalId;

static bool isBody(FieldLocation place)
{
    return bodies.testFlag(place);
}

// Returns whether values in this location are sent to the service, as opposed to received from it.
static bool isInput(FieldLocation place)
{
    return isBody(place) || place == FieldLocation::Csv;
}

static bool occurs(std::span<const Field> rows, QLatin1StringView key, FieldLocation place)
{
    return std::ranges::any_of(rows, [key, place](const Field &row) {
        return row.key == key && row.places.testFlag(place);
    });
}

static FieldRule ruleOf(const Field &row, FieldLocation place)
{
    FieldRule rule{.key = row.key, .title = titleOf(row), .type = row.type};
    rule.required = row.required.testFlag(place);
    // A field that is required when a record is created cannot be cleared later.
    rule.filled = patches.testFlag(place) && row.required.testFlag(FieldLocation::Create);
    rule.readOnly = !row.places.testFlag(place);
    for (const Choice &choice : row.choices) {
        if (choice.writable || !isInput(place))
            rule.options.push_back({.id = choice.id, .label = labelOf(choice)});
    }
    rule.maxLength = row.maxLength;
    rule.minimum = row.minimum;
    rule.maximum = row.maximum;
    rule.national = row.type == Type::Phone && place == FieldLocation::Csv;
    rule.help = helpOf(row);
    return rule;
}

static void addConditions(FieldRule &rule, const Field &row, std::span<const Field> rows,
                          FieldLocation place)
{
    if (!row.unless.isEmpty() && occurs(rows, row.unless, place))
        rule.unlessKey = row.unless;
    if (row.when.key.isEmpty() || !occurs(rows, row.when.key, place))
        return;
    rule.whenKey = row.when.key;
    for (const QLatin1StringView value : row.when.values) {
        if (!value.isEmpty())
            rule.whenValues.append(value);
    }
}

FieldSet FieldSet::of(Resource resource, FieldLocation place)
{
    FieldSet set;
    set.strict = isBody(place);
    const auto rows = fieldsOf(resource);
    for (const Field &row : rows) {
        const bool here = row.places.testFlag(place);
        const bool onlyElsewhere = isBody(place) && row.places.testFlag(FieldLocation::Answer)
            && !occurs(rows, row.key, place);
        if (!here && !onlyElsewhere)
            continue;
        set.rules.push_back(catalogue::ruleOf(row, place));
        addConditions(set.rules.back(), row, rows, place);
    }
    return set;
}

static Type typeNamed(QStringView name)
{
    struct Named
    {
        QLatin1StringView name;
        Type type;
    };
    static constexpr std::array types{
        Named{"text"_L1, Type::Text},        Named{"email"_L1, Type::Email},
        Named{"phone"_L1, Type::Phone},      Named{"integer"_L1, Type::Integer},
        Named{"decimal"_L1, Type::Decimal},  Named{"date"_L1, Type::Date},
        Named{"checkbox"_L1, Type::Choices}, Named{"radio"_L1, Type::Choice},
        Named{"boolean"_L1, Type::Boolean},
    };
    const auto found =
        std::ranges::find_if(types, [name](const Named &row) { return row.name == name; });
    // A newer service may define other types. The service itself validates such values.
    return found == types.end() ? Type::Any : found->type;
}

FieldRule FieldSet::ruleOf(const QJsonObject &definition)
{
    FieldRule rule{.key = definition[catalogue::key::id].toString(),
                   .title = definition[catalogue::key::name].toString()};
    rule.type = typeNamed(definition[catalogue::key::type].toString());
    rule.required = definition[catalogue::key::required].toBool();
    rule.readOnly = definition[catalogue::key::readOnly].toBool();
    rule.primaryKey = definition[catalogue::key::isPrimaryKey].toBool();
    for (const auto &option : definition[catalogue::key::options].toArray())
        rule.options.push_back({.id = option[catalogue::key::id].toString(),
                                .label = option[catalogue::key::label].toString()});
    rule.maxLength = definition[catalogue::key::maxLength].toInt();
    rule.minimum = definition[catalogue::key::minValue].toDouble(rule.minimum);
    rule.maximum = definition[catalogue::key::maxValue].toDouble(rule.maximum);
    rule.earliest = definition[catalogue::key::minDate].toString();
    rule.latest = definition[catalogue::key::maxDate].toString();
    rule.countryCode = definition[catalogue::key::defaultCountryCode].toString();
    rule.national = !rule.countryCode.isEmpty();
    return rule;
}

// Returns the rule that applies in this place to a field defined by the account. Such a field is
// required if every contact has a value for it: a body or a file may omit the field, but a body
// must not clear it.
static std::optional<FieldRule> customRule(const QJsonObject &definition, FieldLocation place)
{
    FieldRule rule = FieldSet::ruleOf(definition);
    rule.filled = rule.required && isBody(place);
    rule.required = false;
    if (place == FieldLocation::Table || (place == FieldLocation::Csv && rule.readOnly))
        return std::nullopt;
    rule.readOnly = rule.readOnly && isBody(place);
    if (place == FieldLocation::Csv) {
        rule.national = rule.type == Type::Phone;
        if (rule.type == Type::Date)
            rule.type = Type::Day;
    }
    return rule;
}

FieldSet FieldSet::ofContacts(FieldLocation place, const QJsonArray &contactFields)
{
    FieldSet set = of(Resource::Contact, place);
    for (const auto &value : contactFields) {
        const QJsonObject definition = value.toObject();
        const QString id = definition[catalogue::key::id].toString();
        const auto known = std::ranges::find(set.rules, id, &FieldRule::key);
        if (known != set.rules.end()) {
            known->countryCode = definition[catalogue::key::defaultCountryCode].toString();
            continue;
        }
        // Skip a system field that does not occur in this place. Unknown fields belong to a newer
        // service.
        if (fieldOf(Resource::Contact, id))
            continue;
        if (auto rule = customRule(definition, place))
            set.rules.push_back(*std::move(rule));
    }
    return set;
}

FieldSet FieldSet::ofEvent(const QJsonObject &eventType)
{
    FieldSet set;
    // A webhook may send more members than the type defines; everything else is refused.
    set.strict = eventType[catalogue::key::receiveType].toString() != "webhook"_L1;
    for (const auto &value : eventType[catalogue::key::fields].toArray()) {
        set.rules.push_back(ruleOf(value.toObject()));
        set.rules.back().required |= set.rules.back().primaryKey;
    }
    return set;
}

const FieldRule *FieldSet::rule(QStringView key) const
{
    const auto found =
        std::ranges::find_if(rules, [key](const FieldRule &row) { return row.key == key; });
    return found == rules.end() ? nullptr : &*found;
}

} // namespace storedesk::catalogue
