// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/manualclock.h"
#include "support/seededstores.h"
#include "support/testclass.h"
#include "support/warnings.h"

#include "account/keytest.h"
#include "account/keytestwords.h"
#include "base/clock.h"
#include "practice/service/service.h"

#include <QSet>
#include <QTest>

namespace tst_keytest {

using namespace Qt::StringLiterals;
using namespace storedesk;
using account::KeyTest;
using catalogue::Resource;
using State = account::TestedArea::State;

class TestKeyTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        QTest::failOnWarning(support::anyRealWarning());
        start({.contacts = 20,
               .requestsPerMinute = 0,
               .keys = {{u"store:read"_s, u"contact-fields:read"_s}, {u"nothing:read"_s}}});
    }

    void cleanup() { m_service.reset(); }

    void aGoodKeyCostsOneReadForEachAreaAndNoWrite()
    {
        KeyTest test(m_clock);
        run(test, m_service->apiKey());
        QCOMPARE(test.verdict(), KeyTest::Verdict::Works);
        QCOMPARE(test.countOf(State::Allowed), 10);
        QCOMPARE(test.countOf(State::NotTried), 1);
        QVERIFY(!test.storeName().isEmpty());
        QSet<int> operations;
        for (const auto &entry : m_service->ledger().entries()) {
            QVERIFY(entry.operation);
            QVERIFY(!catalogue::operation(*entry.operation).writes());
            QVERIFY(!operations.contains(static_cast<int>(*entry.operation)));
            operations.insert(static_cast<int>(*entry.operation));
        }
        QCOMPARE(operations.size(), 10);
        QCOMPARE(test.reads(), 10);
        QVERIFY(areaOf(test, Resource::ContactField).count.value_or(0) > 3);
        QVERIFY(wordsOf(test, Resource::ContactField)
                    .contains(QString::number(*areaOf(test, Resource::ContactField).count)));
    }

    void aKeyForTwoAreasNamesTheMissingScopes()
    {
        KeyTest test(m_clock);
        run(test, m_service->keys().at(1).text);
        QCOMPARE(test.verdict(), KeyTest::Verdict::WorksInPart);
        QCOMPARE(test.countOf(State::Allowed), 2);
        QCOMPARE(test.countOf(State::Locked), 8);
        QVERIFY(wordsOf(test, Resource::Purchase).contains(u"Purchases, read"_s));
        QCOMPARE(m_service->ledger().total(), 10);
    }

    // A test never writes, so it only knows which areas have write operations.
    void writeAccessIsUnknownWhereTheServiceAcceptsChanges()
    {
        const KeyTest test(m_clock);
        const auto writes = [&test](Resource resource) {
            return account::writeCellOf(areaOf(test, resource));
        };
        for (const auto resource :
             {Resource::Contact, Resource::Purchase, Resource::Product, Resource::Export,
              Resource::Import, Resource::ContactField, Resource::CustomIntegration})
            QCOMPARE(writes(resource), u"Unknown"_s);
        for (const auto resource : {Resource::Store, Resource::Workflow})
            QCOMPARE(writes(resource), u"None"_s);
    }

    void aFailureHasItsOwnHeadline_data()
    {
        QTest::addColumn<QString>("which");
        for (const auto *which : {"401", "403", "name", "certificate", "html", "404", "refused"})
            QTest::newRow(which) << QString::fromLatin1(which);
    }

    void aFailureHasItsOwnHeadline()
    {
        QFETCH(const QString, which);
        auto key = m_service->apiKey();
        auto address = m_service->url();
        auto kind = http::ErrorKind::Unauthorised;
        if (which == "401"_L1) {
            key = "practice-00000000:wrong";
        } else if (which == "403"_L1) {
            key = m_service->keys().at(2).text;
            kind = http::ErrorKind::Forbidden;
        } else if (which == "name"_L1) {
            address = QUrl(u"https://storedesk.invalid"_s);
            kind = http::ErrorKind::HostNotFound;
        } else if (which == "certificate"_L1) {
            address = m_service->badCertificateUrl();
            kind = http::ErrorKind::Certificate;
        } else if (which == "html"_L1) {
            m_service->faults().add({.fault = practice::Fault::HtmlPage});
            kind = http::ErrorKind::ForeignPage;
        } else if (which == "404"_L1) {
            address.setPath(u"/elsewhere"_s);
            kind = http::ErrorKind::NotFound;
        } else {
            m_service->setAcceptMode(practice::AcceptMode::Refusing);
            kind = http::ErrorKind::NoConnection;
        }
        KeyTest test(m_clock);
        run(test, key, address);
        QCOMPARE(test.verdict(), KeyTest::Verdict::Failed);
        QCOMPARE(test.error().kind, kind);
        const auto words = account::failureOf(test.error(), test.host());
        QVERIFY(!words.what.isEmpty());
        QVERIFY(!words.why.isEmpty());
        QVERIFY(!words.next.isEmpty());
        const bool everyAreaAsked = which == "403"_L1;
        QCOMPARE(test.reads(), everyAreaAsked ? 10 : 1);
    }

    void sixFailuresHaveSixTexts()
    {
        using enum http::ErrorKind;
        QSet<QString> whats;
        QSet<QString> nexts;
        for (const auto kind :
             {Unauthorised, Forbidden, HostNotFound, Proxy, Certificate, ForeignPage}) {
            const auto words = account::failureOf(
                {.kind = kind, .words = {.what = u"w"_s, .why = u"y"_s}}, u"host"_s);
            whats.insert(words.what);
            nexts.insert(words.next);
        }
        QCOMPARE(whats.size(), 6);
        QCOMPARE(nexts.size(), 6);
    }

    void anAreaThatSaysNothingIsLeftAfterTenSecondsAndCanBeAskedAgain()
    {
        support::ManualClock clock;
        m_service.reset();
        start({.contacts = 20, .requestsPerMinute = 0}, clock);
        m_service->faults().add({.aim = practice::Aim::Operation,
                                 .operation = catalogue::OperationId::ListCouponSets,
                                 .fault = practice::Fault::Stall,
                                 .last = 1});
        KeyTest test(clock);
        test.start(profile(m_service->url()), m_service->apiKey());
        QTRY_COMPARE(areaOf(test, Resource::CouponSet).state, State::Asking);
        QTRY_COMPARE(m_service->ledger().received(catalogue::OperationId::ListCouponSets), 1);
        clock.advance(KeyTest::patience);
        QTRY_COMPARE(test.verdict(), KeyTest::Verdict::WorksInPart);
        QCOMPARE(areaOf(test, Resource::CouponSet).state, State::NoAnswer);
        QVERIFY(wordsOf(test, Resource::CouponSet).contains(u"10 s"_s));
        QCOMPARE(test.countOf(State::Allowed), 9);

        const auto &areas = test.areas();
        const auto stalled =
            std::ranges::find(areas, Resource::CouponSet, &account::TestedArea::resource);
        test.again(static_cast<std::size_t>(stalled - areas.begin()));
        QTRY_COMPARE(test.verdict(), KeyTest::Verdict::Works);
        QCOMPARE(m_service->ledger().received(catalogue::OperationId::GetStore), 1);
    }

    void aNewStartForgetsTheOldTest()
    {
        KeyTest test(m_clock);
        test.start(profile(m_service->url()), "practice-00000000:wrong");
        run(test, m_service->apiKey());
        QCOMPARE(test.verdict(), KeyTest::Verdict::Works);
        test.forget();
        QCOMPARE(test.verdict(), KeyTest::Verdict::Untested);
        QCOMPARE(test.countOf(State::Waiting), 10);
    }

