// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "api/client.h"
#include "downloads/downloadsink.h"
#include "support/clockwork.h"
#include "support/downloadfixture.h"
#include "support/memory.h"
#include "support/streamserver.h"
#include "support/testclass.h"
#include "support/testsize.h"

#include <QElapsedTimer>
#include <QSignalSpy>
#include <QTcpServer>
#include <QTest>

#include <zlib.h>

namespace tst_hostileanswers {

using namespace Qt::StringLiterals;
using namespace storedesk;
using support::StreamedAnswer;
using support::StreamServer;

static constexpr qint64 megabyte = 1024LL * 1024;

static QByteArray packed(const QByteArray &bytes)
{
    z_stream stream{};
    deflateInit2(&stream, Z_BEST_COMPRESSION, Z_DEFLATED, 15 + 16, 9, Z_DEFAULT_STRATEGY);
    QByteArray out(qsizetype(deflateBound(&stream, uLong(bytes.size()))), '\0');
    stream.next_in = reinterpret_cast<Bytef *>(const_cast<char *>(bytes.data()));
    stream.avail_in = uInt(bytes.size());
    stream.next_out = reinterpret_cast<Bytef *>(out.data());
    stream.avail_out = uInt(out.size());
    deflate(&stream, Z_FINISH);
    out.truncate(qsizetype(stream.total_out));
    deflateEnd(&stream);
    return out;
}

// G30: replies that are small on the wire and large in memory.
class TestHostileAnswers final : public support::DownloadFixture
{
    Q_OBJECT

private Q_SLOTS:
    void init() { setUp(); }
    void cleanup() { tearDown(); }

