// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "account/couponimports.h"

#include "api/session.h"
#include "catalogue/choice.h"
#include "catalogue/key.h"
#include "catalogue/state.h"

#include <QJsonArray>

namespace storedesk::account {

namespace key = catalogue::key;

static QDateTime madeAt(const QJsonObject &import)
{
    return QDateTime::fromString(import[key::createdAt].toString(), Qt::ISODateWithMs);
}

// The remaining count of a set may be up to ten seconds out of date, according to the service.
static constexpr std::chrono::seconds untilCounted{11};

CouponImports::CouponImports(api::Session &session, base::Clock &clock, QObject *parent)
    : QObject(parent)
    , m_counted(clock.timer([this] { Q_EMIT ended(); }))
{
    connect(&session.client(), &api::Client::answered, this, &CouponImports::hear);
}

void CouponImports::hear(const http::Request &request, const http::Reply &reply)
{
    const auto &operation = http::operationOf(request);
    if (operation.resource != catalogue::Resource::Import)
        return;
    const auto answer = reply.document.object();
    if (operation.effect == catalogue::Effect::Create) {
        // Accepts an import of any type, because the response may not contain the type.
        m_awaited.insert(answer[key::id].toString());
        return;
    }
    const bool list = operation.answer == catalogue::ResponseShape::Page;
    const auto imports = list ? answer[key::results].toArray() : QJsonArray{answer};
    bool any = false;
    auto newest = m_newest;
    for (const auto &import : imports) {
        any = isNewEnd(import.toObject()) || any;
        if (const auto made = madeAt(import.toObject()); list && !(made < newest))
            newest = made;
    }
    // Updated only from a list, so that imports created later count as new in subsequent reads.
    m_newest = newest;
    if (!any)
        return;
    // Emit from the event loop, not while a response is being handled.
    QMetaObject::invokeMethod(this, &CouponImports::ended, Qt::QueuedConnection);
    m_counted->start(untilCounted);
}

// Imports that had already ended when the list was first read are ignored. Imports that end later
// are reported.
bool CouponImports::isNewEnd(const QJsonObject &import)
{
    const auto id = import[key::id].toString();
    const auto type = import[key::type].toString(catalogue::choice::importtype::coupons);
    // An import without a type may be a coupon import.
    if (type != catalogue::choice::importtype::coupons)
        return false;
    if (catalogue::isUnderWay(import[key::status].toString())) {
        m_awaited.insert(id);
        return false;
    }
    const bool isNew = m_newest.isValid() && m_newest < madeAt(import);
    return m_awaited.remove(id) || isNew;
}

} // namespace storedesk::account
