// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/commandline.h"
#include "support/warnings.h"
#include "table/csvreader.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTest>

using namespace Qt::StringLiterals;

// export and run of the command line, against the practice service in a process of its own.
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
        storedesk::table::CsvReader reader(file);
        qint64 rows = -1; // the headings are none
        while (reader.next())
            ++rows;
        return rows;
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

    // The process is killed with the year half fetched; whoever goes on asks for nothing twice.
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

    void whatIsRepeatedIsListedRunAndRemoved()
    {
        QVERIFY(serve());
        const auto made = m_cli.run({u"export"_s, u"contacts"_s, u"--every"_s, u"monday"_s});
        QVERIFY2(made.exitCode == 0, made.complaints.constData());
        const auto listed = m_cli.run({u"run"_s, u"--list"_s, u"--json"_s});
        QCOMPARE(listed.exitCode, 0);
        const auto schedule = lastLine(listed.output);
        QCOMPARE(schedule[u"weekday"_s].toInt(), 1);
        // It was made today.
        const auto idle = m_cli.run({u"run"_s, u"--json"_s});
        QCOMPARE(idle.exitCode, 0);
        QVERIFY(idle.output.isEmpty());
        // As if it had been a month ago.
        QDirIterator found(m_cli.path(u"data"_s), {u"schedules.json"_s}, QDir::Files,
                           QDirIterator::Subdirectories);
        const auto path = found.next();
        QFile file(path);
        QVERIFY2(file.open(QIODevice::ReadWrite), qPrintable(path));
        auto text = file.readAll();
        text.replace(schedule[u"last"_s].toString().toLatin1(), "2026-01-01");
        file.seek(0);
        file.write(text);
        file.close();
        const auto due = m_cli.run({u"run"_s, u"--json"_s});
        QVERIFY2(due.exitCode == 0, due.complaints.constData());
        QCOMPARE(lastLine(due.output)[u"rows"_s].toInt(), 40);
        QCOMPARE(m_cli.run({u"run"_s, u"--remove"_s, schedule[u"schedule"_s].toString()}).exitCode,
                 0);
        QVERIFY(m_cli.run({u"run"_s, u"--list"_s}).output.isEmpty());
    }

    void aTimerIsWrittenOnRequest()
    {
        const auto written = m_cli.run({u"run"_s, u"--write-timer"_s});
        QVERIFY2(written.exitCode == 0, written.complaints.constData());
        const QDir units(m_cli.path(u"config/systemd/user"_s));
        QFile service(units.filePath(u"storedesk-exports.service"_s));
        QVERIFY(service.open(QIODevice::ReadOnly));
        const auto text = service.readAll();
        QVERIFY(text.contains("storedesk-cli\" run --data-dir \""));
        QVERIFY(QFile::exists(units.filePath(u"storedesk-exports.timer"_s)));
        QVERIFY(!text.contains("API_KEY"));
    }
};

STOREDESK_TEST(TestExportTable)
#include "tst_exporttable.moc"
