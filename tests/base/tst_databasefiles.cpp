// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "base/database.h"
#include "support/manualclock.h"
#include "support/testclass.h"
#include "support/warnings.h"

#include <QDir>
#include <QFile>
#include <QRandomGenerator>
#include <QTemporaryDir>
#include <QTest>

namespace tst_databasefiles {

using namespace storedesk::base;
using namespace Qt::StringLiterals;

static constexpr std::array schema{
    Migration{1, "CREATE TABLE contact (id INTEGER PRIMARY KEY, email TEXT)"},
    Migration{2, "ALTER TABLE contact ADD COLUMN name TEXT; UPDATE contact SET name = 'nobody'"},
    Migration{3, "CREATE INDEX contactByEmail ON contact (email)"},
};
static constexpr std::array broken{
    Migration{1, "CREATE TABLE contact (id INTEGER PRIMARY KEY, email TEXT)"},
    Migration{2, "DROP TABLE contact; CREATE TABLE nonsense oops"},
};

// Tests old, newer, foreign and damaged database files.
class TestDatabaseFiles final : public QObject
{
    Q_OBJECT

private:
    [[nodiscard]] QString path() const { return m_folder->filePath(u"data.sqlite"_s); }

    auto open(std::span<const Migration> migrations)
    {
        return Database::open(path(), {.migrations = migrations}, m_clock);
    }

    // Creates and closes a file with rows in the format of the first version.
    void makeOld()
    {
        auto database = open(std::span(schema).first(1));
        QVERIFY(database);
        for (int number = 0; number < 2'000; ++number) {
            QVERIFY((*database)->run("INSERT INTO contact (email) VALUES (?)",
                                     {u"contact-%1@x.org"_s.arg(number)}));
        }
    }

    [[nodiscard]] QByteArray bytes(const QString &file) const
    {
        QFile device(file);
        return device.open(QIODevice::ReadOnly) ? device.readAll() : QByteArray();
    }

    void write(const QByteArray &content) const
    {
        QFile device(path());
        QVERIFY(device.open(QIODevice::WriteOnly));
        device.write(content);
    }

    // Creates a file whose last changes are only in its log, as after a killed process. Returns the
    // log.
    [[nodiscard]] QByteArray leaveLog()
    {
        QByteArray file;
        QByteArray log;
        {
            auto database = open(std::span(schema).first(1));
            for (int number = 0; database && number < 20; ++number)
                (void)(*database)->run("INSERT INTO contact (email) VALUES ('a@x.org')");
            file = bytes(path());
            log = bytes(path() + u"-wal"_s);
        }
        write(file);
        QFile device(path() + u"-wal"_s);
        if (device.open(QIODevice::WriteOnly | QIODevice::NewOnly,
                        QFile::ReadOwner | QFile::WriteOwner))
            device.write(log);
        return log;
    }

    [[nodiscard]] static qint64 count(Database &database)
    {
        auto rows = database.query("SELECT count(*) FROM contact");
        return rows.next() ? rows.number(0) : -1;
    }

    [[nodiscard]] QStringList files(const QString &pattern) const
    {
        return QDir(m_folder->path()).entryList({pattern}, QDir::Files);
    }

    std::optional<QTemporaryDir> m_folder;
    support::ManualClock m_clock;

private Q_SLOTS:
    void init()
    {
        QTest::failOnWarning(support::anyRealWarning());
        m_folder.emplace();
    }

