// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "practice/store/practiceeventtypes.h"

#include "catalogue/jointrules.h"
#include "catalogue/key.h"
#include "practice/core/problem.h"
#include "practice/store/requests.h"

namespace storedesk::practice {

namespace key = catalogue::key;
using namespace Qt::StringLiterals;
using catalogue::Resource;

PracticeEventTypes::PracticeEventTypes(const HandlerContext &context)
    : m_context(context)
    , m_checker(
          catalogue::FieldSet::of(Resource::CustomEventType, catalogue::FieldLocation::Create))
{ }

PracticeResponse PracticeEventTypes::list(const PracticeRequest &request)
{
    const auto integration = recordOf(m_context.store, IdKind::CustomIntegration, request);
    if (!integration)
        return integration.error();
    return pageOf(request, m_context.paging, [this, &integration](qint64 offset, int limit) {
        return m_context.store.list(IdKind::CustomEventType, offset, limit, integration->number);
    });
}

tl::expected<Record, PracticeResponse> PracticeEventTypes::find(const PracticeRequest &request)
{
    const auto integration = recordOf(m_context.store, IdKind::CustomIntegration, request);
    if (!integration)
        return tl::unexpected(integration.error());
    auto type = recordOf(m_context.store, IdKind::CustomEventType, request, 1);
    if (type && type->parent != integration->number)
        return tl::unexpected(notFound(Resource::CustomEventType, request.values.value(1)));
    return type;
}

PracticeResponse PracticeEventTypes::get(const PracticeRequest &request)
{
    const auto type = find(request);
    if (!type)
        return type.error();
    return answerOf(200, type->body);
}

PracticeResponse PracticeEventTypes::remove(const PracticeRequest &request)
{
    const auto type = find(request);
    if (!type)
        return type.error();
    m_context.store.remove(IdKind::CustomEventType, type->number);
    return nothing();
}

// Returns the fields as they appear in a response, including omitted members.
static QJsonArray completed(const QJsonArray &fields)
{
    QJsonArray complete;
    for (const auto &entry : fields) {
        QJsonObject field;
        merge(field, entry.toObject());
        const bool primaryKey = field[key::isPrimaryKey].toBool();
        field[key::isPrimaryKey] = primaryKey;
        field[key::required] = field[key::required].toBool() || primaryKey;
        complete.append(field);
    }
    return complete;
}

PracticeResponse PracticeEventTypes::create(const PracticeRequest &request)
{
    const QJsonObject body = bodyOf(request);
    catalogue::FieldFaults faults(m_checker.check(body));
    catalogue::checkEventType(body, faults);
    if (!faults.isEmpty())
        return unprocessable(faults.faults());
    const auto integration = recordOf(m_context.store, IdKind::CustomIntegration, request);
    if (!integration)
        return integration.error();
    const QString alias = body[key::alias].toString();
    if (!alias.isEmpty() && m_context.store.named(IdKind::CustomEventType, alias))
        return problem(409, u"An event type with the alias %1 already exists."_s.arg(alias));

    const Moment now = m_context.now();
    Record type{.name = alias, .parent = integration->number, .created = now};
    merge(type.body, body);
    type.body[key::fields] = completed(body[key::fields].toArray());
    type.body[key::createdAt] = jsonOf(now);
    type.body[key::updatedAt] = jsonOf(now);
    m_context.store.add(IdKind::CustomEventType, type);
    return answerOf(201, type.body);
}

} // namespace storedesk::practice
