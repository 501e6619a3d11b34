// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/downloadfixture.h"
#include "support/testclass.h"

#include "catalogue/key.h"

namespace tst_downloadends {

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace storedesk;
using namespace support;
using enum catalogue::OperationId;

// Tests the permitted origins of files, renewed addresses, and every way in which a download can
// end.
class TestDownloadEnds final : public DownloadFixture
{
    Q_OBJECT

private Q_SLOTS:
    void init() { setUp(); }
    void cleanup() { tearDown(); }

    void aRealExportArrives()
    {
        GoodRequests good(*m_fixture);
        const auto id =
            good.idOf({.operation = CreateExport, .body = GoodRequests::contactsExport()});
        good.settle();
        const auto record = m_fixture->record({.operation = GetExport, .values = {id}});
        const auto outcome = end(to(QUrl(record.value(u"fileUrl"_s).toString()),
                                    record.value(u"fileName"_s).toString()));
        QVERIFY2(outcome, outcome ? "" : qPrintable(outcome.error().words.why));
        QVERIFY(outcome->size > 100);
        QVERIFY(got(record.value(u"fileName"_s).toString()).startsWith("PK"));
    }

    // G21: the address expires during the download, and a single read of the export returns a new
    // one.
    void anAddressThatExpiresIsRenewed()
    {
        GoodRequests good(*m_fixture);
        const auto id =
            good.idOf({.operation = CreateExport, .body = GoodRequests::contactsExport()});
        good.settle();
        const auto record = m_fixture->record({.operation = GetExport, .values = {id}});
        auto request = to(QUrl(record.value(u"fileUrl"_s).toString()), u"export.zip"_s);
        request.renew = [&](QObject *owner) {
            return m_fixture->session().exports().get(id, owner);
        };
        request.addressMember = catalogue::key::fileUrl;
        faults().add(nth(1, Fault::CutLength, u"700"_s));
        m_fixture->ledger().clear();

        auto *download = start(request);
        bool first = true;
        connect(download, &downloads::Download::waiting, m_owner.get(), [&] {
            if (std::exchange(first, false))
                clock().setNow(clock().now().addSecs(101 * 60));
        });
        const auto outcome = end(download);
        QVERIFY2(outcome, outcome ? "" : qPrintable(outcome.error().words.why));
        QCOMPARE(m_fixture->ledger().received(GetExport), 1);
        // The file was requested three times: truncated, with the expired address, and for the
        // remaining bytes.
        QCOMPARE(fileRequests(), 3);
        QVERIFY(!first);
        request.name = u"again.zip"_s;
        request.address = QUrl(m_fixture->record({.operation = GetExport, .values = {id}})
                                   .value(u"fileUrl"_s)
                                   .toString());
        QVERIFY(end(request));
        QVERIFY(got(u"export.zip"_s) == got(u"again.zip"_s));
    }

    void anAddressThatStaysExpiredIsGivenUp()
    {
        GoodRequests good(*m_fixture);
        const auto id =
            good.idOf({.operation = CreateExport, .body = GoodRequests::contactsExport()});
        good.settle();
        const auto record = m_fixture->record({.operation = GetExport, .values = {id}});
        auto request = to(QUrl(record.value(u"fileUrl"_s).toString()), u"export.zip"_s);
        for (const int attempt : {1, 2, 3})
            faults().add(nth(attempt, Fault::FileExpired));
        auto outcome = end(request);
        QVERIFY(!outcome);
        QCOMPARE(outcome.error().reason, DownloadReason::Expired);
        QCOMPARE(outcome.error().status, 403);

        m_fixture->ledger().clear();
        request.renew = [&](QObject *owner) {
            return m_fixture->session().exports().get(id, owner);
        };
        request.addressMember = catalogue::key::fileUrl;
        outcome = end(request);
        QVERIFY(!outcome);
        QCOMPARE(outcome.error().reason, DownloadReason::Expired);
        QCOMPARE(m_fixture->ledger().received(GetExport), 1);
        QCOMPARE(left(), QStringList());
    }

    void aRecordThatIsGoneCannotRenew()
    {
        auto request =
            to(m_fixture->service().url().resolved(QUrl(u"/files/%1/x"_s.arg(QString(40, u'a')))));
        request.renew = [&](QObject *owner) {
            return m_fixture->session().exports().get(QString(24, u'0'), owner);
        };
        request.addressMember = catalogue::key::fileUrl;
        const auto outcome = end(request);
        QVERIFY(!outcome);
        QCOMPARE(outcome.error().reason, DownloadReason::Expired);
    }

