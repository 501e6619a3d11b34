// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/downloadfixture.h"
#include "support/testclass.h"

#include <QCryptographicHash>

namespace tst_download {

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace storedesk;
using namespace support;
using enum catalogue::OperationId;

// However often the connection breaks, the downloaded file equals the served file.
class TestDownload final : public DownloadFixture
{
    Q_OBJECT

private Q_SLOTS:
    void init() { setUp(); }
    void cleanup() { tearDown(); }

    void aFileArrivesAsItIs()
    {
        const auto bytes = noise(3'000'000);
        auto *download = start(to(serve(bytes)));
        qint64 most = 0;
        connect(download, &downloads::Download::progress, m_owner.get(),
                [&](qint64 received, qint64 total) {
                    QVERIFY(received >= most);
                    QCOMPARE(total, 3'000'000);
                    most = received;
                });
        const auto outcome = end(download);
        QVERIFY2(outcome, outcome ? "" : qPrintable(outcome.error().words.why));
        QCOMPARE(most, 3'000'000);
        QCOMPARE(outcome->size, 3'000'000);
        QCOMPARE(outcome->attempts, 1);
        QCOMPARE(got(), bytes);
        QCOMPARE(left(), QStringList{u"got.bin"_s});
        QCOMPARE(m_ends, 1);
        const auto others = QFile::ReadGroup | QFile::ReadOther;
        QVERIFY(!(QFileInfo(outcome->path).permissions() & others));
    }

    // G20: a download of 64 MB with a known length is cut at 50 random points.
    void aFileThatIsCutFiftyTimesArrivesWhole()
    {
        const auto bytes = noise(64 * 1024 * 1024);
        const auto address = serve(bytes);
        QRandomGenerator random(5);
        for (int cut = 1; cut <= 50; ++cut)
            faults().add(nth(cut, Fault::CutLength, QString::number(random.bounded(1, 2'500'000))));
        const auto outcome = end(to(address));
        QVERIFY2(outcome, outcome ? "" : qPrintable(outcome.error().words.why));
        QVERIFY(outcome->attempts > 25);
        QCOMPARE(QCryptographicHash::hash(got(), QCryptographicHash::Sha256),
                 QCryptographicHash::hash(bytes, QCryptographicHash::Sha256));
    }

    void aFileThatIsCutArrivesWholeHoweverItIsFramed_data()
    {
        QTest::addColumn<Fault>("fault");
        QTest::newRow("length") << Fault::CutLength;
        QTest::newRow("chunks") << Fault::CutChunked;
        QTest::newRow("connection") << Fault::CutClose;
        QTest::newRow("gzip") << Fault::CutGzip;
        QTest::newRow("closed before the answer") << Fault::CloseNotApplied;
        QTest::newRow("reset before the answer") << Fault::ResetNotApplied;
        QTest::newRow("half a status line") << Fault::HalfStatusLine;
        QTest::newRow("408") << Fault::RequestTimeout;
        QTest::newRow("429") << Fault::ThrottlePlain;
        QTest::newRow("500") << Fault::ErrorNotApplied;
        QTest::newRow("502") << Fault::BadGateway;
        QTest::newRow("503 with Retry-After") << Fault::Unavailable;
        QTest::newRow("dripping") << Fault::Drip;
    }

