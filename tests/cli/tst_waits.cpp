// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/commandline.h"
#include "support/rawserver.h"
#include "support/testclass.h"
#include "support/testsize.h"
#include "support/warnings.h"

#include <QElapsedTimer>
#include <QTest>

#include <algorithm>
#include <array>
#include <csignal>

#include <sys/stat.h>

namespace tst_waits {

using namespace Qt::StringLiterals;
using support::RawAnswer;
using support::RawRequest;

// Ctrl-C ends every wait on the command line.
class TestWaits final : public QObject
{
    Q_OBJECT

private:
    // One second, plus an allowance for busy machines and sanitizers.
    static constexpr qint64 patience = 3'000;

    std::unique_ptr<support::CommandLine> m_command;
    std::unique_ptr<support::RawServer> m_server;

    void addCommands()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::newRow("call") << QStringList{u"call"_s, u"getStore"_s};
        QTest::newRow("call of a list")
            << QStringList{u"call"_s, u"listContactFields"_s, u"--all"_s};
        QTest::newRow("look-up") << QStringList{u"look-up"_s, u"contact"_s, u"a@example.com"_s};
        QTest::newRow("bulk") << QStringList{u"bulk"_s, u"patchContactByEmail"_s, u"TABLE"_s};
        QTest::newRow("import") << QStringList{u"import"_s, u"TABLE"_s, u"--type"_s, u"contacts"_s};
        QTest::newRow("setup") << QStringList{u"setup"_s, u"save"_s};
        QTest::newRow("export") << QStringList{u"export"_s, u"contacts"_s};
    }

    [[nodiscard]] static bool isPreparation(const RawRequest &request)
    {
        return request.target.contains("contact-fields");
    }

