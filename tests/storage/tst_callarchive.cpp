// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "storage/callarchive.h"
#include "support/manualclock.h"
#include "support/testclass.h"
#include "support/warnings.h"

#include <QDirIterator>
#include <QTemporaryDir>
#include <QTest>

#include <optional>

namespace tst_callarchive {

using namespace Qt::StringLiterals;
using namespace storedesk;
using storage::CallArchive;
using storage::StoredCall;

// Tests calls that are stored across restarts.
class TestCallArchive final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        QTest::failOnWarning(support::anyRealWarning());
        m_folder.emplace();
        m_archive.emplace(m_folder->path(), m_clock);
        m_archive->setRetentionDays(14);
    }

    void cleanup() { m_archive.reset(); }

    void aCallComesBackAfterARestartAsItWas()
    {
        const StoredCall call{.at = m_clock.now(),
                              .operation = u"getStore"_s,
                              .target = u"/store"_s,
                              .status = 403,
                              .kind = 20,
                              .code = u"E0101"_s,
                              .confirmed = true,
                              .duration = 12,
                              .waited = 3,
                              .bytesSent = 4,
                              .bytesReceived = 5,
                              .attempts = 2,
                              .message = u"what"_s,
                              .why = u"why"_s,
                              .next = u"next"_s,
                              .cause = u"Overview"_s,
                              .request = u"GET /store"_s,
                              .answer = "{}",
                              .headers = "a: b"};
        m_archive->keep([call] { return call; });
        reopen();
        const auto calls = all();
        QCOMPARE(calls.size(), 1U);
        QCOMPARE(calls.front().at.toMSecsSinceEpoch(), call.at.toMSecsSinceEpoch());
        auto same = calls.front();
        same.at = call.at;
        QVERIFY(same == call);
    }

    void onlyTheLatestAreReadOldestFirst()
    {
        for (int number = 0; number < 5; ++number)
            keep(u"call %1"_s.arg(number));
        const auto calls = all(3);
        QCOMPARE(calls.size(), 3U);
        QCOMPARE(calls.front().target, u"call 2"_s);
        QCOMPARE(calls.back().target, u"call 4"_s);
    }

    void longBodiesAreCut()
    {
        m_archive->keep([] {
            return StoredCall{.at = QDateTime::currentDateTimeUtc(),
                              .request = QString(100'000, u'x'),
                              .answer = QByteArray(100'000, 'y')};
        });
        const auto calls = all();
        QCOMPARE(calls.front().request.size(), CallArchive::longestBody);
        QCOMPARE(calls.front().answer.size(), CallArchive::longestBody);
    }

    // The file stays small, however many calls are stored, and contains the latest ones.
    void theOldestMakeRoomWhenTheFileWouldGrow()
    {
        const QByteArray full(CallArchive::longestBody, 'x');
        for (int number = 0; number < 1000; ++number)
            m_archive->keep([this, full, number] {
                return StoredCall{.at = m_clock.now(),
                                  .target = u"call %1"_s.arg(number),
                                  .request = QString::fromLatin1(full),
                                  .answer = full,
                                  .headers = full};
            });
        std::optional<storage::StoredSize> amount;
        m_archive->measure(this, [&amount](const auto &found) { amount = *found; });
        QTRY_VERIFY_WITH_TIMEOUT(amount, 60'000);
        QVERIFY2(amount->bytes < CallArchive::mostBytes * 5 / 4,
                 qPrintable(QString::number(amount->bytes)));
        QVERIFY(amount->bytes > CallArchive::mostBytes / 2);
        QCOMPARE(all(1).front().target, u"call 999"_s);
    }

    // F6: old calls are removed from disk, not only from the table.
    void oldCallsAreRemovedFromTheDisk()
    {
        keep(u"marked-old"_s);
        m_clock.advance(std::chrono::hours(24 * 10));
        keep(u"marked-new"_s);
        (void)all();
        m_clock.advance(std::chrono::hours(24 * 5));
        m_archive->setRetentionDays(14);
        QCOMPARE(all().size(), 1U);
        QVERIFY(!onDisk("marked-old"));
        QVERIFY(onDisk("marked-new"));
    }

    void clearedNothingIsLeft()
    {
        keep(u"marked"_s);
        (void)all();
        QVERIFY(onDisk("marked"));
        m_archive->clear();
        QVERIFY(all().empty());
        QVERIFY(!onDisk("marked"));
    }

    void withoutRetentionTheFileGoes()
    {
        keep(u"marked"_s);
        (void)all();
        m_archive->setRetentionDays(0);
        QVERIFY(QDir(m_folder->path()).isEmpty());
        bool made = false;
        m_archive->keep([&made] {
            made = true;
            return StoredCall();
        });
        QVERIFY(all().empty());
        QVERIFY(!made);
    }

    void onlyTheOwnerMayReadIt()
    {
        keep(u"x"_s);
        (void)all();
        QDirIterator files(m_folder->path(), QDir::Files);
        int count = 0;
        while (files.hasNext()) {
            files.next();
            QVERIFY(!(files.fileInfo().permissions()
                      & (QFile::ReadGroup | QFile::ReadOther | QFile::WriteOther)));
            ++count;
        }
        QVERIFY(count > 0);
    }

    void itIsMeasured()
    {
        keep(u"x"_s);
        std::optional<storage::StoredSize> amount;
        m_archive->measure(this, [&amount](const auto &found) { amount = *found; });
        QTRY_VERIFY(amount);
        QCOMPARE(amount->count, 1);
        QVERIFY(amount->bytes > 0);
        QVERIFY(amount->oldest.isValid());
    }

private:
    void keep(const QString &target)
    {
        m_archive->keep([target, at = m_clock.now()] {
            return StoredCall{.at = at, .operation = u"getStore"_s, .target = target};
        });
    }

    void reopen()
    {
        m_archive.reset();
        m_archive.emplace(m_folder->path(), m_clock);
        m_archive->setRetentionDays(14);
    }

    std::vector<StoredCall> all(int count = 100)
    {
        std::optional<std::vector<StoredCall>> calls;
        m_archive->read(count, this, [&calls](const auto &found) { calls = found.value(); });
        if (!QTest::qWaitFor([&calls] { return calls.has_value(); }, 30'000))
            return {};
        return *calls;
    }

    [[nodiscard]] bool onDisk(const QByteArray &marked) const
    {
        QDirIterator files(m_folder->path(), QDir::Files | QDir::Hidden);
        while (files.hasNext()) {
            QFile file(files.next());
            if (file.open(QIODevice::ReadOnly) && file.readAll().contains(marked))
                return true;
        }
        return false;
    }

    support::ManualClock m_clock;
    std::optional<QTemporaryDir> m_folder;
    std::optional<CallArchive> m_archive;
};

STOREDESK_TEST(TestCallArchive)

} // namespace tst_callarchive

#include "tst_callarchive.moc"
