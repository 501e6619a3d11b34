// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "api/client.h"
#include "api/pages.h"
#include "practice/service/service.h"
#include "support/clockwork.h"
#include "support/manualclock.h"
#include "support/rawserver.h"
#include "support/testclass.h"
#include "support/warnings.h"

#include <QSignalSpy>
#include <QTest>

namespace tst_pages {

using namespace Qt::StringLiterals;
using namespace storedesk;
using http::ErrorKind;
using enum catalogue::OperationId;

// Records the signals of Pages.
class Listener final : public QObject
{
public:
    explicit Listener(api::Pages *pages)
    {
        connect(pages, &api::Pages::page, this, [this](const QJsonArray &page) {
            ++count;
            for (const auto &record : page)
                records.append(record);
        });
        connect(pages, &api::Pages::finished, this, [this] { ++ends; });
        connect(pages, &api::Pages::failed, this, [this](const http::Error &end) {
            ++ends;
            error = end;
        });
    }

    QJsonArray records;
    std::optional<http::Error> error;
    int count = 0;
    int ends = 0;
};

class TestPages final : public QObject
{
    Q_OBJECT

private:
    std::optional<support::ManualClock> m_clock;
    std::optional<support::RawServer> m_server;
    std::optional<api::Client> m_client;

    // Makes page 1 link to page 2, which is the last.
    void answerWith(const QString &next)
    {
        m_server->answer = [this, next](const support::RawRequest &) {
            QJsonObject links;
            if (m_server->requests.size() == 1)
                links[u"next"_s] = next;
            return page(links, static_cast<int>(m_server->requests.size()));
        };
    }

    static support::RawAnswer page(const QJsonObject &links, int number)
    {
        const QJsonObject body{{u"links"_s, links},
                               {u"results"_s, QJsonArray{QJsonObject{{u"id"_s, number}}}}};
        return support::jsonAnswer(200, QJsonDocument(body).toJson(QJsonDocument::Compact));
    }

    bool run(const Listener &listener)
    {
        return support::runUntil(*m_clock, *m_client, [&] { return listener.ends > 0; });
    }

    [[nodiscard]] QString here() const { return m_server->url().toString(); }

private Q_SLOTS:
    void init()
    {
        QTest::failOnWarning(support::anyRealWarning());
        m_clock.emplace();
        m_server.emplace();
        m_client.emplace(http::Connection{.baseUrl = m_server->url(),
                                          .key = "practice-key",
                                          .requestsPerMinute = 0},
                         *m_clock);
    }

    void cleanup()
    {
        m_client.reset();
        m_server.reset();
        m_clock.reset();
    }

    void theNextPageIsFoundHoweverItIsWritten_data()
    {
        // The service's address replaces %1.
        QTest::addColumn<QString>("next");
        QTest::addColumn<QByteArray>("target");
        QTest::newRow("absolute") << u"%1/exports/?page=2"_s << QByteArray("/exports/?page=2");
        QTest::newRow("from the root") << u"/exports/?page=2"_s << QByteArray("/exports/?page=2");
        QTest::newRow("query only") << u"?cursor=abc"_s << QByteArray("/exports/?cursor=abc");
        QTest::newRow("relative") << u"more/2"_s << QByteArray("/exports/more/2");
        QTest::newRow("another path")
            << u"/v2/somewhere/else"_s << QByteArray("/v2/somewhere/else");
        QTest::newRow("cursor as it is written")
            << u"?cursor=a+b%2Bc%2Fd=="_s << QByteArray("/exports/?cursor=a+b%2Bc%2Fd==");
        QTest::newRow("without the slash")
            << u"%1/exports?page=2"_s << QByteArray("/exports?page=2");
    }

    void theNextPageIsFoundHoweverItIsWritten()
    {
        QFETCH(const QString, next);
        QFETCH(const QByteArray, target);
        answerWith(next.contains(u"%1"_s) && next.startsWith(u'%') ? here() + next.sliced(2)
                                                                   : next);
        const Listener listener(new api::Pages(*m_client, {.operation = ListExports}, this));
        QVERIFY(run(listener));
        QVERIFY(!listener.error);
        QCOMPARE(listener.count, 2);
        QCOMPARE(listener.records.size(), 2);
        QCOMPARE(m_server->requests.size(), 2);
        QCOMPARE(m_server->requests.at(0).target, "/exports/");
        QCOMPARE(m_server->requests.at(1).target, target);
        QCOMPARE(m_server->requests.at(1).headers.value("authorization"), "apiKey practice-key");
    }

    void aListEnds_data()
    {
        QTest::addColumn<QByteArray>("body");
        QTest::newRow("no links") << QByteArray(R"({"results": []})");
        QTest::newRow("no next") << QByteArray(R"({"results": [], "links": {"prev": "/x"}})");
        QTest::newRow("null") << QByteArray(R"({"results": [], "links": {"next": null}})");
        QTest::newRow("empty") << QByteArray(R"({"results": [], "links": {"next": ""}})");
        QTest::newRow("links null") << QByteArray(R"({"results": [], "links": null})");
    }

