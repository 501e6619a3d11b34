// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/testclass.h"
#include "support/warnings.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QProcess>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QTemporaryDir>

#include <csignal>

namespace tst_watchedrun {

using namespace Qt::StringLiterals;

// Observes the built window on the practice store with strace: which files it writes, who can read
// them, and which addresses it connects to.
class TestWatchedRun final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QVERIFY2(!QStandardPaths::findExecutable(u"strace"_s).isEmpty(),
                 "strace is missing: packaging/test installs it");
        if (QProcess::execute(u"strace"_s, {u"-o"_s, u"/dev/null"_s, u"true"_s}) != 0)
            QSKIP("nobody may watch a program here");
        QVERIFY(QDir(m_folder.path()).mkdir(u"home"_s));
        QVERIFY(QDir(m_folder.path())
                    .mkdir(u"run"_s, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner));
        watch();
    }

    void init() { QTest::failOnWarning(support::anyRealWarning()); }

    // G35: the program denies access to other users before it creates any file, and never grants
    // it.
    void nothingIsEverReadableByOthers()
    {
        bool isPrivate = false;
        int made = 0;
        static const QRegularExpression rights(u"(?:chmod|fchmod|fchmodat)\\(.*, 0([0-7]+)"_s);
        for (const auto &call : m_calls) {
            if (call.contains("umask("_L1)) {
                isPrivate = call.contains("umask(077)"_L1) || call.contains("umask(0177)"_L1);
                QVERIFY2(isPrivate || made == 0, qPrintable(call));
            }
            if (makesSomething(call)) {
                ++made;
                QVERIFY2(isPrivate, qPrintable(call));
            }
            if (const auto match = rights.match(call); match.hasMatch() && ours(call))
                QVERIFY2((match.captured(1).toInt(nullptr, 8) & 077) == 0, qPrintable(call));
        }
        QVERIFY(made > 5);
        int files = 0;
        for (QDirIterator all(m_folder.filePath(u"data"_s),
                              QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot,
                              QDirIterator::Subdirectories);
             all.hasNext(); ++files) {
            const QFileInfo file(all.next());
            const auto others = file.permissions()
                & (QFile::ReadGroup | QFile::WriteGroup | QFile::ExeGroup | QFile::ReadOther
                   | QFile::WriteOther | QFile::ExeOther);
            QVERIFY2(!others, qPrintable(file.filePath()));
        }
        QVERIFY(files > 5);
    }

    // Nothing is written outside the given folders.
    void itWritesOnlyToTheGivenFolders()
    {
        for (const auto &call : m_calls) {
            if (makesSomething(call))
                QVERIFY2(ours(call), qPrintable(call));
        }
        QCOMPARE(QDir(m_folder.filePath(u"home"_s))
                     .entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot),
                 QStringList());
    }

    // G40: the program connects only to the address of the account.
    void itSpeaksToTheServiceAlone()
    {
        int connected = 0;
        for (const auto &call : m_calls) {
            if (!call.contains("connect("_L1) || !call.contains("AF_INET"_L1))
                continue;
            ++connected;
            QVERIFY2(call.contains("127.0.0.1"_L1) || call.contains("\"::1\""_L1),
                     qPrintable(call));
        }
        QVERIFY(connected > 0);
        // All listening sockets are local.
        for (const auto &call : m_calls)
            QVERIFY2(!call.contains("0.0.0.0"_L1) && !call.contains("\"::\""_L1), qPrintable(call));
    }

    // A first start waits for a decision and connects to nothing.
    void aStartWithoutConsentSendsNothing()
    {
        const auto log = m_folder.filePath(u"first-calls"_s);
        const QStringList fresh{u"--data-dir"_s, m_folder.filePath(u"fresh"_s)};
        QProcess strace;
        run(strace, u"strace"_s,
            QStringList{u"-f"_s, u"-o"_s, log, u"-e"_s, u"trace=connect,bind,sendto,sendmsg"_s,
                        QStringLiteral(BINARY_ROOT "/storedesk")}
                + fresh);
        QVERIFY(strace.waitForStarted());
        QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(log) && textOf(log).contains("bind("), 60'000);
        // The window answers a second start from its event loop, so it has been shown.
        QProcess second;
        run(second, QStringLiteral(BINARY_ROOT "/storedesk"), fresh);
        QVERIFY(second.waitForFinished(60'000));
        QCOMPARE(second.exitCode(), 0);
        const auto calls = textOf(log);
        ::kill(calls.left(calls.indexOf(' ')).toInt(), SIGKILL);
        QVERIFY(strace.waitForFinished());
        QVERIFY(calls.contains("AF_UNIX"));
        QVERIFY2(!textOf(log).contains("AF_INET"), textOf(log).constData());
    }

    // G38: files that a killed run left in the private folder are removed at the next start.
    void leftOversOfAKilledRunGoAtTheNextStart()
    {
        const auto temporary = m_folder.filePath(u"data/cache/temporary"_s);
        const auto before = entriesOf(temporary);
        // The killed run has left files.
        QVERIFY(!before.isEmpty());
        QProcess again;
        start(again, QStringLiteral(BINARY_ROOT "/storedesk"), {});
        QTRY_VERIFY(!entriesOf(temporary).isEmpty() && entriesOf(temporary) != before);
        for (const auto &left : before)
            QVERIFY2(!entriesOf(temporary).contains(left), qPrintable(left));
        again.kill();
        again.waitForFinished();
    }

    // G23: the environment and command line of the program contain no key.
    void theEnvironmentOfTheCommandLineHoldsNoKey()
    {
        const auto marked = "G23KeyId:G23KeySecret"_ba;
        QProcess service;
        auto environment = QProcessEnvironment::systemEnvironment();
        environment.insert(u"STOREDESK_API_KEY"_s, QString::fromLatin1(marked));
        service.setProcessEnvironment(environment);
        service.start(QStringLiteral(BINARY_ROOT "/storedesk-cli"), {u"serve"_s});
        QVERIFY(service.waitForReadyRead());
        for (const auto &what : {u"environ"_s, u"cmdline"_s}) {
            QFile file(u"/proc/%1/%2"_s.arg(service.processId()).arg(what));
            // The program denies access to other users, so the file may be unreadable.
            QVERIFY(!file.open(QIODevice::ReadOnly) || !file.readAll().contains(marked));
        }
        service.kill();
        service.waitForFinished();
    }

private:
    void start(QProcess &process, const QString &program, QStringList arguments)
    {
        arguments << u"--practice"_s << u"--data-dir"_s << m_folder.filePath(u"data"_s);
        run(process, program, arguments);
    }

    void run(QProcess &process, const QString &program, const QStringList &arguments)
    {
        auto environment = QProcessEnvironment::systemEnvironment();
        environment.insert(u"QT_QPA_PLATFORM"_s, u"offscreen"_s);
        environment.insert(u"HOME"_s, m_folder.filePath(u"home"_s));
        environment.insert(u"TMPDIR"_s, m_folder.path());
        environment.insert(u"XDG_RUNTIME_DIR"_s, m_folder.filePath(u"run"_s));
        for (const auto &name : {u"DBUS_SESSION_BUS_ADDRESS"_s, u"XDG_CONFIG_HOME"_s,
                                 u"XDG_DATA_HOME"_s, u"XDG_CACHE_HOME"_s, u"DISPLAY"_s})
            environment.remove(name);
        process.setProcessEnvironment(environment);
        process.setStandardErrorFile(QProcess::nullDevice());
        process.start(program, arguments);
    }

    // Starts the program, waits until the overview is loaded, and kills the program.
    void watch()
    {
        const auto log = m_folder.filePath(u"calls"_s);
        QProcess strace;
        start(strace, u"strace"_s,
              // The option -y prints the paths of descriptors. They are needed because files are
              // created relative to open folders.
              {u"-f"_s, u"-y"_s, u"-s"_s, u"300"_s, u"-o"_s, log, u"-e"_s,
               u"trace=umask,openat,open,creat,mkdir,mkdirat,chmod,fchmod,fchmodat,connect,bind"_s,
               QStringLiteral(BINARY_ROOT "/storedesk")});
        QVERIFY(strace.waitForStarted());
        QTRY_VERIFY_WITH_TIMEOUT(hasSpoken(log) || strace.state() == QProcess::NotRunning, 120'000);
        QCOMPARE(strace.state(), QProcess::Running);
        QFile file(log);
        QVERIFY(file.open(QIODevice::ReadOnly));
        // The first line contains the process id of the program. If strace were killed instead, the
        // test would have to wait for the program to end.
        const auto program = file.readLine().split(' ').constFirst().toInt();
        QVERIFY(program > 0);
        ::kill(program, SIGKILL);
        QVERIFY(strace.waitForFinished());
        file.seek(0);
        m_calls = wholeCalls(QString::fromUtf8(file.readAll()).split(u'\n'));
    }

    // Returns whether the program has read from the service and stored the calls it made.
    [[nodiscard]] bool hasSpoken(const QString &log) const
    {
        QFile file(log);
        return !entriesOf(m_folder.filePath(u"data/data/practice"_s)).filter(u"calls"_s).isEmpty()
            && file.open(QIODevice::ReadOnly) && file.readAll().count("AF_INET") > 3;
    }

    static QByteArray textOf(const QString &path)
    {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

    static QStringList entriesOf(const QString &folder)
    {
        return QDir(folder).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot);
    }

    // Joins calls that strace wrote in two lines because another thread interrupted them.
    [[nodiscard]] static QStringList wholeCalls(const QStringList &lines)
    {
        static const QRegularExpression unfinished(u"^(\\d+) +(.*)<unfinished \\.\\.\\.>$"_s);
        static const QRegularExpression resumed(u"^(\\d+) +<\\.\\.\\. \\w+ resumed>(.*)$"_s);
        // By thread.
        QHash<QString, QString> begun;
        QStringList calls;
        for (const auto &line : lines) {
            if (const auto first = unfinished.match(line); first.hasMatch())
                begun.insert(first.captured(1), first.captured(2));
            else if (const auto rest = resumed.match(line); rest.hasMatch())
                calls.append(begun.take(rest.captured(1)) + rest.captured(2));
            else
                calls.append(line);
        }
        // The last calls of threads that have ended.
        return calls + begun.values();
    }

    static bool makesSomething(const QString &call)
    {
        const bool fails = call.contains(") = -1 "_L1);
        return !fails
            && (call.contains("O_CREAT"_L1) || call.contains("O_TMPFILE"_L1)
                || call.contains("mkdir"_L1) || call.contains("creat("_L1))
            && !call.contains("\"/dev/"_L1) && !call.contains("\"/proc/"_L1);
    }

    [[nodiscard]] bool ours(const QString &call) const { return call.contains(m_folder.path()); }

    const QTemporaryDir m_folder;
    QStringList m_calls;
};

STOREDESK_TEST(TestWatchedRun)

} // namespace tst_watchedrun

#include "tst_watchedrun.moc"
