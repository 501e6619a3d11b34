// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "desk/stocksampler.h"

#include "api/call.h"
#include "api/pages.h"
#include "api/session.h"
#include "catalogue/key.h"
#include "desk/desk.h"
#include "local/stocksamples.h"
#include "local/views.h"

#include <QJsonArray>

namespace storedesk::desk {

using namespace std::chrono_literals;
using catalogue::Resource;
namespace key = catalogue::key;

static constexpr base::Clock::Duration betweenRounds = 1h;
// When all pages have loaded their data.
static constexpr base::Clock::Duration afterTheStart = 2min;
// Longer lists have thousands of sets: only the first ones are sampled.
static constexpr int mostPages = 10;

static bool isOfNetwork(api::Kind kind)
{
    return kind >= api::Kind::HostNotFound && kind <= api::Kind::Proxy;
}

StockSampler &StockSampler::of(Desk &desk)
{
    auto *rounds = desk.findChild<StockSampler *>(QString(), Qt::FindDirectChildrenOnly);
    return rounds ? *rounds : *new StockSampler(desk);
}

StockSampler::StockSampler(Desk &desk)
    : QObject(&desk)
    , m_desk(desk)
    , m_timer(desk.clock().timer([this] { look(); }))
{
    auto &client = desk.session().client();
    connect(&client, &api::Client::answered, this, &StockSampler::hear);
    connect(&client.log(), &api::CallLog::added, this, [this](const api::CallRecord &record) {
        m_lost = record.kind && isOfNetwork(*record.kind)
            ? std::optional(m_desk.clock().ticksWithSleep())
            : std::nullopt;
    });
    // Sampling has low priority and must not keep retrying during an outage.
    connect(
        &client, &api::Client::waiting, this,
        [this](base::Clock::Duration, api::Why why) {
            if (why == api::Why::Outage && m_reading)
                m_reading->cancel();
        },
        Qt::QueuedConnection);
    // The read uses the session.
    connect(&desk, &Desk::closing, this, [this] { delete m_reading; });
    m_timer->start(afterTheStart);
}

StockSampler::~StockSampler() = default;

void StockSampler::hear(const api::Request &request, const api::Reply &reply)
{
    const auto &operation = api::operationOf(request);
    // Without the stored samples, a new history would replace them.
    if (operation.resource != Resource::CouponSet || operation.writes() || !m_desk.local().ready())
        return;
    const auto answer = reply.document.object();
    const auto sets = operation.answer == catalogue::Answer::Page ? answer[key::results].toArray()
                                                                  : QJsonArray{answer};
    for (const auto &set : sets)
        local::noteStock(m_desk.local().views(), set.toObject(), m_desk.clock().now());
    if (operation.answer == catalogue::Answer::Page)
        m_timer->start(betweenRounds);
    Q_EMIT sampled();
}

// The response is handled by hear() like all others.
void StockSampler::look()
{
    m_timer->start(betweenRounds);
    const bool offline = m_lost && m_desk.clock().ticksWithSleep() - *m_lost < betweenRounds;
    if (m_reading || offline || !m_desk.mayRead(Resource::CouponSet))
        return;
    m_reading = m_desk.session().couponSets().all(this, {}, api::Priority::Job);
    m_reading->setLimit(mostPages);
}

} // namespace storedesk::desk
