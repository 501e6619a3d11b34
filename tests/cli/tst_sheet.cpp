// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "practice/exports/zipwriter.h"
#include "support/bookfile.h"
#include "support/testclass.h"
#include "support/warnings.h"

#include <QDateTime>
#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <csignal>
#include <cstdlib>

#include <fcntl.h>
#include <poll.h>
#include <sqlite3.h>
#include <sys/stat.h>
#include <unistd.h>

namespace tst_sheet {

using namespace Qt::StringLiterals;

// Tests the sheet command as a script uses it, with real files, output and exit codes.

struct Ended
{
    int exitCode = -1;
    QByteArray output;
    QByteArray complaints;
};

static QString program()
{
    return QStringLiteral(BINARY_ROOT "/storedesk-cli");
}

static const auto people = "email,name,amount,date,country\n"
                           "ann@x.org,Ann,12.5,2026-01-02,ES\n"
                           "bob@x.org,\"Bob, Jr\",3,2026-01-03,FR\n"
                           "eva@x.org,\"Eva\nMaría\",100,,ES\n"
                           "ivo@x.org,\"Ivo \"\"I\"\"\",9,2025-12-31,PT\n"_ba;

class TestSheet final : public QObject
{
    Q_OBJECT

private:
    QString file(const QByteArray &text, const QString &name = u"table.csv"_s)
    {
        const auto path = m_folder->filePath(name);
        QFile file(path);
        if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size())
            return {};
        return path;
    }

    static Ended run(const QStringList &arguments)
    {
        QProcess process;
        auto environment = QProcessEnvironment::systemEnvironment();
        environment.insert(u"LC_ALL"_s, u"C.UTF-8"_s);
        process.setProcessEnvironment(environment);
        process.start(program(), QStringList{u"sheet"_s} + arguments);
        if (!process.waitForFinished())
            return {};
        return {process.exitCode(), process.readAllStandardOutput(),
                process.readAllStandardError()};
    }

    // Returns the output on a terminal instead of a pipe.
    static QByteArray seenOnATerminal(const QStringList &arguments)
    {
        const int terminal = posix_openpt(O_RDWR | O_NOCTTY);
        if (grantpt(terminal) != 0 || unlockpt(terminal) != 0)
            return {};
        const int inside = ::open(ptsname(terminal), O_RDWR | O_NOCTTY);
        QProcess process;
        process.setChildProcessModifier([inside] { ::dup2(inside, STDOUT_FILENO); });
        process.start(program(), QStringList{u"sheet"_s} + arguments);
        QByteArray seen(4096, Qt::Uninitialized);
        const bool ended = process.waitForFinished();
        seen.truncate(ended ? std::max<qsizetype>(::read(terminal, seen.data(), 4096), 0) : 0);
        ::close(inside);
        ::close(terminal);
        return seen;
    }

    static QList<QJsonObject> objects(const QByteArray &lines)
    {
        QList<QJsonObject> all;
        for (const auto &line : lines.split('\n')) {
            if (!line.isEmpty())
                all.append(QJsonDocument::fromJson(line).object());
        }
        return all;
    }

    std::unique_ptr<QTemporaryDir> m_folder;

private Q_SLOTS:
    void init()
    {
        QTest::failOnWarning(support::anyRealWarning());
        m_folder = std::make_unique<QTemporaryDir>();
    }

    void allRowsComeOutByteForByte()
    {
        const auto ended = run({file(people)});
        QCOMPARE(ended.complaints, QByteArray());
        QCOMPARE(ended.exitCode, 0);
        QCOMPARE(ended.output, people);
    }

    void rowsAreFilteredSortedAndCut()
    {
        const auto path = file(people);
        QCOMPARE(run({path, u"--where"_s, u"country is es and amount above 20"_s, u"--columns"_s,
                      u"name,amount"_s})
                     .output,
                 "name,amount\n\"Eva\nMaría\",100\n"_ba);
        // Amounts are sorted by value, not as text: 100 before 12.5, and 3 last.
        QCOMPARE(run({path, u"--sort"_s, u"amount down"_s, u"--columns"_s, u"amount"_s}).output,
                 "amount\n100\n12.5\n9\n3\n"_ba);
        QCOMPARE(run({path, u"--sort"_s, u"amount as text"_s, u"--columns"_s, u"amount"_s}).output,
                 "amount\n100\n12.5\n3\n9\n"_ba);
        QCOMPARE(run({path, u"--sort"_s, u"country"_s, u"--sort"_s, u"date down"_s, u"--columns"_s,
                      u"email"_s, u"--limit"_s, u"2"_s})
                     .output,
                 "email\nann@x.org\neva@x.org\n"_ba);
        QCOMPARE(
            run({path, u"--where"_s, u"name ends with JR"_s, u"--columns"_s, u"email"_s}).output,
            "email\nbob@x.org\n"_ba);
        QCOMPARE(run({path, u"--where"_s, u"email matches \"^(ann|ivo)@\" and amount below 10"_s,
                      u"--columns"_s, u"email"_s})
                     .output,
                 "email\nivo@x.org\n"_ba);
        QCOMPARE(run({path, u"--limit"_s, u"1"_s, u"--columns"_s, u"#2,#1"_s}).output,
                 "name,email\nAnn,ann@x.org\n"_ba);
    }

    void rowsAreCounted()
    {
        const auto path = file(people);
        QCOMPARE(run({path, u"--count"_s}).output, "4\n"_ba);
        QCOMPARE(run({path, u"--count"_s, u"--where"_s, u"anything contains JR"_s}).output,
                 "1\n"_ba);
        QCOMPARE(run({path, u"--count"_s, u"--as"_s, u"json"_s}).output, "{\"rows\":4}\n"_ba);
        QCOMPARE(run({path, u"--count"_s, u"--where"_s, u"date before 2026-01-03"_s}).output,
                 "2\n"_ba);
    }

