// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/bookfile.h"
#include "support/commandline.h"
#include "support/testclass.h"
#include "support/warnings.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

namespace tst_readerfaults {

using namespace Qt::StringLiterals;

// Tables that cannot be read reliably are passed to check, import and bulk. A row must never be
// sent with values from other rows or columns.
class TestReaderFaults final : public QObject
{
    Q_OBJECT

private:
    [[nodiscard]] static std::vector<QJsonObject> lines(const QByteArray &output)
    {
        std::vector<QJsonObject> lines;
        for (const auto &line : output.trimmed().split('\n'))
            lines.push_back(QJsonDocument::fromJson(line).object());
        return lines;
    }

    // Returns enough accented text for the detection of UTF-8.
    [[nodiscard]] static QByteArray accented()
    {
        QByteArray rows;
        for (int row = 0; row < 50; ++row)
            rows += "letter" + QByteArray::number(row)
                + "@example.com,Jos\xC3\xA9,P\xC3\xA9rez Mu\xC3\xB1oz\n";
        return rows;
    }

    [[nodiscard]] QString table(const QByteArray &text) const
    {
        return m_cli.write(u"table.csv"_s, text);
    }

    [[nodiscard]] bool hasContact(const QString &address) const
    {
        const auto ended =
            m_cli.run({u"call"_s, u"getContactByEmail"_s, u"--param"_s, u"email="_s + address});
        return QJsonDocument::fromJson(ended.output).object().contains("_email"_L1);
    }

    [[nodiscard]] support::CommandLine::Ended check(const QString &path) const
    {
        return m_cli.run({u"check"_s, path, u"--type"_s, u"contacts"_s, u"--json"_s});
    }

    [[nodiscard]] support::CommandLine::Ended import(const QString &path) const
    {
        return m_cli.run({u"import"_s, path, u"--type"_s, u"contacts"_s, u"--json"_s});
    }

    [[nodiscard]] support::CommandLine::Ended bulk(const QString &path) const
    {
        return m_cli.run({u"bulk"_s, u"patchContactByEmail"_s, path, u"--json"_s});
    }

    // Returns the lines that the check lists under the fault with this title.
    [[nodiscard]] static QList<int> linesOf(const QByteArray &output, const QString &title)
    {
        QList<int> named;
        for (const auto &object : lines(output)) {
            if (object[u"fault"_s].toString() != title)
                continue;
            for (const auto &line : object[u"lines"_s].toArray())
                named.append(line.toInt());
        }
        return named;
    }

    support::CommandLine m_cli;

private Q_SLOTS:
    void init() { QTest::failOnWarning(support::anyRealWarning()); }

    void cleanup() { QVERIFY(m_cli.clear()); }

    void anUnclosedQuoteBlocksTheWholeFile_data()
    {
        QTest::addColumn<QByteArray>("opening");
        QTest::addColumn<QByteArray>("later");
        QTest::newRow("to the end of the file") << QByteArray("\"Ana") << QByteArray("Eva");
        QTest::newRow("closed by a quote of a later row")
            << QByteArray("\"Ana") << QByteArray("\"Eva\"");
    }

    void anUnclosedQuoteBlocksTheWholeFile()
    {
        QFETCH(const QByteArray, opening);
        QFETCH(const QByteArray, later);
        QVERIFY(m_cli.serve({u"--speed"_s, u"20"_s}));
        QByteArray text = "email,_name,_surname\n";
        for (int row = 0; row < 1000; ++row)
            text += "person" + QByteArray::number(row) + "@example.com,"
                + (row == 499       ? opening
                       : row == 900 ? later
                                    : "Name " + QByteArray::number(row))
                + ",Burgos\n";
        const auto path = table(text);
        for (const auto &ended : {check(path), import(path), bulk(path)}) {
            QVERIFY2(ended.exitCode == 6, ended.output + ended.complaints);
            QVERIFY2(ended.complaints.contains("Line 501, column 23"),
                     ended.complaints.constData());
        }
        QVERIFY(!hasContact(u"person0@example.com"_s));
        QVERIFY(!hasContact(u"person498@example.com"_s));
        QVERIFY(!hasContact(u"person950@example.com"_s));
        QVERIFY(m_cli.run({u"jobs"_s}).output.isEmpty());
    }

