// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "base/clock.h"
#include "base/database.h"
#include "support/diskvfs.h"
#include "support/testclass.h"
#include "support/warnings.h"

#include <QDir>
#include <QTemporaryDir>

#include <array>

using namespace Qt::StringLiterals;
using namespace storedesk::base;

static constexpr std::array oneTable{Migration{1, "CREATE TABLE note (text TEXT)"}};

// A disk that cannot be read for a moment.
class TestDatabaseReads final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(support::anyRealWarning()); }

    // The file is good: it must not be set aside, and nothing in it may be lost.
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
            failed += Database::open(path, options, clock) ? 0 : 1;
            QCOMPARE(QDir(folder.path()).entryList({u"*damaged*"_s}), QStringList());
        }
        QVERIFY(failed > 3);
        auto database = Database::open(path, options, clock);
        QVERIFY(database);
        QVERIFY(!(*database)->notice());
    }
};

STOREDESK_TEST(TestDatabaseReads)
#include "tst_databasereads.moc"
