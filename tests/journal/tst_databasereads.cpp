// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "base/clock.h"
#include "base/database.h"
#include "journal/journal.h"
#include "support/diskvfs.h"
#include "support/testclass.h"
#include "support/warnings.h"

#include <QDir>
#include <QTemporaryDir>

#include <array>

namespace tst_databasereads {

using namespace Qt::StringLiterals;
using namespace storedesk::base;

static constexpr std::array oneTable{Migration{1, "CREATE TABLE note (text TEXT)"}};

// Simulates a disk with temporary read errors.
class TestDatabaseReads final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(support::anyRealWarning()); }

    // The file is intact, so it must not be set aside, and no data may be lost.
    void G17_aReadThatFailsIsNoDamage()
    {
        const QTemporaryDir folder;
        const auto path = folder.filePath(u"data.sqlite"_s);
        const SystemClock clock;
        support::DiskVfs disk("databasereads");
        const DatabaseOptions options{.migrations = oneTable, .vfs = disk.name()};
        {
            auto database = Database::open(path, options, clock);
            QVERIFY(database);
            for (int row = 0; row < 40; ++row)
                QVERIFY((*database)->run("INSERT INTO note VALUES (?)", {QString(500, u'x')}));
        }
        int failed = 0;
        for (int read = 1; read <= 40; ++read) {
            disk.failRead(read);
            (void)Database::open(path, options, clock);
            failed += disk.hasFailedRead() ? 1 : 0;
            QCOMPARE(QDir(folder.path()).entryList({u"*damaged*"_s}), QStringList());
        }
        QVERIFY(failed > 3);
        auto database = Database::open(path, options, clock);
        QVERIFY(database);
        QVERIFY(!(*database)->notice());
    }

    // A journal is checked more thoroughly than other databases.
    void G17_aJournalThatCannotBeReadForAMomentStaysWhereItIs()
    {
        using storedesk::journal::Journal;
        const QTemporaryDir folder;
        const auto path = folder.filePath(u"1.sqlite"_s);
        const SystemClock clock;
        support::DiskVfs disk("journalreads");
        {
            auto journal = Journal::create(
                path, {.id = u"1"_s, .title = u"Test"_s, .kind = u"given"_s, .columns = {u"a"_s}},
                clock, disk.name());
            QVERIFY(journal);
            std::vector<storedesk::journal::NewRow> rows;
            for (int row = 0; row < 60; ++row)
                rows.push_back({.cells = {QString(400, u'x')}, .key = QString::number(row)});
            QVERIFY((*journal)->append(rows));
        }
        int failed = 0;
        for (int read = 1; read <= 80; ++read) {
            disk.failRead(read);
            const auto opened = Journal::open(path, clock, disk.name());
            failed += disk.hasFailedRead() ? 1 : 0;
            QCOMPARE(QDir(folder.path()).entryList({u"*damaged*"_s}), QStringList());
        }
        QVERIFY(failed > 3);
        QVERIFY(Journal::open(path, clock, disk.name()));
    }
};

STOREDESK_TEST(TestDatabaseReads)

} // namespace tst_databasereads

#include "tst_databasereads.moc"
