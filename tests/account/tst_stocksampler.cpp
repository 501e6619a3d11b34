// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/manualclock.h"
#include "support/sending.h"
#include "support/testclass.h"
#include "support/warnings.h"

#include "account/account.h"
#include "account/stocksampler.h"
#include "practice/service/service.h"
#include "storage/stocksamples.h"
#include "storage/views.h"

#include <QJsonArray>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

namespace tst_stocksampler {

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace storedesk;
using account::StockSampler;
using catalogue::OperationId;

// Coupon sets are sampled while the program runs, with as few requests as possible.
class TestStockSampler final : public QObject
{
    Q_OBJECT

private:
    support::ManualClock m_clock;
    base::SystemClock m_serviceClock;
    std::optional<QTemporaryDir> m_folder;
    std::unique_ptr<practice::Service> m_service;
    std::unique_ptr<account::Account> m_account;
    QObject m_owner;

    [[nodiscard]] int lists() { return m_service->ledger().received(OperationId::ListCouponSets); }
    [[nodiscard]] std::vector<storage::StockSample> samples(const QString &id)
    {
        return storage::stockHistoryOf(m_account->storage().views(), id).samples;
    }
    // Returns the id of a coupon set with a limit.
    [[nodiscard]] QString limited()
    {
        QString id;
        for (const auto &set :
             support::listOf(m_account->session(), catalogue::OperationId::ListCouponSets)) {
            if (set[u"available"_s].isDouble())
                id = set[u"id"_s].toString();
        }
        return id;
    }

private Q_SLOTS:
    void init()
    {
        QTest::failOnWarning(support::anyRealWarning());
        m_folder.emplace();
        auto started =
            practice::Service::start({.contacts = 5, .requestsPerMinute = 0}, m_serviceClock);
        QVERIFY(started);
        m_service = std::move(*started);
        m_account =
            std::make_unique<account::Account>(profiles::Profile{.id = u"test"_s,
                                                                 .name = u"Casa Oliva"_s,
                                                                 .address = m_service->url(),
                                                                 .requestsPerMinute = 0},
                                               m_service->apiKey(), m_clock, m_folder->path());
        QTRY_VERIFY(m_account->storage().ready());
    }
    void cleanup()
    {
        m_account.reset();
        m_service.reset();
    }

    void everyHourOneListIsRead()
    {
        const StockSampler rounds(*m_account);
        QSignalSpy sampled(&rounds, &StockSampler::sampled);
        m_clock.advance(2min);
        QTRY_COMPARE(sampled.size(), 1);
        QCOMPARE(lists(), 1);
        m_clock.advance(59min);
        QCOMPARE(lists(), 1);
        m_clock.advance(1min);
        QTRY_COMPARE(sampled.size(), 2);
        QCOMPARE(lists(), 2);
        const auto id = limited();
        // The two samples are an hour apart, so both are stored.
        QTRY_COMPARE(samples(id).size(), 2UL);
    }

    // Reads by other parts of the program are used as samples.
    void readsByOtherPagesAreSamples()
    {
        const StockSampler rounds(*m_account);
        m_clock.advance(1min);
        const auto id = limited();
        QTRY_COMPARE(samples(id).size(), 1UL);
        QCOMPARE(lists(), 1);
        m_clock.advance(59min);
        // This read finishes after all earlier requests, so the count is final.
        (void)limited();
        QCOMPARE(lists(), 2);
    }

    void withoutANetworkNothingIsAsked()
    {
        const StockSampler rounds(*m_account);
        QSignalSpy sampled(&rounds, &StockSampler::sampled);
        m_service->setAcceptMode(practice::AcceptMode::Refusing);
        bool failed = false;
        m_account->session().store().get(&m_owner)->then(
            &m_owner, [&failed](const http::Outcome &outcome) { failed = !outcome; });
        QVERIFY(QTest::qWaitFor([&] {
            if (!failed)
                m_clock.advance(1s);
            return failed;
        }));
        QSignalSpy logged(&m_account->session().client().log(), &api::CallLog::added);
        m_clock.advance(5min);
        QCOMPARE(m_account->session().client().underWay(), 0);
        QCOMPARE(logged.size(), 0);
        QCOMPARE(sampled.size(), 0);
    }

    void forbiddenResourcesAreNotRequested()
    {
        m_account->setMayRead(catalogue::Resource::CouponSet, false);
        const StockSampler rounds(*m_account);
        m_clock.advance(3h);
        QSignalSpy read(m_account.get(), &account::Account::storeChanged);
        m_account->readStore();
        // This read finishes after all earlier requests, so the count is final.
        QTRY_COMPARE(read.size(), 1);
        QCOMPARE(lists(), 0);
    }
};

STOREDESK_TEST(TestStockSampler)

} // namespace tst_stocksampler

#include "tst_stocksampler.moc"
