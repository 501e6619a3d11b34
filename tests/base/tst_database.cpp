// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "base/database.h"
#include "base/transaction.h"
#include "support/manualclock.h"
#include "support/testclass.h"
#include "support/warnings.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <array>
#include <barrier>
#include <thread>

#include <sys/stat.h>

namespace tst_database {

using namespace storedesk::base;
using namespace Qt::StringLiterals;

static constexpr std::array schema{
    Migration{1, "CREATE TABLE contact (id INTEGER PRIMARY KEY, email TEXT UNIQUE, record TEXT)"},
};

class TestDatabase final : public QObject
{
    Q_OBJECT

private:
    [[nodiscard]] QString path() const { return m_folder->filePath(u"data.sqlite"_s); }

    std::unique_ptr<Database> opened()
    {
        auto database = Database::open(path(), {.migrations = schema}, m_clock);
        return database ? std::move(*database) : nullptr;
    }

    // Returns the first column of a query as text.
    static QStringList column(Database &database, const char *sql)
    {
        QStringList values;
        auto rows = database.query(sql);
        while (rows.next())
            values.append(rows.text(0));
        return values;
    }

    std::optional<QTemporaryDir> m_folder;
    support::ManualClock m_clock;

private Q_SLOTS:
    void init()
    {
        QTest::failOnWarning(support::anyRealWarning());
        m_folder.emplace();
    }

    // Listing files may open a database that another thread has just created.
    void aNewFileMayBeOpenedTwiceAtOnce()
    {
        for (int turn = 0; turn < 20; ++turn) {
            m_folder.emplace();
            QFile file(path());
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.close();
            std::barrier together(2);
            const auto open = [&](QString &problem) {
                together.arrive_and_wait();
                const auto database = Database::open(path(), {.migrations = schema}, m_clock);
                problem = database ? QString() : database.error().what + database.error().why;
            };
            std::array<QString, 2> problems;
            std::thread other([&] { open(problems[0]); });
            open(problems[1]);
            other.join();
            QCOMPARE(problems[0], QString());
            QCOMPARE(problems[1], QString());
        }
    }

    void everyFileIsPrivateFromTheStart()
    {
        const auto before = umask(0);
        const auto database = opened();
        umask(before);
        QVERIFY(database);
        QVERIFY(database->run("INSERT INTO contact (email) VALUES (?)", {u"ann@x.org"_s}));
        const QDir folder(m_folder->path());
        const auto files = folder.entryInfoList(QDir::Files);
        // There are at least the database and its write-ahead log.
        QVERIFY(files.size() >= 2);
        for (const auto &file : files) {
            struct stat status = {};
            QCOMPARE(stat(QFile::encodeName(file.filePath()).constData(), &status), 0);
            QCOMPARE(status.st_mode & 0777, 0600U);
        }
    }