    // Qt stores each chunk separately: 64 MB of them took 7 GB.
    void chunksOfOneByteTakeLittleMoreRoomThanTheyHold()
    {
        STOREDESK_MEASURED_HERE();
        StreamServer server(
            {.head = "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n"
                     "Transfer-Encoding: chunked\r\nConnection: close\r\n\r\n2\r\n{}\r\n",
             .block = QByteArray("1\r\n \r\n").repeated(10'000),
             .times = 60,
             .end = "0\r\n\r\n"});
        api::Client client({.baseUrl = server.url(), .key = "practice-1:s", .requestsPerMinute = 0},
                           clock());
        support::forgetPeakMemory();
        const auto before = support::peakMemory();
        const auto outcome = support::outcomeOf(
            clock(), client,
            client.start({.operation = catalogue::OperationId::GetStore}, m_owner.get()));
        const auto grown = support::peakMemory() - before;
        QVERIFY(outcome && *outcome);
        QCOMPARE((*outcome)->bytes.size(), 600'002);
        qInfo("%lld MB more", grown / megabyte);
        QVERIFY2(grown < 60 * megabyte, qPrintable(QString::number(grown / megabyte)));
    }

    // The 200 KB would decompress to 200 MB. The client requests no compression, so it does not
    // decompress them.
    void G30_aCompressedBombIsAnErrorAndTakesNoMemory()
    {
        STOREDESK_MEASURED_HERE();
        QByteArray bomb;
        {
            QByteArray document("{\"name\":\"");
            document.append(200 * megabyte, 'x').append("\"}");
            bomb = packed(document);
        }
        QVERIFY2(bomb.size() < 300'000, qPrintable(QString::number(bomb.size())));
        StreamServer server(
            {.head = "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n"
                     "Content-Encoding: gzip\r\nConnection: close\r\nContent-Length: "
                 + QByteArray::number(bomb.size()) + "\r\n\r\n",
             .block = bomb});
        api::Client client({.baseUrl = server.url(), .key = "practice-1:s", .requestsPerMinute = 0},
                           clock());
        support::forgetPeakMemory();
        const auto before = support::peakMemory();
        const auto outcome = support::outcomeOf(
            clock(), client,
            client.start({.operation = catalogue::OperationId::GetStore}, m_owner.get()));
        const auto grown = support::peakMemory() - before;
        QVERIFY(outcome && !*outcome);
        QCOMPARE(outcome->error().kind, http::ErrorKind::BadJson);
        qInfo("%lld MB more", grown / megabyte);
        QVERIFY2(grown < 100 * megabyte, qPrintable(QString::number(grown / megabyte)));
    }

    void G30_anAnswerWhoseHeadDoesNotEndIsStopped_data()
    {
        QTest::addColumn<StreamedAnswer>("answer");
        const auto filler = QByteArray(64 * 1024, 'x');
        const auto lines = ("X-More: " + QByteArray(1000, 'x') + "\r\n").repeated(64);
        constexpr int times = 1'000'000;
        QTest::newRow("status line")
            << StreamedAnswer{.head = "HTTP/1.1 200 ", .block = filler, .times = times};
        QTest::newRow("header lines")
            << StreamedAnswer{.head = "HTTP/1.1 200 OK\r\n", .block = lines, .times = times};
        QTest::newRow("one header") << StreamedAnswer{
            .head = "HTTP/1.1 200 OK\r\nX-More: ", .block = filler, .times = times};
    }

    // Qt buffers such a reply for as long as data arrives, and reports nothing in the meantime.
    void G30_anAnswerWhoseHeadDoesNotEndIsStopped()
    {
        STOREDESK_MEASURED_HERE();
        QFETCH(const StreamedAnswer, answer);
        StreamServer server(answer);
        base::SystemClock clock;
        api::Client client({.baseUrl = server.url(), .key = "practice-1:s", .requestsPerMinute = 0},
                           clock);
        for (const auto operation :
             {catalogue::OperationId::GetStore, catalogue::OperationId::CreateCustomEventByAlias}) {
            const bool writes = operation != catalogue::OperationId::GetStore;
            support::forgetPeakMemory();
            const auto before = support::peakMemory();
            QElapsedTimer timer;
            timer.start();
            std::optional<http::Outcome> outcome;
            http::Request request{.operation = operation};
            if (writes) {
                request.values = QStringList{u"alias"_s};
                request.body = QJsonObject{{u"email"_s, u"a@b.example"_s}};
            }
            client.start(request, m_owner.get())
                ->then(m_owner.get(), [&outcome](const http::Outcome &end) { outcome = end; });
            QTRY_VERIFY_WITH_TIMEOUT(outcome, 60'000);
            const auto grown = support::peakMemory() - before;
            qInfo("%lld MB more, %lld ms, %d attempts", grown / megabyte, timer.elapsed(),
                  server.requests());
            QVERIFY(!*outcome);
            QVERIFY(!outcome->error().words.why.isEmpty());
            QVERIFY2(grown < 100 * megabyte, qPrintable(QString::number(grown / megabyte)));
        }
    }

    // The other cases are those of an answer above.
    void G30_aFileWhoseHeadDoesNotEndIsStopped()
    {
        STOREDESK_MEASURED_HERE();
        const StreamedAnswer answer{
            .head = "HTTP/1.1 200 ", .block = QByteArray(64 * 1024, 'x'), .times = 1'000'000};
        StreamServer server(answer);
        base::SystemClock clock;
        support::forgetPeakMemory();
        const auto before = support::peakMemory();
        QElapsedTimer timer;
        timer.start();
        std::optional<support::DownloadOutcome> outcome;
        auto *download = new downloads::Download(to(server.url()), clock, m_owner.get());
        connect(download, &downloads::Download::finished, m_owner.get(),
                [&outcome](const support::DownloadOutcome &end) { outcome = end; });
        QTRY_VERIFY_WITH_TIMEOUT(outcome, 60'000);
        const auto grown = support::peakMemory() - before;
        qInfo("%lld MB more, %lld ms, %d attempts", grown / megabyte, timer.elapsed(),
              server.requests());
        QVERIFY(!*outcome);
        QVERIFY2(outcome->error().words.why.contains(u"never ends"_s),
                 qPrintable(outcome->error().words.why));
        QVERIFY2(grown < 100 * megabyte, qPrintable(QString::number(grown / megabyte)));
    }

    // Bytes delivered to other requests must not count against a request that is waiting.
    void aSlowAnswerIsNotStoppedByALargeDownload()
    {
        QTcpServer slow;
        QVERIFY(slow.listen(QHostAddress::LocalHost));
        const QUrl url(u"http://127.0.0.1:%1/"_s.arg(slow.serverPort()));
        const auto block = QByteArray("ann@example.org,Ann,12\n").repeated(megabyte / 23);
        constexpr int times = 200;
        StreamServer server({.head = "HTTP/1.1 200 OK\r\nContent-Type: text/csv\r\n"
                                     "Connection: close\r\nContent-Length: "
                                 + QByteArray::number(block.size() * times) + "\r\n\r\n",
                             .block = block,
                             .times = times});
        base::SystemClock clock;
        api::Client client({.baseUrl = url, .key = "practice-1:s", .requestsPerMinute = 0}, clock);
        bool ended = false;
        client.start({.operation = catalogue::OperationId::GetStore}, m_owner.get())
            ->then(m_owner.get(), [&ended](const http::Outcome &) { ended = true; });
        std::optional<support::DownloadOutcome> outcome;
        auto *download = new downloads::Download(to(server.url()), clock, m_owner.get());
        connect(download, &downloads::Download::finished, m_owner.get(),
                [&outcome](const support::DownloadOutcome &end) { outcome = end; });
        QTRY_VERIFY_WITH_TIMEOUT(outcome, 60'000);
        QVERIFY(*outcome);
        QVERIFY(!ended);
        QCOMPARE(slow.hasPendingConnections(), true);
    }

    // G41: the file is 5 GB in size if STOREDESK_FULL_TESTS is set.
    void G41_aLargeDownloadTakesLittleMemory()
    {
        STOREDESK_MEASURED_HERE();
        const auto block = QByteArray("ann@example.org,Ann,12\n").repeated(megabyte / 23);
        const int times = support::testSize(200, 5'000);
        StreamServer server({.head = "HTTP/1.1 200 OK\r\nContent-Type: text/csv\r\n"
                                     "Connection: close\r\nContent-Length: "
                                 + QByteArray::number(block.size() * times) + "\r\n\r\n",
                             .block = block,
                             .times = times});
        support::forgetPeakMemory();
        const auto before = support::peakMemory();
        std::optional<support::DownloadOutcome> outcome;
        auto *download = start(to(server.url()));
        connect(download, &downloads::Download::finished, m_owner.get(),
                [&outcome](const support::DownloadOutcome &end) { outcome = end; });
        QTRY_VERIFY_WITH_TIMEOUT(outcome, 240'000);
        const auto grown = support::peakMemory() - before;
        QVERIFY2(*outcome, outcome->has_value() ? "" : qPrintable(outcome->error().words.why));
        QCOMPARE(QFileInfo(m_folder->filePath(u"out/got.bin"_s)).size(), block.size() * times);
        qInfo("%lld MB more for %lld MB", grown / megabyte, block.size() * times / megabyte);
        QVERIFY2(grown < 100 * megabyte, qPrintable(QString::number(grown / megabyte)));
    }

    void packedBytesAreUnpackedInAnotherThread()
    {
        const auto bytes = QByteArray("a,b,c\n").repeated(100'000);
        downloads::DownloadFile file(m_folder->path(), u"unpacked"_s);
        QVERIFY(file.open());
        downloads::DownloadSink sink(file, true, {.size = 10 * megabyte});
        QSignalSpy ready(&sink, &downloads::DownloadSink::ready);
        sink.append(packed(bytes));
        // Decompression runs in another thread, so the result arrives through the event loop.
        QVERIFY(ready.isEmpty());
        QVERIFY(ready.wait(30'000));
        QVERIFY(!sink.isBusy() && !sink.problem() && !sink.isDamaged() && sink.isAtEnd());
        QCOMPARE(file.size(), bytes.size());
        file.discard();
    }

    void afterAnAbortTheFileIsClosed()
    {
        downloads::DownloadFile file(m_folder->path(), u"unpacked"_s);
        QVERIFY(file.open());
        downloads::DownloadSink sink(file, true, {.size = 1000 * megabyte, .ratio = 2000});
        sink.append(packed(QByteArray(64 * megabyte, '\0')));
        sink.stop();
        QVERIFY(!sink.isBusy());
        QVERIFY(file.size() < 64 * megabyte);
        file.discard();
    }

    void aPackedFileThatUnpacksToFarTooMuchIsStopped()
    {
        StreamServer server({.head = "HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\n"
                                     "Connection: close\r\n\r\n",
                             .block = packed(QByteArray(64 * megabyte, '\0')),
                             .times = 128});
        qint64 largest = 0;
        auto *download = start(to(server.url()));
        connect(download, &downloads::Download::progress, this, [&] {
            largest = std::max(largest, QFileInfo(download->path() + u".storedesk.part"_s).size());
        });
        const auto outcome = end(download);
        QVERIFY(!outcome);
        QCOMPARE(outcome.error().reason, downloads::DownloadReason::Disk);
        QVERIFY2(outcome.error().words.why.contains(u"400 times"_s),
                 qPrintable(outcome.error().words.why));
        QCOMPARE(server.requests(), 1);
        QVERIFY2(largest < 100 * megabyte, qPrintable(QString::number(largest)));
        QCOMPARE(left(), QStringList());
    }
};

STOREDESK_TEST(TestHostileAnswers)

} // namespace tst_hostileanswers

#include "tst_hostileanswers.moc"
