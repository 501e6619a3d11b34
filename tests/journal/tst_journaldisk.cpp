// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "journal/journal.h"
#include "support/diskvfs.h"
#include "support/manualclock.h"
#include "support/testclass.h"
#include "support/testsize.h"
#include "support/warnings.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

namespace tst_journaldisk {

using namespace storedesk;
using namespace storedesk::journal;
using namespace Qt::StringLiterals;
using support::DiskVfs;

// Tests the journal on a disk that fails, loses unsynced data, or changes a byte.
class TestJournalDisk final : public QObject
{
    Q_OBJECT

private:
    [[nodiscard]] QString path(const QString &name = u"job"_s) const
    {
        return m_folder->filePath(name + u".sqlite"_s);
    }

    [[nodiscard]] std::unique_ptr<Journal> made(int rows, base::Durability durability,
                                                const QByteArray &vfs = {})
    {
        auto journal = Journal::create(path(),
                                       {.id = u"1"_s,
                                        .title = u"Test"_s,
                                        .kind = u"bulk"_s,
                                        .columns = {u"Email"_s},
                                        .durability = durability},
                                       m_clock, vfs);
        std::vector<NewRow> people;
        for (int number = 1; number <= rows; ++number)
            people.push_back({.cells = {u"p%1@example.org"_s.arg(number)},
                              .key = u"p%1@example.org"_s.arg(number)});
        return journal && (*journal)->append(people) ? std::move(*journal) : nullptr;
    }

    [[nodiscard]] static base::Result<QByteArray> requestOf(const JobRow &row)
    {
        return "POST " + row.key.toUtf8();
    }

    [[nodiscard]] static std::vector<RowEnd> endsOf(const std::vector<JobRow> &rows)
    {
        std::vector<RowEnd> ends;
        for (const auto &row : rows)
            ends.push_back({.number = row.number,
                            .state = row.number % 5 ? RowState::Done : RowState::Refused,
                            .status = row.number % 5 ? 200 : 422,
                            .text = row.number % 5 ? QString() : u"No."_s});
        return ends;
    }

