// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "practice/store/contactfields.h"

#include "catalogue/jointrules.h"
#include "catalogue/key.h"
#include "catalogue/limits.h"
#include "practice/core/problem.h"
#include "practice/store/requests.h"
#include "practice/store/usage.h"

#include <algorithm>

namespace storedesk::practice {

namespace key = catalogue::key;
namespace limits = catalogue::limits;
using namespace Qt::StringLiterals;
using catalogue::Resource;

ContactFields::ContactFields(const HandlerContext &context, FieldRegistry &book)
    : m_context(context)
    , m_book(book)
    , m_checker(catalogue::FieldSet::of(Resource::ContactField, catalogue::FieldLocation::Create))
{ }

PracticeResponse ContactFields::list(const PracticeRequest &request)
{
    return pageOf(request, m_context.paging, [this](qint64 offset, int limit) {
        return m_context.store.list(IdKind::ContactField, offset, limit);
    });
}

PracticeResponse ContactFields::get(const PracticeRequest &request)
{
    const auto field = m_context.store.named(IdKind::ContactField, request.values.value(0));
    if (!field)
        return notFound(Resource::ContactField, request.values.value(0));
    return answerOf(200, field->body);
}

PracticeResponse ContactFields::create(const PracticeRequest &request)
{
    const QJsonObject body = bodyOf(request);
    catalogue::FieldFaults faults(m_checker.check(body));
    catalogue::checkContactField(body, faults);
    if (!faults.isEmpty())
        return unprocessable(faults.faults());

    const QString id = body[key::id].toString();
    const QJsonArray known = m_book.fields();
    const auto custom = std::ranges::count_if(
        known, [](const QJsonValue &field) { return field[key::custom].toBool(); });
    if (custom >= limits::customFields)
        return problem(400,
                       u"There are already %1 custom contact fields."_s.arg(limits::customFields));
    if (m_context.store.named(IdKind::ContactField, id))
        return problem(409, u"Contact field %1 already exists."_s.arg(id));

    Record field{.name = id, .created = m_context.now()};
    merge(field.body, body);
    field.body[key::custom] = true;
    field.body[key::readOnly] = false;
    field.body[key::required] = body[key::required].toBool();
    field.body[key::status] = u"active"_s;
    m_context.store.add(IdKind::ContactField, field);
    return answerOf(201, field.body);
}

PracticeResponse ContactFields::remove(const PracticeRequest &request)
{
    const QString id = request.values.value(0);
    const auto field = m_context.store.named(IdKind::ContactField, id);
    if (!field)
        return notFound(Resource::ContactField, id);
    if (!field->body[key::custom].toBool())
        return problem(409, u"Contact field %1 is a system field."_s.arg(id));
    if (const QString user = userOf(m_context.store, practice::uses::fields, id); !user.isEmpty())
        return problem(409, u"Contact field %1 is used by the segment %2."_s.arg(id, user));

    m_context.store.remove(IdKind::ContactField, field->number);
    // Clear the values, because otherwise they would reappear with the next field of this name,
    // regardless of its type.
    m_context.store.run("UPDATE contact SET body = json_remove(body, ?1)"
                        " WHERE json_type(body, ?1) IS NOT NULL",
                        {u"$.\"%1\""_s.arg(id)});
    return nothing();
}

} // namespace storedesk::practice
