// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "practice/store/workflows.h"

#include "catalogue/key.h"
#include "practice/core/problem.h"
#include "practice/store/requests.h"

#include <QDateTime>

namespace storedesk::practice {

namespace key = catalogue::key;
using namespace Qt::StringLiterals;

Workflows::Workflows(const HandlerContext &context)
    : m_context(context)
{ }

// Workflows are read-only, so changes that happen over time are computed instead of stored.
static QJsonObject shown(QJsonObject body, Moment now)
{
    // The number of months.
    constexpr int patience = 3;
    if (body.value(key::status).toString() != "paused"_L1)
        return body;
    const auto paused = QDateTime::fromString(body.value(key::updatedAt).toString(), Qt::ISODate);
    const auto end = paused.addMonths(patience).toMSecsSinceEpoch();
    if (now > end) {
        body[key::status] = u"finalised"_s;
        body[key::updatedAt] = jsonOf(end);
    }
    return body;
}

PracticeResponse Workflows::list(const PracticeRequest &request)
{
    return pageOf(request, m_context.paging, [this](qint64 offset, int limit) {
        QJsonArray workflows = m_context.store.list(IdKind::Workflow, offset, limit);
        for (auto workflow : workflows)
            workflow = shown(workflow.toObject(), m_context.now());
        return workflows;
    });
}

PracticeResponse Workflows::get(const PracticeRequest &request)
{
    const auto workflow = recordOf(m_context.store, IdKind::Workflow, request);
    if (!workflow)
        return workflow.error();
    return answerOf(200, shown(workflow->body, m_context.now()));
}

PracticeResponse Workflows::store(const PracticeRequest &)
{
    return answerOf(200, m_context.store.list(IdKind::Store, 0, 1).first().toObject());
}

} // namespace storedesk::practice
