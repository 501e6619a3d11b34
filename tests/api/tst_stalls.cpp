// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "downloads/download.h"
#include "http/transport.h"
#include "support/manualclock.h"
#include "support/testclass.h"
#include "support/warnings.h"

#include <QSignalSpy>
#include <QTcpServer>
#include <QTcpSocket>
#include <QTemporaryDir>
#include <QTest>

#include <netinet/in.h>
#include <sys/socket.h>
#include <unistd.h>

#include <optional>
#include <tuple>

namespace tst_stalls {

using namespace Qt::StringLiterals;
using namespace storedesk;
using namespace std::chrono_literals;
using Tick = base::Clock::Duration;

// Accepts every connection, replies to the first request with the given bytes, and then stays
// silent without ever closing the connection.
class SilentServer final : public QObject
{
public:
    SilentServer()
    {
        m_server.listen(QHostAddress::LocalHost);
        connect(&m_server, &QTcpServer::newConnection, this, [this] {
            ++connections;
            auto *socket = m_server.nextPendingConnection();
            if (!reads)
                socket->setReadBufferSize(1);
            connect(socket, &QTcpSocket::readyRead, this, [this, socket] {
                if (!reads)
                    return;
                socket->readAll();
                if (std::exchange(m_spoken, socket) == socket)
                    return;
                socket->write(says);
                socket->flush();
                ++answers;
            });
        });
    }

    [[nodiscard]] QUrl url(const QString &scheme = u"http"_s) const
    {
        return QUrl(u"%1://127.0.0.1:%2/file.csv"_s.arg(scheme).arg(m_server.serverPort()));
    }

    QByteArray says;
    bool reads = true;
    int connections = 0;
    int answers = 0;

private:
    // The socket that last received data, because a request may arrive in pieces.
    QTcpSocket *m_spoken = nullptr;
    QTcpServer m_server;
};

// Accepts no connections and has a full backlog, so that the next connection hangs.
class FullBacklog final
{
public:
    FullBacklog()
    {
        m_address.sin_family = AF_INET;
        m_address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
        m_sockets.push_back(socket(AF_INET, SOCK_STREAM, 0));
        socklen_t size = sizeof m_address;
        auto *address = reinterpret_cast<sockaddr *>(&m_address);
        if (bind(m_sockets.front(), address, size) != 0 || listen(m_sockets.front(), 0) != 0
            || getsockname(m_sockets.front(), address, &size) != 0)
            qFatal("No listener");
        for (int client = 0; client < 4; ++client) {
            m_sockets.push_back(socket(AF_INET, SOCK_STREAM | SOCK_NONBLOCK, 0));
            std::ignore = ::connect(m_sockets.back(), address, size);
        }
    }
    ~FullBacklog()
    {
        for (const int each : m_sockets)
            close(each);
    }
    Q_DISABLE_COPY_MOVE(FullBacklog)

    [[nodiscard]] QUrl url(const QString &scheme) const
    {
        return QUrl(u"%1://127.0.0.1:%2/file.csv"_s.arg(scheme).arg(ntohs(m_address.sin_port)));
    }

private:
    sockaddr_in m_address{};
    std::vector<int> m_sockets;
};

// G29: wherever the other side falls silent, an attempt fails within 35 seconds of the last
// activity instead of hanging.
class TestStalls final : public QObject
{
    Q_OBJECT

    static constexpr Tick most = 35s;

private Q_SLOTS:
    void init()
    {
        QTest::failOnWarning(support::anyRealWarning());
        m_clock.emplace();
        m_server.emplace();
    }

    void cleanup()
    {
        m_transport.reset();
        m_server.reset();
        m_clock.reset();
    }

    void aSilentAnswerEnds_data()
    {
        QTest::addColumn<QByteArray>("says");
        const auto head = "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n"_ba;
        QTest::newRow("before the status line") << QByteArray();
        QTest::newRow("in the status line") << "HTTP/1.1 20"_ba;
        QTest::newRow("in the headers") << "HTTP/1.1 200 OK\r\nContent-Ty"_ba;
        QTest::newRow("before the last header ends") << head.chopped(1);
        QTest::newRow("after a 100") << "HTTP/1.1 100 Continue\r\n\r\n"_ba;
        QTest::newRow("between head and body") << head + "Content-Length: 40\r\n\r\n";
        QTest::newRow("in a body with a length") << head + "Content-Length: 40\r\n\r\n{\"a\":";
        QTest::newRow("before the first chunk") << head + "Transfer-Encoding: chunked\r\n\r\n";
        QTest::newRow("in a chunk") << head + "Transfer-Encoding: chunked\r\n\r\nff\r\n{\"a\":";
        QTest::newRow("between chunks") << head + "Transfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n";
        QTest::newRow("in a body without a length") << head + "Connection: close\r\n\r\n{}";
        QTest::newRow("in a redirect")
            << "HTTP/1.1 302 Found\r\nLocation: /x\r\nContent-Length: 9\r\n\r\n{"_ba;
        QTest::newRow("in a refusal") << "HTTP/1.1 500 No\r\nContent-Length: 9\r\n\r\n{"_ba;
    }

