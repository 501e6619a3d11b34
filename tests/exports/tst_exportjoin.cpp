// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "exportrun/exportedfile.h"
#include "exports/exportjoin.h"
#include "exports/exportperiods.h"
#include "exports/exportrules.h"
#include "practice/exports/zipwriter.h"
#include "support/testclass.h"
#include "support/warnings.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

namespace tst_exportjoin {

using namespace storedesk;
using namespace Qt::StringLiterals;
using exports::ExportDateRange;
using exports::Preset;
using exports::Which;

// Tests how ranges are split into periods, and how the files for the periods are joined into one
// table.
class TestExportJoin final : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir m_folder;

    [[nodiscard]] QString packed(const QString &name,
                                 const std::vector<std::pair<QString, QByteArray>> &tables) const
    {
        QFile file(m_folder.filePath(name));
        if (!file.open(QIODevice::WriteOnly))
            qFatal("No room for a test file.");
        practice::ZipWriter zip(file);
        for (const auto &[entry, bytes] : tables) {
            if (!zip.begin(entry, QDateTime::currentDateTimeUtc()) || !zip.write(bytes))
                qFatal("No ZIP.");
        }
        if (!zip.finish())
            qFatal("No ZIP.");
        return file.fileName();
    }

    [[nodiscard]] QByteArray content(const QString &name) const
    {
        QFile file(m_folder.filePath(name));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

private Q_SLOTS:
    void init() { QTest::failOnWarning(support::anyRealWarning()); }

    void everyDayOfARangeIsInOnePeriod()
    {
        // Test ranges of any length, across years and daylight saving changes.
        for (int length = 1; length < 800; length += 13) {
            const QDate first = QDate(2024, 2, 27).addDays(length % 41);
            const auto last = first.addDays(length - 1);
            for (const bool wholeDays : {true, false}) {
                const auto from = wholeDays
                    ? first.toString(Qt::ISODate)
                    : first.startOfDay().toUTC().toString(Qt::ISODateWithMs);
                const auto to = wholeDays ? last.toString(Qt::ISODate)
                                          : last.endOfDay().toUTC().toString(Qt::ISODateWithMs);
                const auto periods = exports::exportPeriods(from, to, wholeDays);
                QVERIFY(periods.size() >= (length + 30) / 31);
                QVERIFY(periods.size() <= (length + 30) / 31 + 1);
                auto next = first;
                for (const auto &period : periods) {
                    const auto days = exports::daysOf(period);
                    QVERIFY(days);
                    QCOMPARE(days->first, next);
                    QVERIFY(days->first.daysTo(days->last) + 1 <= 31);
                    next = days->last.addDays(1);
                }
                QCOMPARE(next, last.addDays(1));
            }
        }
    }

    void aRangeOfWholeMonthsGoesByMonths()
    {
        const auto months = exports::exportPeriods(u"2025-01-01"_s, u"2025-12-31"_s, true);
        QCOMPARE(months.size(), 12);
        QCOMPARE(months[1], (exports::ExportPeriod{u"2025-02-01"_s, u"2025-02-28"_s}));
        QCOMPARE(months[11], (exports::ExportPeriod{u"2025-12-01"_s, u"2025-12-31"_s}));
        // A range that starts on another day is still split into as few periods as possible.
        const auto others = exports::exportPeriods(u"2025-01-02"_s, u"2025-12-31"_s, true);
        QCOMPARE(others.size(), 12);
        QCOMPARE(others[0].to, u"2025-02-01"_s);
    }

    void timesAreStoredToTheMillisecond()
    {
        const auto moment = [](const QString &wire) {
            return QDateTime::fromString(wire, Qt::ISODateWithMs);
        };
        QCOMPARE(exports::exportPeriods(u"2026-08-01T00:00:00Z"_s, u"2026-09-01T00:00:00Z"_s, false)
                     .size(),
                 1);
        const auto periods =
            exports::exportPeriods(u"2025-10-01T10:30:00Z"_s, u"2026-03-31T10:30:00Z"_s, false);
        QCOMPARE(periods.size(), 6);
        for (qsizetype at = 0; at < periods.size(); ++at) {
            QVERIFY(exports::daysBetween(periods[at].from, periods[at].to, false) <= 31);
            if (at > 0)
                QCOMPARE(moment(periods[at - 1].to).msecsTo(moment(periods[at].from)), 1);
        }
        QVERIFY(exports::exportPeriods(u"2026-08-02"_s, u"2026-08-01"_s, true).isEmpty());
        QVERIFY(exports::exportPeriods(u"soon"_s, u"2026-08-01"_s, true).isEmpty());
        QCOMPARE(exports::daysBetween(u"2026-08-01"_s, u"2026-08-31"_s, true).value(), 31);
        QCOMPARE(exports::daysBetween(u"2026-08-01T00:00:00Z"_s, u"2026-09-01T00:00:01Z"_s, false)
                     .value(),
                 32);
        QVERIFY(exports::daysBetween(u"2026-08-02"_s, u"2026-08-01"_s, true).value() < 0);
        QVERIFY(!exports::daysBetween(u"soon"_s, u"2026-08-01"_s, true));
    }

    // Summer time ends on 25 October, so these days have an hour more.
    void daysOfTheCalendarAreCounted()
    {
        const auto restore = qScopeGuard([zone = qgetenv("TZ")] {
            zone.isNull() ? qunsetenv("TZ") : qputenv("TZ", zone);
            tzset();
        });
        qputenv("TZ", "Europe/Madrid");
        tzset();
        const auto days = exports::daysBetween(u"2026-10-19T22:00:00.000Z"_s,
                                               u"2026-11-19T22:59:59.999Z"_s, false);
        QCOMPARE(days.value(), 31);
    }

    void rangesAreOfferedByName()
    {
        const QDate today(2026, 3, 15);
        const auto is = [&](Preset preset, QDate first, QDate last) {
            return exports::rangeOf(preset, today) == ExportDateRange{first, last};
        };
        QVERIFY(is(Preset::Last7Days, {2026, 3, 9}, today));
        QVERIFY(is(Preset::Last31Days, {2026, 2, 13}, today));
        QVERIFY(is(Preset::ThisMonth, {2026, 3, 1}, today));
        QVERIFY(is(Preset::LastMonth, {2026, 2, 1}, {2026, 2, 28}));
        QVERIFY(is(Preset::ThisYear, {2026, 1, 1}, today));
        QVERIFY(is(Preset::LastYear, {2025, 1, 1}, {2025, 12, 31}));
        QVERIFY(is(Preset::Last12Months, {2025, 3, 16}, today));
        QCOMPARE(exports::wordsOf(ExportDateRange{{2026, 5, 1}, {2026, 5, 31}}),
                 u"1 – 31 May 2026"_s);
        QCOMPARE(exports::wordsOf(ExportDateRange{{2026, 1, 1}, {2026, 10, 31}}),
                 u"1 Jan – 31 Oct 2026"_s);
        QCOMPARE(exports::wordsOf(ExportDateRange{{2025, 12, 1}, {2026, 1, 2}}),
                 u"1 Dec 2025 – 2 Jan 2026"_s);
        QCOMPARE(exports::wordsOf(ExportDateRange{today, today}), u"15 Mar 2026"_s);
    }

    void columnsAreJoinedByTheirNames()
    {
        const auto first = packed(u"1.zip"_s, {{u"export-1.csv"_s, "\xEF\xBB\xBFid,a,b\n1,x,y\n"}});
        const auto second =
            packed(u"2.zip"_s,
                   {{u"export-2.csv"_s, "id,b,c\n2,\"with, comma\",\"two\nlines\"\n3,,z,extra\n"}});
        base::Progress progress;
        const auto done = exports::joinTables({first, second}, Which::Table, ',',
                                              m_folder.filePath(u"all.csv"_s), progress);
        QVERIFY(done);
        QCOMPARE(done->rows, 3);
        QCOMPARE(done->columns, (QStringList{u"id"_s, u"a"_s, u"b"_s, u"c"_s}));
        QCOMPARE(content(u"all.csv"_s),
                 "\xEF\xBB\xBF\"id\",\"a\",\"b\",\"c\"\n\"1\",\"x\",\"y\",\"\"\n"
                 "\"2\",\"\",\"with, comma\",\"two\nlines\"\n\"3\",\"\",\"\",\"z\",\"extra\"\n"_ba);
    }

    // The columns that identify a contact are moved to the front.
    void columnsThatPeopleLookForComeFirst()
    {
        const auto file = packed(u"1.zip"_s, {{u"e.csv"_s, "a,_name,id,_email,a\n1,2,3,4,5\n"}});
        base::Progress progress;
        const auto done =
            exports::joinTables({file}, Which::Table, ',', m_folder.filePath(u"all.csv"_s),
                                progress, {u"_email"_s, u"_gone"_s, u"_name"_s});
        QVERIFY(done);
        QCOMPARE(content(u"all.csv"_s),
                 "\"_email\",\"_name\",\"a\",\"id\",\"a\"\n"
                 "\"4\",\"2\",\"1\",\"3\",\"5\"\n"_ba);
    }

    // Only rows with an id can be recognised as duplicates.
    void rowsOfAdjacentPeriodsAreCountedOnce()
    {
        const auto first = packed(u"1.zip"_s, {{u"e.csv"_s, "id,a\n1,x\n2,y\n2,y\n"}});
        const auto second = packed(u"2.zip"_s, {{u"e.csv"_s, "id,a\n2,y\n2,changed\n3,z\n"}});
        base::Progress progress;
        const auto target = m_folder.filePath(u"all.csv"_s);
        auto done = exports::joinTables({first, second}, Which::Table, ',', target, progress);
        QVERIFY(done);
        QCOMPARE(done->rows, 5);
        QCOMPARE(done->leftOut, 1);
        const auto other = packed(u"3.zip"_s, {{u"e.csv"_s, "day,n\n1,5\n"}});
        done = exports::joinTables({other, other}, Which::Table, ',', target, progress);
        QVERIFY(done);
        QCOMPARE(done->rows, 2);
    }

    void theTableBesidesIsAnother()
    {
        const auto both =
            packed(u"1.zip"_s,
                   {{u"export-activities-1.csv"_s, "id;a\n1;x\n"},
                    {u"export-activities-1-products.csv"_s, "activityId;n\n1;2\n1;3\n"}});
        const auto counted = exportrun::countExported(both, ';');
        QVERIFY(counted);
        QCOMPARE(counted->rows, 1);
        QCOMPARE(counted->besides, 2);
        QVERIFY(counted->endsWell && !counted->isCut && counted->flaw.isEmpty());
        base::Progress progress;
        const auto target = m_folder.filePath(u"besides.csv"_s);
        const auto done = exports::joinTables({both, both}, Which::Besides, ';', target, progress);
        QVERIFY(done);
        // These rows have no id, so none of them counts as a duplicate.
        QCOMPARE(done->rows, 4);
        const auto alone = packed(u"2.zip"_s, {{u"e.csv"_s, "id\n1\n"}});
        QFile::remove(target);
        const auto nothing = exports::joinTables({alone}, Which::Besides, ';', target, progress);
        QVERIFY(nothing);
        QVERIFY(nothing->columns.isEmpty());
        QVERIFY(!QFile::exists(target));
    }

    // Each row has the table inside the ZIP archive, the total announced by the service, and the
    // expected result.
    void G20_aFileIsComparedWithItsAnnouncedSize_data()
    {
        using enum exportrun::ExportCheck;
        QTest::addColumn<QByteArray>("table");
        QTest::addColumn<QJsonValue>("total");
        QTest::addColumn<exportrun::ExportCheck>("check");
        QTest::addColumn<QString>("text");
        const auto row = [](const char *name, const QByteArray &table, const QJsonValue &total,
                            exportrun::ExportCheck check, const QString &text = {}) {
            QTest::newRow(name) << table << total << check << text;
        };
        const QByteArray two = "id,a\n1,x\n2,y\n";
        row("as announced", two, 2, Matches);
        row("nothing, as announced", "id,a\n", 0, Matches);
        row("no heading, as announced", "", 0, Matches);
        row("fewer", two, 3, Differs, u"reported 3 rows, but the file has 2"_s);
        row("more", two, 1, Differs, u"reported 1 rows, but the file has 2"_s);
        row("nothing announced", two, 0, Differs, u"reported 0 rows"_s);
        row("nothing came", "", 2, Differs, u"the file has 0"_s);
        row("no total", two, QJsonValue::Undefined, NotChecked, u"didn't report"_s);
        row("null", two, QJsonValue::Null, NotChecked, u"didn't report"_s);
        row("negative", two, -2, NotChecked, u"“-2”"_s);
        row("a fraction", two, 2.5, NotChecked, u"“2.5”"_s);
        row("text", two, u"2"_s, NotChecked, u"“2”"_s);
        row("beyond all numbers", two, 1e300, NotChecked, u"1e+300"_s);
        row("cut in a line", "id,a\n1,x\n2", 2, Differs, u"middle of a row"_s);
        row("cut in quotes", "id,a\n1,x\n2,\"y", 2, Differs, u"middle of a row"_s);
        row("cut in quotes at a line end", "id,a\n1,x\n2,\"y\n", 2, Differs, u"middle of a row"_s);
        row("cut before the line end", "id,a\n1,x\n2,y", 2, NotChecked, u"cut off"_s);
        row("a short row", "id,a\n1\n2,y\n", 2, NotChecked, u"Line 2 has 1 cells"_s);
        row("a long row", "id,a\n1,x\n2,y,z\n", 2, NotChecked, u"Line 3 has 3 cells"_s);
    }

    void G20_aFileIsComparedWithItsAnnouncedSize()
    {
        QFETCH(const QByteArray, table);
        QFETCH(const QJsonValue, total);
        QFETCH(const QString, text);
        const auto file = packed(u"1.zip"_s, {{u"e.csv"_s, table}});
        const auto counted = exportrun::countExported(file, ',');
        QVERIFY(counted);
        const auto finding = exportrun::findingOf(*counted, total);
        QTEST(finding.check, "check");
        QVERIFY2(finding.text.contains(text), qPrintable(finding.text));
        QCOMPARE(finding.text.isEmpty(), finding.check == exportrun::ExportCheck::Matches);
    }

    void twoFilesWithTheSameRowsHaveTheSameDigest()
    {
        const auto one = packed(u"1.zip"_s, {{u"a.csv"_s, "id,a\n1,x\n"}});
        const auto same = packed(u"2.zip"_s, {{u"b.csv"_s, "id,a\n1,x\n"}});
        const auto other = packed(u"3.zip"_s, {{u"a.csv"_s, "id,a\n1,y\n"}});
        QCOMPARE(exportrun::countExported(one, ',')->digest,
                 exportrun::countExported(same, ',')->digest);
        QVERIFY(exportrun::countExported(one, ',')->digest
                != exportrun::countExported(other, ',')->digest);
    }

    void aWebPageIsNotATable()
    {
        const auto page = packed(u"1.zip"_s, {{u"e.csv"_s, "<!DOCTYPE html>\n<html>\n</html>\n"}});
        QVERIFY(!exportrun::countExported(page, ','));
        QFile plain(m_folder.filePath(u"e.csv"_s));
        QVERIFY(plain.open(QIODevice::WriteOnly));
        plain.write("\n  <html><body>Sign in</body></html>\n");
        plain.close();
        QVERIFY(!exportrun::countExported(plain.fileName(), ','));
    }

    void G20_aDamagedZipIsRefused()
    {
        (void)packed(u"1.zip"_s, {{u"e.csv"_s, "id\n1\n2\n"}});
        // Give the ZIP archive a wrong checksum.
        auto bytes = content(u"1.zip"_s);
        QFile file(m_folder.filePath(u"bad.zip"_s));
        QVERIFY(file.open(QIODevice::WriteOnly));
        bytes[bytes.indexOf("e.csv") + 7] = char(bytes[bytes.indexOf("e.csv") + 7] ^ 0x15);
        file.write(bytes);
        file.close();
        QVERIFY(!exportrun::countExported(file.fileName(), ','));
    }

    // An archive that opens but cannot be read is not treated as a table.
    void aReadErrorIsReported()
    {
        bool visited = false;
        const auto read = exportrun::eachExportedTable(
            u"/proc/self/mem"_s,
            [&visited](const exportrun::ExportedTable &) -> base::Result<void> {
                visited = true;
                return {};
            });
        QVERIFY(!read);
        QVERIFY(!visited);
    }
};

STOREDESK_TEST(TestExportJoin)

} // namespace tst_exportjoin

#include "tst_exportjoin.moc"