    // G28: the address alone grants access to the file, so the key is not sent.
    void noRequestForAFileCarriesTheKey()
    {
        m_server->answer = [&](const RawRequest &request) -> RawAnswer {
            if (request.target == "/first")
                return {.bytes = "HTTP/1.1 302 Found\r\nLocation: /second\r\nSet-Cookie: "
                                 "a=b\r\nContent-Length: 0\r\n\r\n"};
            return {.bytes = "HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok"};
        };
        QVERIFY(end(to(m_server->url().resolved(QUrl(u"/first"_s)))));
        QCOMPARE(m_server->requests.size(), 2);
        for (const auto &request : m_server->requests) {
            QVERIFY(!request.headers.contains("authorization"));
            QVERIFY(!request.headers.contains("cookie"));
            QCOMPARE(request.headers.value("accept-encoding"), "identity");
        }
    }

    void redirectsAreFollowedFiveTimes_data()
    {
        QTest::addColumn<int>("count");
        QTest::addColumn<bool>("good");
        QTest::newRow("five") << 5 << true;
        QTest::newRow("six") << 6 << false;
    }

    void redirectsAreFollowedFiveTimes()
    {
        QFETCH(const int, count);
        QFETCH(const bool, good);
        static constexpr std::array statuses{301, 302, 303, 307, 308};
        m_server->answer = [&](const RawRequest &request) -> RawAnswer {
            const int number = request.target.sliced(1).toInt();
            if (number == count)
                return {.bytes = "HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok"};
            return {.bytes = "HTTP/1.1 "
                        + QByteArray::number(statuses[static_cast<std::size_t>(number) % 5])
                        + " On\r\nContent-Length: 4\r\nLocation: /" + QByteArray::number(number + 1)
                        + "\r\n\r\nbody"};
        };
        const auto outcome = end(to(m_server->url().resolved(QUrl(u"/0"_s))));
        QCOMPARE(outcome.has_value(), good);
        if (!good)
            QCOMPARE(outcome.error().reason, DownloadReason::Refused);
        QCOMPARE(got(), good ? "ok" : "");
    }

    void redirectsToPlainHttpElsewhereAreNotFollowed()
    {
        m_server->answer = [&](const RawRequest &) -> RawAnswer {
            return {.bytes = "HTTP/1.1 302 Found\r\nLocation: "
                             "http://files.example.org/x\r\nContent-Length: 0\r\n\r\n"};
        };
        const auto outcome = end(to(m_server->url()));
        QVERIFY(!outcome);
        QCOMPARE(outcome.error().reason, DownloadReason::Refused);
    }

    void addressesOfOtherKindsAreNotFetched_data()
    {
        QTest::addColumn<QString>("address");
        QTest::newRow("plain http elsewhere") << u"http://files.example.org/x"_s;
        QTest::newRow("file") << u"file:///etc/passwd"_s;
        QTest::newRow("nothing") << QString();
    }

    void addressesOfOtherKindsAreNotFetched()
    {
        QFETCH(const QString, address);
        const auto outcome = end(to(QUrl(address)));
        QVERIFY(!outcome);
        QCOMPARE(outcome.error().reason, DownloadReason::Address);
        QCOMPARE(left(), QStringList());
    }

    // G29: a download never hangs.
    void aServerThatFallsSilentIsLeftAfterThirtySeconds()
    {
        const auto bytes = noise(1'000'000);
        const auto address = serve(bytes);
        faults().add(nth(1, Fault::Stall, u"400000"_s));
        const auto began = clock().ticks();
        auto *download = start(to(address));
        qint64 received = 0;
        connect(download, &downloads::Download::progress, m_owner.get(),
                [&](qint64 now) { received = now; });
        const auto outcome = end(download, [&] {
            const auto last = m_fixture->ledger().last();
            const bool silent = last && last->step == practice::LedgerStep::Stalled;
            return silent && received >= 400'000 && clock().ticks() - began < 30s;
        });
        QVERIFY(outcome);
        QVERIFY(got() == bytes);
        QVERIFY(clock().ticks() - began >= 30s);
        QVERIFY(clock().ticks() - began <= 35s);
    }

