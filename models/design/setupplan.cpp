// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "design/setupplan.h"

#include "catalogue/key.h"
#include "design/definitiondifference.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace storedesk::design {

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
                           QCoreApplication::translate("Setup", "already there"),
                           QCoreApplication::translate("Setup", "differs"),
                           QCoreApplication::translate("Setup", "cannot")};
    return words[static_cast<std::size_t>(state)];
}

static QString nameIn(const QJsonObject &definition)
{
    return definition[key::name].toString();
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
        step.state =
            other.toObject() == field ? SetupStep::State::AlreadyThere : SetupStep::State::Cannot;
        if (step.state == SetupStep::State::Cannot)
            step.why = QCoreApplication::translate(
                "Setup",
                "It is there with other properties, and the service cannot change a field.");
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
        if (changes.isEmpty())
            step.state = SetupStep::State::AlreadyThere; // what it has besides stays
        step.why = changes.keys().join(u", "_s);
        step.body = changes;
    }
    return step;
}

// The type that an alias, or without one a name, belongs to.
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
        for (const auto &value : other.eventTypes) {
            const auto known = value.toObject();
            if (!isSame(type, known) || (!here && step.key.isEmpty()))
                continue;
            step.state =
                here && known == type ? SetupStep::State::AlreadyThere : SetupStep::State::Cannot;
            if (step.state != SetupStep::State::Cannot)
                return step;
            step.why = here
                ? QCoreApplication::translate("Setup",
                                              "It differs. Change it with “Edit…” in the console.")
                : QCoreApplication::translate("Setup", "Its alias is taken by “%1” of “%2”.")
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

} // namespace storedesk::design