    void anUnclosedQuoteSendsNoEvent()
    {
        QVERIFY(m_cli.serve());
        QByteArray text = "email,place,total\n";
        for (int row = 0; row < 100; ++row)
            text += "a" + QByteArray::number(row) + "@example.com,\"Calle Mayor, 1\","
                + (row == 50 ? "\"6" : "5") + "\n";
        const auto ended = m_cli.run({u"bulk"_s, u"createCustomEventByAlias"_s, table(text),
                                      u"--event"_s, u"any"_s, u"--json"_s});
        QVERIFY2(ended.exitCode == 6, ended.output + ended.complaints);
        QVERIFY2(ended.complaints.contains("Line 52"), ended.complaints.constData());
    }

    // In a short file, the rows look regular when quotes are ignored.
    void aQuoteThatIsNotClosedHoldsItsRowBack()
    {
        QVERIFY(m_cli.serve({u"--speed"_s, u"20"_s}));
        const auto path =
            table("email,_name\na@example.com,Ana\nb@example.com,\"Bea\nc@example.com,Eva\n");
        const auto checked = check(path);
        QVERIFY2(checked.exitCode == 5, checked.output + checked.complaints);
        QCOMPARE(linesOf(checked.output, u"Misplaced quote"_s), (QList{3}));
        QCOMPARE(bulk(path).exitCode, 5);
        QVERIFY(!hasContact(u"b@example.com"_s));
        QVERIFY(hasContact(u"c@example.com"_s));
    }

    void rowsThatCannotBeTrustedAreHeldBackAndNamedByLine()
    {
        QVERIFY(m_cli.serve({u"--speed"_s, u"20"_s}));
        const auto path = table(QByteArray("email,_name,_surname\n"
                                           "good@example.com,Ana,Burgos\n"
                                           "many@example.com,Ana,Maria,Burgos\n"
                                           "rest@example.com,Ana,Burgos,,Leon\n"
                                           "few@example.com,Burgos\n"
                                           "quote@example.com,\"Ana\" Ruiz,Burgos\n"
                                           "empty@example.com,Eva,Lugo,,\n")
                                + QByteArray("nul@example.com,A\0na,Burgos\n", 28)
                                + "bytes@example.com,Jos\xE9,Burgos\n" + accented());
        const auto checked = check(path);
        QVERIFY2(checked.exitCode == 5, checked.complaints.constData());
        const auto sum = lines(checked.output).front();
        QCOMPARE(sum[u"good"_s].toInt(), 52);
        QCOMPARE(sum[u"toFix"_s].toInt(), 6);
        QCOMPARE(linesOf(checked.output, u"More cells than columns"_s), (QList{3, 4}));
        QCOMPARE(linesOf(checked.output, u"Fewer cells than columns"_s), (QList{5}));
        QCOMPARE(linesOf(checked.output, u"Misplaced quote"_s), (QList{6}));
        QCOMPARE(linesOf(checked.output, u"Unreadable bytes"_s), (QList{8}));
        QCOMPARE(linesOf(checked.output, u"Unreadable characters"_s), (QList{9}));
        const auto sent = import(path);
        QVERIFY2(sent.exitCode == 5, sent.complaints.constData());
        QCOMPARE(lines(sent.output).back()[u"taken"_s].toInt(), 52);
        QCOMPARE(lines(sent.output).back()[u"heldBack"_s].toInt(), 6);
        for (const auto *name : {"many", "rest", "few", "quote", "nul", "bytes"})
            QVERIFY2(!hasContact(QLatin1String(name) + u"@example.com"_s), name);
        for (const auto *name : {"good", "empty", "letter0"})
            QVERIFY2(hasContact(QLatin1String(name) + u"@example.com"_s), name);
    }

    void bulkRowsThatCannotBeTrustedAreNotSent()
    {
        QVERIFY(m_cli.serve());
        const auto path = table(QByteArray("email,_name,_surname\n"
                                           "good@example.com,Ana,Burgos\n"
                                           "many@example.com,Ana,Maria,Burgos\n"
                                           "few@example.com,Burgos\n"
                                           "quote@example.com,\"Ana\" Ruiz,Burgos\n"
                                           "empty@example.com,Eva,Lugo,,\n")
                                + QByteArray("nul@example.com,A\0na,Burgos\n", 28)
                                + "bytes@example.com,Jos\xE9,Burgos\n"
                                  "error@example.com,#N/A,Burgos\n"
                                + accented());
        const auto ended = bulk(path);
        QVERIFY2(ended.exitCode == 5, ended.complaints.constData());
        QCOMPARE(lines(ended.output).back()[u"notSent"_s].toInt(), 6);
        QVERIFY2(ended.output.contains("Line 3"), ended.output.constData());
        for (const auto *name : {"many", "few", "quote", "nul", "bytes", "error"})
            QVERIFY2(!hasContact(QLatin1String(name) + u"@example.com"_s), name);
        for (const auto *name : {"good", "empty", "letter0"})
            QVERIFY2(hasContact(QLatin1String(name) + u"@example.com"_s), name);
    }