    void jsonLinesKeepEveryLetter()
    {
        const auto all = objects(run({file(people), u"--as"_s, u"json"_s}).output);
        QCOMPARE(all.size(), 4);
        QCOMPARE(all.at(2).value("name"_L1).toString(), u"Eva\nMaría"_s);
        QCOMPARE(all.at(3).value("name"_L1).toString(), u"Ivo \"I\""_s);
        QCOMPARE(all.at(0).value("amount"_L1).toString(), u"12.5"_s);
    }

    void typedJsonHasNumbersAsTheirColumnsAreWritten()
    {
        const auto path = file("id;amount;share;zip;phone;paid;note;big\n"
                               "007;1.234,50;12 %;08001;+34600111222;true;n/a;9007199254740993\n"
                               "008;-0,5;3 %;28013;600111222;FALSE;;1\n"
                               "9;n/a;;41001;600111223;true;5;\n"_ba);
        QCOMPARE(run({path, u"--as"_s, u"json"_s, u"--typed"_s}).output,
                 "{\"id\":\"007\",\"amount\":1234.50,\"share\":12,\"zip\":\"08001\",\"phone\":"
                 "\"+34600111222\",\"paid\":true,\"note\":\"n/a\",\"big\":9007199254740993}\n"
                 "{\"id\":\"008\",\"amount\":-0.5,\"share\":3,\"zip\":\"28013\",\"phone\":"
                 "\"600111222\",\"paid\":false,\"note\":null,\"big\":1}\n"
                 "{\"id\":\"9\",\"amount\":\"n/a\",\"share\":null,\"zip\":\"41001\",\"phone\":"
                 "\"600111223\",\"paid\":true,\"note\":5,\"big\":null}\n"_ba);
        // An explicit format overrides the detected format of the selected columns.
        QCOMPARE(run({path, u"--as"_s, u"json"_s, u"--typed"_s, u"--columns"_s, u"amount,id"_s,
                      u"--read"_s, u"id as 1,234.56"_s, u"--limit"_s, u"1"_s})
                     .output,
                 "{\"amount\":1234.50,\"id\":7}\n"_ba);
        QCOMPARE(run({path, u"--typed"_s}).exitCode, 2);
    }

    void typedGroupsKeepTheWritingOfTheirTable()
    {
        const auto path = file("price;units\n1.234;2\n999;3\n1.234;5\n"_ba);
        QCOMPARE(run({path, u"--group"_s, u"price"_s, u"--total"_s, u"units"_s, u"--as"_s,
                      u"json"_s, u"--typed"_s, u"--sort"_s, u"price down"_s})
                     .output,
                 "{\"price\":1234,\"rows\":2,\"units sum\":7,\"units min\":2,\"units max\":5,"
                 "\"units unread\":0}\n{\"price\":999,\"rows\":1,\"units sum\":3,\"units min\":3,"
                 "\"units max\":3,\"units unread\":0}\n"_ba);
    }

    void aTableIsForReading()
    {
        const auto ended =
            run({file("id,text\n1,\"a\nb\"\n2,\x1b[31mred\n"_ba), u"--as"_s, u"table"_s});
        QCOMPARE(QString::fromUtf8(ended.output),
                 u"id  text\n──  ────────\n1   a⏎b\n2   ␛[31mred\n"_s);
    }

    // G33: control characters in a file are shown, never interpreted.
    void aPipeGetsEveryByteAndATerminalNoneThatItObeys()
    {
        const auto text = "id,text\r\n1,\x1b[31mred\xc2\x9b\"\r\n2,Pe\xc3\xb1\x61 \xff\r\n"_ba;
        const auto path = file(text);
        const QStringList arguments{path, u"--encoding"_s, u"UTF-8"_s};
        QCOMPARE(run(arguments).output, text);
        QCOMPARE(seenOnATerminal(arguments).replace("\r\r\n", "\r\n"),
                 "id,text\r\n1,\\u001b[31mred\\u009b\"\r\n2,Peña \\xff\r\n"_ba);
    }