    // Starts the command and returns once it is waiting.
    [[nodiscard]] bool startAndWait(QProcess &process, QStringList arguments,
                                    const std::function<bool()> &isWaiting)
    {
        arguments.replaceInStrings(u"TABLE"_s,
                                   m_command->write(u"table.csv"_s,
                                                    "email,name\na@example.com,Ann\n"
                                                    "b@example.com,Ben\n"));
        m_command->start(process, arguments);
        return QTest::qWaitFor(isWaiting, 30'000);
    }

    struct End
    {
        qint64 time = 0;
        int exitCode = -1;
        QByteArray words = {};
    };
    [[nodiscard]] static End interrupted(QProcess &process)
    {
        QElapsedTimer timer;
        timer.start();
        ::kill(static_cast<pid_t>(process.processId()), SIGINT);
        (void)QTest::qWaitFor([&] { return process.state() == QProcess::NotRunning; }, 20'000);
        return {.time = timer.elapsed(),
                .exitCode = process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -1,
                .words = process.readAllStandardError()};
    }

private Q_SLOTS:
    void init()
    {
        QTest::failOnWarning(support::anyRealWarning());
        m_command = std::make_unique<support::CommandLine>();
        m_server = std::make_unique<support::RawServer>();
        m_command->environment.insert(u"STOREDESK_URL"_s, m_server->url().toString());
        m_command->environment.insert(u"STOREDESK_API_KEY"_s, QString(40, u'k'));
        m_command->environment.insert(u"LC_ALL"_s, u"C.UTF-8"_s);
    }
    void cleanup()
    {
        m_server.reset();
        m_command.reset();
    }

    void aServiceThatNeverAnswersIsLeftWithinASecond_data() { addCommands(); }
    void aServiceThatNeverAnswersIsLeftWithinASecond()
    {
        QFETCH(const QStringList, arguments);
        m_server->answer = [](const RawRequest &) {
            return RawAnswer{.after = RawAnswer::After::Nothing};
        };
        QProcess process;
        QVERIFY(startAndWait(process, arguments, [this] { return !m_server->requests.empty(); }));
        const auto sent = m_server->requests.size();
        const auto end = interrupted(process);
        QVERIFY2(end.time < patience, qPrintable(QString::number(end.time)));
        QCOMPARE(end.exitCode, 7);
        QVERIFY(!end.words.isEmpty());
        // The interruption does not cause any writes.
        for (auto at = sent; at < m_server->requests.size(); ++at)
            QCOMPARE(m_server->requests[at].method, "GET");
    }

    void aServiceThatAlwaysThrottlesIsLeftWithinASecond_data() { addCommands(); }
    void aServiceThatAlwaysThrottlesIsLeftWithinASecond()
    {
        QFETCH(const QStringList, arguments);
        m_server->answer = [](const RawRequest &request) {
            if (isPreparation(request) && request.method == "GET")
                return support::jsonAnswer(200, "{\"results\":[]}");
            return support::jsonAnswer(429, "{\"status\":429,\"title\":\"No\",\"detail\":\"No\"}",
                                       "Retry-After: -5\r\n");
        };
        if (arguments.contains(u"listContactFields"_s))
            m_server->answer = [](const RawRequest &) {
                return support::jsonAnswer(429, "{}", "Retry-After: 30\r\n");
            };
        QProcess process;
        QVERIFY(startAndWait(process, arguments, [this, &arguments] {
            return std::ranges::any_of(m_server->requests, [&arguments](const RawRequest &one) {
                return !isPreparation(one) || arguments.contains(u"listContactFields"_s);
            });
        }));
        const auto end = interrupted(process);
        QVERIFY2(end.time < patience, qPrintable(QString::number(end.time)));
        QCOMPARE(end.exitCode, 7);
        QVERIFY(!end.words.isEmpty());
    }

    void aLongWaitIsReported_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::newRow("call") << QStringList{u"call"_s, u"getStore"_s};
        QTest::newRow("look-up") << QStringList{u"look-up"_s, u"contact"_s, u"a@example.com"_s};
        QTest::newRow("bulk") << QStringList{u"bulk"_s, u"patchContactByEmail"_s, u"TABLE"_s};
        QTest::newRow("import") << QStringList{u"import"_s, u"TABLE"_s, u"--type"_s, u"contacts"_s};
    }
    void aLongWaitIsReported()
    {
        QFETCH(const QStringList, arguments);
        m_server->answer = [](const RawRequest &request) {
            if (isPreparation(request))
                return support::jsonAnswer(200, "{\"results\":[]}");
            return support::jsonAnswer(429, "{}", "Retry-After: 120\r\n");
        };
        QProcess process;
        QByteArray words;
        QVERIFY(startAndWait(process, arguments, [&] {
            words += process.readAllStandardError();
            return words.contains("Waiting until") || words.contains("Waiting:");
        }));
        QVERIFY2(words.contains("asked Storedesk to wait"), words);
        const auto end = interrupted(process);
        QVERIFY2(end.time < patience, qPrintable(QString::number(end.time)));
        QCOMPARE(end.exitCode, 7);
    }

    // A limit on the file size stops the journal as a full disk would.
    void aJobWithoutRoomForItsJournalEndsWithWords_data()
    {
        QTest::addColumn<int>("blocks");
        for (const int blocks : {40, 80, 120, 160, 200, 260, 320, 400})
            QTest::addRow("%d blocks", blocks) << blocks;
    }
    void aJobWithoutRoomForItsJournalEndsWithWords()
    {
        QFETCH(const int, blocks);
        m_server->answer = [](const RawRequest &request) {
            return support::jsonAnswer(200, isPreparation(request) ? "{\"results\":[]}" : "{}");
        };
        QByteArray rows("email,name\n");
        for (int row = 0; row < 30; ++row)
            rows += 'a' + QByteArray::number(row) + "@example.com,Ann\n";
        QProcess shell;
        shell.setProcessEnvironment(m_command->environment);
        shell.start(u"/bin/sh"_s,
                    QStringList{u"-c"_s, u"trap '' XFSZ; ulimit -f %1; exec \"$@\""_s.arg(blocks),
                                u"sh"_s, support::CommandLine::program()}
                        + m_command->inFolder({u"bulk"_s, u"patchContactByEmail"_s,
                                               m_command->write(u"table.csv"_s, rows)}));
        QVERIFY(QTest::qWaitFor([&] { return shell.state() == QProcess::NotRunning; }, 60'000));
        const auto words = shell.readAllStandardError();
        const auto output = shell.readAllStandardOutput();
        QCOMPARE(shell.exitStatus(), QProcess::NormalExit);
        const bool done = output.contains("30 rows: 30 done");
        QVERIFY2(done == (shell.exitCode() == 0), words + output);
        QVERIFY2(done || !words.isEmpty(), output);
        qInfo("%d blocks: exit %d, %zu requests, %s", blocks, shell.exitCode(),
              m_server->requests.size(), words.constData());
    }

    // The table is read several times, and a check that waits for a failed read must end too.
    void aFileThatCannotBeReadToItsEndIsRefusedByTheCheck_data()
    {
        QTest::addColumn<QByteArray>("cell");
        QTest::addColumn<bool>("shrinks");
        QTest::newRow("a huge row") << QByteArray(80'000'000, 'x') << false;
        QTest::newRow("a file that shrinks") << QByteArray("Ann") << true;
    }
    void aFileThatCannotBeReadToItsEndIsRefusedByTheCheck()
    {
        QFETCH(const QByteArray, cell);
        QFETCH(const bool, shrinks);
        QByteArray rows("email,name\n");
        for (int row = 0; row < (shrinks ? 800'000 : 1); ++row)
            rows += 'a' + QByteArray::number(row) + "@example.com,\"" + cell + "\"\n";
        const auto table = m_command->write(u"table.csv"_s, rows);
        QProcess process;
        m_command->start(process, {u"check"_s, table, u"--type"_s, u"contacts"_s});
        QVERIFY(process.waitForStarted());
        if (shrinks) {
            // Reading takes seconds, so the file can be truncated in the meantime.
            (void)QTest::qWaitFor([&] { return process.state() == QProcess::NotRunning; }, 700);
            QVERIFY(QFile::resize(table, 100));
        }
        QVERIFY(QTest::qWaitFor([&] { return process.state() == QProcess::NotRunning; }, 60'000));
        const auto words = process.readAllStandardError();
        QCOMPARE(process.exitStatus(), QProcess::NormalExit);
        const std::array refusals{2, 6};
        QVERIFY2(std::ranges::find(refusals, process.exitCode()) != refusals.end(),
                 words + process.readAllStandardOutput());
        QVERIFY2(words.contains("table.csv") || words.contains("row"), words);
    }

    // Takes more than two minutes, so it runs only in full runs.
    void aServiceThatCannotBeReachedIsGivenUp_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::newRow("setup") << QStringList{u"setup"_s, u"save"_s};
        QTest::newRow("look-up") << QStringList{u"look-up"_s, u"contact"_s, u"a@example.com"_s,
                                                u"b@example.com"_s, u"c@example.com"_s};
    }
    void aServiceThatCannotBeReachedIsGivenUp()
    {
        QFETCH(const QStringList, arguments);
        if (support::testSize(0, 1) == 0)
            QSKIP("takes two minutes");
        m_server.reset();
        QProcess process;
        m_command->start(process, arguments);
        QVERIFY(QTest::qWaitFor([&] { return process.state() == QProcess::NotRunning; }, 240'000));
        const auto words = process.readAllStandardError();
        QCOMPARE(process.exitCode(), 3);
        QVERIFY2(words.contains("No response for two minutes."), words);
    }

    void anUnreadPipeIsAbandonedWithinASecond()
    {
        const auto pipe = m_command->path(u"pipe"_s);
        QCOMPARE(::mkfifo(QFile::encodeName(pipe).constData(), 0600), 0);
        const auto table = m_command->write(u"table.csv"_s, "email\na@example.com\n");
        QProcess process;
        process.setProcessEnvironment(m_command->environment);
        process.start(m_command->program(), {u"sheet"_s, table, u"--output"_s, pipe});
        QVERIFY(process.waitForStarted());
        // The command has read its table by the time it waits for the reader.
        (void)QTest::qWaitFor([&] { return process.state() == QProcess::NotRunning; }, 2'000);
        QCOMPARE(process.state(), QProcess::Running);
        const auto end = interrupted(process);
        QVERIFY2(end.time < patience, qPrintable(QString::number(end.time)));
        QCOMPARE(end.exitCode, 7);
    }

    void aStandardInputThatNeverEndsIsLeftWithinASecond_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::newRow("sheet") << QStringList{u"sheet"_s, u"-"_s};
        QTest::newRow("look-up") << QStringList{u"look-up"_s, u"contact"_s, u"-"_s};
        QTest::newRow("call") << QStringList{u"call"_s,    u"patchContactByEmail"_s,
                                             u"--param"_s, u"email=a@example.com"_s,
                                             u"--body"_s,  u"-"_s};
    }
    void aStandardInputThatNeverEndsIsLeftWithinASecond()
    {
        QFETCH(const QStringList, arguments);
        QProcess process;
        process.setProcessEnvironment(m_command->environment);
        process.start(m_command->program(), arguments);
        QVERIFY(process.waitForStarted());
        (void)QTest::qWaitFor([&] { return process.state() == QProcess::NotRunning; }, 2'000);
        QCOMPARE(process.state(), QProcess::Running);
        const auto end = interrupted(process);
        QVERIFY2(end.time < patience, qPrintable(QString::number(end.time)));
        QCOMPARE(end.exitCode, 7);
    }
};

STOREDESK_TEST(TestWaits)

} // namespace tst_waits

#include "tst_waits.moc"
