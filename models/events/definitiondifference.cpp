// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "events/definitiondifference.h"

#include "catalogue/fieldset.h"
#include "catalogue/key.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>

namespace storedesk::events {

namespace key = catalogue::key;
using namespace Qt::StringLiterals;

// Not cached, because its strings depend on the current language.
static catalogue::FieldRule ruleNamed(const QString &name)
{
    const auto set = catalogue::FieldSet::of(catalogue::Resource::CustomEventType,
                                             catalogue::FieldLocation::Create);
    const auto *rule = set.rule(name);
    return rule ? *rule : catalogue::FieldRule{.key = name, .title = name};
}

// Returns a short text for a value, with options by ID and choices by label.
static QString shownValue(const QString &ruleName, const QJsonValue &value)
{
    if (value.isUndefined() || value.isNull())
        return {};
    if (value.isBool())
        return value.toBool() ? QCoreApplication::translate("DefinitionDifference", "yes")
                              : QCoreApplication::translate("DefinitionDifference", "no");
    if (value.isArray()) {
        QStringList parts;
        for (const auto &element : value.toArray()) {
            const auto id = element[key::id].toString();
            parts.append(id.isEmpty() ? element[key::name].toString() : id);
        }
        return parts.join(u", "_s);
    }
    const auto rule = ruleNamed(ruleName);
    for (const auto &option : rule.options) {
        if (option.id == value.toString())
            return option.label;
    }
    return value.toVariant().toString();
}

static QString titleOfMember(const QString &ruleName)
{
    return ruleNamed(ruleName).title;
}

static QString fieldWords(const QJsonObject &field)
{
    return u"%1 (%2)"_s.arg(field[key::name].toString(), field[key::id].toString());
}

static bool isStrict(const QJsonObject &definition)
{
    return definition[key::receiveType].toString() == "api"_L1;
}

static QString consequenceOf(const QString &member, const QJsonValue &after)
{
    if (member == key::type || member == key::options)
        return QCoreApplication::translate("DefinitionDifference",
                                           "Events with values that no longer fit are rejected.");
    if (member == key::required && after.toBool())
        return QCoreApplication::translate("DefinitionDifference",
                                           "Events without this field are rejected.");
    if (member == key::jsonPointerPath)
        return QCoreApplication::translate("DefinitionDifference",
                                           "The value is read from a different path.");
    return {};
}

static void compareMembers(const QJsonObject &before, const QJsonObject &after,
                           const QString &prefix, const QString &of,
                           QList<DefinitionDifference> &found)
{
    auto names = before.keys();
    for (const auto &name : after.keys()) {
        if (!names.contains(name))
            names.append(name);
    }
    for (const auto &name : std::as_const(names)) {
        if (name == key::fields || before[name] == after[name])
            continue;
        const auto title = titleOfMember(prefix + name);
        DefinitionDifference difference{
            .what = of.isEmpty() ? title : u"%1: %2"_s.arg(of, title),
            .before = shownValue(prefix + name, before[name]),
            .after = shownValue(prefix + name, after[name]),
            .consequence = prefix.isEmpty() ? QString() : consequenceOf(name, after[name])};
        if (prefix.isEmpty()
            && (name == key::alias || name == key::category || name == key::receiveType))
            difference.consequence = QCoreApplication::translate(
                "DefinitionDifference", "Every system that sends these events must be updated.");
        found.append(difference);
    }
}

static QJsonObject fieldById(const QJsonArray &fields, const QString &id)
{
    for (const auto &field : fields) {
        if (field[key::id].toString() == id)
            return field.toObject();
    }
    return {};
}

QList<DefinitionDifference> differencesOf(const QJsonObject &before, const QJsonObject &after)
{
    QList<DefinitionDifference> found;
    compareMembers(before, after, {}, {}, found);
    const auto old = before[key::fields].toArray();
    const auto wanted = after[key::fields].toArray();
    for (const auto &value : old) {
        const auto field = value.toObject();
        const auto now = fieldById(wanted, field[key::id].toString());
        if (now.isEmpty())
            found.append({.what = fieldWords(field),
                          .before = shownValue(u"fields[].type"_s, field[key::type]),
                          .consequence = isStrict(after)
                              ? QCoreApplication::translate(
                                    "DefinitionDifference",
                                    "Events that still contain this field are rejected.")
                              : QString()});
        else
            compareMembers(field, now, u"fields[]."_s, fieldWords(now), found);
    }
    for (const auto &value : wanted) {
        const auto field = value.toObject();
        if (fieldById(old, field[key::id].toString()).isEmpty())
            found.append(
                {.what = fieldWords(field),
                 .after = shownValue(u"fields[].type"_s, field[key::type]),
                 .consequence = field[key::required].toBool()
                     ? QCoreApplication::translate("DefinitionDifference",
                                                   "Events without this field are rejected.")
                     : QString()});
    }
    return found;
}

} // namespace storedesk::events
