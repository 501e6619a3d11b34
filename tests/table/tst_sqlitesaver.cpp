// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/testclass.h"
#include "support/warnings.h"
#include "table/samplesource.h"
#include "tablefile/sqlitesaver.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <sqlite3.h>

namespace tst_sqlitesaver {

using namespace storedesk;
using namespace Qt::StringLiterals;

// A table saved as a database has the same values, with types that lose nothing.
class TestSqliteSaver final : public QObject
{
    Q_OBJECT

private:
    base::Result<qint64> save(const csv::TableSource &source, const csv::Selection &selection = {})
    {
        base::Progress progress;
        return tablefile::saveSqlite(source, selection, path(), m_temporary.path(), progress);
    }
    [[nodiscard]] QString path() const { return m_folder.filePath(u"out.sqlite"_s); }

    // Returns the rows of a query, with cells separated by "|".
    [[nodiscard]] QByteArrayList ask(const char *sql) const
    {
        QByteArrayList rows;
        sqlite3 *database = nullptr;
        sqlite3_open_v2(QFile::encodeName(path()), &database, SQLITE_OPEN_READONLY, nullptr);
        sqlite3_stmt *statement = nullptr;
        if (sqlite3_prepare_v2(database, sql, -1, &statement, nullptr) != SQLITE_OK)
            rows.append(sqlite3_errmsg(database));
        while (statement && sqlite3_step(statement) == SQLITE_ROW) {
            QByteArrayList cells;
            for (int column = 0; column < sqlite3_column_count(statement); ++column)
                cells.append(
                    reinterpret_cast<const char *>(sqlite3_column_text(statement, column)));
            rows.append(cells.join('|'));
        }
        sqlite3_finalize(statement);
        sqlite3_close(database);
        return rows;
    }

    QTemporaryDir m_folder;
    QTemporaryDir m_temporary;

private Q_SLOTS:
    void init() { QTest::failOnWarning(support::anyRealWarning()); }
    void cleanup()
    {
        QCOMPARE(QDir(m_temporary.path()).entryList(QDir::AllEntries | QDir::NoDotAndDotDot),
                 QStringList());
    }

    void typesAreStored()
    {
        const support::Table rows{
            {"id", "code", "phone", "day", "when", "price", "points", "new", "words"},
            {"1234567890123456789", "00712", "+34600111222", "2026-11-16", "2026-11-16T14:30:00Z",
             "12.50", "7", "true", "it's \"=1+2\""},
            {"2234567890123456789", "00034", "+34600111223", "2025-01-02",
             "2026-01-02T00:00:00.250Z", "-1000", "12", "false", "a\nb"},
            {"3234567890123456789", "00035", "+34600111224", "", "", "0.5", "", "", "\xC3\xA9"}};
        support::SampleSource sample(rows);
        (void)sample.deduce(rows);
        QCOMPARE(save(sample.source).value_or(-1), 3);
        QCOMPARE(ask("SELECT name || ' ' || type FROM pragma_table_info('rows')"),
                 QByteArrayList({"id TEXT", "code TEXT", "phone TEXT", "day TEXT", "when TEXT",
                                 "price REAL", "points INTEGER", "new INTEGER", "words TEXT"}));
        QCOMPARE(ask("SELECT * FROM rows"),
                 QByteArrayList({"1234567890123456789|00712|+34600111222|2026-11-16|"
                                 "2026-11-16T14:30:00Z|12.5|7|1|it's \"=1+2\"",
                                 "2234567890123456789|00034|+34600111223|2025-01-02|"
                                 "2026-01-02T00:00:00.250Z|-1000.0|12|0|a\nb",
                                 "3234567890123456789|00035|+34600111224|||0.5|||\xC3\xA9"}));
        QCOMPARE(ask("SELECT sum(price), count(points), sum(points) FROM rows"),
                 QByteArrayList({"-987.0|2|19"}));
        QCOMPARE(ask("PRAGMA integrity_check"), QByteArrayList({"ok"}));
        QCOMPARE(QFile::permissions(path()) & (QFile::ReadGroup | QFile::ReadOther),
                 QFile::Permissions());
    }

    // One cell that is no number makes its column a column of texts, with the cells of the file.
    void mixedColumnsStayText()
    {
        const support::Table rows{
            {"price", "day"}, {"12.50", "2026-11-16"}, {"7.10", "2026-11-17"}, {"n/a", "soon"}};
        support::SampleSource sample(rows);
        (void)sample.deduce(rows);
        QCOMPARE(save(sample.source).value_or(-1), 3);
        QCOMPARE(ask("SELECT * FROM rows"),
                 QByteArrayList({"12.50|2026-11-16", "7.10|2026-11-17", "n/a|soon"}));
    }

    void columnsGetUniqueNames()
    {
        const support::Table rows{{"a", "A", "", "b \"c\""}, {"1", "2", "3", "4", "5"}};
        support::SampleSource sample(rows);
        QCOMPARE(save(sample.source).value_or(-1), 1);
        QCOMPARE(ask("SELECT name FROM pragma_table_info('rows')"),
                 QByteArrayList({"a", "A 2", "column 3", "b \"c\"", "column 5"}));
        QCOMPARE(ask("SELECT * FROM rows"), QByteArrayList({"1|2|3|4|5"}));
    }

    void onlyTheSelectionIsSaved()
    {
        const support::Table rows{{"a", "b"}, {"1", "x"}, {"2", "y"}, {"3", "z"}};
        support::SampleSource sample(rows);
        const std::vector<quint32> order{3, 1};
        QCOMPARE(save(sample.source, {.order = &order, .columns = {1}, .titles = {"letter"}})
                     .value_or(-1),
                 2);
        QCOMPARE(ask("SELECT letter FROM rows"), QByteArrayList({"z", "x"}));
    }

    void aFailureLeavesTheOldFile()
    {
        QFile file(path());
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write("old") == 3);
        file.close();
        support::SampleSource sample({{"a"}, {"1"}});
        base::Progress progress;
        const auto saved =
            tablefile::saveSqlite(sample.source, {}, path(), u"/nonexistent"_s, progress);
        QVERIFY(!saved);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll(), "old"_ba);
    }
};

STOREDESK_TEST(TestSqliteSaver)

} // namespace tst_sqlitesaver

#include "tst_sqlitesaver.moc"