    void aSilentAnswerEnds()
    {
        QFETCH(const QByteArray, says);
        m_server->says = says;
        for (const bool write : {false, true}) {
            const int before = m_server->answers;
            auto exchange = start(m_server->url(), write ? "{}"_ba : QByteArray());
            QTRY_VERIFY(m_server->answers > before);
            endsInTime(*exchange);
        }
    }

    void aConnectionThatIsNotMadeEnds_data()
    {
        QTest::addColumn<QString>("scheme");
        QTest::addColumn<QByteArray>("body");
        QTest::newRow("http, read") << u"http"_s << QByteArray();
        QTest::newRow("http, write") << u"http"_s << "{}"_ba;
        QTest::newRow("https, read") << u"https"_s << QByteArray();
        QTest::newRow("https, write") << u"https"_s << "{}"_ba;
    }

    void aConnectionThatIsNotMadeEnds()
    {
        QFETCH(const QString, scheme);
        QFETCH(const QByteArray, body);
        const FullBacklog backlog;
        auto exchange = start(backlog.url(scheme), body);
        const auto raw = endsInTime(*exchange);
        QCOMPARE(raw.status, 0);
    }

    void aHandshakeThatStopsEnds_data()
    {
        QTest::addColumn<QByteArray>("says");
        QTest::newRow("before it begins") << QByteArray();
        // The header announces a record of 122 bytes, which never arrives.
        QTest::newRow("in the middle") << QByteArray::fromHex("160303007a0200007603");
    }

    void aHandshakeThatStopsEnds()
    {
        QFETCH(const QByteArray, says);
        m_server->says = says;
        for (const auto &body : {QByteArray(), "{}"_ba}) {
            const int before = m_server->answers;
            auto exchange = start(m_server->url(u"https"_s), body);
            QTRY_VERIFY(m_server->answers > before);
            const auto raw = endsInTime(*exchange);
            QCOMPARE(raw.end, http::RawResponse::End::NeverConnected);
        }
    }

    void anUploadThatIsNotReadEnds()
    {
        m_server->reads = false;
        auto exchange = start(m_server->url(), QByteArray(64 * 1024 * 1024, 'x'));
        QSignalSpy progress(exchange.get(), &http::Exchange::progress);
        QTRY_VERIFY(!progress.isEmpty());
        QCOMPARE(m_server->connections, 1);
        const auto raw = endsInTime(*exchange);
        QCOMPARE(raw.end, http::RawResponse::End::Lost);
    }

    void aSilentFileEnds_data()
    {
        QTest::addColumn<QByteArray>("says");
        const auto head = "HTTP/1.1 200 OK\r\nContent-Type: text/csv\r\n"_ba;
        QTest::newRow("before the status line") << QByteArray();
        QTest::newRow("in the headers") << head.chopped(1);
        QTest::newRow("before the body") << head + "Content-Length: 40\r\n\r\n";
        QTest::newRow("in the body") << head + "Content-Length: 40\r\n\r\n_email\n";
        QTest::newRow("in a chunk") << head + "Transfer-Encoding: chunked\r\n\r\nff\r\n_email\n";
        QTest::newRow("in a redirect")
            << "HTTP/1.1 302 Found\r\nLocation: /x\r\nContent-Length: 9\r\n\r\n<"_ba;
    }

    void aSilentFileEnds()
    {
        QFETCH(const QByteArray, says);
        m_server->says = says;
        fetchEndsInTime(m_server->url(), &*m_server);
    }

    void aFileEndsWhoseRedirectLeadsToSilence()
    {
        SilentServer first;
        first.says = "HTTP/1.1 302 Found\r\nContent-Length: 0\r\nLocation: "
            + m_server->url().toEncoded() + "\r\n\r\n";
        fetchEndsInTime(first.url(), &*m_server);
    }

    void aFileEndsWhoseConnectionIsNotMade_data()
    {
        QTest::addColumn<QString>("scheme");
        QTest::newRow("http") << u"http"_s;
        QTest::newRow("https") << u"https"_s;
    }

    void aFileEndsWhoseConnectionIsNotMade()
    {
        QFETCH(const QString, scheme);
        const FullBacklog backlog;
        fetchEndsInTime(backlog.url(scheme));
    }

    // The program was suspended, not the service, so data that arrived in the meantime has yet to
    // be read.
    void aStoppedProgramReadsDataThatArrivedMeanwhile()
    {
        for (const auto &body : {QByteArray(), "{}"_ba}) {
            const int before = m_server->answers;
            auto exchange = start(m_server->url(), body);
            QTRY_VERIFY(m_server->answers > before);
            QSignalSpy ended(exchange.get(), &http::Exchange::ended);
            m_clock->freeze(1h);
            m_clock->advance(0s);
            QVERIFY(ended.isEmpty());
            const auto raw = endsInTime(*exchange);
            QCOMPARE(raw.end, http::RawResponse::End::Lost);
        }
    }

