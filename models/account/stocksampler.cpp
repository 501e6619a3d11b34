// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "account/stocksampler.h"

#include "account/account.h"
#include "api/call.h"
#include "api/pages.h"
#include "api/session.h"
#include "catalogue/key.h"
#include "storage/stocksamples.h"
#include "storage/views.h"

#include <QJsonArray>

namespace storedesk::account {

using namespace std::chrono_literals;
using catalogue::Resource;
namespace key = catalogue::key;

static constexpr base::Clock::Duration betweenRounds = 1h;
// The delay before the first sample, so that all pages can load their data first.
static constexpr base::Clock::Duration afterTheStart = 2min;
// The maximum number of pages to sample. Longer lists contain thousands of sets, of which only the
// first are sampled.
static constexpr int mostPages = 10;

static bool isOfNetwork(http::ErrorKind kind)
{
    return kind >= http::ErrorKind::HostNotFound && kind <= http::ErrorKind::Proxy;
}

StockSampler::StockSampler(Account &account)
    : m_account(account)
    , m_timer(account.clock().timer([this] { look(); }))
{
    auto &client = account.session().client();
    connect(&client, &api::Client::answered, this, &StockSampler::hear);
    connect(&client.log(), &api::CallLog::added, this, [this](const api::CallRecord &record) {
        m_lost = record.kind && isOfNetwork(*record.kind)
            ? std::optional(m_account.clock().ticksWithSleep())
            : std::nullopt;
    });
    // Sampling has low priority and must not keep retrying during an outage.
    connect(
        &client, &api::Client::waiting, this,
        [this](base::Clock::Duration, api::WaitReason why) {
            if (why == api::WaitReason::Outage && m_reading)
                m_reading->cancel();
        },
        Qt::QueuedConnection);
    m_timer->start(afterTheStart);
}

StockSampler::~StockSampler()
{
    delete m_reading;
}

void StockSampler::hear(const http::Request &request, const http::Reply &reply)
{
    const auto &operation = http::operationOf(request);
    // Until the stored samples are loaded, a new history would replace them.
    if (operation.resource != Resource::CouponSet || operation.writes()
        || !m_account.storage().ready())
        return;
    const auto answer = reply.document.object();
    const auto sets = operation.answer == catalogue::ResponseShape::Page
        ? answer[key::results].toArray()
        : QJsonArray{answer};
    for (const auto &set : sets)
        storage::noteStock(m_account.storage().views(), set.toObject(), m_account.clock().now());
    if (operation.answer == catalogue::ResponseShape::Page)
        m_timer->start(betweenRounds);
    Q_EMIT sampled();
}

// Starts reading all coupon sets. The response is handled by hear() like all others.
void StockSampler::look()
{
    m_timer->start(betweenRounds);
    const bool offline = m_lost && m_account.clock().ticksWithSleep() - *m_lost < betweenRounds;
    if (m_reading || offline || !m_account.mayRead(Resource::CouponSet))
        return;
    m_reading = m_account.session().couponSets().all(this, {}, http::Priority::Job);
    m_reading->setLimit(mostPages);
}

} // namespace storedesk::account
