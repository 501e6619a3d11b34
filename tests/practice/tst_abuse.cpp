// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "practice/http/connections.h"
#include "support/memory.h"
#include "support/practicefixture.h"
#include "support/testclass.h"
#include "support/warnings.h"

#include <QRandomGenerator>
#include <QTest>

#include <algorithm>
#include <optional>

namespace tst_abuse {

using namespace support;
using namespace std::chrono_literals;

class TestAbuse final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        QTest::failOnWarning(anyRealWarning());
        m_fixture.emplace(practice::ServiceOptions{.requestsPerMinute = 0, .idleLimit = 1s});
    }
    void cleanup()
    {
        QVERIFY(alive());
        m_fixture.reset();
    }

    void garbageIsSurvived()
    {
        QRandomGenerator random(42);
        for (int round = 0; round < 500; ++round) {
            QByteArray garbage(random.bounded(1, 3000), '\0');
            for (auto &byte : garbage)
                byte = char(random.bounded(256));
            if (round % 3 == 0)
                garbage += "\r\n\r\n";
            RawHttp(m_fixture->service().url()).send(garbage);
        }
    }

    void damagedRequestsAreSurvivedAndNeverAppliedByMistake()
    {
        QRandomGenerator random(43);
        for (int round = 0; round < 2000; ++round) {
            const auto id =
                catalogue::OperationId(random.bounded(int(catalogue::OperationId::Count)));
            auto request = m_fixture->request(id);
            for (int damage = random.bounded(1, 4); damage > 0 && request.size() > 1; --damage) {
                const auto at = random.bounded(int(request.size()));
                switch (random.bounded(4)) {
                case 0:
                    request[at] = char(random.bounded(256));
                    break;
                case 1:
                    request.insert(at, request.mid(random.bounded(int(request.size())), 20));
                    break;
                case 2:
                    request.remove(at, random.bounded(20));
                    break;
                default:
                    request.truncate(at + 1);
                }
            }
            RawHttp(m_fixture->service().url()).send(request);
        }
        auto &ledger = m_fixture->ledger();
        QVERIFY(ledger.waitFor(
            [&] {
                const auto entries = ledger.entries();
                return std::ranges::all_of(entries, [](const practice::LedgerEntry &entry) {
                    return entry.step == practice::LedgerStep::Ended;
                });
            },
            20s));
        for (const auto &entry : ledger.entries())
            QVERIFY(!entry.applied || entry.complete);
    }

    void aHeadWithoutEndIsRefused()
    {
        STOREDESK_MEASURED_HERE();
        const auto before = memory();
        RawHttp connection(m_fixture->service().url());
        connection.send("GET /store/ HTTP/1.1\r\nHost: localhost\r\n");
        const auto line = "X-Long: " + QByteArray(1000, 'x') + "\r\n";
        int sent = 0;
        while (sent < 60'000 && connection.send(line))
            ++sent;
        QVERIFY2(sent < 60'000, "60 MB of headers were taken");
        QVERIFY(memory() - before < 32'000'000);
    }

    void anAddressWithoutEndIsRefused()
    {
        RawHttp connection(m_fixture->service().url());
        connection.send("GET /");
        int sent = 0;
        while (sent < 60 && connection.send(QByteArray(1'000'000, 'a')))
            ++sent;
        QVERIFY2(sent < 60, "60 MB of address were taken");
    }

    void idleConnectionsAreClosed_data()
    {
        QTest::addColumn<QByteArray>("begun");
        QTest::newRow("nothing") << QByteArray();
        QTest::newRow("half a line") << QByteArray("GET /sto");
        QTest::newRow("half a head") << QByteArray("GET /store/ HTTP/1.1\r\nHost: localhost\r\n");
        QTest::newRow("half a body") << QByteArray(
            "POST /purchases/ HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\n{");
        QTest::newRow("half a chunk")
            << QByteArray("POST /purchases/ HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: "
                          "chunked\r\n\r\n9\r\n{");
    }

    void idleConnectionsAreClosed()
    {
        QFETCH(const QByteArray, begun);
        RawHttp connection(m_fixture->service().url());
        connection.send(begun);
        connection.rest();
        QVERIFY(connection.ending() != Ending::Open);
    }

    void twoHundredConnectionsAreServed()
    {
        STOREDESK_MEASURED_HERE();
        // Uses the default time limit, because a busy machine may need a second for two hundred
        // connections.
        m_fixture.emplace(practice::ServiceOptions{.requestsPerMinute = 0});
        const auto before = memory();
        std::vector<std::unique_ptr<RawHttp>> connections;
        connections.reserve(200);
        for (int each = 0; each < 200; ++each)
            connections.push_back(std::make_unique<RawHttp>(m_fixture->service().url()));
        for (auto &connection : connections)
            connection->send(m_fixture->request("GET", "/store/"));
        for (auto &connection : connections)
            QCOMPARE(connection->reply().status, 200);
        QVERIFY(memory() - before < 64'000'000);
    }

    void atTheLimitNewConnectionsWaitTheirTurn()
    {
        m_fixture.emplace(practice::ServiceOptions{
            .requestsPerMinute = 0, .idleLimit = 1s, .connectionLimit = 10});
        std::vector<std::unique_ptr<RawHttp>> connections;
        for (int each = 0; each < 30; ++each) {
            connections.push_back(std::make_unique<RawHttp>(m_fixture->service().url()));
            connections.back()->send(m_fixture->request("GET", "/store/"));
        }
        for (auto &connection : connections) {
            QCOMPARE(connection->reply().status, 200);
            connection->close();
        }
    }

    // All connections and the queue are in use, and no client disconnects.
    void thoseThatOnlyTakeUpRoomMakeWay_data()
    {
        QTest::addColumn<QByteArray>("begun");
        QTest::newRow("nothing") << QByteArray();
        QTest::newRow("half a line") << QByteArray("GET /sto");
        QTest::newRow("half a head") << QByteArray("GET /store/ HTTP/1.1\r\nHost: localhost\r\n");
        QTest::newRow("half a body") << QByteArray(
            "POST /purchases/ HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\n{");
        QTest::newRow("a request before")
            << QByteArray("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n");
    }

    void thoseThatOnlyTakeUpRoomMakeWay()
    {
        QFETCH(const QByteArray, begun);
        m_fixture.emplace(practice::ServiceOptions{.requestsPerMinute = 0, .connectionLimit = 20});
        std::vector<std::unique_ptr<RawHttp>> idle;
        for (int each = 0; each < 40; ++each) {
            idle.push_back(std::make_unique<RawHttp>(m_fixture->service().url()));
            idle.back()->send(begun);
        }
        for (int round = 0; round < 20; ++round) {
            RawHttp connection(m_fixture->service().url());
            connection.send(m_fixture->request("GET", "/store/"));
            QCOMPARE(connection.reply().status, 200);
        }
    }

    void activeConnectionsAreNotClosedForNewOnes()
    {
        m_fixture.emplace(
            practice::ServiceOptions{.requestsPerMinute = 0,
                                     .faults = {{.aim = practice::Aim::Operation,
                                                 .operation = catalogue::OperationId::ListExports,
                                                 .fault = practice::Fault::Drip}},
                                     .connectionLimit = 5});
        std::vector<std::unique_ptr<RawHttp>> busy;
        for (int each = 0; each < 5; ++each) {
            busy.push_back(std::make_unique<RawHttp>(m_fixture->service().url()));
            busy.back()->send(m_fixture->request("GET", "/exports/"));
        }
        for (auto &connection : busy)
            QVERIFY(connection->more());
        QVERIFY(alive());
        for (auto &connection : busy) {
            const auto reply = connection->reply();
            QCOMPARE(reply.status, 200);
            QVERIFY(reply.whole);
        }
    }

    void theOneThatCanBestBeSparedGoesFirst()
    {
        using practice::Connections;
        using Phase = Connections::Phase;
        Connections::Instant now{};
        Connections connections([&now] { return now; });
        const std::vector<std::pair<Phase, qint64>> order{{Phase::Waiting, 0},
                                                          {Phase::Head, 0},
                                                          {Phase::Body, 1000},
                                                          {Phase::Body, 50'000'000},
                                                          {Phase::Answer, 0}};
        std::vector<std::array<int, 2>> pairs(order.size());
        for (std::size_t each = order.size(); each-- > 0;) {
            QCOMPARE(socketpair(AF_UNIX, SOCK_STREAM, 0, pairs[each].data()), 0);
            connections.enter(pairs[each][0]);
            connections.note(pairs[each][0], order[each].first);
            connections.noteBody(pairs[each][0], order[each].second);
        }
        const auto gone = [&] {
            std::vector<bool> leaving;
            for (const auto &pair : pairs)
                leaving.push_back(connections.isLeaving(pair[0]));
            return leaving;
        };
        // It is too early to close any of the connections.
        connections.makeRoom();
        QCOMPARE(gone(), std::vector<bool>(5, false));
        now += 10s;
        for (int round = 0; round < 5; ++round) {
            connections.makeRoom();
            QCOMPARE(std::ranges::count(gone(), true), std::min(round + 1, 3));
            QVERIFY(std::ranges::is_sorted(gone(), std::greater()));
        }
        for (const auto &pair : pairs) {
            ::close(pair[0]);
            ::close(pair[1]);
        }
    }

    void slowSendersDoNotKeepOthersWaiting()
    {
        m_fixture.emplace(practice::ServiceOptions{.requestsPerMinute = 0, .connectionLimit = 100});
        std::vector<std::unique_ptr<RawHttp>> slow;
        for (int each = 0; each < 100; ++each) {
            slow.push_back(std::make_unique<RawHttp>(m_fixture->service().url()));
            slow.back()->send("GET /store/ HTTP/1.1\r\n");
        }
        for (int round = 0; round < 20; ++round) {
            for (auto &connection : slow)
                connection->send("X");
            QVERIFY(alive());
        }
    }

    void tooLargeBodiesAreNotStored()
    {
        STOREDESK_MEASURED_HERE();
        const auto before = memory();
        for (int round = 0; round < 10; ++round) {
            RawHttp connection(m_fixture->service().url());
            connection.send(
                "POST /purchases/ HTTP/1.1\r\nHost: localhost\r\nAuthorization: apiKey "
                + m_fixture->service().apiKey()
                + "\r\nContent-Type: application/json\r\nContent-Length: 15000000\r\n\r\n");
            const QByteArray block(100'000, ' ');
            for (int sent = 0; sent < 150; ++sent)
                QVERIFY(connection.send(block));
            QCOMPARE(connection.reply().status, 413);
        }
        QVERIFY(memory() - before < 16'000'000);
    }

    void aServiceEndsWhileItIsAbused()
    {
        std::vector<std::unique_ptr<RawHttp>> connections;
        for (int each = 0; each < 50; ++each) {
            connections.push_back(std::make_unique<RawHttp>(m_fixture->service().url()));
            connections.back()->send(m_fixture->request("GET", "/store/").left(each * 2));
        }
        m_fixture.emplace();
    }

private:
    [[nodiscard]] bool alive() const
    {
        return m_fixture->ask(m_fixture->request("GET", "/store/")).status == 200;
    }

    std::optional<PracticeFixture> m_fixture;
};

STOREDESK_TEST(TestAbuse)

} // namespace tst_abuse

#include "tst_abuse.moc"
