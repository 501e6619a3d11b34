// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "desk/couponimports.h"

#include "api/session.h"
#include "catalogue/choice.h"
#include "catalogue/key.h"
#include "catalogue/state.h"

#include <QJsonArray>

namespace storedesk::desk {

namespace key = catalogue::key;

static QDateTime madeAt(const QJsonObject &import)
{
    return QDateTime::fromString(import[key::createdAt].toString(), Qt::ISODateWithMs);
}

// What is left in a set may be up to ten seconds out of date, says the service.
static constexpr std::chrono::seconds untilCounted{11};

CouponImports::CouponImports(api::Session &session, base::Clock &clock, QObject *parent)
    : QObject(parent)
    , m_counted(clock.timer([this] { Q_EMIT ended(); }))
{
    connect(&session.client(), &api::Client::answered, this, &CouponImports::hear);
}

void CouponImports::hear(const api::Request &request, const api::Reply &reply)
{
    const auto &operation = api::operationOf(request);
    if (operation.resource != catalogue::Resource::Import)
        return;
    const auto answer = reply.document.object();
    if (operation.effect == catalogue::Effect::Create) {
        m_awaited.insert(answer[key::id].toString()); // of whatever: the answer may not say it
        return;
    }
    const bool list = operation.answer == catalogue::Answer::Page;
    const auto imports = list ? answer[key::results].toArray() : QJsonArray{answer};
    bool any = false;
    auto newest = m_newest;
    for (const auto &import : imports) {
        any = isNewEnd(import.toObject()) || any;
        if (const auto made = madeAt(import.toObject()); list && !(made < newest))
            newest = made;
    }
    m_newest = newest; // of the list only: what was made since is new to whoever reads on
    if (!any)
        return;
    // Not while somebody is being answered.
    QMetaObject::invokeMethod(this, &CouponImports::ended, Qt::QueuedConnection);
    m_counted->start(untilCounted);
}

// One that had ended when the list was first read is no news; one that came and ended since is.
bool CouponImports::isNewEnd(const QJsonObject &import)
{
    const auto id = import[key::id].toString();
    const auto type = import[key::type].toString(catalogue::choice::importtype::coupons);
    if (type != catalogue::choice::importtype::coupons) // without one it may be of coupons
        return false;
    if (catalogue::isUnderWay(import[key::status].toString())) {
        m_awaited.insert(id);
        return false;
    }
    const bool isNew = m_newest.isValid() && m_newest < madeAt(import);
    return m_awaited.remove(id) || isNew;
}

} // namespace storedesk::desk
