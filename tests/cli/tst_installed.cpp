// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/sources.h"
#include "support/testclass.h"
#include "support/warnings.h"

#include <QDir>
#include <QProcess>
#include <QRegularExpression>
#include <QSet>
#include <QTemporaryDir>
#include <QTest>

namespace tst_installed {

using namespace Qt::StringLiterals;

// The installed files are valid for desktop tools and consistent with the programs.
class TestInstalled final : public QObject
{
    Q_OBJECT

private:
    struct Run
    {
        int exitCode = -1;
        QString output;
    };

    static Run run(const QString &program, const QStringList &arguments)
    {
        QProcess process;
        process.setProcessChannelMode(QProcess::MergedChannels);
        process.start(program, arguments);
        if (!process.waitForFinished())
            return {.output = process.errorString()};
        return {.exitCode = process.exitCode(), .output = QString::fromUtf8(process.readAll())};
    }

    static QString source(const QString &path) { return QStringLiteral(SOURCE_ROOT "/") + path; }

    // Returns the long options in the --help output of a command.
    static QStringList optionsOf(const QStringList &command)
    {
        static const QRegularExpression option(u"^  (?:-\\w, )?(--[\\w-]+)"_s,
                                               QRegularExpression::MultilineOption);
        QStringList names;
        const auto help =
            run(QStringLiteral(BINARY_ROOT "/storedesk-cli"), command + QStringList{u"--help"_s});
        for (const auto &match : option.globalMatch(help.output)) {
            if (const auto name = match.captured(1); name != u"--help-all"_s)
                names.append(name);
        }
        return names;
    }

    // Renders a manual page as a reader sees it, with the warnings of the formatter.
    static Run rendered(const QString &page)
    {
        return run(u"env"_s,
                   {u"MANWIDTH=500"_s, u"man"_s, u"--nh"_s, u"--warnings"_s, u"-P"_s, u"cat"_s,
                    u"-l"_s, source(u"packaging/man/"_s + page)});
    }

    static QSet<QString> optionsIn(const QString &text)
    {
        static const QRegularExpression option(u"(?<![\\w-])--[a-z][\\w-]*"_s);
        QSet<QString> names;
        for (const auto &match : option.globalMatch(text))
            names.insert(match.captured());
        return names;
    }

    static void compareOptions(const QSet<QString> &described, const QSet<QString> &accepted)
    {
        const auto listed = [](const QSet<QString> &names) {
            return QStringList(names.begin(), names.end()).join(u", "_s);
        };
        QCOMPARE(listed(accepted - described - QSet{u"--help-all"_s}), QString());
        // An option of storedesk-warehouse-role, which an example calls.
        QCOMPARE(listed(described - accepted - QSet{u"--reader"_s}), QString());
    }

    // Returns the completions that bash offers for a command line.
    [[nodiscard]] QStringList offered(const QStringList &words) const
    {
        QStringList quoted;
        for (const auto &word : words)
            quoted.append(u"'%1'"_s.arg(word));
        const auto script =
            u"source '%1'; COMP_WORDS=(%2); COMP_CWORD=%3; _storedesk_cli; printf '%s\\n' \"${COMPREPLY[@]}\""_s
                .arg(m_folder.filePath(u"storedesk-cli"_s), quoted.join(u' '))
                .arg(words.size() - 1);
        return run(u"bash"_s, {u"-c"_s, script}).output.split(u'\n', Qt::SkipEmptyParts);
    }

    QTemporaryDir m_folder;

private Q_SLOTS:
    void initTestCase()
    {
        const auto made = run(source(u"packaging/desktop/completions"_s),
                              {QStringLiteral(BINARY_ROOT "/storedesk-cli"), m_folder.path()});
        QVERIFY2(made.exitCode == 0, qPrintable(made.output));
    }
    void init() { QTest::failOnWarning(support::anyRealWarning()); }

    void theDesktopFileIsValid()
    {
        const auto read = run(u"desktop-file-validate"_s,
                              {source(u"packaging/desktop/org.storedesk.storedesk.desktop"_s)});
        QCOMPARE(read.output, QString());
        QCOMPARE(read.exitCode, 0);
    }

    void theMetainfoIsValid()
    {
        auto read = run(u"appstreamcli"_s,
                        {u"validate"_s, u"--pedantic"_s, u"--no-net"_s, u"--no-color"_s,
                         source(u"packaging/desktop/org.storedesk.storedesk.metainfo.xml"_s)});
        QCOMPARE(read.exitCode, 0);
        // The validator in Debian 12 does not know a tag that the one in Debian 13 requires.
        static const QRegularExpression known(u"^I: \\S+ unknown-tag developer\n"_s,
                                              QRegularExpression::MultilineOption);
        read.output.remove(known);
        static const QRegularExpression complaint(u"^[EWIP]: "_s,
                                                  QRegularExpression::MultilineOption);
        QVERIFY2(!complaint.match(read.output).hasMatch(), qPrintable(read.output));
    }