    void aListEnds()
    {
        QFETCH(const QByteArray, body);
        m_server->answer = [body](const support::RawRequest &) {
            return support::jsonAnswer(200, body);
        };
        const Listener listener(new api::Pages(*m_client, {.operation = ListWorkflows}, this));
        QVERIFY(run(listener));
        QVERIFY(!listener.error);
        QCOMPARE(listener.count, 1);
        QCOMPARE(m_server->requests.size(), 1);
    }

    // The key must not be sent to another origin (G28).
    void linksToAnotherOriginAreRefused_data()
    {
        QTest::addColumn<QString>("next");
        QTest::newRow("host") << u"http://localhost:%1/exports/?page=2"_s;
        QTest::newRow("port") << u"http://127.0.0.1:1/exports/?page=2"_s;
        QTest::newRow("scheme") << u"https://127.0.0.1:%1/exports/?page=2"_s;
        QTest::newRow("without a scheme") << u"//elsewhere.example.org/exports/"_s;
        QTest::newRow("user name") << u"http://x@127.0.0.1:%1/exports/?page=2"_s;
        QTest::newRow("file") << u"file:///etc/passwd"_s;
        QTest::newRow("not a valid address") << u"http://[/"_s;
        QTest::newRow("script") << u"javascript:alert(1)"_s;
    }

    void linksToAnotherOriginAreRefused()
    {
        QFETCH(const QString, next);
        answerWith(next.contains(u"%1"_s) ? next.arg(m_server->url().port()) : next);
        const Listener listener(new api::Pages(*m_client, {.operation = ListExports}, this));
        QVERIFY(run(listener));
        QVERIFY(listener.error);
        QVERIFY(listener.error->kind == ErrorKind::Redirected
                || listener.error->kind == ErrorKind::WrongShape);
        QVERIFY(!listener.error->words.what.isEmpty());
        QCOMPARE(listener.count, 1);
        QCOMPARE(m_server->requests.size(), 1);
    }

    void aNextThatIsNoTextIsRefused()
    {
        m_server->answer = [](const support::RawRequest &) {
            return support::jsonAnswer(200, R"({"results": [], "links": {"next": 7}})");
        };
        const Listener listener(new api::Pages(*m_client, {.operation = ListExports}, this));
        QVERIFY(run(listener));
        QVERIFY(listener.error);
        QCOMPARE(listener.error->kind, ErrorKind::WrongShape);
    }

    void pagesThatLeadInACircleEnd()
    {
        m_server->answer = [this](const support::RawRequest &) {
            const auto number = static_cast<int>(m_server->requests.size());
            return page({{u"next"_s, u"/exports/?page=%1"_s.arg(number % 3)}}, number);
        };
        const Listener listener(new api::Pages(*m_client, {.operation = ListExports}, this));
        QVERIFY(run(listener));
        QVERIFY(listener.error);
        QCOMPARE(listener.error->kind, ErrorKind::WrongShape);
        QCOMPARE(m_server->requests.size(), 4);
    }

    void aPageThatLeadsToItselfEnds()
    {
        answerWith(u"/exports/"_s);
        const Listener listener(new api::Pages(*m_client, {.operation = ListExports}, this));
        QVERIFY(run(listener));
        QVERIFY(listener.error);
        QCOMPARE(m_server->requests.size(), 1);
    }

