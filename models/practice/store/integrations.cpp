// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "practice/store/integrations.h"

#include "catalogue/key.h"
#include "practice/core/problem.h"
#include "practice/store/requests.h"
#include "practice/store/usage.h"

namespace storedesk::practice {

namespace key = catalogue::key;
using namespace Qt::StringLiterals;
using catalogue::FieldLocation;
using catalogue::FieldSet;
using catalogue::Resource;

Integrations::Integrations(const HandlerContext &context)
    : m_context(context)
    , m_create(FieldSet::of(Resource::CustomIntegration, FieldLocation::Create))
    , m_patch(FieldSet::of(Resource::CustomIntegration, FieldLocation::Patch))
{ }

PracticeResponse Integrations::list(const PracticeRequest &request)
{
    return pageOf(request, m_context.paging, [this](qint64 offset, int limit) {
        return m_context.store.list(IdKind::CustomIntegration, offset, limit);
    });
}

PracticeResponse Integrations::create(const PracticeRequest &request)
{
    const QJsonObject body = bodyOf(request);
    if (const auto faults = m_create.check(body); !faults.empty())
        return unprocessable(faults);
    const Moment now = m_context.now();
    Record integration{.created = now, .body = filled(Resource::CustomIntegration, body)};
    integration.body.remove(key::id);
    integration.body[key::createdAt] = jsonOf(now);
    integration.body[key::updatedAt] = jsonOf(now);
    m_context.store.add(IdKind::CustomIntegration, integration);
    return answerOf(201, integration.body);
}

PracticeResponse Integrations::get(const PracticeRequest &request)
{
    const auto integration = recordOf(m_context.store, IdKind::CustomIntegration, request);
    if (!integration)
        return integration.error();
    return answerOf(200, integration->body);
}

PracticeResponse Integrations::patch(const PracticeRequest &request)
{
    const QJsonObject body = bodyOf(request);
    if (const auto faults = m_patch.check(body); !faults.empty())
        return unprocessable(faults);
    auto integration = recordOf(m_context.store, IdKind::CustomIntegration, request);
    if (!integration)
        return integration.error();
    merge(integration->body, body);
    integration->body[key::updatedAt] = jsonOf(m_context.now());
    integration->body = filled(Resource::CustomIntegration, integration->body);
    m_context.store.put(IdKind::CustomIntegration, *integration);
    return answerOf(200, integration->body);
}

PracticeResponse Integrations::remove(const PracticeRequest &request)
{
    const auto integration = recordOf(m_context.store, IdKind::CustomIntegration, request);
    if (!integration)
        return integration.error();
    const QString user = userOf(m_context.store, practice::uses::integrations,
                                integration->body[key::id].toString());
    if (!user.isEmpty())
        return problem(409, u"The integration is used by the segment %1."_s.arg(user));
    m_context.store.run("DELETE FROM record WHERE kind = ? AND parent = ?",
                        {static_cast<int>(IdKind::CustomEventType), integration->number});
    m_context.store.remove(IdKind::CustomIntegration, integration->number);
    return nothing();
}

} // namespace storedesk::practice