    // The desktop knows recipes by their name and opens them with Storedesk.
    void recipesAreAFileTypeOfStoredesk()
    {
        const QTemporaryDir mime;
        QVERIFY(QDir(mime.path()).mkpath(u"packages"_s));
        QVERIFY(QFile::copy(source(u"packaging/desktop/org.storedesk.storedesk.xml"_s),
                            mime.filePath(u"packages/org.storedesk.storedesk.xml"_s)));
        const auto made = run(u"update-mime-database"_s, {mime.path()});
        QVERIFY2(made.exitCode == 0, qPrintable(made.output));
        QFile globs(mime.filePath(u"globs2"_s));
        QVERIFY(globs.open(QIODevice::ReadOnly));
        QVERIFY(globs.readAll().contains("application/x-storedesk-recipe+json:*.recipe.json"));
        QVERIFY(support::textOfSource(u"packaging/desktop/org.storedesk.storedesk.desktop"_s)
                    .contains(u";application/x-storedesk-recipe+json;"_s));
    }

    void theVersionIsTheSameEverywhere_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QString>("line");
        QTest::newRow("metainfo") << u"packaging/desktop/org.storedesk.storedesk.metainfo.xml"_s
                                  << u"<release version=\"%1\""_s;
        QTest::newRow("package") << u"packaging/debian/changelog"_s << u"storedesk (%1) "_s;
        QTest::newRow("manual") << u"packaging/man/storedesk.1"_s << u"\"Storedesk %1\""_s;
        QTest::newRow("manual of the command line")
            << u"packaging/man/storedesk-cli.1"_s << u"\"Storedesk %1\""_s;
    }
    void theVersionIsTheSameEverywhere()
    {
        QFETCH(const QString, file);
        QFETCH(const QString, line);
        static const QRegularExpression project(u"project\\(storedesk VERSION ([\\d.]+)"_s);
        const auto version = project.match(support::textOfSource(u"CMakeLists.txt"_s)).captured(1);
        QVERIFY(!version.isEmpty());
        QVERIFY(support::textOfSource(file).contains(line.arg(version)));
    }

    void theWindowReportsWrongOptions_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<int>("exitCode");
        QTest::addColumn<QString>("text");
        QTest::newRow("help") << QStringList{u"--help"_s} << 0 << u"--data-dir"_s;
        QTest::newRow("version") << QStringList{u"--version"_s} << 0 << u"1."_s;
        QTest::newRow("unknown option") << QStringList{u"--colour"_s} << 2 << u"colour"_s;
        QTest::newRow("unknown level")
            << QStringList{u"--log-level"_s, u"loud"_s} << 2 << u"is not a log level"_s;
    }
    void theWindowReportsWrongOptions()
    {
        QFETCH(const QStringList, arguments);
        QFETCH(const int, exitCode);
        QFETCH(const QString, text);
        const auto read = run(QStringLiteral(BINARY_ROOT "/storedesk"), arguments);
        QCOMPARE(read.exitCode, exitCode);
        QVERIFY2(read.output.contains(text), qPrintable(read.output));
    }

    void theManualPagesRenderWithoutWarnings_data()
    {
        QTest::addColumn<QString>("page");
        for (const auto &page : QDir(source(u"packaging/man"_s)).entryList({u"*.1"_s}))
            QTest::newRow(qPrintable(page)) << page;
    }
    void theManualPagesRenderWithoutWarnings()
    {
        QFETCH(const QString, page);
        const auto read = rendered(page);
        QCOMPARE(read.exitCode, 0);
        QVERIFY(read.output.contains(u"NAME\n"_s) && read.output.contains(u"SYNOPSIS\n"_s));
        QVERIFY2(!read.output.contains(u"warning:"_s), qPrintable(read.output.left(500)));
    }

    // The manual pages have the options that the programs accept, and no others.
    void theManualPagesListAllOptions()
    {
        QSet<QString> accepted;
        for (const auto &command : offered({u"storedesk-cli"_s, QString()})) {
            const auto options = optionsOf({command});
            accepted.unite({options.begin(), options.end()});
        }
        accepted.insert(u"--version"_s);
        QVERIFY(accepted.size() > 30);
        compareOptions(optionsIn(rendered(u"storedesk-cli.1"_s).output), accepted);
        const auto help = run(QStringLiteral(BINARY_ROOT "/storedesk"), {u"--help"_s}).output;
        compareOptions(optionsIn(rendered(u"storedesk.1"_s).output), optionsIn(help));
    }

    void completionsOfferAllCommands()
    {
        const auto commands = offered({u"storedesk-cli"_s, QString()});
        QVERIFY(commands.size() >= 11);
        QVERIFY(commands.contains(u"import"_s));
        for (const auto &command : commands) {
            QCOMPARE(offered({u"storedesk-cli"_s, command, u"--"_s}), optionsOf({command}));
            QVERIFY(optionsOf({command}).contains(u"--help"_s));
        }
        QCOMPARE(offered({u"storedesk-cli"_s, u"sheet"_s, u"--dist"_s}),
                 QStringList{u"--distinct"_s});
    }
};

STOREDESK_TEST(TestInstalled)

} // namespace tst_installed

#include "tst_installed.moc"
