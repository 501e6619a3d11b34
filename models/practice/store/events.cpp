// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "practice/store/events.h"

#include "catalogue/fieldfaults.h"
#include "catalogue/key.h"
#include "practice/core/problem.h"
#include "practice/store/activities.h"
#include "practice/store/requests.h"

#include <algorithm>

namespace storedesk::practice {

namespace key = catalogue::key;
using namespace Qt::StringLiterals;
using catalogue::Resource;

Events::Events(const HandlerContext &context, FieldRegistry &fields)
    : m_context(context)
    , m_fields(fields)
    , m_contacts(context.store)
    , m_writer(context, "custom-event"_L1)
{ }

PracticeResponse Events::createByAlias(const PracticeRequest &request)
{
    const auto type = m_context.store.named(IdKind::CustomEventType, request.values.value(0));
    if (!type)
        return notFound(Resource::CustomEventType, request.values.value(0));
    return create(request, *type);
}

PracticeResponse Events::createById(const PracticeRequest &request)
{
    const auto type = recordOf(m_context.store, IdKind::CustomEventType, request);
    if (!type)
        return type.error();
    return create(request, *type);
}

// Returns the member of the event that identifies the contact.
static QString primaryKeyOf(const QJsonObject &type)
{
    const QJsonArray fields = type[key::fields].toArray();
    const auto found = std::ranges::find_if(
        fields, [](const QJsonValue &field) { return field[key::isPrimaryKey].toBool(); });
    return found == fields.end() ? QString() : (*found)[key::id].toString();
}

std::optional<PracticeResponse> Events::refusal(const Record &type)
{
    if (type.body[key::category].toString() != "receive"_L1)
        return problem(400, u"The service sends events of this type and receives none."_s);
    if (primaryKeyOf(type.body).isEmpty())
        return problem(400, u"Events of this type come from websites and mobile apps only."_s);
    const auto integration = m_context.store.find(IdKind::CustomIntegration, type.parent);
    if (!integration || !integration->body[key::eventsEnabled].toBool())
        return problem(400, u"The events of this integration are switched off."_s);
    return std::nullopt;
}

// Events cannot set external ids, and the email only identifies the contact.
QJsonObject Events::changesOf(const QJsonObject &event)
{
    QJsonObject changes;
    for (const auto &entry : m_fields.fields()) {
        const QString id = entry[key::id].toString();
        const bool fixed = entry[key::readOnly].toBool() || id == key::contact::email
            || id == key::contact::externalId;
        if (!fixed && event.contains(id))
            changes[id] = event[id];
    }
    return changes;
}

PracticeResponse Events::create(const PracticeRequest &request, const Record &type)
{
    if (request.body.size() > largestEvent)
        return problem(413, u"An event has at most 512 KB."_s);
    if (auto answer = refusal(type))
        return std::move(*answer);

    const QJsonObject event = bodyOf(request);
    catalogue::FieldFaults faults(
        catalogue::Checker(catalogue::FieldSet::ofEvent(type.body)).check(event));
    QJsonObject changes = changesOf(withPrefixes(type.body[key::fields].toArray(), event));
    for (const auto &fault :
         m_fields.checker(catalogue::FieldLocation::PatchByEmail).check(changes))
        faults.add(fault.path, fault.reason);
    if (!faults.isEmpty())
        return unprocessable(faults.faults());
    changes = withPrefixes(m_fields.fields(), changes);

    const QString email = event[primaryKeyOf(type.body)].toString();
    auto contact = m_contacts.byEmail(email);
    const bool known = contact.has_value();
    if (!known && !saysTrue(request, key::query::createContact, false))
        return problem(400, u"The contact %1 does not exist."_s.arg(email), "E0501"_L1);
    if (known) {
        if (!changes.isEmpty())
            m_writer.change(*contact, changes);
    } else {
        QJsonObject body = changes;
        body[key::contact::email] = email;
        contact = m_writer.create(body);
    }
    addActivity(m_context.store,
                {.contact = contact->number,
                 .type = practice::activity::customEvent,
                 .date = m_context.now(),
                 .body = {{key::origin, u"api"_s},
                          {key::column::eventAlias, type.name},
                          {key::value, event}}});
    return answerOf(201,
                    {{key::contactId, m_context.store.ids().of(IdKind::Contact, contact->number)},
                     {key::contactStatus, known ? u"existing"_s : u"created"_s}});
}

} // namespace storedesk::practice