private:
    void start(const practice::ServiceOptions &options) { start(options, m_clock); }

    void start(const practice::ServiceOptions &options, const base::Clock &clock)
    {
        auto service = practice::Service::start(support::copied(options), clock);
        QVERIFY(service);
        m_service = std::move(*service);
    }

    static profiles::Profile profile(const QUrl &address)
    {
        return {
            .id = u"test"_s, .name = u"Casa Oliva"_s, .address = address, .requestsPerMinute = 0};
    }

    void run(KeyTest &test, const QByteArray &key, const QUrl &address = {})
    {
        test.start(profile(address.isEmpty() ? m_service->url() : address), key);
        QTRY_VERIFY_WITH_TIMEOUT(test.verdict() != KeyTest::Verdict::Testing, 15'000);
    }

    static const account::TestedArea &areaOf(const KeyTest &test, Resource resource)
    {
        return *std::ranges::find(test.areas(), resource, &account::TestedArea::resource);
    }

    static QString wordsOf(const KeyTest &test, Resource resource)
    {
        return account::wordsOf(areaOf(test, resource), test.storeName());
    }

    base::SystemClock m_clock;
    std::unique_ptr<practice::Service> m_service;
};

STOREDESK_TEST(TestKeyTest)

} // namespace tst_keytest

#include "tst_keytest.moc"
