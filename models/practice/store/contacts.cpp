// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "practice/store/contacts.h"

#include "catalogue/fieldfaults.h"
#include "catalogue/key.h"
#include "practice/core/problem.h"
#include "practice/store/requests.h"

namespace storedesk::practice {

namespace key = catalogue::key;
using namespace Qt::StringLiterals;
using catalogue::FieldLocation;
using catalogue::Resource;

Contacts::Contacts(const HandlerContext &context, FieldRegistry &fields)
    : m_context(context)
    , m_fields(fields)
    , m_table(context.store)
    , m_writer(context, "api"_L1)
{ }

static QLatin1StringView memberOf(Contacts::Key key)
{
    return key == Contacts::Key::Email ? key::contact::email : key::contact::externalId;
}

// An external id is a key, so an empty one is invalid.
static bool namesSomebody(const QString &externalId)
{
    return !externalId.trimmed().isEmpty();
}

std::optional<Contact> Contacts::find(const PracticeRequest &request, Key key)
{
    const QString value = request.values.value(0);
    return key == Key::Email ? m_table.byEmail(value) : m_table.byExternalId(value);
}

PracticeResponse Contacts::get(const PracticeRequest &request, Key key)
{
    const auto contact = find(request, key);
    if (!contact)
        return notFound(Resource::Contact, request.values.value(0));
    return answerOf(200, m_table.answerOf(*contact, m_fields.fields(), m_context.now()));
}

PracticeResponse Contacts::remove(const PracticeRequest &request, Key key)
{
    const auto contact = find(request, key);
    if (!contact)
        return notFound(Resource::Contact, request.values.value(0));
    m_table.remove(contact->number);
    return nothing();
}

// Both keys are unique, and the body may contain the key that is not in the path.
std::optional<PracticeResponse> Contacts::conflict(const QJsonObject &body, qint64 number)
{
    const QString email = body[key::contact::email].toString();
    if (!email.isEmpty()) {
        const auto other = m_table.byEmail(email);
        if (other && other->number != number)
            return problem(409, u"Contact with email %1 already exists."_s.arg(email));
    }
    const QString externalId = body[key::contact::externalId].toString();
    if (!externalId.isEmpty()) {
        const auto other = m_table.byExternalId(externalId);
        if (other && other->number != number)
            return problem(409, u"Contact with external id %1 already exists."_s.arg(externalId));
    }
    return std::nullopt;
}

PracticeResponse Contacts::patch(const PracticeRequest &request, Key key)
{
    const FieldLocation place =
        catalogue::placeOf(request.operation->id).value_or(FieldLocation::Patch);
    catalogue::FieldFaults faults(m_fields.checker(place).check(bodyOf(request)));
    const auto externalId = bodyOf(request).value(key::contact::externalId);
    if (externalId.isString() && !namesSomebody(externalId.toString()))
        faults.add(u"/%1"_s.arg(key::contact::externalId), catalogue::Reason::Missing);
    if (!faults.isEmpty())
        return unprocessable(faults.faults());

    const QJsonObject body = withPrefixes(m_fields.fields(), bodyOf(request));
    auto contact = find(request, key);
    if (auto answer = conflict(body, contact ? contact->number : 0))
        return std::move(*answer);
    if (!contact)
        return create(request, key, body);
    m_writer.change(*contact, body);
    return answerOf(200, m_table.answerOf(*contact, m_fields.fields(), m_context.now()));
}

PracticeResponse Contacts::create(const PracticeRequest &request, Key key, QJsonObject body)
{
    // The path value becomes a field, so it must also be valid as a field. The rule is found in the
    // body of the operations that use the other key.
    const QJsonObject path{{memberOf(key), request.values.value(0)}};
    const FieldLocation place =
        key == Key::Email ? FieldLocation::PatchByExternalId : FieldLocation::PatchByEmail;
    if (!m_fields.checker(place).check(path).empty() || !namesSomebody(request.values.value(0)))
        return problem(400, u"%1 cannot name a contact."_s.arg(request.values.value(0)));

    body[memberOf(key)] = request.values.value(0);
    const Contact contact = m_writer.create(body);
    return answerOf(201, m_table.answerOf(contact, m_fields.fields(), m_context.now()));
}

} // namespace storedesk::practice