    void aServerThatNamesATimeIsObeyed()
    {
        const auto address = serve("bytes");
        faults().add(nth(1, Fault::Unavailable, u"90"_s));
        const auto began = clock().ticks();
        QVERIFY(end(to(address)));
        QVERIFY(clock().ticks() - began >= 90s);
        QVERIFY(clock().ticks() - began <= 100s);
    }

    void aStatusThatNoRepetitionChangesEndsAtOnce()
    {
        const auto address = serve("bytes");
        faults().add(nth(1, Fault::Status, u"405"_s));
        const auto outcome = end(to(address));
        QVERIFY(!outcome);
        QCOMPARE(outcome.error().reason, DownloadReason::Refused);
        QCOMPARE(outcome.error().status, 405);
        QCOMPARE(fileRequests(), 1);
    }

    void aFileOfThatNameStaysUnlessItMayBeReplaced()
    {
        const auto address = serve("new");
        auto request = to(address);
        QFile mine(m_folder->filePath(u"out/got.bin"_s));
        QVERIFY(mine.open(QIODevice::WriteOnly));
        mine.write("mine");
        mine.close();
        const auto refused = end(request);
        QVERIFY(!refused);
        QCOMPARE(refused.error().reason, DownloadReason::Disk);
        QCOMPARE(fileRequests(), 0);
        QCOMPARE(got(), "mine");
        request.replace = true;
        QVERIFY(end(request));
        QCOMPARE(got(), "new");
    }

    void aNameFromTheServiceStaysInTheFolder()
    {
        const auto outcome = end(to(serve("bytes"), u"../../../tmp/evil\u202e.zip/../x.csv"_s));
        QVERIFY(outcome);
        QCOMPARE(QFileInfo(outcome->path).canonicalPath(),
                 QFileInfo(m_folder->filePath(u"out"_s)).canonicalFilePath());
        QCOMPARE(left().size(), 1);
    }

    void aFolderThatCannotBeWrittenIsSaidInWords()
    {
        auto request = to(serve("bytes"));
        request.folder = m_folder->filePath(u"nowhere"_s);
        const auto outcome = end(request);
        QVERIFY(!outcome);
        QCOMPARE(outcome.error().reason, DownloadReason::Disk);
        QVERIFY(!outcome.error().words.why.isEmpty());
        QCOMPARE(fileRequests(), 0);
    }

    void aStreamWithoutAnEndIsStopped()
    {
        auto request = to(serve(noise(2'000'000)));
        request.sizeLimit = 1'000'000;
        const auto outcome = end(request);
        QVERIFY(!outcome);
        QCOMPARE(outcome.error().reason, DownloadReason::Disk);
        QVERIFY(!QFile::exists(m_folder->filePath(u"out/got.bin"_s)));
    }

    void cancellingLeavesNothing_data()
    {
        QTest::addColumn<QByteArray>("when");
        QTest::newRow("before it began") << QByteArray("before");
        QTest::newRow("in the middle") << QByteArray("middle");
        QTest::newRow("while it waits") << QByteArray("waiting");
    }

    void cancellingLeavesNothing()
    {
        QFETCH(const QByteArray, when);
        const auto address = serve(noise(4'000'000));
        faults().add(nth(1, Fault::CutLength, u"3000000"_s));
        auto *download = start(to(address));
        if (when == "before")
            download->cancel();
        else if (when == "middle")
            connect(download, &downloads::Download::progress, m_owner.get(),
                    [download] { download->cancel(); });
        else
            connect(download, &downloads::Download::waiting, m_owner.get(),
                    [download] { download->cancel(); });
        const auto outcome = end(download);
        QVERIFY(!outcome);
        QCOMPARE(outcome.error().reason, DownloadReason::Cancelled);
        QVERIFY(!outcome.error().part);
        QCOMPARE(m_ends, 1);
        QCOMPARE(left(), QStringList());
    }

    // The owner is destroyed in a handler of the download's signal, as when a window is closed.
    void anOwnerThatDiesLeavesNothing()
    {
        const QPointer<downloads::Download> download(start(to(serve(noise(4'000'000)))));
        connect(download, &downloads::Download::progress, this, [this] { m_owner.reset(); });
        QTRY_VERIFY(!m_owner);
        QVERIFY(!download);
        QCOMPARE(left(), QStringList());
    }
};

STOREDESK_TEST(TestDownloadEnds)

} // namespace tst_downloadends

#include "tst_downloadends.moc"