    void tablesThatAreOnlyUnusualRaiseNoAlarm_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("every row ends with a separator")
            << QByteArray("email;_name\na@example.com;Ana;\nb@example.com;Bea;\n");
        QTest::newRow("the header ends with a separator")
            << QByteArray("email;_name;\na@example.com;Ana\nb@example.com;Bea;\n");
        QTest::newRow("every row lacks the last cell")
            << QByteArray("email;_name;_surname\na@example.com;Ana\nb@example.com;Bea\n");
        QTest::newRow("line ends, quotes and blank lines in order") << QByteArray(
            "email,_name,_surname\r\na@example.com,\"Ana \"\"la\"\" Roja\",\"Calle 1,\r\n"
            "2\"\r\n\r\nb@example.com,5\" disc,\"\"\r\n");
        QTest::newRow("no line end at the end") << QByteArray("email,_name\na@example.com,\"Ana\"");
        QTest::newRow("Windows-1252")
            << QByteArray("email;_name\na@example.com;Jos\xE9\nb@example.com;\xD1u\xF1o\n");
    }

    void tablesThatAreOnlyUnusualRaiseNoAlarm()
    {
        QFETCH(const QByteArray, text);
        const auto ended = check(table(text));
        QVERIFY2(ended.exitCode == 0, ended.output + ended.complaints);
        QCOMPARE(lines(ended.output).size(), 1U);
    }

    void errorsOfASpreadsheetAreFaults()
    {
        const auto text = [](const QByteArray &value) {
            return "<c t=\"str\"><v>" + value + "</v></c>";
        };
        const auto row = [&](const QByteArray &address, const QByteArray &cell) {
            return "<row>" + text(address) + cell + text("Burgos") + "</row>";
        };
        const support::Xlsx book{
            .sheets = {{"Contacts",
                        row("email", text("_name"))
                            + row("a@example.com", "<c t=\"e\"><f>NA()</f><v>#N/A</v></c>")
                            + row("b@example.com", "<c><f>VLOOKUP(A1,B1,1)</f></c>")
                            + row("c@example.com", "<c><f>A1&amp;B1</f><v/></c>")
                            + row("d@example.com", "<c t=\"str\"><f>\"\"</f><v></v></c>")
                            + row("e@example.com", "<c t=\"e\"><v>#DIV/0!</v></c>")
                            + row("f@example.com", text("Eva"))}}};
        const auto ended = check(m_cli.write(u"book.xlsx"_s, book.file()));
        QVERIFY2(ended.exitCode == 5, ended.output + ended.complaints);
        QCOMPARE(lines(ended.output).front()[u"good"_s].toInt(), 2);
        QCOMPARE(linesOf(ended.output, u"Spreadsheet error"_s), (QList{2, 3, 4, 6}));
    }

    void blanksThatEraseAreAlwaysSaid()
    {
        QVERIFY(m_cli.serve({u"--speed"_s, u"20"_s}));
        const auto path = table(
            "email,_name,_surname\na@example.com,,Burgos\nb@example.com,Bea,\nc@example.com,,\n");
        const auto run = [&](const QStringList &more) {
            return m_cli.run(
                QStringList{u"import"_s, path, u"--type"_s, u"contacts"_s, u"--dry-run"_s} + more);
        };
        const auto text = run({u"--existing"_s, u"overwrite"_s});
        QVERIFY2(text.exitCode == 0, text.complaints.constData());
        QVERIFY2(text.output.contains("4 blank cells"), text.output.constData());
        const auto json = run({u"--existing"_s, u"overwrite"_s, u"--json"_s});
        bool said = false;
        for (const auto &line : lines(json.output)) {
            if (!line.contains(u"blankCells"_s))
                continue;
            said = true;
            QCOMPARE(line[u"blankCells"_s].toInt(), 4);
            QCOMPARE(line[u"columns"_s][u"_name"_s].toInt(), 2);
        }
        QVERIFY2(said, json.output.constData());
        QVERIFY(!run({u"--existing"_s, u"fill"_s}).output.contains("blank cells"));
        // A bulk job that clears blank values reports the same.
        const auto bulked = m_cli.run(
            {u"bulk"_s, u"patchContactByEmail"_s, path, u"--clear-blanks"_s, u"--dry-run"_s});
        QVERIFY2(bulked.output.contains("4 blank cells"), bulked.output + bulked.complaints);
    }
};

STOREDESK_TEST(TestReaderFaults)

} // namespace tst_readerfaults

#include "tst_readerfaults.moc"