    // Returns everything that the journal stores, as comparable strings.
    [[nodiscard]] static QStringList contentOf(const std::unique_ptr<Journal> &journal)
    {
        const auto &head = journal->head();
        const auto &outline = head.outline;
        QStringList texts{outline.id,
                          outline.title,
                          outline.kind,
                          outline.columns.join(u','),
                          QString::number(static_cast<int>(outline.durability)),
                          QString::number(static_cast<int>(head.state)),
                          QString::number(head.complete),
                          head.created.toString(Qt::ISODateWithMs)};
        for (int state = 0; state < static_cast<int>(RowState::Count); ++state)
            texts.append(QString::number(head.counts[static_cast<RowState>(state)]));
        const auto rows = journal->rows().find({}, 0, 1'000);
        const auto reasons = journal->rows().reasons();
        if (!rows || !reasons)
            return {};
        for (const auto &row : *rows) {
            texts.append({QString::number(row.number), row.cells.join(u','), row.key,
                          QString::number(static_cast<int>(row.state)),
                          row.at.toString(Qt::ISODateWithMs), row.sent.toString(Qt::ISODateWithMs),
                          QString::number(row.status), row.code, row.text, row.detail,
                          QString::fromUtf8(row.request)});
        }
        for (const auto &reason : *reasons)
            texts.append({reason.text, QString::number(reason.rows)});
        return texts;
    }

    [[nodiscard]] static QByteArray bytesOf(const QString &name)
    {
        QFile file(name);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

    [[nodiscard]] static bool write(const QString &name, const QByteArray &content)
    {
        QFile file(name);
        return file.open(QIODevice::WriteOnly) && file.write(content) == content.size();
    }

    [[nodiscard]] static QByteArray withFlippedBit(QByteArray content, QRandomGenerator &random)
    {
        const auto at = random.bounded(int(content.size()));
        content[at] = static_cast<char>(content[at] ^ (1 << random.bounded(8)));
        return content;
    }

    // A request that was sent, and the position on the disk at which its step was completed.
    struct Left
    {
        int point = 0;
        qint64 number = 0;
    };

    [[nodiscard]] static std::vector<Left> run(Journal &journal, const DiskVfs &disk, int width)
    {
        std::vector<Left> left;
        std::vector<RowEnd> ends;
        while (true) {
            const auto begun =
                journal.step({.ends = ends, .wanted = width}, Journal::Begin::Leaving, requestOf);
            if (!begun || begun->empty())
                return left;
            for (const auto &row : *begun)
                left.push_back({.point = disk.point(), .number = row.number});
            ends = endsOf(*begun);
        }
    }

    std::optional<QTemporaryDir> m_folder;
    support::ManualClock m_clock;

private Q_SLOTS:
    void init()
    {
        QTest::failOnWarning(support::anyRealWarning());
        m_folder.emplace();
    }

    void G18_noPowerCutForgetsARowThatLeft_data()
    {
        QTest::addColumn<DiskVfs::Unsynced>("unsynced");
        QTest::newRow("unsynced writes are lost") << DiskVfs::Unsynced::Lost;
        QTest::newRow("unsynced writes are torn") << DiskVfs::Unsynced::Torn;
    }

    void G18_noPowerCutForgetsARowThatLeft()
    {
        QFETCH(const DiskVfs::Unsynced, unsynced);
        const DiskVfs disk("powercut");
        auto journal = made(120, base::Durability::Full, disk.name());
        QVERIFY(journal);
        const auto first = disk.point();
        const auto left = run(*journal, disk, 3);
        QCOMPARE(left.size(), 120U);
        const auto last = disk.point();
        QVERIFY2(last - first >= 200, qPrintable(QString::number(last - first)));
        constexpr int cuts = 200;
        for (int cut = 0; cut < cuts; ++cut) {
            const int point = first + (last - first) * cut / (cuts - 1);
            disk.restore(point, unsynced, static_cast<quint32>(cut), path(), path(u"cut"_s));
            const auto recovered = Journal::open(path(u"cut"_s), m_clock);
            QVERIFY2(recovered, qPrintable(recovered ? QString() : recovered.error().what));
            QVERIFY((*recovered)->check());
            QCOMPARE((*recovered)->head().rows(), 120);
            const auto rows = (*recovered)->rows().find({}, 0, 200);
            QVERIFY(rows);
            for (const auto &row : left) {
                const auto state = rows->at(static_cast<std::size_t>(row.number - 1)).state;
                if (row.point <= point)
                    QVERIFY2(state != RowState::Waiting,
                             qPrintable(u"row %1 at cut %2"_s.arg(row.number).arg(cut)));
            }
        }
    }

    // Proves that the test above can fail: without syncing, a power failure loses data.
    void G18_onlyASyncedJournalRemembers()
    {
        const DiskVfs disk("careless");
        auto journal = made(30, base::Durability::Normal, disk.name());
        QVERIFY(journal);
        const auto before = disk.syncs();
        const auto left = run(*journal, disk, 3);
        // No commit waited for the disk.
        QCOMPARE(disk.syncs(), before);
        disk.restore(disk.point(), DiskVfs::Unsynced::Lost, 1, path(), path(u"cut"_s));
        const auto recovered = Journal::open(path(u"cut"_s), m_clock);
        QVERIFY(recovered);
        const auto &counts = (*recovered)->head().counts;
        QVERIFY(counts[RowState::Leaving] + counts.ended() < qint64(left.size()));
    }

    void G17_aWriteThatFailsChangesNothing_data()
    {
        QTest::addColumn<DiskVfs::Failure>("failure");
        QTest::newRow("the disk is full") << DiskVfs::Failure::Full;
        QTest::newRow("the disk is broken") << DiskVfs::Failure::Broken;
    }

    void G17_aWriteThatFailsChangesNothing()
    {
        QFETCH(const DiskVfs::Failure, failure);
        DiskVfs disk("failing");
        auto journal = made(8, base::Durability::Full, disk.name());
        QVERIFY(journal);
        const auto begun = journal->step({.wanted = 4}, Journal::Begin::Leaving, requestOf);
        QVERIFY(begun);
        const JobStep next{.ends = endsOf(*begun), .wanted = 4};
        int failed = 0;
        for (int n = 1;; ++n) {
            disk.failFrom(n, failure);
            const auto counts = journal->head().counts;
            const auto written = journal->step(next, Journal::Begin::Leaving, requestOf);
            disk.mend();
            if (written) {
                QCOMPARE(written->size(), 4U);
                break;
            }
            ++failed;
            QVERIFY(!written.error().what.isEmpty());
            QCOMPARE(journal->head().counts, counts);
            auto other = Journal::open(path(), m_clock);
            QVERIFY(other);
            QCOMPARE((*other)->head().counts, counts);
            QVERIFY((*other)->check());
        }
        QVERIFY(failed > 0);
        QCOMPARE(journal->head().counts[RowState::Leaving], 4);
        QCOMPARE(journal->head().rows(), 8);
    }

    // A write error during the creation of a journal leaves either a complete job or none.
    void G17_aJobIsCreatedCompletelyOrNotAtAll()
    {
        DiskVfs disk("making");
        for (int n = 1;; ++n) {
            disk.failFrom(n, DiskVfs::Failure::Full);
            auto journal = made(3, base::Durability::Full, disk.name());
            const bool failed = disk.hasFailed();
            disk.mend();
            const bool whole = journal != nullptr;
            journal.reset();
            auto again = Journal::open(path(), m_clock);
            if (whole)
                QCOMPARE((*again)->head().rows(), 3);
            else if (again)
                QCOMPARE((*again)->head().state, JobState::Planned);
            else
                QVERIFY(!again.error().what.isEmpty());
            if (again)
                again->reset();
            for (const auto *ending : {"", "-wal", "-shm"})
                QFile::remove(path() + QLatin1StringView(ending));
            if (!failed)
                break;
        }
    }

    void G17_aChangedByteIsNoticedOrHarmless()
    {
        {
            auto journal = made(60, base::Durability::Full);
            QVERIFY(journal);
            const DiskVfs disk("counting");
            (void)run(*journal, disk, 4);
        }
        const auto whole = bytesOf(path());
        const auto stored = contentOf(*Journal::open(path(), m_clock));
        QVERIFY(!stored.isEmpty());
        QRandomGenerator random(3);
        const int flips = support::testSize(300, 3'000);
        int aside = 0;
        int toldByCheck = 0;
        for (int flip = 0; flip < flips; ++flip) {
            const QTemporaryDir folder;
            const auto name = folder.filePath(u"job.sqlite"_s);
            const auto damaged = withFlippedBit(whole, random);
            QVERIFY(write(name, damaged));
            auto journal = Journal::open(name, m_clock);
            if (journal) {
                // A job is checked before it runs, because an index may be damaged: it lists rows
                // in another state, or reading it fails.
                const bool checked = bool((*journal)->check());
                const auto content = contentOf(*journal);
                if (!content.isEmpty())
                    QCOMPARE(content, stored);
                else
                    QVERIFY(!checked);
                toldByCheck += checked ? 0 : 1;
                continue;
            }
            QVERIFY(!journal.error().what.isEmpty());
            const auto kept = QDir(folder.path()).entryList({u"*.damaged-*"_s}, QDir::Files);
            // A file from another program or a newer version is left unchanged.
            if (kept.isEmpty()) {
                QCOMPARE(bytesOf(name), damaged);
                continue;
            }
            ++aside;
            QVERIFY(!journal.error().why.isEmpty());
            QVERIFY2(journal.error().next.contains(kept.front()), qPrintable(journal.error().next));
            QCOMPARE(bytesOf(QDir(folder.path()).filePath(kept.front())), damaged);
            // The damaged file was moved away and not replaced.
            QVERIFY(!QFile::exists(name));
        }
        QVERIFY(aside > flips / 20);
        qInfo("%d of %d set aside, %d told by the check", aside, flips, toldByCheck);
    }

    // Every row has a digest, but only the database's integrity check compares an index with its
    // rows.
    void G17_anIndexThatDoesNotMatchItsRowsIsNoticedBeforeARun()
    {
        made(60, base::Durability::Full).reset();
        auto content = bytesOf(path());
        // Bytes 16 and 17 are the page size. Leaf pages of an index begin with 10.
        const qsizetype page = (uchar(content[16]) << 8) | uchar(content[17]);
        const QByteArray key("p30@example.org");
        qsizetype place = -1;
        for (qsizetype begin = page; begin < content.size() && place < 0; begin += page) {
            const auto found = content.indexOf(key, begin);
            if (content[begin] == 10 && found >= 0 && found < begin + page)
                place = found;
        }
        QVERIFY(place > 0);
        content[place + 1] = '9';
        QVERIFY(write(path(), content));
        const auto journal = Journal::openToRun(path(), m_clock);
        QVERIFY(!journal);
        QVERIFY(!QFile::exists(path()));
        const auto kept = QDir(m_folder->path()).entryList({u"*.damaged-*"_s}, QDir::Files);
        QCOMPARE(kept.size(), 1);
        QCOMPARE(bytesOf(QDir(m_folder->path()).filePath(kept.front())), content);
    }

    void G17_noRowIsStartedThatDiffersFromItsStoredState()
    {
        auto journal = made(60, base::Durability::Full);
        QVERIFY(journal);
        QVERIFY(journal->step({.wanted = 20}, Journal::Begin::Leaving, requestOf));
        QVERIFY(journal->step({.returns = {2, 4, 6}}, Journal::Begin::Leaving, requestOf));
        journal.reset();
        const auto whole = bytesOf(path());
        QRandomGenerator random(5);
        int begun = 0;
        for (int flip = 0; flip < support::testSize(300, 3'000); ++flip) {
            const QTemporaryDir folder;
            const auto name = folder.filePath(u"job.sqlite"_s);
            QVERIFY(write(name, withFlippedBit(whole, random)));
            auto damaged = Journal::openToRun(name, m_clock);
            if (!damaged)
                continue;
            const auto rows = (*damaged)->step({.wanted = 60}, Journal::Begin::Leaving, requestOf);
            if (!rows)
                continue;
            ++begun;
            QCOMPARE(rows->size(), 43U);
            for (const auto &row : *rows) {
                QVERIFY(row.number > 20 || (row.number % 2 == 0 && row.number <= 6));
                QCOMPARE(row.cells, QStringList{u"p%1@example.org"_s.arg(row.number)});
                QCOMPARE(row.key, row.cells.front());
            }
        }
        QVERIFY(begun > 0);
    }

    // As after kill -9, the last commits are only in the log.
    void G17_aChangedByteInTheLogLosesNoSyncedCommit()
    {
        auto journal = made(40, base::Durability::Full);
        QVERIFY(journal);
        std::vector<RowEnd> ends;
        std::vector<QStringList> contents;
        for (int step = 0; step < 10; ++step) {
            const auto begun =
                journal->step({.ends = ends, .wanted = 3}, Journal::Begin::Leaving, requestOf);
            QVERIFY(begun);
            ends = endsOf(*begun);
            contents.push_back(contentOf(journal));
        }
        const auto whole = bytesOf(path());
        const auto log = bytesOf(path() + u"-wal"_s);
        QVERIFY(log.size() > 20'000);
        QRandomGenerator random(9);
        int aside = 0;
        for (int flip = 0; flip < support::testSize(150, 2'000); ++flip) {
            const QTemporaryDir folder;
            const auto name = folder.filePath(u"job.sqlite"_s);
            QVERIFY(write(name, whole));
            QVERIFY(write(name + u"-wal"_s, withFlippedBit(log, random)));
            auto damaged = Journal::openToRun(name, m_clock);
            if (!damaged) {
                ++aside;
                QVERIFY(!damaged.error().what.isEmpty());
                continue;
            }
            // A damaged last commit looks like one that was interrupted by a power failure.
            const auto content = contentOf(*damaged);
            QVERIFY(content == contents.back() || content == contents[contents.size() - 2]);
        }
        QVERIFY(aside > 0);
    }
};

STOREDESK_TEST(TestJournalDisk)

} // namespace tst_journaldisk

#include "tst_journaldisk.moc"
