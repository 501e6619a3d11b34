// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "csv/csvreader.h"
#include "schedules/exportrecipe.h"
#include "support/commandline.h"
#include "support/testclass.h"
#include "support/warnings.h"

#include <QDir>
#include <QDirIterator>
#include <QElapsedTimer>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTest>

#include <sys/stat.h>

#include <csignal>

namespace tst_exporttable {

using namespace Qt::StringLiterals;
using namespace storedesk;

// Tests the export and run commands with a practice service in another process.
class TestExportTable final : public QObject
{
    Q_OBJECT

private:
    [[nodiscard]] bool serve(const QString &speed = u"20"_s)
    {
        return m_cli.serve({u"--contacts"_s, u"40"_s, u"--speed"_s, speed});
    }

    [[nodiscard]] static QJsonObject lastLine(const QByteArray &output)
    {
        return QJsonDocument::fromJson(output.trimmed().split('\n').constLast()).object();
    }

    [[nodiscard]] static qint64 rowsOf(const QString &path)
    {
        QFile file(path);
        if (!file.open(QIODevice::ReadOnly))
            return -1;
        storedesk::csv::CsvReader reader(file);
        // Starts at -1 to exclude the header row.
        qint64 rows = -1;
        while (reader.next())
            ++rows;
        return rows;
    }