    void invalidUtf8IsReported()
    {
        // The invalid bytes are too far into the file to be examined when the encoding is detected.
        auto text = "id,text\n1,Peña\n"_ba + QByteArray("2,plain\n").repeated(150'000);
        text += "3,\"two\nli\xf1\x61s\"\n4,\xff\n" + QByteArray("5,plain\n").repeated(150);
        const auto path = file(text);
        const auto about = run({path, u"--about"_s});
        QCOMPARE(about.exitCode, 5);
        QVERIFY2(about.output.contains("\nencoding,UTF-8\n"), about.output.constData());
        QVERIFY2(about.output.contains("\nfaults,2\n"), about.output.constData());
        QVERIFY2(about.output.contains("Line 150004, column 3: this byte is not UTF-8."),
                 about.output.constData());
        // CSV output is identical to the last byte. JSON cannot contain these bytes, so the command
        // reports them.
        QCOMPARE(run({path}).output, text);
        const auto json = run({path, u"--as"_s, u"json"_s, u"--where"_s, u"id between 3 and 4"_s});
        QCOMPARE(json.exitCode, 5);
        QCOMPARE(json.complaints,
                 "2 rows contain bytes that are not UTF-8; they were replaced with \uFFFD.\n"_ba);
        QCOMPARE(json.output,
                 "{\"id\":\"3\",\"text\":\"two\\u000ali\uFFFDas\"}\n"
                 "{\"id\":\"4\",\"text\":\"\uFFFD\"}\n"_ba);
        const auto forced =
            run({file("a\nx\x81y\n"_ba, u"c.csv"_s), u"--encoding"_s, u"WINDOWS-1252"_s});
        QCOMPARE(forced.exitCode, 5);
        QCOMPARE(forced.complaints,
                 "1 byte couldn't be decoded as WINDOWS-1252 and was replaced with \uFFFD.\n"_ba);
    }

    void raggedAndBlankRowsAreNeverLost()
    {
        const auto text = "a,b\n1,2\nlonely\n3,4,5\n\n6,7"_ba;
        const auto path = file(text);
        QCOMPARE(run({path}).output, text);
        const auto all = objects(run({path, u"--as"_s, u"json"_s}).output);
        QCOMPARE(all.size(), 5);
        QCOMPARE(all.at(1), QJsonObject({{u"a"_s, u"lonely"_s}}));
        QCOMPARE(all.at(2).value("#3"_L1).toString(), u"5"_s);
        QCOMPARE(all.at(3), QJsonObject());

        const auto about = run({path, u"--about"_s});
        QCOMPARE(about.exitCode, 5);
        for (const auto *line : {"\nragged,2\n", "\nblank,1\n", "\nregular,2\n", "\nheader,1\n",
                                 "\nrows,6\n", "\nlines,6\n"})
            QVERIFY2(about.output.contains(line), about.output.constData());
    }

    void titlesRemarksAndEscapesAreReadAndSaid()
    {
        const auto path = file("Orders of May\n\nid;text;id\n1;\"say \\\"hi\\\"; ok\";a\n"
                               "# checked\n2; \"x\";b\n"_ba);
        const auto rows = objects(run({path, u"--as"_s, u"json"_s}).output);
        QCOMPARE(rows.size(), 2);
        QCOMPARE(rows.at(0).value("text"_L1), u"say \"hi\"; ok"_s);
        QCOMPARE(rows.at(0).value("id (2)"_L1), u"a"_s);
        QCOMPARE(rows.at(1).value("text"_L1), u"x"_s);
        const auto about = run({path, u"--about"_s});
        QCOMPARE(about.exitCode, 0);
        for (const auto &line :
             {"escape,\\\n"_ba, "comment,#\n"_ba, "blanks around quotes,yes\n"_ba,
              "above the table,2\n"_ba, "comments,1\n"_ba, "lines,6\n"_ba})
            QVERIFY2(about.output.contains(line), about.output.constData());
        // All detected properties can be overridden.
        const auto plain =
            objects(run({path, u"--escape"_s, u"none"_s, u"--comment"_s, u"none"_s, u"--blanks"_s,
                         u"no"_s, u"--first-line"_s, u"5"_s, u"--header"_s, u"no"_s,
                         u"--delimiter"_s, u";"_s, u"--as"_s, u"json"_s})
                        .output);
        QCOMPARE(plain.size(), 2);
        QCOMPARE(plain.at(0).value("1"_L1), u"# checked"_s);
        QCOMPARE(run({path, u"--first-line"_s, u"0"_s}).exitCode, 2);
        QCOMPARE(run({path, u"--escape"_s, u"ab"_s}).exitCode, 2);
        QCOMPARE(run({path, u"--blanks"_s, u"maybe"_s}).exitCode, 2);
    }

    void faultsAreNamedByLineAndColumn()
    {
        const auto ended = run({file("a,b\n1,\"x\"y\n"_ba), u"--about"_s});
        QCOMPARE(ended.exitCode, 5);
        QVERIFY2(ended.output.contains("2") && ended.output.contains("\nfault,"),
                 ended.output.constData());
        QCOMPARE(run({file(people), u"--about"_s}).exitCode, 0);
    }

    void otherLettersAreRead()
    {
        const auto latin = "nombre;ciudad\nJos\xE9;M\xE1laga\nI\xF1"
                           "aki;Le\xF3n\n"_ba;
        const auto path = file(latin);
        QCOMPARE(run({path, u"--columns"_s, u"ciudad"_s}).output, "ciudad\nMálaga\nLeón\n"_ba);
        QCOMPARE(run({path, u"--count"_s, u"--where"_s, u"nombre is JOSÉ"_s}).output, "1\n"_ba);
        const auto greek =
            run({path, u"--encoding"_s, u"ISO-8859-7"_s, u"--columns"_s, u"nombre"_s});
        QVERIFY2(greek.output.contains("Josι"), greek.output.constData());
    }

    void theDialectCanBeSaid()
    {
        const auto path = file("1;'a;b'\n2;'c'\n"_ba);
        QCOMPARE(run({path, u"--delimiter"_s, u";"_s, u"--quote"_s, u"'"_s, u"--header"_s, u"no"_s,
                      u"--as"_s, u"json"_s})
                     .output,
                 "{\"1\":\"1\",\"2\":\"a;b\"}\n{\"1\":\"2\",\"2\":\"c\"}\n"_ba);
        QCOMPARE(
            run({path, u"--header"_s, u"no"_s, u"--where"_s, u"#1 is 2"_s, u"--count"_s}).output,
            "1\n"_ba);
    }

    void archivesOpenDirectly()
    {
        const auto path = m_folder->filePath(u"export.zip"_s);
        {
            QFile archive(path);
            QVERIFY(archive.open(QIODevice::WriteOnly));
            storedesk::practice::ZipWriter zip(archive);
            const auto add = [&zip](const QString &name, const QByteArray &text) {
                return zip.begin(name, QDateTime::fromSecsSinceEpoch(0)) && zip.write(text);
            };
            QVERIFY(add(u"one.csv"_s, "a,b\n1,2"_ba));
            QVERIFY(add(u"two.csv"_s, "\xEF\xBB\xBF\"a\",b\n3,4\n"_ba));
            QVERIFY(add(u"other.csv"_s, "c\n5\n"_ba));
            QVERIFY(zip.finish());
        }
        QCOMPARE(run({path}).output, "a,b\n1,2"_ba);
        QCOMPARE(run({path, u"--entry"_s, u"other.csv"_s}).output, "c\n5\n"_ba);
        QCOMPARE(run({path, u"--entry"_s, u"none.csv"_s}).exitCode, 2);
        const auto stacked = run({path, u"--stack"_s});
        QCOMPARE(stacked.output, "a,b\n1,2\n3,4\n"_ba);
        QCOMPARE(stacked.exitCode, 5);
        QVERIFY(stacked.complaints.contains("other.csv"));
    }

    void profilesAndGroupsAreTables()
    {
        const auto path = file(people);
        const auto profile = objects(run({path, u"--profile"_s, u"--as"_s, u"json"_s}).output);
        QCOMPARE(profile.size(), 5);
        QCOMPARE(profile.at(2).value("kind"_L1).toString(), u"number"_s);
        QCOMPARE(profile.at(2).value("max"_L1).toString(), u"100"_s);
        QCOMPARE(profile.at(3).value("min"_L1).toString(), u"2025-12-31"_s);
        QCOMPARE(profile.at(3).value("empty"_L1).toString(), u"1"_s);
        QCOMPARE(profile.at(0).value("kind"_L1).toString(), u"email"_s);
        QCOMPARE(run({path, u"--profile"_s, u"--columns"_s, u"amount"_s, u"--count"_s}).output,
                 "1\n"_ba);

        QCOMPARE(run({path, u"--group"_s, u"country"_s, u"--total"_s, u"amount"_s, u"--sort"_s,
                      u"rows down"_s, u"--sort"_s, u"country"_s})
                     .output,
                 "country,rows,amount sum,amount min,amount max,amount unread\n"
                 "ES,2,112.5,12.5,100,0\nFR,1,3,3,3,0\nPT,1,9,9,9,0\n"_ba);
        QCOMPARE(run({path, u"--group"_s, u"country"_s, u"--where"_s, u"amount below 10"_s}).output,
                 "country,rows\nFR,1\nPT,1\n"_ba);
    }

    void groupsHaveAveragesAndDifferentValues()
    {
        const auto path = file("country,amount,email\nES,10,a\nES,5,a\nFR,,b\nES,x,c\nES,,\n"_ba);
        QCOMPARE(run({path, u"--group"_s, u"country"_s, u"--average"_s, u"amount"_s,
                      u"--distinct"_s, u"email"_s})
                     .output,
                 "country,rows,amount average,email distinct\nES,4,7.5,2\nFR,1,,1\n"_ba);
        QCOMPARE(run({path, u"--group"_s, u"country"_s, u"--distinct"_s, u"email,amount"_s,
                      u"--where"_s, u"email is a"_s})
                     .output,
                 "country,rows,email distinct,amount distinct\nES,2,1,2\n"_ba);
    }

    void datesAreGroupedByPeriodsAndSpreadAcrossColumns()
    {
        const auto path = file("date,country,amount\n2026-02-28,ES,10\n2026-01-31,FR,5\n"
                               "2026-02-01,es,0.5\n,FR,x\n"_ba);
        QCOMPARE(run({path, u"--group"_s, u"date by month"_s, u"--sort"_s, u"date"_s}).output,
                 "date,rows\n2026-01,1\n2026-02,2\n,1\n"_ba);
        const auto pivot = run({path, u"--group"_s, u"date by week"_s, u"--across"_s, u"country"_s,
                                u"--total"_s, u"amount"_s});
        QCOMPARE(pivot.output,
                 "date,ES,FR,total\n2026-01-26,0.5,5,5.5\n2026-02-23,10,,10\n,,,\n"_ba);
        QVERIFY(pivot.complaints.contains("1 cell in amount ignored"));
        const auto two = run({path, u"--group"_s, u"country"_s, u"--across"_s, u"date by year"_s,
                              u"--total"_s, u"amount"_s, u"--average"_s, u"amount"_s});
        QCOMPARE(two.exitCode, 2);
        QVERIFY(two.complaints.contains("--across shows only one measure."));
        QCOMPARE(run({path, u"--across"_s, u"country"_s}).exitCode, 2);
    }

    void severalFilesAreStackedByName()
    {
        (void)file("id,name\n1,Ana\n"_ba, u"part-1.csv"_s);
        (void)file("name,id,more\nEva,2,x\n"_ba, u"part-2.csv"_s);
        (void)file("other\n9\n"_ba, u"part-3.csv"_s);
        const auto path = [this](const char *name) {
            return m_folder->filePath(QLatin1StringView(name));
        };
        QCOMPARE(run({path("part-1.csv"), path("part-2.csv"), u"--columns"_s, u"id,name"_s}).output,
                 "id,name\n1,Ana\n2,Eva\n"_ba);
        // The pattern arrives unexpanded, as if quoted in a shell. Files without the same columns
        // are reported.
        const auto all = run({path("part-*.csv"), u"--count"_s});
        QCOMPARE(all.output, "2\n"_ba);
        QCOMPARE(all.exitCode, 5);
        QVERIFY2(all.complaints.contains("part-3.csv"), all.complaints.constData());
        QProcess process;
        process.start(program(), {u"sheet"_s, path("part-1.csv"), u"-"_s, u"--count"_s});
        process.write("id,name\n7,Pia\n8,Leo\n");
        process.closeWriteChannel();
        QVERIFY(process.waitForFinished());
        QCOMPARE(process.readAllStandardOutput(), "3\n"_ba);
    }

    void amountsAreReadAsTheirColumnIs()
    {
        const auto path =
            file("city;amount;day\nMálaga;1.234,07;01/31/2026\nMALAGA;999;02/01/2026\n"
                 "Ávila;12 €;12/25/2025\nÁvila;n/a;01/05/2026\n"_ba);
        QCOMPARE(run({path, u"--sort"_s, u"amount down"_s, u"--columns"_s, u"amount"_s}).output,
                 "amount\n1.234,07\n999\n12 €\nn/a\n"_ba);
        QCOMPARE(run({path, u"--sort"_s, u"day"_s, u"--columns"_s, u"day"_s}).output,
                 "day\n12/25/2025\n01/05/2026\n01/31/2026\n02/01/2026\n"_ba);
        const auto above = run({path, u"--where"_s, u"amount above 1.000"_s, u"--count"_s});
        QCOMPARE(above.output, "1\n"_ba);
        QVERIFY(above.complaints.contains("in amount ignored: not a number (“n/a”)"));
        const auto grouped = run({path, u"--group"_s, u"city"_s, u"--total"_s, u"amount"_s});
        QCOMPARE(grouped.output,
                 "city,rows,amount sum,amount min,amount max,amount unread\n"
                 "Málaga,2,2233.07,999,1234.07,0\nÁvila,2,12,12,12,1\n"_ba);
        QVERIFY(grouped.complaints.contains("ignored"));
        QCOMPARE(run({path, u"--group"_s, u"city"_s, u"--exact"_s}).output,
                 "city,rows\nMálaga,1\nMALAGA,1\nÁvila,2\n"_ba);
        QCOMPARE(run({path, u"--where"_s, u"city is malaga"_s, u"--count"_s}).output, "2\n"_ba);
        QCOMPARE(run({path, u"--where"_s, u"city is malaga"_s, u"--exact"_s, u"--count"_s}).output,
                 "0\n"_ba);
        QCOMPARE(run({path, u"--where"_s, u"amount is not a number"_s, u"--columns"_s, u"amount"_s})
                     .output,
                 "amount\nn/a\n"_ba);
    }

    void aPersonSaysHowAColumnIsRead()
    {
        const auto path = file("code,amount\n007,1.500\n12,2.500\n"_ba);
        const auto profile = [&](const QStringList &more) {
            return objects(
                run(QStringList{path, u"--profile"_s, u"--as"_s, u"json"_s} + more).output);
        };
        QCOMPARE(profile({}).at(0).value("kind"_L1).toString(), u"text"_s);
        QCOMPARE(profile({}).at(1).value("basis"_L1).toString(), u"guessed"_s);
        QCOMPARE(profile({}).at(1).value("sum"_L1).toString(), u"4"_s);
        const auto chosen =
            profile({u"--read"_s, u"amount as 1.234,56"_s, u"--read"_s, u"code as 1,234.56"_s});
        QCOMPARE(chosen.at(1).value("sum"_L1).toString(), u"4000"_s);
        QCOMPARE(chosen.at(1).value("read as"_L1).toString(), u"1.234,56"_s);
        QCOMPARE(chosen.at(1).value("basis"_L1).toString(), u"chosen"_s);
        QCOMPARE(chosen.at(0).value("max"_L1).toString(), u"12"_s);
        QCOMPARE(run({path, u"--sort"_s, u"code as number"_s, u"--columns"_s, u"code"_s}).output,
                 "code\n007\n12\n"_ba);
        const auto wrong = run({path, u"--read"_s, u"amount as roman"_s});
        QCOMPARE(wrong.exitCode, 2);
        QVERIFY(wrong.complaints.contains("1.234,56"));
        QCOMPARE(run({path, u"--read"_s, u"nothing as text"_s}).exitCode, 2);
    }

    void twoFilesAreCompared()
    {
        const auto before = file(people);
        const auto after = file("name,email,amount\nAnn,ann@x.org,13\n\"Bob, Jr\",bob@x.org,3\n"
                                "New,new@x.org,1\n"_ba,
                                u"after.csv"_s);
        const auto ended =
            run({before, u"--compare"_s, after, u"--key"_s, u"email"_s, u"--sort"_s, u"email"_s});
        QCOMPARE(ended.exitCode, 0);
        QCOMPARE(ended.output,
                 "Change,email,Column,Before,After\n"
                 "changed,ann@x.org,amount,12.5,13\n"
                 "gone,eva@x.org,,,\n"
                 "gone,ivo@x.org,,,\n"
                 "added,new@x.org,,,\n"_ba);
        QCOMPARE(run({before, u"--compare"_s, after, u"--key"_s, u"email"_s, u"--where"_s,
                      u"change is gone"_s, u"--count"_s})
                     .output,
                 "2\n"_ba);
        QCOMPARE(run({before, u"--compare"_s, after, u"--key"_s, u"country"_s}).exitCode, 2);
    }

    // The window excludes these rows too.
    void rowsThatCannotBeComparedAreSaidAndListed()
    {
        const auto before = file("email,name\na@x.org,Ann\na@x.org,Anna\n,Nobody\nB@x.org,Bo\n"_ba);
        const auto after = file("email,name\na@x.org,Ann\nb@x.org,Bo\n"_ba, u"after.csv"_s);
        const auto ended = run({before, u"--compare"_s, after, u"--key"_s, u"email"_s});
        QCOMPARE(ended.exitCode, 5);
        QVERIFY2(ended.complaints.contains("4 rows were not compared"),
                 ended.complaints.constData());
        QCOMPARE(ended.output,
                 "Change,email,Column,Before,After\n"
                 "unpaired,a@x.org,,,\nunpaired,a@x.org,,,\nunpaired,,,,\nunpaired,a@x.org,,,\n"
                 "changed,b@x.org,email,B@x.org,b@x.org\n"_ba);
    }

    void columnsThatCameWentOrWereRenamedAreSaid()
    {
        const auto before = file("id,nombre,old\n1,Ana,x\n2,Eva,x\n3,Leo,x\n4,Ivo,x\n5,Pau,x\n"
                                 "6,Mar,x\n"_ba);
        const auto after = file("id,name,new\n1,Ana,\n2,Eva,\n3,Lea,\n4,Ivo,\n5,Pau,\n6,Mar,\n"_ba,
                                u"after.csv"_s);
        const auto ended = run({before, u"--compare"_s, after, u"--key"_s, u"id"_s});
        QCOMPARE(ended.output, "Change,id,Column,Before,After\nchanged,3,name,Leo,Lea\n"_ba);
        QVERIFY2(ended.complaints.contains("nombre → name"), ended.complaints.constData());
        QVERIFY(ended.complaints.contains(before.toUtf8() + ": old."));
        QVERIFY(ended.complaints.contains(after.toUtf8() + ": new."));
        QCOMPARE(ended.exitCode, 0);
    }

    void resultsAreWrittenCompletelyToAPrivateFile()
    {
        const auto path = file("a\n=1+1\n+34600\n"_ba);
        const auto out = m_folder->filePath(u"out.csv"_s);
        QCOMPARE(run({path, u"--output"_s, out, u"--safe"_s}).exitCode, 0);
        QFile result(out);
        QVERIFY(result.open(QIODevice::ReadOnly));
        QCOMPARE(result.readAll(),
                 "\xEF\xBB\xBF"
                 "a\r\n'=1+1\r\n'+34600\r\n"_ba);
        QVERIFY(!(result.permissions() & (QFile::ReadGroup | QFile::ReadOther)));
        const auto nowhere = run({path, u"--output"_s, m_folder->filePath(u"no/where.csv"_s)});
        QCOMPARE(nowhere.exitCode, 2);
        QVERIFY(nowhere.complaints.contains("Couldn't write the result"));

        QProcess process;
        process.setStandardOutputFile(u"/dev/full"_s, QIODevice::Append);
        process.start(program(), {u"sheet"_s, path});
        QVERIFY(process.waitForFinished());
        QCOMPARE(process.exitCode(), 2);
        QVERIFY(!process.readAllStandardError().isEmpty());
    }

    void wrongUsageIsSaid_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QByteArray>("said");
        const auto bad = [](const char *name, const QStringList &arguments,
                            const QByteArray &said) {
            QTest::newRow(name) << arguments << said;
        };
        bad("no such file", {u"/no/such/file.csv"_s}, "/no/such/file.csv");
        bad("no such column", {u"--columns"_s, u"colour"_s}, "no column “colour”");
        bad("no such sort column", {u"--sort"_s, u"colour down"_s}, "no column “colour”");
        bad("no such filter column", {u"--where"_s, u"colour is red"_s}, "  ^^^^^^");
        bad("not a valid regular expression", {u"--where"_s, u"name matches \"(a\""_s},
            "regular expression");
        bad("no such form", {u"--as"_s, u"xml"_s}, "csv, json, table, xlsx or sqlite");
        bad("no such option", {u"--dance"_s}, "dance");
        bad("not a number", {u"--limit"_s, u"many"_s}, "--limit");
        bad("no key", {u"--compare"_s, u"x.csv"_s}, "--key");
        bad("no group", {u"--total"_s, u"amount"_s}, "--group");
        bad("two results", {u"--profile"_s, u"--group"_s, u"name"_s}, "Choose one");
        bad("standard input twice", {u"-"_s, u"-"_s}, "once");
        bad("nothing matches", {u"none-*.csv"_s}, "none-*.csv");
        bad("average without groups", {u"--average"_s, u"amount"_s}, "--group");
        bad("spreadsheet text", {u"--safe"_s, u"--as"_s, u"json"_s}, "--safe");
    }