    void valuesOfEveryKindComeBack()
    {
        const auto database = opened();
        QVERIFY(database->script("CREATE TABLE value (a, b, c, d, e, f, g)"));
        const QByteArray bytes("a\0b\xFF", 4);
        QVERIFY(database->run("INSERT INTO value VALUES (?, ?, ?, ?, ?, ?, ?)",
                              {nullptr, Q_INT64_C(-9'000'000'000), 0.5, u"é 😀"_s, Blob{bytes},
                               true, std::optional<int>()}));
        auto rows = database->query("SELECT *, typeof(e) FROM value");
        QVERIFY(rows.next());
        QVERIFY(rows.isNull(0));
        QCOMPARE(rows.number(1), Q_INT64_C(-9'000'000'000));
        QCOMPARE(rows.real(2), 0.5);
        QCOMPARE(rows.text(3), u"é 😀"_s);
        QCOMPARE(rows.bytes(4), bytes);
        QCOMPARE(rows.number(5), 1);
        QVERIFY(rows.isNull(6));
        QCOMPARE(rows.text(7), u"blob"_s);
        QVERIFY(!rows.next());
        QVERIFY(!rows.next());
        QVERIFY(!rows.problem());
    }

    void theSameStatementMayRunInsideItself()
    {
        const auto database = opened();
        for (int number = 0; number < 3; ++number)
            QVERIFY(database->run("INSERT INTO contact (id) VALUES (?)", {number}));
        int pairs = 0;
        auto outer = database->query("SELECT id FROM contact");
        while (outer.next()) {
            auto inner = database->query("SELECT id FROM contact");
            while (inner.next())
                ++pairs;
        }
        QCOMPARE(pairs, 9);
    }

    void mistakesAreValues()
    {
        const auto database = opened();
        QVERIFY(!database->run("INSERT INTO nowhere VALUES (1)"));
        auto rows = database->query("SELEKT 1");
        QVERIFY(!rows.next());
        QVERIFY(rows.problem());
        QVERIFY(database->run("INSERT INTO contact (email) VALUES (?)", {u"ann@x.org"_s}));
        QCOMPARE(database->lastId(), 1);
        QVERIFY(!database->run("INSERT INTO contact (email) VALUES (?)", {u"ann@x.org"_s}));
        QVERIFY(database->run("DELETE FROM contact"));
        QCOMPARE(database->changes(), 1);
    }

    void uncommittedWritesAreLost()
    {
        const auto database = opened();
        {
            Transaction outer(*database);
            QVERIFY(database->run("INSERT INTO contact (email) VALUES ('kept')"));
            {
                Transaction inner(*database);
                QVERIFY(database->run("INSERT INTO contact (email) VALUES ('inner')"));
            }
            {
                Transaction inner(*database);
                QVERIFY(database->run("INSERT INTO contact (email) VALUES ('inner kept')"));
                QVERIFY(inner.commit());
            }
            QVERIFY(outer.commit());
        }
        {
            Transaction dropped(*database);
            QVERIFY(database->run("INSERT INTO contact (email) VALUES ('dropped')"));
        }
        QCOMPARE(column(*database, "SELECT email FROM contact ORDER BY id"),
                 (QStringList{u"kept"_s, u"inner kept"_s}));
    }

    // If the transaction failed to begin, a statement after it would be committed separately.
    void nothingIsWrittenWhenATransactionCannotBegin()
    {
        const auto database = opened();
        QVERIFY(database->run("BEGIN"));
        {
            Transaction refused(*database);
            const auto inserted = database->run("INSERT INTO contact (email) VALUES ('lost')");
            QVERIFY(!inserted);
            QVERIFY(!inserted.error().what.isEmpty());
            QVERIFY(!database->script("INSERT INTO contact (email) VALUES ('lost')"));
            {
                Transaction inner(*database);
                QVERIFY(!inner.commit());
            }
            QVERIFY(!database->run("INSERT INTO contact (email) VALUES ('lost')"));
            QVERIFY(!refused.commit());
        }
        QVERIFY(database->run("COMMIT"));
        QCOMPARE(column(*database, "SELECT email FROM contact"), QStringList());
        Transaction works(*database);
        QVERIFY(database->run("INSERT INTO contact (email) VALUES ('kept')"));
        QVERIFY(works.commit());
    }

    void aSecondConnectionSeesCommittedData()
    {
        const auto one = opened();
        const auto two = opened();
        QVERIFY(one && two);
        QVERIFY(one->run("INSERT INTO contact (email) VALUES ('ann')"));
        QCOMPARE(column(*two, "SELECT email FROM contact"), QStringList{u"ann"_s});
    }

    void theRequestedDurabilityIsUsed()
    {
        QCOMPARE(column(*opened(), "PRAGMA synchronous"), QStringList{u"2"_s});
        auto normal = Database::open(
            path(), {.migrations = schema, .durability = Durability::Normal}, m_clock);
        QVERIFY(normal);
        QCOMPARE(column(**normal, "PRAGMA synchronous"), QStringList{u"1"_s});
        QCOMPARE(column(**normal, "PRAGMA journal_mode"), QStringList{u"wal"_s});
        QCOMPARE(column(**normal, "PRAGMA foreign_keys"), QStringList{u"1"_s});
        QVERIFY((*normal)->check());
    }

    // Deleted data stays in the file and log until purge() removes all traces.
    void purgedDataIsNowhereOnTheDisk()
    {
        const auto database = opened();
        const QByteArray mark = "marked-address@x.org";
        for (int number = 0; number < 500; ++number)
            QVERIFY(database->run("INSERT INTO contact (email) VALUES (?)",
                                  {mark + QByteArray::number(number)}));
        QVERIFY(database->run("DELETE FROM contact"));
        QVERIFY(occurrences(mark) > 0);
        QVERIFY(database->purge());
        QCOMPARE(occurrences(mark), 0);
    }

private:
    [[nodiscard]] qsizetype occurrences(const QByteArray &mark) const
    {
        qsizetype count = 0;
        for (const auto &info : QDir(m_folder->path()).entryInfoList(QDir::Files)) {
            QFile file(info.filePath());
            if (file.open(QIODevice::ReadOnly))
                count += file.readAll().count(mark);
        }
        return count;
    }
};

STOREDESK_TEST(TestDatabase)

} // namespace tst_database

#include "tst_database.moc"