    void aListWithoutAnEndIsGivenUp()
    {
        m_server->answer = [this](const support::RawRequest &) {
            const auto number = static_cast<int>(m_server->requests.size());
            return page({{u"next"_s, u"?page=%1"_s.arg(number + 1)}}, number);
        };
        auto *pages = new api::Pages(*m_client, {.operation = ListExports}, this);
        pages->setLimit(50);
        const Listener listener(pages);
        QVERIFY(run(listener));
        QVERIFY(listener.error);
        QCOMPARE(listener.error->kind, ErrorKind::WrongShape);
        QCOMPARE(listener.count, 50);
        QCOMPARE(m_server->requests.size(), 50);
        QCOMPARE(api::Pages::usualLimit, 10'000);
    }

    void pagesBeforeAFailureStay()
    {
        m_server->answer = [this](const support::RawRequest &) {
            return m_server->requests.size() == 1 ? page({{u"next"_s, u"?page=2"_s}}, 1)
                                                  : support::errorAnswer(403, "exports:read");
        };
        const Listener listener(new api::Pages(*m_client, {.operation = ListExports}, this));
        QVERIFY(run(listener));
        QCOMPARE(listener.error->kind, ErrorKind::Forbidden);
        QCOMPARE(listener.records.size(), 1);
        QCOMPARE(listener.ends, 1);
    }

    void aListenerMayDeleteTheOwnerAtAnyPage()
    {
        answerWith(u"?page=2"_s);
        auto owner = std::make_unique<QObject>();
        auto *pages = new api::Pages(*m_client, {.operation = ListExports}, owner.get());
        connect(pages, &api::Pages::page, this, [&owner] { owner.reset(); });
        QVERIFY(support::runUntil(*m_clock, *m_client, [&] { return !owner; }));
        // Once a later request is answered, nothing else can have been sent before it.
        QVERIFY(support::outcomeOf(*m_clock, *m_client,
                                   m_client->start({.operation = GetStore}, this)));
        QCOMPARE(m_server->requests.size(), 2);
        QCOMPARE(m_server->requests.at(1).target, "/store/");
    }

    void anOwnerThatDiesEndsTheReading()
    {
        answerWith(u"?page=2"_s);
        auto owner = std::make_unique<QObject>();
        const Listener listener(new api::Pages(*m_client, {.operation = ListExports}, owner.get()));
        owner.reset();
        QVERIFY(support::outcomeOf(*m_clock, *m_client,
                                   m_client->start({.operation = GetStore}, this)));
        QCOMPARE(listener.ends, 0);
        QCOMPARE(listener.count, 0);
    }

    void cancellingIsAnEnd()
    {
        answerWith(u"?page=2"_s);
        auto *pages = new api::Pages(*m_client, {.operation = ListExports}, this);
        const Listener listener(pages);
        pages->cancel();
        QVERIFY(run(listener));
        QCOMPARE(listener.error->kind, ErrorKind::Cancelled);
        QCOMPARE(listener.ends, 1);
    }

    void aClientThatDiesEndsTheReading()
    {
        answerWith(u"?page=2"_s);
        auto owner = std::make_unique<QObject>();
        const Listener listener(new api::Pages(*m_client, {.operation = ListExports}, owner.get()));
        m_client.reset();
        QTRY_COMPARE(listener.ends, 1);
        QCOMPARE(listener.error->kind, ErrorKind::Cancelled);
    }

    void thePracticeServiceIsReadToItsEnd_data()
    {
        QTest::addColumn<bool>("cursor");
        QTest::newRow("pages with numbers") << false;
        QTest::newRow("pages with a cursor") << true;
    }

    void thePracticeServiceIsReadToItsEnd()
    {
        QFETCH(const bool, cursor);
        auto service = practice::Service::start(
            {.contacts = 5,
             .requestsPerMinute = 0,
             .paging = cursor ? practice::Paging::Cursor : practice::Paging::Page},
            *m_clock);
        QVERIFY(service);
        api::Client client(
            {.baseUrl = (*service)->url(), .key = (*service)->apiKey(), .requestsPerMinute = 0},
            *m_clock);
        const auto idsIn = [&](const QUrlQuery &query) {
            QStringList ids;
            const Listener listener(
                new api::Pages(client, {.operation = ListContactFields, .query = query}, this));
            if (!support::runUntil(*m_clock, client, [&] { return listener.ends > 0; })
                || listener.error)
                return ids;
            for (const auto &record : listener.records)
                ids.append(record.toObject().value(u"id"_s).toString());
            return ids;
        };
        const auto atOnce = idsIn({{u"pageSize"_s, u"100"_s}});
        QVERIFY(atOnce.size() >= 34);
        QCOMPARE(idsIn({{u"pageSize"_s, u"7"_s}}), atOnce);
        QCOMPARE(idsIn({{u"pageSize"_s, u"1"_s}}), atOnce);
    }

    void thePracticeServicesTrapsAreAvoided_data()
    {
        QTest::addColumn<practice::Fault>("fault");
        QTest::addColumn<ErrorKind>("kind");
        QTest::newRow("next leads to itself")
            << practice::Fault::NextLoops << ErrorKind::WrongShape;
        QTest::newRow("next leads elsewhere")
            << practice::Fault::NextElsewhere << ErrorKind::Redirected;
    }

    void thePracticeServicesTrapsAreAvoided()
    {
        QFETCH(const practice::Fault, fault);
        QFETCH(const ErrorKind, kind);
        auto service =
            practice::Service::start({.contacts = 5,
                                      .requestsPerMinute = 0,
                                      .faults = {practice::once(ListContactFields, fault)}},
                                     *m_clock);
        QVERIFY(service);
        api::Client client(
            {.baseUrl = (*service)->url(), .key = (*service)->apiKey(), .requestsPerMinute = 0},
            *m_clock);
        const Listener listener(new api::Pages(
            client, {.operation = ListContactFields, .query = {{u"pageSize"_s, u"7"_s}}}, this));
        QVERIFY(support::runUntil(*m_clock, client, [&] { return listener.ends > 0; }));
        QVERIFY(listener.error);
        QCOMPARE(listener.error->kind, kind);
        QCOMPARE((*service)->ledger().received(ListContactFields), 1);
    }
};

STOREDESK_TEST(TestPages)

} // namespace tst_pages

#include "tst_pages.moc"