    void aWriteThatConnectsWhenTheLidClosesNeverLeaves_data()
    {
        QTest::addColumn<QString>("scheme");
        QTest::newRow("http") << u"http"_s;
        QTest::newRow("https") << u"https"_s;
    }

    // F9: the connection may be established hours later, when the computer wakes up.
    void aWriteThatConnectsWhenTheLidClosesNeverLeaves()
    {
        QFETCH(const QString, scheme);
        const FullBacklog backlog;
        auto exchange = start(backlog.url(scheme), "{}");
        QSignalSpy moved(exchange.get(), &http::Exchange::progressed);
        QSignalSpy ended(exchange.get(), &http::Exchange::ended);
        QTRY_VERIFY(!moved.isEmpty());
        m_clock->suspend(8h);
        m_clock->advance(250ms);
        QCOMPARE(ended.size(), 1);
        QCOMPARE(ended.front().front().value<http::RawResponse>().end,
                 http::RawResponse::End::NeverConnected);
    }

private:
    [[nodiscard]] std::unique_ptr<http::Exchange> start(const QUrl &url, const QByteArray &body)
    {
        m_transport = std::make_unique<http::Transport>(
            http::Connection{.baseUrl = url.resolved(QUrl(u"/"_s)), .key = "k"}, *m_clock);
        if (body.isEmpty())
            return std::unique_ptr<http::Exchange>(m_transport->read("/x", nullptr));
        return std::unique_ptr<http::Exchange>(
            m_transport->write("POST", "/x",
                               {.device = std::make_unique<http::OneShotBytes>(body),
                                .contentType = "application/json"},
                               nullptr));
    }

    // Advances the clock second by second, and processes all network events after each step.
    template <typename IsSo>
    void passUntil(IsSo isSo)
    {
        for (int second = 0; second < 300 && !isSo(); ++second) {
            for (int turn = 0; turn < 20; ++turn)
                QCoreApplication::processEvents();
            if (!isSo())
                m_clock->advance(1s);
        }
    }

    http::RawResponse endsInTime(http::Exchange &exchange)
    {
        auto movedAt = m_clock->ticks();
        std::optional<Tick> endedAt;
        http::RawResponse raw;
        connect(&exchange, &http::Exchange::progressed, this, [&] { movedAt = m_clock->ticks(); });
        connect(&exchange, &http::Exchange::ended, this, [&](const http::RawResponse &end) {
            endedAt = m_clock->ticks();
            raw = end;
        });
        passUntil([&] { return endedAt.has_value(); });
        exchange.disconnect(this);
        [&] {
            QVERIFY(endedAt);
            QVERIFY2(*endedAt - movedAt <= most,
                     qPrintable(QString::number((*endedAt - movedAt).count())));
            QVERIFY(raw.end != http::RawResponse::End::Answered || raw.cut);
        }();
        return raw;
    }

    // Checks that the first attempt and the whole download end in time.
    void fetchEndsInTime(const QUrl &url, const SilentServer *silent = nullptr)
    {
        const QTemporaryDir folder;
        QObject owner;
        auto *download = new downloads::Download(
            {.address = url, .folder = folder.path(), .name = u"file.csv"_s}, *m_clock, &owner);
        std::optional<Tick> waitsAt;
        std::optional<downloads::DownloadOutcome> outcome;
        connect(download, &downloads::Download::waiting, &owner,
                [&] { waitsAt = waitsAt.value_or(m_clock->ticks()); });
        connect(download, &downloads::Download::finished, &owner,
                [&](const downloads::DownloadOutcome &end) { outcome = end; });
        if (silent)
            QTRY_VERIFY(silent->answers > 0);
        // A download does not report the start of a reply, and the test clock must not advance
        // faster than the network.
        (void)QTest::qWaitFor([&] { return waitsAt.has_value(); }, 100);
        const auto silentAt = m_clock->ticks();
        passUntil([&] { return waitsAt.has_value(); });
        QVERIFY(waitsAt);
        QVERIFY2(*waitsAt - silentAt <= most,
                 qPrintable(QString::number((*waitsAt - silentAt).count())));
        passUntil([&] { return outcome.has_value(); });
        QVERIFY(outcome && !*outcome);
        QVERIFY(!outcome->error().words.next.isEmpty());
    }

    std::optional<support::ManualClock> m_clock;
    std::optional<SilentServer> m_server;
    std::unique_ptr<http::Transport> m_transport;
};

STOREDESK_TEST(TestStalls)

} // namespace tst_stalls

#include "tst_stalls.moc"
