// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "events/setup.h"

#include "base/jsonmembers.h"
#include "catalogue/fieldset.h"
#include "catalogue/key.h"
#include "events/definition.h"
#include "events/definitionfaults.h"

#include <QCoreApplication>
#include <QJsonDocument>

#include <algorithm>

namespace storedesk::events {

namespace key = catalogue::key;
using namespace Qt::StringLiterals;

static constexpr auto setupKind = "storedesk"_L1;
static constexpr auto setupWord = "set-up"_L1;
static constexpr auto setupVersion = "version"_L1;
static constexpr auto fieldsMember = "contact fields"_L1;
static constexpr auto integrationsMember = "integrations"_L1;
static constexpr auto typesMember = "event types"_L1;

// Returns the members that are allowed in a create body, except those without a value.
static QJsonObject creatable(catalogue::Resource resource, const QJsonObject &record)
{
    const auto set = catalogue::FieldSet::of(resource, catalogue::FieldLocation::Create);
    QJsonObject kept;
    for (auto at = record.begin(); at != record.end(); ++at) {
        const auto *rule = set.rule(at.key());
        const auto value = at.value();
        const bool empty = value.isNull() || (value.isString() && value.toString().isEmpty())
            || (value.isArray() && value.toArray().isEmpty());
        const bool fits = rule && !rule->readOnly
            && (rule->whenKey.isEmpty()
                || rule->whenValues.contains(record[rule->whenKey].toString()));
        if (fits && !empty)
            kept[at.key()] = value;
    }
    return kept;
}

QJsonObject contactFieldDefinition(const QJsonObject &record)
{
    auto kept = creatable(catalogue::Resource::ContactField, record);
    if (!kept.value(key::required).toBool())
        kept.remove(key::required);
    return kept;
}

QJsonObject integrationDefinition(const QJsonObject &record)
{
    return creatable(catalogue::Resource::CustomIntegration, record);
}

static QJsonArray sorted(const QJsonArray &objects)
{
    QList<QJsonObject> all;
    for (const auto &object : objects)
        all.append(object.toObject());
    const auto text = [](const QJsonObject &object) {
        return QJsonDocument(object).toJson(QJsonDocument::Compact);
    };
    std::ranges::sort(all, [text](const QJsonObject &one, const QJsonObject &other) {
        for (const auto member : {key::id, key::alias, key::name}) {
            const auto order = one[member].toString().compare(other[member].toString());
            if (order != 0)
                return order < 0;
        }
        return text(one) < text(other);
    });
    QJsonArray result;
    for (const auto &object : std::as_const(all))
        result.append(object);
    return result;
}

QByteArray setupFile(const Setup &setup)
{
    QJsonArray integrations;
    for (const auto &integration : setup.integrations) {
        auto whole = integration.definition;
        whole[typesMember] = sorted(integration.eventTypes);
        integrations.append(whole);
    }
    const QJsonObject file{{setupKind, setupWord},
                           {setupVersion, 1},
                           {fieldsMember, sorted(setup.contactFields)},
                           {integrationsMember, sorted(integrations)}};
    return QJsonDocument(file).toJson(QJsonDocument::Indented);
}

static QStringList integrationFaults(QJsonObject integration, const QString &path)
{
    const QJsonObject nested{{typesMember, integration.take(typesMember)}};
    base::JsonMembers members(nested, path);
    const auto types = members.objects(typesMember);
    auto faults = members.faults();
    for (qsizetype at = 0; at < types.size(); ++at)
        faults += definitionFaults(catalogue::Resource::CustomEventType, types[at],
                                   u"%1[%2]"_s.arg(members.pathOf(typesMember)).arg(at),
                                   UnknownMembers::Refused);
    return faults
        + definitionFaults(catalogue::Resource::CustomIntegration, integration, path,
                           UnknownMembers::Refused);
}

// Reports misspelt members and wrong types, which would otherwise be silently left out.
static QStringList faultsOf(const QJsonObject &whole)
{
    base::JsonMembers members(whole);
    (void)members.text(setupKind);
    (void)members.whole(setupVersion, 1, 1);
    QStringList faults;
    const auto fields = members.objects(fieldsMember);
    for (qsizetype at = 0; at < fields.size(); ++at)
        faults += definitionFaults(catalogue::Resource::ContactField, fields[at],
                                   u"%1[%2]"_s.arg(fieldsMember).arg(at), UnknownMembers::Refused);
    const auto integrations = members.objects(integrationsMember);
    for (qsizetype at = 0; at < integrations.size(); ++at)
        faults += integrationFaults(integrations[at], u"%1[%2]"_s.arg(integrationsMember).arg(at));
    return members.faults() + faults;
}

base::Result<Setup> setupIn(const QByteArray &file)
{
    const auto whole = QJsonDocument::fromJson(file).object();
    if (whole[setupKind].toString() != setupWord)
        return tl::unexpected(base::Problem{
            .what =
                QCoreApplication::translate("Setup", "This file doesn't contain an account setup."),
            .next = QCoreApplication::translate(
                "Setup", "Choose one that was saved with “Save this setup…” or “setup save”.")});
    if (const auto faults = faultsOf(whole); !faults.isEmpty())
        return tl::unexpected(base::Problem{
            .what = QCoreApplication::translate("Setup", "Couldn't interpret the setup."),
            .why = faults.join(u' '),
            .next =
                QCoreApplication::translate("Setup", "Correct the file. Nothing was changed.")});
    Setup setup;
    for (const auto &field : whole[fieldsMember].toArray())
        setup.contactFields.append(contactFieldDefinition(field.toObject()));
    for (const auto &integration : whole[integrationsMember].toArray()) {
        Setup::Integration read{.definition = integrationDefinition(integration.toObject())};
        for (const auto &type : integration[typesMember].toArray())
            read.eventTypes.append(definitionOf(type.toObject()));
        setup.integrations.append(read);
    }
    return setup;
}

} // namespace storedesk::events
