// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "events/setupplan.h"

#include "catalogue/fieldset.h"
#include "catalogue/key.h"
#include "events/definitiondifference.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace storedesk::events {

namespace key = catalogue::key;
using namespace Qt::StringLiterals;

QString wordsOf(SetupStep::Kind kind)
{
    const std::array words{QCoreApplication::translate("Setup", "contact field"),
                           QCoreApplication::translate("Setup", "integration"),
                           QCoreApplication::translate("Setup", "event type")};
    return words[static_cast<std::size_t>(kind)];
}

QString wordsOf(SetupStep::State state)
{
    const std::array words{QCoreApplication::translate("Setup", "create"),
                           QCoreApplication::translate("Setup", "already exists"),
                           QCoreApplication::translate("Setup", "differs"),
                           QCoreApplication::translate("Setup", "not possible")};
    return words[static_cast<std::size_t>(state)];
}

QString countText(SetupStep::State state, int count)
{
    switch (state) {
    case SetupStep::State::Create:
        return QCoreApplication::translate("Setup", "%Ln to create", nullptr, count);
    case SetupStep::State::AlreadyThere:
        return QCoreApplication::translate("Setup", "%Ln already exist", nullptr, count);
    case SetupStep::State::Differs:
        return QCoreApplication::translate("Setup", "%Ln differ", nullptr, count);
    case SetupStep::State::Cannot:
        break;
    }
    return QCoreApplication::translate("Setup", "%Ln not possible", nullptr, count);
}

static QString nameIn(const QJsonObject &definition)
{
    return definition[key::name].toString();
}

static QString shownMember(catalogue::Resource resource, const QString &name,
                           const QJsonValue &value)
{
    if (value.isUndefined() || value.isNull())
        return QCoreApplication::translate("Setup", "nothing");
    if (value.isBool())
        return value.toBool() ? QCoreApplication::translate("Setup", "yes")
                              : QCoreApplication::translate("Setup", "no");
    if (value.isArray()) {
        QStringList parts;
        for (const auto &element : value.toArray())
            parts.append(element[key::id].toString());
        return parts.join(u", "_s);
    }
    const auto set = catalogue::FieldSet::of(resource, catalogue::FieldLocation::Create);
    const auto *rule = set.rule(name);
    for (const auto &option : rule ? rule->options : std::vector<catalogue::Option>()) {
        if (option.id == value.toString())
            return option.label;
    }
    return value.toVariant().toString();
}

static QList<SetupChange> changesIn(catalogue::Resource resource, const QJsonObject &before,
                                    const QJsonObject &after, const QStringList &names)
{
    const auto set = catalogue::FieldSet::of(resource, catalogue::FieldLocation::Create);
    QList<SetupChange> changes;
    for (const auto &name : names) {
        if (before[name] == after[name])
            continue;
        const auto *rule = set.rule(name);
        changes.append({.what = rule ? rule->title : name,
                        .before = shownMember(resource, name, before[name]),
                        .after = shownMember(resource, name, after[name])});
    }
    return changes;
}

static QStringList namesOf(const QJsonObject &one, const QJsonObject &other)
{
    auto names = one.keys();
    for (const auto &name : other.keys()) {
        if (!names.contains(name))
            names.append(name);
    }
    return names;
}

QString summaryOf(const SetupStep &step)
{
    using catalogue::Resource;
    switch (step.kind) {
    case SetupStep::Kind::ContactField: {
        const auto type =
            shownMember(Resource::ContactField, QString(key::type), step.body[key::type]);
        const auto options = static_cast<int>(step.body[key::options].toArray().size());
        return options == 0
            ? type
            : QCoreApplication::translate("Setup", "%1, %n option(s)", nullptr, options).arg(type);
    }
    case SetupStep::Kind::Integration:
        return step.body[key::eventsEnabled].toBool()
            ? QCoreApplication::translate("Setup", "Events on")
            : QCoreApplication::translate("Setup", "Events off");
    case SetupStep::Kind::EventType:
        break;
    }
    const auto fields = static_cast<int>(step.body[key::fields].toArray().size());
    return QCoreApplication::translate(
               "Setup", "In “%1”, %n field(s) · alias and fields can't be changed later", nullptr,
               fields)
        .arg(step.integration);
}