    void wrongUsageIsSaid()
    {
        QFETCH(QStringList, arguments);
        QFETCH(const QByteArray, said);
        if (!arguments.first().startsWith(u'/'))
            arguments.prepend(file(people));
        const auto ended = run(arguments);
        QCOMPARE(ended.exitCode, 2);
        QVERIFY2(ended.complaints.contains(said), ended.complaints.constData());
        QCOMPARE(ended.output, QByteArray());
    }

    void aSheetOfASpreadsheetIsChosen()
    {
        const support::Xlsx book{
            .sheets = {{"One", "<row><c t=\"str\"><v>a</v></c></row><row><c><v>1</v></c></row>"},
                       {"Two", "<row><c t=\"str\"><v>b</v></c></row><row><c><v>2</v></c></row>"}}};
        const auto path = file(book.file(), u"book.xlsx"_s);
        QCOMPARE(run({path}).output, "a\n1\n");
        QCOMPARE(run({path, u"--entry"_s, u"Two"_s}).output, "b\n2\n");
        QVERIFY(run({path, u"--about"_s}).output.contains("entries,One; Two"));
        const auto wrong = run({path, u"--entry"_s, u"Three"_s});
        QCOMPARE(wrong.exitCode, 2);
        QVERIFY2(wrong.complaints.contains("no sheet “Three”"), wrong.complaints.constData());
    }