    void aFileThatIsCutArrivesWholeHoweverItIsFramed()
    {
        QFETCH(const Fault, fault);
        const auto bytes = noise(400'000);
        const auto address = serve(bytes);
        for (const int attempt : {1, 2, 3})
            faults().add(nth(attempt, fault));
        const auto outcome = end(to(address));
        QVERIFY2(outcome, outcome ? "" : qPrintable(outcome.error().words.why));
        QVERIFY(got() == bytes);
        QCOMPARE(left(), QStringList{u"got.bin"_s});
    }

    void aBreakIsContinuedWhereItHappened()
    {
        const auto bytes = noise(1'000'000);
        m_server->answer = [&](const RawRequest &request) -> RawAnswer {
            const bool rest = request.headers.contains("range");
            const QByteArray head = rest
                ? "HTTP/1.1 206 Partial\r\nContent-Range: bytes 300000-999999/1000000\r\n"
                  "Content-Length: 700000\r\nETag: \"a\"\r\n\r\n"
                : "HTTP/1.1 200 OK\r\nContent-Length: 1000000\r\nETag: \"a\"\r\n\r\n";
            return rest
                ? RawAnswer{.bytes = head + bytes.sliced(300'000)}
                : RawAnswer{.bytes = head + bytes.first(300'000), .after = RawAnswer::After::Close};
        };
        const auto outcome = end(to(m_server->url()));
        QVERIFY(outcome);
        QVERIFY(got() == bytes);
        QCOMPARE(m_server->requests.size(), 2);
        QCOMPARE(m_server->requests.at(1).headers.value("range"), "bytes=300000-");
        QCOMPARE(m_server->requests.at(1).headers.value("if-range"), "\"a\"");
    }

    // Lists replies to a range request whose bytes must not be appended to the partial file.
    void aRestThatDoesNotFitIsNotAppended_data()
    {
        QTest::addColumn<QByteArray>("head");
        QTest::newRow("range ignored") << QByteArray("HTTP/1.1 200 OK\r\nETag: \"a\"\r\n");
        QTest::newRow("changed") << QByteArray("HTTP/1.1 200 OK\r\nETag: \"b\"\r\n");
        QTest::newRow("part of another file")
            << QByteArray("HTTP/1.1 206 Partial\r\nETag: \"b\"\r\nContent-Range: bytes "
                          "300000-999999/1000000\r\n");
        QTest::newRow("another part") << QByteArray(
            "HTTP/1.1 206 Partial\r\nETag: \"a\"\r\nContent-Range: bytes 0-999999/1000000\r\n");
        QTest::newRow("not satisfied")
            << QByteArray("HTTP/1.1 416 No\r\nContent-Range: bytes */1000000\r\n");
    }

    void aRestThatDoesNotFitIsNotAppended()
    {
        QFETCH(const QByteArray, head);
        const auto old = noise(1'000'000);
        const QByteArray bytes(1'000'000, 'n');
        m_server->answer = [&](const RawRequest &request) -> RawAnswer {
            if (m_server->requests.size() == 1)
                return {.bytes = "HTTP/1.1 200 OK\r\nContent-Length: 1000000\r\nETag: \"a\"\r\n\r\n"
                            + old.first(300'000),
                        .after = RawAnswer::After::Close};
            if (request.headers.contains("range"))
                return {.bytes = head + "Content-Length: 1000000\r\n\r\n" + bytes};
            return {.bytes = "HTTP/1.1 200 OK\r\nContent-Length: 1000000\r\n\r\n" + bytes};
        };
        const auto outcome = end(to(m_server->url()));
        QVERIFY(outcome);
        QVERIFY(got() == bytes);
    }

    // Qt may accept truncated chunks as complete. These chunks end properly, but contain half of
    // the file.
    void chunksThatEndAreNotBelievedAtOnce_data()
    {
        QTest::addColumn<QByteArray>("mark");
        QTest::addColumn<bool>("half");
        QTest::addColumn<bool>("ranges");
        QTest::addColumn<int>("requests");
        // clang-format off
        QTest::newRow("more follows")      << QByteArray("ETag: \"a\"\r\n") << true  << true  << 2;
        QTest::newRow("nothing follows")   << QByteArray("ETag: \"a\"\r\n") << false << true  << 2;
        QTest::newRow("ranges are ignored") << QByteArray("ETag: \"a\"\r\n") << true  << false << 3;
        QTest::newRow("no mark")           << QByteArray()                  << true  << true  << 3;
        // clang-format on
    }

    void chunksThatEndAreNotBelievedAtOnce()
    {
        QFETCH(const QByteArray, mark);
        QFETCH(const bool, half);
        QFETCH(const bool, ranges);
        QFETCH(const int, requests);
        const auto bytes = noise(100'000);
        m_server->answer = [&](const RawRequest &request) -> RawAnswer {
            if (ranges && request.headers.contains("range")) {
                const auto from = request.headers.value("range").sliced(6).chopped(1).toInt();
                return from == bytes.size()
                    ? RawAnswer{.bytes = "HTTP/1.1 416 No\r\nContent-Range: bytes */100000\r\n"
                                         "Content-Length: 0\r\n\r\n"}
                    : RawAnswer{.bytes = "HTTP/1.1 206 Partial\r\nContent-Range: bytes "
                                         "50000-99999/100000\r\nContent-Length: 50000\r\n\r\n"
                                    + bytes.sliced(50'000)};
            }
            const auto sent = half && m_server->requests.size() == 1 ? bytes.first(50'000) : bytes;
            return {.bytes = "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n" + mark + "\r\n"
                        + QByteArray::number(sent.size(), 16) + "\r\n" + sent + "\r\n0\r\n\r\n"};
        };
        const auto outcome = end(to(m_server->url()));
        QVERIFY2(outcome, outcome ? "" : qPrintable(outcome.error().words.why));
        QVERIFY(got() == bytes);
        QCOMPARE(m_server->requests.size(), requests);
    }

    void aFileThatEndsOtherwiseEveryTimeIsGivenUp()
    {
        const auto bytes = noise(100'000);
        m_server->answer = [&](const RawRequest &) -> RawAnswer {
            const auto sent = bytes.first(50'000 + std::ssize(m_server->requests));
            return {.bytes = "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n"
                        + QByteArray::number(sent.size(), 16) + "\r\n" + sent + "\r\n0\r\n\r\n"};
        };
        const auto outcome = end(to(m_server->url()));
        QVERIFY(!outcome);
        QCOMPARE(outcome.error().reason, downloads::DownloadReason::Incomplete);
        QCOMPARE(left(), QStringList());
    }

    void withoutAnEntityTagAnInterruptedDownloadRestarts()
    {
        const auto bytes = noise(1'000'000);
        m_server->answer = [&](const RawRequest &) -> RawAnswer {
            const QByteArray head =
                "HTTP/1.1 200 OK\r\nContent-Length: 1000000\r\nETag: W/\"a\"\r\n\r\n";
            if (m_server->requests.size() == 1)
                return {.bytes = head + bytes.first(300'000), .after = RawAnswer::After::Close};
            return {.bytes = head + bytes};
        };
        QVERIFY(end(to(m_server->url())));
        QVERIFY(got() == bytes);
        QVERIFY(!m_server->requests.at(1).headers.contains("range"));
    }

    void thePracticeServicesOwnTraps_data()
    {
        QTest::addColumn<Fault>("fault");
        QTest::newRow("range ignored") << Fault::NoRange;
        QTest::newRow("file changed") << Fault::FileChanged;
    }

    void thePracticeServicesOwnTraps()
    {
        QFETCH(const Fault, fault);
        const auto bytes = noise(1'000'000);
        const auto address = serve(bytes);
        faults().add(nth(1, Fault::CutLength, u"300000"_s));
        faults().add(nth(2, fault));
        QVERIFY(end(to(address)));
        QVERIFY(got() == bytes);
    }

    // F4: half of the file arrives, and only the closed connection marks its end.
    void incompleteFilesNeverGetTheirName_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<RawAnswer>("answer");
        using After = RawAnswer::After;
        QTest::newRow("no length, no structure")
            << u"report.csv"_s
            << RawAnswer{.bytes = "HTTP/1.1 200 OK\r\n\r\nline,field\n1,2\n",
                         .after = After::Close};
        QTest::newRow("half a ZIP without a length")
            << u"a.zip"_s
            << RawAnswer{.bytes = "HTTP/1.1 200 OK\r\n\r\nPK\x03\x04 and so on",
                         .after = After::Close};
        QTest::newRow("half a ZIP with a length")
            << u"a.zip"_s
            << RawAnswer{.bytes =
                             "HTTP/1.1 200 OK\r\nContent-Length: 14\r\n\r\nPK\x03\x04 and so on"};
        QTest::newRow("a page in place of a ZIP")
            << u"a.zip"_s
            << RawAnswer{.bytes =
                             "HTTP/1.1 200 OK\r\nContent-Length: 21\r\n\r\n<html>Sign in!</html>"};
        QTest::newRow("always cut")
            << u"report.csv"_s
            << RawAnswer{.bytes = "HTTP/1.1 200 OK\r\nContent-Length: 1000\r\n\r\nline\n",
                         .after = After::Close};
    }

    void incompleteFilesNeverGetTheirName()
    {
        QFETCH(const QString, name);
        QFETCH(const RawAnswer, answer);
        m_server->answer = [&](const RawRequest &) {
            return answer;
        };
        const auto outcome = end(to(m_server->url(), name));
        QVERIFY(!outcome);
        QVERIFY(outcome.error().reason == DownloadReason::Incomplete
                || outcome.error().reason == DownloadReason::Network);
        QCOMPARE(m_server->requests.size(), 5);
        QVERIFY(!outcome.error().words.what.isEmpty());
        QCOMPARE(left(), QStringList());
    }

    void aSizeThatIsKnownFromElsewhereIsAProofToo()
    {
        m_server->answer = [&](const RawRequest &) -> RawAnswer {
            return {.bytes = "HTTP/1.1 200 OK\r\n\r\nline\n", .after = RawAnswer::After::Close};
        };
        auto request = to(m_server->url());
        request.expectedSize = 5;
        QVERIFY(end(request));
        request.name = u"other.bin"_s;
        request.expectedSize = 6;
        const auto outcome = end(request);
        QVERIFY(!outcome);
        QCOMPARE(outcome.error().reason, DownloadReason::Incomplete);
        QCOMPARE(left(), QStringList{u"got.bin"_s});
    }
};

STOREDESK_TEST(TestDownload)

} // namespace tst_download

#include "tst_download.moc"