static SetupStep fieldStep(const QJsonObject &field, const QJsonArray &there)
{
    SetupStep step{.kind = SetupStep::Kind::ContactField,
                   .name = nameIn(field),
                   .key = field[key::id].toString(),
                   .body = field};
    for (const auto &other : there) {
        if (other[key::id].toString() != step.key)
            continue;
        const auto known = other.toObject();
        step.changes =
            changesIn(catalogue::Resource::ContactField, known, field, namesOf(known, field));
        step.state =
            step.changes.isEmpty() ? SetupStep::State::AlreadyThere : SetupStep::State::Cannot;
        if (step.state == SetupStep::State::Cannot)
            step.why = QCoreApplication::translate(
                "Setup",
                "It exists with different properties, and the service can't change a field.");
    }
    return step;
}

static SetupStep integrationStep(const QJsonObject &integration, const Setup &there)
{
    SetupStep step{
        .kind = SetupStep::Kind::Integration, .name = nameIn(integration), .body = integration};
    QList<QJsonObject> same;
    for (const auto &other : there.integrations) {
        if (nameIn(other.definition) == step.name)
            same.append(other.definition);
    }
    if (same.size() > 1) {
        step.state = SetupStep::State::Cannot;
        step.why = QCoreApplication::translate("Setup", "Several integrations have this name.");
    } else if (same.size() == 1) {
        step.state =
            same[0] == integration ? SetupStep::State::AlreadyThere : SetupStep::State::Differs;
        QJsonObject changes;
        for (auto at = integration.begin(); at != integration.end(); ++at) {
            if (same[0].value(at.key()) != at.value())
                changes[at.key()] = at.value();
        }
        // Additional members of the existing integration are preserved.
        if (changes.isEmpty())
            step.state = SetupStep::State::AlreadyThere;
        step.why = changes.keys().join(u", "_s);
        step.changes =
            changesIn(catalogue::Resource::CustomIntegration, same[0], integration, changes.keys());
        step.body = changes;
    }
    return step;
}

// Returns whether both are the same type: their aliases match or, if neither has an alias, their
// names.
static bool isSame(const QJsonObject &one, const QJsonObject &other)
{
    const auto alias = one[key::alias].toString();
    return alias.isEmpty() ? nameIn(one) == nameIn(other) && other[key::alias].toString().isEmpty()
                           : alias == other[key::alias].toString();
}

static SetupStep typeStep(const QJsonObject &type, const QString &integration, const Setup &there)
{
    SetupStep step{.kind = SetupStep::Kind::EventType,
                   .name = nameIn(type),
                   .key = type[key::alias].toString(),
                   .integration = integration,
                   .body = type};
    for (const auto &other : there.integrations) {
        const bool here = nameIn(other.definition) == integration;
        for (qsizetype at = 0; at < other.eventTypes.size(); ++at) {
            const auto known = other.eventTypes[at].toObject();
            if (!isSame(type, known) || (!here && step.key.isEmpty()))
                continue;
            step.state =
                here && known == type ? SetupStep::State::AlreadyThere : SetupStep::State::Cannot;
            if (step.state != SetupStep::State::Cannot)
                return step;
            step.aliasTaken = !here;
            step.otherIntegration = other.id;
            step.otherType = other.eventTypeIds.value(at);
            step.changes.clear();
            for (const auto &one :
                 here ? differencesOf(known, type) : QList<DefinitionDifference>())
                step.changes.append({one.what, one.before, one.after});
            step.why = here
                ? QCoreApplication::translate("Setup", "It differs.")
                : QCoreApplication::translate("Setup", "Its alias is used by “%1” in “%2”.")
                      .arg(nameIn(known), nameIn(other.definition));
        }
    }
    return step;
}

QList<SetupStep> setupPlan(const Setup &wanted, const Setup &there)
{
    QList<SetupStep> steps;
    for (const auto &field : wanted.contactFields)
        steps.append(fieldStep(field.toObject(), there.contactFields));
    for (const auto &integration : wanted.integrations)
        steps.append(integrationStep(integration.definition, there));
    for (const auto &integration : wanted.integrations) {
        for (const auto &type : integration.eventTypes)
            steps.append(typeStep(type.toObject(), nameIn(integration.definition), there));
    }
    return steps;
}

} // namespace storedesk::events
