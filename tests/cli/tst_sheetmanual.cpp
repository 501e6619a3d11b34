// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/sources.h"
#include "support/testclass.h"
#include "support/warnings.h"

#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

namespace tst_sheetmanual {

using namespace Qt::StringLiterals;

// Checks that the manual page, the README and --help describe the sheet command correctly, and that
// their examples work when copied.
class TestSheetManual final : public QObject
{
    Q_OBJECT

private:
    static QString manual() { return support::textOfSource(u"packaging/man/storedesk-cli.1"_s); }

    static QString section(const QString &begin, const QString &end)
    {
        const auto text = manual();
        const auto from = text.indexOf(begin);
        return text.mid(from, text.indexOf(end, from + 1) - from);
    }

    // Returns the line as it is displayed and copied.
    static QString shown(QString line)
    {
        return line.replace(u"\\-"_s, u"-"_s)
            .replace(u"\\(aq"_s, u"'"_s)
            .replace(u"\\e"_s, u"\\"_s);
    }

    static QStringList examples()
    {
        QStringList lines;
        for (const auto &line : section(u".SH EXAMPLES"_s, u".fi"_s).split(u'\n')) {
            if (line.contains(u"cli sheet"_s))
                lines.append(shown(line));
        }
        for (const auto &line : support::textOfSource(u"README.md"_s).split(u'\n')) {
            if (line.contains(u"storedesk-cli sheet "_s) && !line.contains(u'`'))
                lines.append(line);
        }
        return lines;
    }

    void write(const QString &name, const QByteArray &text)
    {
        QFile file(m_folder.filePath(name));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(text) == text.size());
    }

    QTemporaryDir m_folder;

private Q_SLOTS:
    void init() { QTest::failOnWarning(support::anyRealWarning()); }

    void everyExampleWorksWhenItIsCopied_data()
    {
        QTest::addColumn<QString>("line");
        const auto lines = examples();
        QVERIFY(lines.size() >= 4);
        for (const auto &line : lines)
            QTest::newRow(qPrintable(line)) << line;
    }

    void everyExampleWorksWhenItIsCopied()
    {
        QFETCH(const QString, line);
        const QByteArray table = "email,country,amount,_points,date\n"
                                 "ann@x.org,ES,120.5,150,2026-01-02\n"
                                 "bob@x.org,FR,3,20,2026-01-03\neva@x.org,ES,101,300,2026-02-01\n";
        for (const auto *name :
             {"contacts.csv", "monday.csv", "friday.csv", "purchases.csv", "contacts.zip"})
            write(QLatin1StringView(name), table);
        write(u"purchases-2026-01.csv"_s, table);
        write(u"purchases-2026-02.csv"_s, table);
        QProcess shell;
        auto environment = QProcessEnvironment::systemEnvironment();
        environment.insert(u"LC_ALL"_s, u"C.UTF-8"_s);
        environment.insert(u"PATH"_s,
                           QStringLiteral(BINARY_ROOT ":") + environment.value(u"PATH"_s));
        shell.setProcessEnvironment(environment);
        shell.setWorkingDirectory(m_folder.path());
        shell.start(u"bash"_s, {u"-euo"_s, u"pipefail"_s, u"-c"_s, line});
        QVERIFY(shell.waitForFinished());
        QCOMPARE(shell.readAllStandardError(), QByteArray());
        QCOMPARE(shell.exitCode(), 0);
        // A comparison of equal files has no rows.
        QVERIFY(shell.readAllStandardOutput().count('\n') >= 2 || line.contains(u"--compare"_s));
    }

    // An apostrophe in the source is displayed as a curly quote, which no shell understands.
    void theManualHasNoQuotesThatChangeOnTheWay()
    {
        for (const auto &line : section(u".SH EXAMPLES"_s, u".fi"_s).split(u'\n'))
            QVERIFY2(!line.contains(u'\'') && !line.contains(u'`'), qPrintable(line));
    }

    void everyOptionIsInTheManualAndNoOther()
    {
        QProcess process;
        process.start(QStringLiteral(BINARY_ROOT "/storedesk-cli"), {u"sheet"_s, u"--help"_s});
        QVERIFY(process.waitForFinished());
        const auto optionsIn = [](const QString &text, const QString &pattern) {
            QStringList options;
            auto found =
                QRegularExpression(pattern, QRegularExpression::MultilineOption).globalMatch(text);
            while (found.hasNext())
                options.append(found.next().captured(1));
            options.removeDuplicates();
            options.sort();
            return options;
        };
        auto offered = optionsIn(QString::fromUtf8(process.readAllStandardOutput()),
                                 u"^ +(?:-\\w, )?--([a-z-]+)"_s);
        offered.removeAll(u"help"_s);
        offered.removeAll(u"help-all"_s);
        // All commands have this option, so the manual describes it once.
        offered.removeAll(u"log-level"_s);
        QVERIFY(offered.size() > 15);
        QCOMPARE(
            optionsIn(shown(section(u".SS sheet"_s, u".SS insight"_s)), u"^\\.BI?R? --([a-z-]+)"_s),
            offered);
    }
};

STOREDESK_TEST(TestSheetManual)

} // namespace tst_sheetmanual

#include "tst_sheetmanual.moc"
