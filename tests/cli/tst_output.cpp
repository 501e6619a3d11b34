// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/commandline.h"
#include "support/testclass.h"
#include "support/warnings.h"

#include <QTest>

#include <csignal>

#include <fcntl.h>
#include <sys/stat.h>
#include <sys/sysmacros.h>
#include <unistd.h>

namespace tst_output {

using namespace Qt::StringLiterals;

// A command whose output cannot be written must not report success.
class TestOutput final : public QObject
{
    Q_OBJECT

private:
    support::CommandLine m_command;

    // Runs the command with redirected standard output. Uses a shell, because QProcess does not
    // support all these redirections.
    [[nodiscard]] support::CommandLine::Ended redirected(const QStringList &arguments,
                                                         const QString &redirection) const
    {
        QProcess shell;
        shell.setProcessEnvironment(m_command.environment);
        shell.start(u"/bin/sh"_s,
                    QStringList{u"-c"_s, u"exec \"$@\" "_s + redirection, u"sh"_s,
                                support::CommandLine::program()}
                        + arguments);
        if (!shell.waitForFinished(60'000))
            return {};
        return {.exitCode = shell.exitStatus() == QProcess::NormalExit ? shell.exitCode()
                                                                       : -shell.exitCode(),
                .output = shell.readAllStandardOutput(),
                .complaints = shell.readAllStandardError()};
    }

    void addCommands()
    {
        QTest::addColumn<QStringList>("arguments");
        const auto table = m_command.write(u"table.csv"_s, "email,name\na@example.com,Ann\n");
        const auto data = m_command.path(u"data"_s);
        QTest::newRow("help") << QStringList{u"--help"_s};
        QTest::newRow("version") << QStringList{u"--version"_s};
        QTest::newRow("help of a command") << QStringList{u"sheet"_s, u"--help"_s};
        QTest::newRow("operations") << QStringList{u"operations"_s};
        QTest::newRow("operations as JSON") << QStringList{u"operations"_s, u"--json"_s};
        QTest::newRow("sheet") << QStringList{u"sheet"_s, table};
        QTest::newRow("sheet as JSON") << QStringList{u"sheet"_s, table, u"--as"_s, u"json"_s};
        QTest::newRow("count") << QStringList{u"sheet"_s, table, u"--count"_s};
        QTest::newRow("check") << QStringList{u"check"_s, table, u"--type"_s, u"contacts"_s};
        QTest::newRow("check as JSON")
            << QStringList{u"check"_s, table, u"--type"_s, u"contacts"_s, u"--json"_s};
        QTest::newRow("call") << QStringList{u"call"_s, u"getStore"_s};
        QTest::newRow("call as JSON") << QStringList{u"call"_s, u"getStore"_s, u"--json"_s};
        QTest::newRow("look-up") << QStringList{u"look-up"_s, u"contact"_s, u"a@example.com"_s,
                                                u"--data-dir"_s, data};
        QTest::newRow("bulk") << QStringList{u"bulk"_s,      u"patchContactByEmail"_s, table,
                                             u"--dry-run"_s, u"--data-dir"_s,          data};
        QTest::newRow("setup") << QStringList{u"setup"_s, u"save"_s, u"--data-dir"_s, data};
        QTest::newRow("report") << QStringList{u"report"_s, u"--data-dir"_s, data};
    }

private Q_SLOTS:
    void initTestCase() { QVERIFY(m_command.serve({u"--seed"_s, u"1"_s})); }
    void init() { QTest::failOnWarning(support::anyRealWarning()); }
    void cleanupTestCase() { QVERIFY(m_command.stopService()); }

    void aFullDeviceEndsWithWordsAndNotWithSuccess_data() { addCommands(); }
    void aFullDeviceEndsWithWordsAndNotWithSuccess()
    {
        QFETCH(const QStringList, arguments);
        const auto whole = redirected(arguments, {});
        QVERIFY2(!whole.output.isEmpty(), whole.complaints);
        const auto ended = redirected(arguments, u"> /dev/full"_s);
        QVERIFY2(ended.exitCode > 0, ended.complaints);
        QVERIFY2(ended.complaints.contains("No space left on device"), ended.complaints);
    }

    void aClosedOutputEndsWithWordsAndNotWithSuccess_data() { addCommands(); }
    void aClosedOutputEndsWithWordsAndNotWithSuccess()
    {
        QFETCH(const QStringList, arguments);
        const auto ended = redirected(arguments, u">&-"_s);
        QVERIFY2(ended.exitCode > 0, ended.complaints);
        QVERIFY2(ended.complaints.contains("Bad file descriptor"), ended.complaints);
    }

    // Like any other program whose output is piped to “head”, the command ends when its reader
    // exits.
    void aReaderThatHasGoneEndsTheCommandBySignal_data() { addCommands(); }
    void aReaderThatHasGoneEndsTheCommandBySignal()
    {
        QFETCH(const QStringList, arguments);
        QProcess shell;
        shell.setProcessEnvironment(m_command.environment);
        // The command starts after the reader has exited, and the shell prints its status.
        shell.start(u"/bin/sh"_s,
                    QStringList{u"-c"_s, u"{ read go; \"$@\"; echo status $? >&2; } < \"$0\" | :"_s,
                                m_command.write(u"go"_s, "go\n"), support::CommandLine::program()}
                        + arguments);
        QVERIFY(shell.waitForFinished(60'000));
        const auto complaints = shell.readAllStandardError();
        // A lookup without results ends with its own status.
        const bool finds = arguments.first() != "look-up"_L1;
        QVERIFY2(complaints.contains(finds ? "status 141" : "status 5"), complaints);
    }

    void aResultFileOnAFullDeviceIsReported()
    {
        auto full = u"/dev/full"_s;
        if (::geteuid() == 0) {
            full = m_command.path(u"full"_s);
            if (::mknod(QFile::encodeName(full).constData(), S_IFCHR | 0600, ::makedev(1, 7)) != 0)
                QSKIP("devices cannot be made here");
        }
        const auto table = m_command.write(u"table.csv"_s, "email,name\na@example.com,Ann\n");
        for (const auto &arguments :
             {QStringList{u"sheet"_s, table, u"--output"_s, full},
              QStringList{u"setup"_s, u"save"_s, full, u"--data-dir"_s, m_command.path(u"data"_s)},
              QStringList{u"report"_s, u"-o"_s, full, u"--data-dir"_s,
                          m_command.path(u"data"_s)}}) {
            const auto ended = redirected(arguments, {});
            QVERIFY2(ended.exitCode == 2, ended.complaints);
            QVERIFY2(ended.complaints.contains("No space left on device"), ended.complaints);
        }
        struct stat status = {};
        QCOMPARE(::stat(QFile::encodeName(full).constData(), &status), 0);
        QVERIFY(S_ISCHR(status.st_mode));
    }

    void aResultGoesToAnOpenDescriptor()
    {
        const auto table = m_command.write(u"table.csv"_s, "email,name\na@example.com,Ann\n");
        const auto file = m_command.write(u"out.csv"_s, "before\n");
        const auto ended = redirected({u"sheet"_s, table, u"--output"_s, u"/dev/stdout"_s},
                                      u">> \"%1\""_s.arg(file));
        QVERIFY2(ended.exitCode == 0, ended.complaints);
        QFile written(file);
        QVERIFY(written.open(QIODevice::ReadOnly));
        QCOMPARE(written.readAll(), "before\nemail,name\na@example.com,Ann\n");
    }
};

STOREDESK_TEST(TestOutput)

} // namespace tst_output

#include "tst_output.moc"
