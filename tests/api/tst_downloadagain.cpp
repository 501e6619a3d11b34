// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/downloadfixture.h"
#include "support/testclass.h"

namespace tst_downloadagain {

using namespace Qt::StringLiterals;
using namespace storedesk;
using namespace support;

// Tests the partial file of a failed download, and how the next download resumes from it.
class TestDownloadAgain final : public DownloadFixture
{
    Q_OBJECT

private:
    // Returns the result of a download that the server cuts after 600,000 bytes, before it becomes
    // unavailable.
    DownloadOutcome failing(const DownloadRequest &request)
    {
        faults().add(nth(1, Fault::CutLength, u"600000"_s));
        auto *download = start(request);
        connect(download, &downloads::Download::waiting, m_owner.get(),
                [this] { m_fixture->service().setAcceptMode(practice::AcceptMode::Refusing); });
        const auto outcome = end(download);
        m_fixture->service().setAcceptMode(practice::AcceptMode::Accepting);
        m_ends = 0;
        return outcome;
    }

private Q_SLOTS:
    void init() { setUp(); }
    void cleanup() { tearDown(); }

    void aDownloadResumesAfterAnOutage()
    {
        const auto bytes = noise(1'000'000);
        auto request = to(serve(bytes));
        auto outcome = failing(request);
        QVERIFY(!outcome);
        QCOMPARE(outcome.error().reason, DownloadReason::Network);
        QVERIFY(outcome.error().words.next.contains("continues where the download stopped"_L1));
        QCOMPARE(left(), QStringList{u"got.bin.storedesk.part"_s});

        request.part = outcome.error().part;
        QVERIFY(request.part);
        QVERIFY(request.part->size() >= 600'000);
        qint64 first = -1;
        auto *second = start(request);
        connect(second, &downloads::Download::progress, m_owner.get(), [&](qint64 received) {
            if (first < 0)
                first = received;
        });
        outcome = end(second);
        QVERIFY(outcome);
        QVERIFY(first > 600'000);
        QVERIFY(got() == bytes);
        QCOMPARE(left(), QStringList{u"got.bin"_s});
    }

    // The rest of a file can only be requested from a server that sends an identifier for the file.
    void failuresThatCannotResumeDoNotPromiseIt()
    {
        m_server->answer = [&](const RawRequest &) -> RawAnswer {
            return {.bytes = "HTTP/1.1 200 OK\r\nContent-Length: 200000\r\n\r\n" + noise(50'000),
                    .after = RawAnswer::After::Close};
        };
        const auto outcome = end(to(m_server->url()));
        QVERIFY(!outcome);
        QCOMPARE(outcome.error().reason, DownloadReason::Network);
        QVERIFY(!outcome.error().part);
        QVERIFY(!outcome.error().words.next.isEmpty());
        QVERIFY(!outcome.error().words.next.contains("continues"_L1));
        QCOMPARE(left(), QStringList());
    }

    void aRemovedPartIsDownloadedAgain()
    {
        const auto bytes = noise(1'000'000);
        auto request = to(serve(bytes));
        request.part = failing(request).error().part;
        QVERIFY(request.part);
        QVERIFY(QFile::remove(m_folder->filePath(u"out/got.bin.storedesk.part"_s)));
        QVERIFY(end(request));
        QVERIFY(got() == bytes);
        QCOMPARE(left(), QStringList{u"got.bin"_s});
    }

    void aDiscardedPartLeavesNoFile()
    {
        auto part = failing(to(serve(noise(1'000'000)))).error().part;
        QVERIFY(part);
        QCOMPARE(left(), QStringList{u"got.bin.storedesk.part"_s});
        part.reset();
        QCOMPARE(left(), QStringList());
    }

    // A second download to the same path must not write into the partial file of the first.
    void aWaitingPartIsNotUsedByAnotherDownload()
    {
        const auto bytes = noise(1'000'000);
        auto request = to(serve(bytes));
        request.part = failing(request).error().part;
        QVERIFY(request.part);
        const auto other = end(to(serve("other", u"other"_s)));
        QVERIFY(!other);
        QCOMPARE(other.error().reason, DownloadReason::Disk);
        QVERIFY(end(request));
        QVERIFY(got() == bytes);
    }

    void aPermanentRefusalStoresNothing()
    {
        auto request = to(serve(noise(1'000'000)));
        request.part = failing(request).error().part;
        QVERIFY(request.part);
        m_fixture->ledger().clear();
        faults().clear();
        faults().add(nth(1, Fault::Status, u"405"_s));
        const auto outcome = end(request);
        QVERIFY(!outcome);
        QCOMPARE(outcome.error().reason, DownloadReason::Refused);
        QVERIFY(!downloads::mayRepeat(outcome.error().reason));
        QVERIFY(!outcome.error().part);
        QCOMPARE(left(), QStringList());
    }

    void cancellingAResumableDownloadLeavesNothing_data()
    {
        QTest::addColumn<bool>("atOnce");
        QTest::newRow("before it began") << true;
        QTest::newRow("in the middle") << false;
    }

    void cancellingAResumableDownloadLeavesNothing()
    {
        QFETCH(const bool, atOnce);
        auto request = to(serve(noise(4'000'000)));
        request.part = failing(request).error().part;
        QVERIFY(request.part);
        auto *download = start(request);
        if (atOnce)
            download->cancel();
        else
            connect(download, &downloads::Download::progress, m_owner.get(),
                    [download] { download->cancel(); });
        const auto outcome = end(download);
        QVERIFY(!outcome);
        QCOMPARE(outcome.error().reason, DownloadReason::Cancelled);
        QVERIFY(!outcome.error().part);
        QCOMPARE(m_ends, 1);
        QCOMPARE(left(), QStringList());
    }

    void anOwnerThatDiesBeforeItWentOnLeavesNothing()
    {
        auto request = to(serve(noise(1'000'000)));
        request.part = failing(request).error().part;
        QVERIFY(request.part);
        start(request);
        m_owner.reset();
        QCOMPARE(left(), QStringList());
    }
};

STOREDESK_TEST(TestDownloadAgain)

} // namespace tst_downloadagain

#include "tst_downloadagain.moc"