    void anOldFileIsCopiedAndMigrated()
    {
        makeOld();
        auto database = open(schema);
        QVERIFY(database);
        QVERIFY(!(*database)->notice());
        auto rows = (*database)->query("SELECT name FROM contact LIMIT 1");
        QVERIFY(rows.next());
        QCOMPARE(rows.text(0), u"nobody"_s);

        const auto copy = m_folder->filePath(u"data.sqlite.before-3"_s);
        QVERIFY(!(QFile::permissions(copy) & (QFile::ReadGroup | QFile::ReadOther)));
        QVERIFY(QFile::exists(copy));
        auto backup = Database::open(copy, {.migrations = std::span(schema).first(1)}, m_clock);
        QVERIFY(backup);
        QCOMPARE(count(**backup), 2'000);
    }

    // SQLite's integrity check does not notice a changed column name.
    void aFileWithADamagedColumnNameIsSetAside()
    {
        makeOld();
        auto content = bytes(path());
        const auto place = content.indexOf("email");
        QVERIFY(place > 0);
        content[place] = 'f';
        write(content);
        auto database = open(std::span(schema).first(1));
        QVERIFY(database);
        QVERIFY((*database)->notice());
        QVERIFY((*database)->notice()->why.contains(u"list of tables"_s));
        QCOMPARE(count(**database), 0);
        QCOMPARE(files(u"*.damaged-*"_s).size(), 1);
    }

    void aMigrationThatFailsLeavesTheOldFile()
    {
        makeOld();
        QVERIFY(!open(broken));
        auto database = open(std::span(schema).first(1));
        QVERIFY(database);
        QCOMPARE(count(**database), 2'000);
    }

    void aNewerFileIsRefusedAndLeftAlone()
    {
        QVERIFY(open(schema));
        const auto before = bytes(path());
        const auto refused = open(std::span(schema).first(2));
        QVERIFY(!refused);
        QVERIFY(refused.error().what.contains(u"newer version"_s));
        QCOMPARE(bytes(path()), before);
        QCOMPARE(files(u"*damaged*"_s), QStringList());
    }

    void aFileOfAnotherProgramIsRefusedAndLeftAlone()
    {
        auto foreign = Database::open(path(), {.migrations = {}}, m_clock);
        QVERIFY(foreign);
        QVERIFY((*foreign)->script("CREATE TABLE theirs (x)"));
        foreign->reset();
        const auto before = bytes(path());
        const auto rights = QFile::permissions(path()) | QFile::ReadGroup | QFile::ReadOther;
        QVERIFY(QFile::setPermissions(path(), rights));
        QVERIFY(!open(schema));
        QCOMPARE(bytes(path()), before);
        QCOMPARE(QFile::permissions(path()), rights);
    }

    void aFolderThatIsMissingIsAProblem()
    {
        const auto none = Database::open(m_folder->filePath(u"no/where.sqlite"_s),
                                         {.migrations = schema}, m_clock);
        QVERIFY(!none);
        QVERIFY(!none.error().next.isEmpty());
    }

    void garbageIsSetAsideWithItsDate()
    {
        write(QByteArray(10'000, 'x'));
        auto database = open(schema);
        QVERIFY(database);
        QVERIFY((*database)->notice());
        QCOMPARE(count(**database), 0);
        const auto aside =
            u"data.sqlite.damaged-%1"_s.arg(m_clock.now().toString(u"yyyyMMdd-HHmmss"_s));
        QCOMPARE(bytes(m_folder->filePath(aside)), QByteArray(10'000, 'x'));
        QVERIFY((*database)->notice()->next.contains(aside));

        database->reset();
        write("again");
        QVERIFY(open(schema));
        QCOMPARE(files(u"*damaged*"_s), (QStringList{aside, aside + u"-2"_s}));
    }

    void emptyFilesAreReportedWithTheirPath()
    {
        write({});
        auto database = open(schema);
        QVERIFY(database);
        QVERIFY((*database)->notice());
        QVERIFY((*database)->notice()->what.contains(path()));
        database->reset();
        QVERIFY(!(*open(schema))->notice());
        write({});
        database = Database::open(path(), {.migrations = schema, .mayBeEmpty = true}, m_clock);
        QVERIFY(database);
        QVERIFY(!(*database)->notice());
    }

    void aLogWithoutItsFileIsSetAsideAndReported_data()
    {
        QTest::addColumn<bool>("there");
        QTest::newRow("empty") << true;
        QTest::newRow("missing") << false;
    }

    void aLogWithoutItsFileIsSetAsideAndReported()
    {
        QFETCH(const bool, there);
        const auto log = leaveLog();
        QVERIFY(QFile::remove(path()));
        if (there)
            write({});
        auto database = open(schema);
        QVERIFY(database);
        QVERIFY((*database)->notice());
        QVERIFY((*database)->notice()->what.contains(path()));
        QCOMPARE(count(**database), 0);
        const auto kept = files(u"*damaged*-wal"_s);
        QCOMPARE(kept.size(), 1);
        QCOMPARE(bytes(m_folder->filePath(kept.first())), log);
    }

    void damagedLogsAreKeptAndReported_data()
    {
        // Position of the damaged byte, as a percentage of the file size.
        QTest::addColumn<int>("place");
        // Remaining bytes, as a percentage of the file size.
        QTest::addColumn<int>("rest");
        QTest::addColumn<bool>("told");
        QTest::newRow("whole") << -1 << 100 << false;
        QTest::newRow("cut in its last frame") << -1 << 99 << false;
        QTest::newRow("head") << 0 << 100 << true;
        QTest::newRow("first half") << 30 << 100 << true;
        QTest::newRow("second half") << 70 << 100 << true;
        QTest::newRow("last byte") << 100 << 100 << true;
    }

    void damagedLogsAreKeptAndReported()
    {
        QFETCH(const int, place);
        QFETCH(const int, rest);
        QFETCH(const bool, told);
        auto log = leaveLog();
        if (place >= 0) {
            const auto at = (log.size() - 1) * place / 100;
            log[at] = static_cast<char>(log[at] ^ 0x55);
        }
        if (rest < 100)
            log.chop(100);
        QFile device(path() + u"-wal"_s);
        QVERIFY(device.open(QIODevice::WriteOnly));
        device.write(log);
        device.close();
        auto database = open(std::span(schema).first(1));
        QVERIFY(database);
        QCOMPARE((*database)->notice().has_value(), told);
        const auto kept = files(u"*damaged*-wal"_s);
        QCOMPARE(kept.size(), told ? 1 : 0);
        if (told) {
            QCOMPARE(bytes(m_folder->filePath(kept.first())), log);
            QVERIFY((*database)->notice()->next.contains(kept.first()));
            QCOMPARE(QFile::permissions(m_folder->filePath(kept.first())) & 0x77,
                     QFile::Permissions());
        }
    }

    // Whichever bytes are damaged, the file opens completely, is set aside completely, or is
    // refused with a message.
    void flippedBytesNeverCrashAndNeverVanish()
    {
        makeOld();
        const auto whole = bytes(path());
        QRandomGenerator random(17);
        int aside = 0;
        for (int round = 0; round < 150; ++round) {
            m_folder.emplace();
            auto hurt = whole;
            for (int flips = 1 + random.bounded(20); flips > 0; --flips)
                hurt[random.bounded(static_cast<int>(hurt.size()))] =
                    static_cast<char>(random.bounded(256));
            if (round % 5 == 0)
                hurt.truncate(random.bounded(static_cast<int>(hurt.size())));
            write(hurt);
            auto database = open(std::span(schema).first(1));
            if (!database) {
                QVERIFY(!database.error().what.isEmpty());
                QCOMPARE(bytes(path()), hurt);
                continue;
            }
            const auto kept = files(u"*damaged*"_s);
            QCOMPARE((*database)->notice().has_value(), !kept.isEmpty());
            if (!kept.isEmpty())
                QCOMPARE(bytes(m_folder->filePath(kept.constFirst())), hurt);
            aside += kept.isEmpty() ? 0 : 1;
            QVERIFY((*database)->run("INSERT INTO contact (email) VALUES ('new')"));
        }
        QVERIFY2(aside > 20, qPrintable(QString::number(aside)));
    }
};

STOREDESK_TEST(TestDatabaseFiles)

} // namespace tst_databasefiles

#include "tst_databasefiles.moc"