    void theResultCanBeASpreadsheet()
    {
        const auto out = m_folder->filePath(u"out.xlsx"_s);
        const auto saved = run({file(people), u"--where"_s, u"country is ES"_s, u"--columns"_s,
                                u"name,amount,date"_s, u"--output"_s, out});
        QCOMPARE(saved.exitCode, 0);
        QCOMPARE(run({out}).output, "name,amount,date\nAnn,12.5,2026-01-02\n\"Eva\nMaría\",100,\n");
        // Grouped rows can be saved as a spreadsheet too.
        QCOMPARE(run({file(people), u"--group"_s, u"country"_s, u"--output"_s, out}).exitCode, 0);
        QVERIFY(run({out}).output.contains("ES,2"));
        QCOMPARE(run({file(people), u"--as"_s, u"xlsx"_s}).exitCode, 2);
    }

    void theResultCanBeADatabase()
    {
        const auto out = m_folder->filePath(u"out.sqlite"_s);
        const auto saved =
            run({file(people), u"--where"_s, u"country is ES"_s, u"--columns"_s,
                 u"name,amount,date"_s, u"--sort"_s, u"name down"_s, u"--output"_s, out});
        QVERIFY2(saved.exitCode == 0, saved.complaints);
        const auto cellsOf = [](const QString &path, const char *sql) {
            QByteArrayList cells;
            sqlite3 *database = nullptr;
            sqlite3_open_v2(QFile::encodeName(path), &database, SQLITE_OPEN_READONLY, nullptr);
            sqlite3_stmt *statement = nullptr;
            sqlite3_prepare_v2(database, sql, -1, &statement, nullptr);
            while (statement && sqlite3_step(statement) == SQLITE_ROW)
                cells.append(reinterpret_cast<const char *>(sqlite3_column_text(statement, 0)));
            sqlite3_finalize(statement);
            sqlite3_close(database);
            return cells;
        };
        QCOMPARE(cellsOf(out,
                         "SELECT name || '|' || amount || '|' || ifnull(date, 'null')"
                         " FROM rows ORDER BY rowid"),
                 (QByteArrayList{"Eva\nMaría|100.0|null", "Ann|12.5|2026-01-02"}));
        QCOMPARE(cellsOf(out, "SELECT typeof(amount) FROM rows"), (QByteArrayList{"real", "real"}));
        // Grouped rows can be saved as well, and a given format needs no suffix.
        const auto other = m_folder->filePath(u"out.db"_s);
        QCOMPARE(run({file(people), u"--group"_s, u"country"_s, u"--as"_s, u"sqlite"_s,
                      u"--output"_s, other})
                     .exitCode,
                 0);
        QVERIFY(cellsOf(other, "SELECT country FROM rows").contains("ES"));
        const auto refused = run({file(people), u"--as"_s, u"sqlite"_s});
        QCOMPARE(refused.exitCode, 2);
        QVERIFY2(refused.complaints.contains("--as sqlite needs --output"), refused.complaints);
    }

