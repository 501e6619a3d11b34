// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "practice/store/couponsets.h"

#include "catalogue/key.h"
#include "practice/core/problem.h"
#include "practice/store/requests.h"

namespace storedesk::practice {

namespace key = catalogue::key;
using namespace Qt::StringLiterals;

CouponSets::CouponSets(const HandlerContext &context)
    : m_context(context)
{ }

QJsonObject CouponSets::counted(QJsonObject body) const
{
    // A single unlimited code has no counters.
    if (body[key::type].toString() != "multiple"_L1)
        return body;
    const auto number = m_context.store.ids().number(IdKind::CouponSet, body[key::id].toString());
    auto query = m_context.store.database().query(
        "SELECT count(*), count(*) FILTER (WHERE created <= ?2 AND (assigned IS NULL OR assigned > "
        "?2)),"
        " count(*) FILTER (WHERE assigned <= ?2) FROM coupon WHERE couponSet = ?1",
        {number.value_or(0), m_context.now() - lag});
    if (query.next()) {
        body[key::quantity] = query.number(0);
        body[key::available] = query.number(1);
        body[key::assigned] = query.number(2);
    }
    return body;
}

PracticeResponse CouponSets::list(const PracticeRequest &request)
{
    return pageOf(request, m_context.paging, [this](qint64 offset, int limit) {
        QJsonArray sets = m_context.store.list(IdKind::CouponSet, offset, limit);
        for (auto set : sets)
            set = counted(set.toObject());
        return sets;
    });
}

PracticeResponse CouponSets::get(const PracticeRequest &request)
{
    const auto set = recordOf(m_context.store, IdKind::CouponSet, request);
    if (!set)
        return set.error();
    return answerOf(200, counted(set->body));
}

} // namespace storedesk::practice
