// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "couponsetsapi.h"

#include "api/pages.h"
#include "api/session.h"

namespace storedesk::api {

using enum catalogue::OperationId;

CouponSetsApi::CouponSetsApi(Session &session)
    : m_session(session)
{ }

Call *CouponSetsApi::list(QObject *owner, const QUrlQuery &query, Priority priority)
{
    return m_session.read({.operation = ListCouponSets, .query = query, .priority = priority},
                          owner);
}

Pages *CouponSetsApi::all(QObject *owner, Priority priority)
{
    return new Pages(m_session.client(), {.operation = ListCouponSets, .priority = priority},
                     owner);
}

Call *CouponSetsApi::get(const QString &id, QObject *owner, Priority priority)
{
    return m_session.read({.operation = GetCouponSet, .values = {id}, .priority = priority}, owner);
}

} // namespace storedesk::api