    void oldSpreadsheetsAreRefusedWithAWayOut()
    {
        const auto ended = run({file("\xD0\xCF\x11\xE0old"_ba, u"old.xls"_s)});
        QCOMPARE(ended.exitCode, 2);
        QVERIFY2(ended.complaints.contains(".xlsx"), ended.complaints.constData());
    }

    void itCanBeInterrupted()
    {
        // The rows differ only at the end, so sorting takes seconds.
        const auto path = file("a\n"_ba + (QByteArray(300, 'x') + "\n").repeated(150'000));
        const auto out = m_folder->filePath(u"out.csv"_s);
        QProcess process;
        process.start(program(), {u"sheet"_s, path, u"--sort"_s, u"a"_s, u"--output"_s, out});
        QVERIFY(process.waitForStarted());
        const auto listening = [&process] {
            QFile status(u"/proc/%1/status"_s.arg(process.processId()));
            if (!status.open(QIODevice::ReadOnly))
                return false;
            const auto lines = status.readAll();
            const auto mask = lines.mid(lines.indexOf("SigBlk:") + 7, 17).trimmed();
            return (mask.toULongLong(nullptr, 16) >> (SIGTERM - 1) & 1) != 0;
        };
        QTRY_VERIFY(listening());
        process.terminate();
        QVERIFY(process.waitForFinished());
        QCOMPARE(process.exitStatus(), QProcess::NormalExit);
        QCOMPARE(process.exitCode(), 7);
        QVERIFY(!QFile::exists(out));
    }

    void standardInputIsATable()
    {
        QProcess process;
        process.start(program(), {u"sheet"_s, u"-"_s, u"--count"_s});
        process.write(people);
        process.closeWriteChannel();
        QVERIFY(process.waitForFinished());
        QCOMPARE(process.readAllStandardError(), QByteArray());
        QCOMPARE(process.readAllStandardOutput(), "4\n"_ba);
        // A file redirected to standard input is read in place.
        QProcess redirected;
        redirected.setStandardInputFile(file(people));
        redirected.start(
            program(),
            {u"sheet"_s, u"-"_s, u"--where"_s, u"name is Ann"_s, u"--columns"_s, u"email"_s});
        QVERIFY(redirected.waitForFinished());
        QCOMPARE(redirected.readAllStandardOutput(), "email\nann@x.org\n"_ba);
    }

    void waitingForAPipeEndsWithAnInterruption()
    {
        const auto pipe = m_folder->filePath(u"pipe"_s);
        QCOMPARE(::mkfifo(qPrintable(pipe), 0600), 0);
        QProcess process;
        process.start(program(), {u"sheet"_s, pipe});
        // Once the other end can be opened, the program is waiting for input.
        const int end = ::open(qPrintable(pipe), O_WRONLY | O_CLOEXEC);
        QVERIFY(end >= 0);
        QCOMPARE(::kill(static_cast<pid_t>(process.processId()), SIGINT), 0);
        QVERIFY(process.waitForFinished());
        ::close(end);
        QCOMPARE(process.exitCode(), 7);
    }

    void aRowThatIsTooLargeIsNamedAndNothingIsWritten()
    {
        const auto path =
            file("id,name\n1,Ann\n2,\"open\n"_ba + QByteArray("3,Eva\n").repeated(13'000'000));
        const auto target = m_folder->filePath(u"target.csv"_s);
        for (const auto &question : {QStringList{}, QStringList{u"--sort"_s, u"name"_s},
                                     QStringList{u"--where"_s, u"id is 1"_s}}) {
            const auto ended = run(QStringList{path, u"--output"_s, target} + question);
            QVERIFY(ended.exitCode != 0);
            QVERIFY2(ended.complaints.contains("line 3"), ended.complaints.constData());
            QVERIFY(!QFile::exists(target));
        }
    }

    void missingColumnsAreReportedBriefly()
    {
        const auto path =
            file(QByteArray("a,").repeated(50'000) + QByteArray(2'000'000, 'b') + "\n1\n");
        for (const auto &question :
             {QStringList{u"--columns"_s, u"none"_s}, QStringList{u"--where"_s, u"none is 1"_s}}) {
            const auto ended = run(QStringList{path} + question);
            QCOMPARE(ended.exitCode, 2);
            QVERIFY2(ended.complaints.size() < 4'000,
                     QByteArray::number(ended.complaints.size()).constData());
        }
    }

    // Each run uses a separate home folder, so that leftover files are noticed.
    void nothingIsLeftBehind_data()
    {
        QTest::addColumn<int>("signal");
        QTest::newRow("the reader goes") << 0;
        QTest::newRow("interrupted") << SIGINT;
        QTest::newRow("ended") << SIGTERM;
        QTest::newRow("killed") << SIGKILL;
    }

    void nothingIsLeftBehind()
    {
        QFETCH(const int, signal);
        const auto path = file("id,name\n"_ba + QByteArray("1,Jos\xE9\n").repeated(2'000'000));
        const auto home = m_folder->filePath(u"home"_s);
        const auto pipe = m_folder->filePath(u"pipe"_s);
        QCOMPARE(::mkfifo(qPrintable(pipe), 0600), 0);
        const int reader = ::open(qPrintable(pipe), O_RDONLY | O_NONBLOCK | O_CLOEXEC);
        QVERIFY(reader >= 0);
        QProcess process;
        auto environment = QProcessEnvironment::systemEnvironment();
        environment.insert(u"XDG_CACHE_HOME"_s, home);
        environment.insert(u"TMPDIR"_s, home);
        process.setProcessEnvironment(environment);
        process.setStandardOutputFile(pipe);
        process.start(program(), {u"sheet"_s, path});
        // Once output arrives, the program has converted the file and waits for the reader.
        pollfd waiting{.fd = reader, .events = POLLIN, .revents = 0};
        QCOMPARE(::poll(&waiting, 1, 30'000), 1);
        if (signal != 0)
            QCOMPARE(::kill(static_cast<pid_t>(process.processId()), signal), 0);
        else
            ::close(reader);
        QVERIFY(process.waitForFinished());
        if (signal != 0)
            ::close(reader);
        const auto left = [&home] {
            QStringList files;
            QDirIterator entries(home, QDir::Files | QDir::Hidden | QDir::System,
                                 QDirIterator::Subdirectories);
            while (entries.hasNext())
                files.append(entries.next());
            return files;
        };
        QCOMPARE(left(), QStringList());
        const QDir folder(home + u"/storedesk/temporary"_s);
        const auto runs = folder.entryList(QDir::Dirs | QDir::NoDotAndDotDot);
        // After a kill the folder is empty, and the next run deletes it.
        QCOMPARE(runs.size(), signal == SIGKILL ? 1 : 0);
    }

    // The file changes while the program is blocked on its output.
    void shrinkingFilesAreReportedAsAFailure()
    {
        const auto path = file("id,name\n"_ba + QByteArray("1,Ann\n").repeated(2'000'000));
        const auto pipe = m_folder->filePath(u"pipe"_s);
        QCOMPARE(::mkfifo(qPrintable(pipe), 0600), 0);
        const int reader = ::open(qPrintable(pipe), O_RDONLY | O_NONBLOCK | O_CLOEXEC);
        QProcess process;
        process.setStandardOutputFile(pipe);
        process.start(program(), {u"sheet"_s, path});
        pollfd waiting{.fd = reader, .events = POLLIN, .revents = 0};
        QCOMPARE(::poll(&waiting, 1, 30'000), 1);
        QVERIFY(QFile::resize(path, 1'000'000));
        QByteArray block(1 << 16, Qt::Uninitialized);
        while (process.state() != QProcess::NotRunning) {
            while (::read(reader, block.data(), static_cast<size_t>(block.size())) > 0) { }
            process.waitForFinished(20);
        }
        ::close(reader);
        QVERIFY(process.exitCode() != 0);
        QVERIFY(process.readAllStandardError().contains("changed while it was being read"));
    }
};

STOREDESK_TEST(TestSheet)

} // namespace tst_sheet

#include "tst_sheet.moc"