    [[nodiscard]] static QByteArray contentOf(const QString &path)
    {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

    support::CommandLine m_cli;

private Q_SLOTS:
    void init()
    {
        QTest::failOnWarning(support::anyRealWarning());
        m_cli.environment.insert(u"XDG_CONFIG_HOME"_s, m_cli.path(u"config"_s));
    }

    void cleanup() { QVERIFY(m_cli.clear()); }

    void aPlanIsShownWithoutAnAccount()
    {
        const auto plan = m_cli.run({u"export"_s, u"activities"_s, u"--from"_s, u"2025-01-01"_s,
                                     u"--to"_s, u"2025-12-31"_s, u"--dry-run"_s, u"--json"_s});
        QVERIFY2(plan.exitCode == 0, plan.complaints.constData());
        QCOMPARE(plan.output.trimmed().split('\n').size(), 12);
        QCOMPARE(m_cli.run({u"export"_s, u"activities"_s, u"--dry-run"_s}).exitCode, 2);
        QCOMPARE(m_cli.run({u"export"_s, u"people"_s}).exitCode, 2);
        QCOMPARE(m_cli.run({u"export"_s, u"contacts"_s, u"--every"_s, u"year"_s}).exitCode, 2);
    }

    void aRecipeRunsAnExport()
    {
        QVERIFY(serve());
        const auto recipe = schedules::exportRecipe(
            {.kind = u"contacts"_s,
             .body = {{u"delimiter"_s, u","_s}, {u"dateFormat"_s, u"ISO"_s}}},
            u"Everybody"_s);
        const auto path = m_cli.write(u"all.recipe.json"_s, recipe.toJson());
        const auto target = m_cli.path(u"people.csv"_s);
        const auto ended = m_cli.run({u"run"_s, path, u"-o"_s, target, u"--json"_s});
        QVERIFY2(ended.exitCode == 0, ended.complaints.constData());
        QCOMPARE(rowsOf(target), 40);
        QCOMPARE(m_cli.run({u"run"_s, path, u"--file"_s, target}).exitCode, 2);
    }

    void aFullDeviceAsStandardOutputIsAnError()
    {
        QProcess process;
        process.setStandardOutputFile(u"/dev/full"_s, QIODevice::Append);
        m_cli.start(process,
                    {u"export"_s, u"activities"_s, u"--from"_s, u"2025-01-01"_s, u"--to"_s,
                     u"2025-12-31"_s, u"--dry-run"_s});
        QVERIFY(process.waitForFinished());
        QCOMPARE(process.exitCode(), 2);
        QVERIFY(process.readAllStandardError().contains("Couldn't write the output"));
    }

    void contactsAreBroughtHere()
    {
        QVERIFY(serve());
        const auto path = m_cli.path(u"people.csv"_s);
        const auto ended = m_cli.run({u"export"_s, u"contacts"_s, u"-o"_s, path, u"--json"_s});
        QVERIFY2(ended.exitCode == 0, ended.complaints.constData());
        const auto told = lastLine(ended.output);
        QCOMPARE(told[u"rows"_s].toInt(), 40);
        QCOMPARE(told[u"file"_s].toString(), path);
        QCOMPARE(rowsOf(path), 40);
        QVERIFY(!(QFile::permissions(path) & (QFile::ReadGroup | QFile::ReadOther)));
        // A report that does not exist is refused.
        const auto refused = m_cli.run({u"export"_s, u"data-explorer"_s, u"--report"_s,
                                        u"aaaaaaaaaaaaaaaaaaaaaaaa"_s, u"--last"_s, u"3"_s});
        QVERIFY(refused.exitCode != 0);
    }

    // The process is killed when half of the year has been downloaded. The resumed job does not
    // request any part twice.
    void G2_aKilledYearIsGoneOnWith()
    {
        QVERIFY(serve(u"8"_s));
        const QStringList year{u"export"_s, u"activities"_s, u"--last"_s, u"365"_s, u"--json"_s};
        QProcess process;
        m_cli.start(process, year);
        QString job;
        QByteArray line;
        const auto halfway = [&] {
            while (process.canReadLine())
                line = process.readLine();
            const auto figures = QJsonDocument::fromJson(line).object();
            job = figures[u"job"_s].toString();
            return figures[u"done"_s].toInt() >= 7 || process.state() == QProcess::NotRunning;
        };
        QTRY_VERIFY_WITH_TIMEOUT(halfway(), 90'000);
        QCOMPARE(process.state(), QProcess::Running);
        process.kill();
        QVERIFY(process.waitForFinished());
        const auto ended = m_cli.run({u"resume"_s, job, u"--json"_s});
        QVERIFY2(ended.exitCode == 0, ended.complaints + ended.output);
        const auto told = lastLine(ended.output);
        QCOMPARE(told[u"exports"_s].toInt(), 12);
        QVERIFY(told[u"checked"_s].toBool());
        const auto whole = lastLine(m_cli.run(year).output);
        QCOMPARE(told[u"rows"_s].toInt(), whole[u"rows"_s].toInt());
        QCOMPARE(rowsOf(told[u"file"_s].toString()), told[u"rows"_s].toInteger());
    }

    // The old file stays until the new one is complete, and a link remains a link.
    void anOutputIsReplacedAsAWhole()
    {
        QVERIFY(serve());
        const auto target = m_cli.write(u"real.csv"_s, "old\n");
        const auto link = m_cli.path(u"link.csv"_s);
        QVERIFY(QFile::link(target, link));
        auto ended = m_cli.run({u"export"_s, u"contacts"_s, u"-o"_s, link, u"--json"_s});
        QVERIFY2(ended.exitCode == 0, ended.complaints.constData());
        QVERIFY(QFileInfo(link).isSymLink());
        QCOMPARE(rowsOf(target), 40);
        // Every file is listed, in plain text output too.
        const auto files = lastLine(ended.output)[u"files"_s].toArray();
        QCOMPARE(files.size(), 2);
        for (const auto &file : files) {
            QCOMPARE(file[u"rows"_s].toInt(), 40);
            QCOMPARE(rowsOf(file[u"file"_s].toString()), 40);
        }
        // The export fails if the device is full or the folder does not exist.
        for (const auto &output : {u"/dev/full"_s, m_cli.path(u"none/people.csv"_s)}) {
            ended = m_cli.run({u"export"_s, u"contacts"_s, u"-o"_s, output});
            QVERIFY(ended.exitCode != 0);
            QVERIFY2(ended.complaints.contains(output.toUtf8()), ended.complaints.constData());
        }
        QVERIFY(!QFileInfo(u"/dev/full"_s).isFile());
        // The old file is not touched if the new one could not be downloaded.
        QVERIFY(m_cli.stopService());
        (void)m_cli.write(u"real.csv"_s, "old\n");
        QVERIFY(m_cli.serve(
            {u"--contacts"_s, u"40"_s, u"--speed"_s, u"20"_s, u"--fault"_s, u"file:html"_s}));
        ended = m_cli.run({u"export"_s, u"contacts"_s, u"-o"_s, link});
        QCOMPARE(ended.exitCode, 5);
        QVERIFY2(ended.complaints.contains("3 downloads"), ended.complaints.constData());
        QVERIFY2(ended.complaints.contains("doesn't match its file extension"),
                 ended.complaints.constData());
        QCOMPARE(contentOf(target), "old\n");
    }

    void filesBesideTheTableAreNamed()
    {
        QVERIFY(serve());
        const QStringList command{u"export"_s, u"activities"_s, u"--last"_s, u"200"_s};
        const auto told = lastLine(m_cli.run(command + QStringList{u"--json"_s}).output);
        const auto besides = told[u"besides"_s].toString();
        QVERIFY(!besides.isEmpty());
        QCOMPARE(told[u"files"_s].toArray().last()[u"file"_s].toString(), besides);
        QCOMPARE(told[u"files"_s].toArray().last()[u"rows"_s].toInteger(), rowsOf(besides));
        const auto text = m_cli.run(command).output;
        QVERIFY2(text.contains(", products"), text.constData());
    }

    // The command is killed before the file is written, but the job has stored the target path.
    void resumeRemembersTheOutput()
    {
        QVERIFY(serve(u"1"_s));
        const auto target = m_cli.write(u"people.csv"_s, "old\n");
        QProcess process;
        process.setWorkingDirectory(m_cli.path(u"."_s));
        m_cli.start(process, {u"export"_s, u"contacts"_s, u"-o"_s, u"people.csv"_s, u"--json"_s});
        QVERIFY(process.waitForReadyRead(30'000));
        const auto job = QJsonDocument::fromJson(process.readLine()).object()[u"job"_s].toString();
        process.kill();
        QVERIFY(process.waitForFinished());
        QCOMPARE(contentOf(target), "old\n");
        // The second time the job has already finished, so it only copies its table again.
        for (int times = 0; times < 2; ++times) {
            const auto ended = m_cli.run({u"resume"_s, job});
            QVERIFY2(ended.exitCode == 0, ended.complaints + ended.output);
            QCOMPARE(rowsOf(target), 40);
            QVERIFY2(ended.output.contains(target.toUtf8()), ended.output.constData());
            QVERIFY(QFile::remove(target));
        }
    }

    void G20_filesWithoutAnAnnouncedSizeAreNotReportedAsChecked_data()
    {
        QTest::addColumn<QString>("fault");
        QTest::addColumn<int>("exitCode");
        QTest::addColumn<QString>("check");
        QTest::newRow("another total") << u"getExport:member=total/41"_s << 5 << u"differs"_s;
        QTest::newRow("no total") << u"getExport:member=total"_s << 4 << u"notChecked"_s;
        QTest::newRow("absurd total") << u"getExport:member=total/-1"_s << 4 << u"notChecked"_s;
    }

    void G20_filesWithoutAnAnnouncedSizeAreNotReportedAsChecked()
    {
        QFETCH(const QString, fault);
        QVERIFY(
            m_cli.serve({u"--contacts"_s, u"40"_s, u"--speed"_s, u"20"_s, u"--fault"_s, fault}));
        const auto ended = m_cli.run({u"export"_s, u"contacts"_s, u"--json"_s});
        QTEST(ended.exitCode, "exitCode");
        const auto told = lastLine(ended.output);
        QVERIFY(!told[u"checked"_s].toBool(true));
        QTEST(told[u"check"_s].toString(), "check");
        QCOMPARE(told[u"doubts"_s].toArray().size(), 1);
        QVERIFY2(ended.complaints.contains("report"), ended.complaints.constData());
    }

    // The reply to one request is lost and its outcome cannot be determined. The message names the
    // period, the candidate, and the options that resolve the situation.
    void aLostAnswerOfOnePeriodIsNoDeadEnd()
    {
        QVERIFY(m_cli.serve({u"--contacts"_s, u"40"_s, u"--speed"_s, u"20"_s, u"--fault"_s,
                             u"createExport:close-applied@1"_s, u"--fault"_s,
                             u"listExports:member=createdAt"_s}));
        const auto ended = m_cli.run({u"export"_s, u"activities"_s, u"--from"_s, u"2026-06-01"_s,
                                      u"--to"_s, u"2026-07-31"_s, u"--json"_s});
        QCOMPARE(ended.exitCode, 4);
        const auto open = lastLine(ended.complaints);
        QCOMPARE(open[u"row"_s].toInt(), 1);
        QVERIFY(open[u"from"_s].toString().startsWith(u"2026-0"_s));
        const auto candidates = open[u"candidates"_s].toArray();
        QCOMPARE(candidates.size(), 1);
        const auto job = open[u"job"_s].toString();
        auto wrong = m_cli.run({u"resume"_s, job, u"--adopt"_s, u"1=aaaaaaaaaaaaaaaaaaaaaaaa"_s});
        QCOMPARE(wrong.exitCode, 2);
        QVERIFY2(wrong.complaints.contains(candidates[0][u"id"_s].toString().toUtf8()),
                 wrong.complaints.constData());
        wrong = m_cli.run({u"resume"_s, job, u"--adopt"_s, u"one"_s});
        QCOMPARE(wrong.exitCode, 2);
        const auto resumed = m_cli.run({u"resume"_s, job, u"--adopt"_s,
                                        u"1="_s + candidates[0][u"id"_s].toString(), u"--json"_s});
        QVERIFY2(resumed.exitCode == 0, resumed.complaints + resumed.output);
        QCOMPARE(lastLine(resumed.output)[u"exports"_s].toInt(), 2);
        QVERIFY(lastLine(resumed.output)[u"checked"_s].toBool());
    }

    // The reason for a wait is shown, and Ctrl-C ends it immediately.
    void G13_aWaitIsNamedAndInterruptedAtOnce_data()
    {
        QTest::addColumn<QStringList>("faults");
        QTest::addColumn<QByteArray>("words");
        QTest::newRow("an export that never finishes")
            << QStringList{u"getExport:member=status/\"queued\""_s} << "1 in the service"_ba;
        QTest::newRow("a list that never answers")
            << QStringList{u"createExport:close-applied@1"_s, u"listExports:stall"_s}
            << "Waiting"_ba;
        QTest::newRow("a file that never comes")
            << QStringList{u"file:stall"_s} << "1 downloading"_ba;
    }

    void G13_aWaitIsNamedAndInterruptedAtOnce()
    {
        QFETCH(const QStringList, faults);
        QFETCH(const QByteArray, words);
        QStringList options{u"--contacts"_s, u"40"_s, u"--speed"_s, u"20"_s};
        for (const auto &fault : faults)
            options += {u"--fault"_s, fault};
        QVERIFY(m_cli.serve(options));
        QProcess process;
        m_cli.start(process, {u"export"_s, u"contacts"_s});
        QByteArray said;
        QTRY_VERIFY_WITH_TIMEOUT((said += process.readAllStandardError()).contains(words), 60'000);
        QElapsedTimer time;
        time.start();
        ::kill(static_cast<pid_t>(process.processId()), SIGINT);
        QVERIFY(process.waitForFinished());
        QCOMPARE(process.exitCode(), 7);
        QVERIFY2(time.elapsed() < 3'000, QByteArray::number(time.elapsed()));
        QVERIFY(process.readAllStandardError().contains("resume"));
    }

    // The error is reported before the service is contacted, because an export may take an hour.
    void anOutputThatCannotBeWrittenIsRefusedAtOnce()
    {
        QVERIFY(serve());
        for (const auto &output : {u"-"_s, u""_s, m_cli.path({}), m_cli.path(u"none/x.csv"_s)}) {
            const auto ended = m_cli.run({u"export"_s, u"contacts"_s, u"-o"_s, output});
            QVERIFY2(ended.exitCode == 2, qPrintable(output));
            QVERIFY2(ended.complaints.contains("Nothing was requested"),
                     ended.complaints.constData());
        }
        QVERIFY(m_cli.run({u"jobs"_s, u"--json"_s}).output.isEmpty());
    }

    // Schedules are validated like any other input, and a named pipe in their place does not block
    // the command.
    void damagedSchedulesAreRefused_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("garbage") << "{"_ba;
        QTest::newRow("no list") << "{}"_ba;
        QTest::newRow("wrong type")
            << R"([{"schedule":"1","kind":"export","every":"day","settings":5,"last":"2026-01-01"}])"_ba;
        QTest::newRow("wrong day")
            << R"([{"schedule":"1","kind":"export","every":"week","weekday":99,"settings":{"type":"contacts"}}])"_ba;
        QTest::newRow("wrong date")
            << R"([{"schedule":"1","kind":"export","every":"day","settings":{"type":"contacts"},"last":"x"}])"_ba;
        QTest::newRow("unknown kind") << R"([{"schedule":"1","kind":"cats","every":"day"}])"_ba;
        QTest::newRow("pipe") << ""_ba;
    }

    void damagedSchedulesAreRefused()
    {
        QFETCH(const QByteArray, text);
        QVERIFY(serve());
        QCOMPARE(m_cli.run({u"export"_s, u"contacts"_s, u"--every"_s, u"day"_s}).exitCode, 0);
        QDirIterator found(m_cli.path(u"data"_s), {u"schedules.json"_s}, QDir::Files,
                           QDirIterator::Subdirectories);
        const auto path = found.next();
        QFile file(path);
        if (text.isEmpty()) {
            QVERIFY(file.remove());
            QCOMPARE(::mkfifo(QFile::encodeName(path).constData(), 0600), 0);
        } else {
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write(text);
            file.close();
        }
        for (const auto &arguments :
             {QStringList{u"run"_s}, QStringList{u"run"_s, u"--list"_s},
              QStringList{u"export"_s, u"contacts"_s, u"--every"_s, u"day"_s}}) {
            const auto ended = m_cli.run(arguments);
            QVERIFY2(ended.exitCode == 2, ended.complaints.constData());
            QVERIFY2(ended.complaints.contains("Couldn't read the schedules"),
                     ended.complaints.constData());
        }
    }

    void schedulesAreListedRunAndRemoved()
    {
        QVERIFY(serve());
        const auto output = m_cli.path(u"every.csv"_s);
        const auto made =
            m_cli.run({u"export"_s, u"contacts"_s, u"--every"_s, u"monday"_s, u"-o"_s, output});
        QVERIFY2(made.exitCode == 0, made.complaints.constData());
        QVERIFY(QFile::remove(output));
        const auto listed = m_cli.run({u"run"_s, u"--list"_s, u"--json"_s});
        QCOMPARE(listed.exitCode, 0);
        const auto schedule = lastLine(listed.output);
        QCOMPARE(schedule[u"weekday"_s].toInt(), 1);
        // The schedule already ran today.
        const auto idle = m_cli.run({u"run"_s, u"--json"_s});
        QCOMPARE(idle.exitCode, 0);
        QVERIFY(idle.output.isEmpty());
        // Set the date of the last run back by several months, so that the schedule is due again.
        QDirIterator found(m_cli.path(u"data"_s), {u"schedules.json"_s}, QDir::Files,
                           QDirIterator::Subdirectories);
        const auto path = found.next();
        QFile file(path);
        QVERIFY2(file.open(QIODevice::ReadWrite), qPrintable(path));
        auto text = file.readAll();
        text.replace(schedule[u"last"_s].toString().toLatin1(), "2026-01-01");
        QVERIFY(file.resize(0) && file.seek(0));
        file.write(text);
        file.close();
        const auto due = m_cli.run({u"run"_s, u"--json"_s});
        QVERIFY2(due.exitCode == 0, due.complaints.constData());
        QCOMPARE(lastLine(due.output)[u"rows"_s].toInt(), 40);
        // Every run replaces the file.
        QCOMPARE(rowsOf(output), 40);
        // A run on request does not need to be due.
        const auto id = schedule[u"schedule"_s].toString();
        const auto now = m_cli.run({u"run"_s, u"--now"_s, id, u"--json"_s});
        QVERIFY2(now.exitCode == 0, now.complaints.constData());
        QCOMPARE(lastLine(now.output)[u"rows"_s].toInt(), 40);
        const auto runs = lastLine(m_cli.run({u"run"_s, u"--list"_s, u"--json"_s}).output);
        QCOMPARE(runs[u"runs"_s].toArray().size(), 2);
        QCOMPARE(runs[u"runs"_s][0][u"state"_s].toString(), u"done"_s);
        QCOMPARE(m_cli.run({u"run"_s, u"--remove"_s, schedule[u"schedule"_s].toString()}).exitCode,
                 0);
        QVERIFY(m_cli.run({u"run"_s, u"--list"_s}).output.isEmpty());
        QCOMPARE(m_cli.run({u"run"_s, u"--remove"_s, schedule[u"schedule"_s].toString()}).exitCode,
                 2);
    }

    // Also tests a run after an export, which has removed its signal handler by then.
    void aRunThatStaysIsInterruptedAtOnce()
    {
        QVERIFY(serve());
        QCOMPARE(m_cli.run({u"export"_s, u"contacts"_s, u"--every"_s, u"day"_s}).exitCode, 0);
        QDirIterator found(m_cli.path(u"data"_s), {u"schedules.json"_s}, QDir::Files,
                           QDirIterator::Subdirectories);
        const auto path = found.next();
        const auto today = QDate::currentDate().toString(Qt::ISODate).toLatin1();
        auto text = contentOf(path);
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(text.replace(today, "2026-01-01"));
        file.close();
        QProcess process;
        m_cli.start(process, {u"run"_s, u"--stay"_s});
        QByteArray said;
        QTRY_VERIFY_WITH_TIMEOUT((said += process.readAllStandardOutput()).contains("40 rows: "),
                                 60'000);
        QElapsedTimer time;
        time.start();
        ::kill(static_cast<pid_t>(process.processId()), SIGINT);
        QVERIFY(process.waitForFinished());
        QCOMPARE(process.exitCode(), 7);
        QVERIFY2(time.elapsed() < 3'000, QByteArray::number(time.elapsed()));
    }

    void aTimerIsWrittenOnRequest()
    {
        const auto written = m_cli.run({u"run"_s, u"--write-timer"_s});
        QVERIFY2(written.exitCode == 0, written.complaints.constData());
        const QDir units(m_cli.path(u"config/systemd/user"_s));
        QFile service(units.filePath(u"storedesk-schedules.service"_s));
        QVERIFY(service.open(QIODevice::ReadOnly));
        const auto text = service.readAll();
        QVERIFY(text.contains("storedesk-cli\" \"run\" --schedules --data-dir \""));
        QVERIFY(QFile::exists(units.filePath(u"storedesk-schedules.timer"_s)));
        QVERIFY(!text.contains("API_KEY"));
    }
};

STOREDESK_TEST(TestExportTable)

} // namespace tst_exporttable

#include "tst_exporttable.moc"
