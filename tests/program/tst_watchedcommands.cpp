// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/commandline.h"
#include "support/testclass.h"
#include "support/warnings.h"

#include <QDirIterator>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QTcpServer>
#include <QTcpSocket>
#include <QTest>

#include <csignal>

namespace tst_watchedcommands {

using namespace Qt::StringLiterals;

// Observes the built command line: which addresses it connects to during a job, an import and an
// export, and whether its key can be found anywhere. tst_watchedrun does the same for the window.
class TestWatchedCommands final : public QObject
{
    Q_OBJECT

private:
    // Returns the calls of connect() and bind() with an internet address, made by the program or
    // its children.
    [[nodiscard]] QStringList addressesOf(const QStringList &arguments, int *exitCode)
    {
        const auto log = m_cli.path(u"calls"_s);
        QProcess strace;
        strace.setProcessEnvironment(m_cli.environment);
        strace.setStandardOutputFile(QProcess::nullDevice());
        strace.start(u"strace"_s,
                     QStringList{u"-f"_s, u"-s"_s, u"300"_s, u"-o"_s, log, u"-e"_s,
                                 u"trace=connect,bind,sendto,sendmsg"_s,
                                 support::CommandLine::program()}
                         + m_cli.inFolder(arguments));
        if (!strace.waitForFinished(90'000))
            strace.kill();
        *exitCode = strace.exitCode();
        QFile file(log);
        if (!file.open(QIODevice::ReadOnly))
            return {};
        return QString::fromUtf8(file.readAll()).split(u'\n').filter(u"AF_INET"_s);
    }

    [[nodiscard]] QString port() const
    {
        return QString::number(QUrl(m_cli.environment.value(u"STOREDESK_URL"_s)).port());
    }

    [[nodiscard]] QStringList filesWith(const QByteArray &mark) const
    {
        QStringList found;
        for (QDirIterator all(m_cli.path({}), QDir::Files | QDir::Hidden | QDir::System,
                              QDirIterator::Subdirectories);
             all.hasNext();) {
            QFile file(all.next());
            if (file.open(QIODevice::ReadOnly) && file.readAll().contains(mark))
                found.append(file.fileName());
        }
        return found;
    }

    [[nodiscard]] static QByteArray processFile(const QProcess &process, const char *name)
    {
        QFile file(u"/proc/%1/%2"_s.arg(process.processId()).arg(QLatin1StringView(name)));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

    support::CommandLine m_cli;

private Q_SLOTS:
    void init() { QTest::failOnWarning(support::anyRealWarning()); }
    void cleanup() { QVERIFY(m_cli.clear()); }

    void G40_commandsConnectToTheServiceAlone_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::newRow("job") << QStringList{u"bulk"_s, u"patchContactByEmail"_s, u"TABLE"_s};
        QTest::newRow("import") << QStringList{u"import"_s, u"TABLE"_s, u"--type"_s, u"contacts"_s};
        QTest::newRow("export") << QStringList{u"export"_s, u"contacts"_s, u"-o"_s, u"OUTPUT"_s};
    }

    void G40_commandsConnectToTheServiceAlone()
    {
        QFETCH(QStringList, arguments);
        QVERIFY2(!QStandardPaths::findExecutable(u"strace"_s).isEmpty(),
                 "strace is missing: packaging/test installs it");
        if (QProcess::execute(u"strace"_s, {u"-o"_s, u"/dev/null"_s, u"true"_s}) != 0)
            QSKIP("processes cannot be traced here");
        QVERIFY(m_cli.serve({u"--speed"_s, u"50"_s}));
        arguments.replaceInStrings(
            u"TABLE"_s,
            m_cli.write(u"table.csv"_s, "_email,_points\nann@example.org,1\nbob@example.org,2\n"));
        arguments.replaceInStrings(u"OUTPUT"_s, m_cli.path(u"output.csv"_s));
        int exitCode = -1;
        const auto calls = addressesOf(arguments, &exitCode);
        QCOMPARE(exitCode, 0);
        const auto connected = calls.filter(u"connect("_s);
        QVERIFY(!connected.isEmpty());
        for (const auto &call : calls)
            QVERIFY2(call.contains(u"sin_port=htons(%1)"_s.arg(port()))
                         && call.contains("127.0.0.1"_L1),
                     qPrintable(call));
    }

    // Twenty commands, each with a different key, wait for a service that never replies.
    void G23_noKeyIsFoundInACommandThatRunsOrCrashes()
    {
        constexpr int keys = 20;
        QTcpServer silent;
        QVERIFY(silent.listen(QHostAddress::LocalHost));
        QByteArray heard;
        connect(&silent, &QTcpServer::newConnection, this, [&silent, &heard] {
            while (auto *socket = silent.nextPendingConnection())
                connect(socket, &QTcpSocket::readyRead, &silent,
                        [socket, &heard] { heard += socket->readAll(); });
        });
        m_cli.environment.insert(u"STOREDESK_URL"_s,
                                 u"http://127.0.0.1:%1"_s.arg(silent.serverPort()));
        std::vector<std::unique_ptr<QProcess>> processes;
        const auto mark = [](int key) {
            return u"G23Mark%1Secret"_s.arg(key);
        };
        for (int key = 0; key < keys; ++key) {
            m_cli.environment.insert(u"STOREDESK_API_KEY"_s, u"keyId%1:"_s.arg(key) + mark(key));
            auto &process = processes.emplace_back(std::make_unique<QProcess>());
            process->setWorkingDirectory(m_cli.path({}));
            process->setStandardOutputFile(m_cli.path(u"printed"_s), QIODevice::Append);
            process->setStandardErrorFile(m_cli.path(u"printed"_s), QIODevice::Append);
            m_cli.start(
                *process,
                key % 2 ? QStringList{u"export"_s, u"contacts"_s, u"-o"_s, m_cli.path(u"out.csv"_s)}
                        : QStringList{u"call"_s, u"getStore"_s});
        }
        // The service has received every key, so the commands have used them.
        QTRY_COMPARE_WITH_TIMEOUT(heard.count("G23Mark"), keys, 60'000);
        for (int key = 0; key < keys; ++key) {
            auto &process = *processes.at(static_cast<std::size_t>(key));
            QVERIFY(!processFile(process, "cmdline").isEmpty());
            QVERIFY(!processFile(process, "cmdline").contains("G23Mark"));
            QVERIFY(!processFile(process, "environ").contains("G23Mark"));
            // A crash would not write a core file.
            static const QRegularExpression none(u"Max core file size +0 +0 "_s);
            QVERIFY(QString::fromLatin1(processFile(process, "limits")).contains(none));
            ::kill(static_cast<pid_t>(process.processId()), SIGABRT);
            QVERIFY(process.waitForFinished());
        }
        QCOMPARE(filesWith("G23Mark"), QStringList());
        // Prove that the search works.
        QVERIFY(!m_cli.write(u"planted"_s, "x G23Mark x").isEmpty());
        QCOMPARE(filesWith("G23Mark").size(), 1);
    }
};

STOREDESK_TEST(TestWatchedCommands)

} // namespace tst_watchedcommands

#include "tst_watchedcommands.moc"
