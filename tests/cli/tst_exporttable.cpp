// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/warnings.h"
#include "table/csvreader.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;

// export and run of the command line, against the practice service in a process of its own.
class TestExportTable final : public QObject
{
    Q_OBJECT

private:
    struct Finished
    {
        int exitCode = -1;
        QByteArray output;
        QByteArray complaints;
    };

    static QString cli() { return QStringLiteral(BINARY_ROOT "/storedesk-cli"); }

    [[nodiscard]] bool serve(const QString &speed = u"20"_s)
    {
        m_service.start(
            cli(),
            {u"serve"_s, u"--rate"_s, u"0"_s, u"--contacts"_s, u"40"_s, u"--speed"_s, speed});
        if (!m_service.waitForReadyRead(30'000))
            return false;
        const auto line = QJsonDocument::fromJson(m_service.readLine()).object();
        m_environment.insert(u"STOREDESK_URL"_s, line.value("url"_L1).toString());
        m_environment.insert(u"STOREDESK_API_KEY"_s, line.value("apiKey"_L1).toString());
        return true;
    }

    [[nodiscard]] QStringList inFolder(QStringList arguments) const
    {
        return arguments + QStringList{u"--data-dir"_s, m_folder.filePath(u"data"_s)};
    }

    [[nodiscard]] Finished finished(const QStringList &arguments) const
    {
        QProcess process;
        process.setProcessEnvironment(m_environment);
        process.start(cli(), inFolder(arguments));
        if (!process.waitForFinished(90'000))
            return {};
        return {.exitCode = process.exitCode(),
                .output = process.readAllStandardOutput(),
                .complaints = process.readAllStandardError()};
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

    QTemporaryDir m_folder;
    QProcess m_service;
    QProcessEnvironment m_environment;

private Q_SLOTS:
    void init()
    {
        QTest::failOnWarning(support::anyRealWarning());
        m_environment = QProcessEnvironment::systemEnvironment();
        m_environment.insert(u"XDG_CONFIG_HOME"_s, m_folder.filePath(u"config"_s));
    }

    void cleanup()
    {
        QDir(m_folder.filePath(u"data"_s)).removeRecursively();
        if (m_service.state() == QProcess::NotRunning)
            return;
        m_service.terminate();
        QVERIFY(m_service.waitForFinished());
    }

    void aPlanIsShownWithoutAnAccount()
    {
        const auto plan = finished({u"export"_s, u"activities"_s, u"--from"_s, u"2025-01-01"_s,
                                    u"--to"_s, u"2025-12-31"_s, u"--dry-run"_s, u"--json"_s});
        QVERIFY2(plan.exitCode == 0, plan.complaints.constData());
        QCOMPARE(plan.output.trimmed().split('\n').size(), 12);
        QCOMPARE(finished({u"export"_s, u"activities"_s, u"--dry-run"_s}).exitCode, 2);
        QCOMPARE(finished({u"export"_s, u"people"_s}).exitCode, 2);
        QCOMPARE(finished({u"export"_s, u"contacts"_s, u"--every"_s, u"year"_s}).exitCode, 2);
    }

    void contactsAreBroughtHere()
    {
        QVERIFY(serve());
        const auto path = m_folder.filePath(u"people.csv"_s);
        const auto ended = finished({u"export"_s, u"contacts"_s, u"-o"_s, path, u"--json"_s});
        QVERIFY2(ended.exitCode == 0, ended.complaints.constData());
        const auto told = lastLine(ended.output);
        QCOMPARE(told[u"rows"_s].toInt(), 40);
        QCOMPARE(told[u"file"_s].toString(), path);
        QCOMPARE(rowsOf(path), 40);
        QVERIFY(!(QFile::permissions(path) & (QFile::ReadGroup | QFile::ReadOther)));
        // A report that does not exist is refused.
        const auto refused = finished({u"export"_s, u"data-explorer"_s, u"--report"_s,
                                       u"aaaaaaaaaaaaaaaaaaaaaaaa"_s, u"--last"_s, u"3"_s});
        QVERIFY(refused.exitCode != 0);
    }

    // The process is killed with the year half fetched; whoever goes on asks for nothing twice.
    void G2_aKilledYearIsGoneOnWith()
    {
        QVERIFY(serve(u"8"_s));
        const QStringList year{u"export"_s, u"activities"_s, u"--last"_s, u"365"_s, u"--json"_s};
        QProcess process;
        process.setProcessEnvironment(m_environment);
        process.start(cli(), inFolder(year));
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
        const auto ended = finished({u"resume"_s, job, u"--json"_s});
        QVERIFY2(ended.exitCode == 0, ended.complaints + ended.output);
        const auto told = lastLine(ended.output);
        QCOMPARE(told[u"exports"_s].toInt(), 12);
        QVERIFY(told[u"checked"_s].toBool());
        const auto whole = lastLine(finished(year).output);
        QCOMPARE(told[u"rows"_s].toInt(), whole[u"rows"_s].toInt());
        QCOMPARE(rowsOf(told[u"file"_s].toString()), told[u"rows"_s].toInteger());
    }

    void whatIsRepeatedIsListedRunAndRemoved()
    {
        QVERIFY(serve());
        const auto made = finished({u"export"_s, u"contacts"_s, u"--every"_s, u"monday"_s});
        QVERIFY2(made.exitCode == 0, made.complaints.constData());
        const auto listed = finished({u"run"_s, u"--list"_s, u"--json"_s});
        QCOMPARE(listed.exitCode, 0);
        const auto schedule = lastLine(listed.output);
        QCOMPARE(schedule[u"weekday"_s].toInt(), 1);
        // It was made today.
        const auto idle = finished({u"run"_s, u"--json"_s});
        QCOMPARE(idle.exitCode, 0);
        QVERIFY(idle.output.isEmpty());
        // As if it had been a month ago.
        QDirIterator found(m_folder.filePath(u"data"_s), {u"schedules.json"_s}, QDir::Files,
                           QDirIterator::Subdirectories);
        const auto path = found.next();
        QFile file(path);
        QVERIFY2(file.open(QIODevice::ReadWrite), qPrintable(path));
        auto text = file.readAll();
        text.replace(schedule[u"last"_s].toString().toLatin1(), "2026-01-01");
        file.seek(0);
        file.write(text);
        file.close();
        const auto due = finished({u"run"_s, u"--json"_s});
        QVERIFY2(due.exitCode == 0, due.complaints.constData());
        QCOMPARE(lastLine(due.output)[u"rows"_s].toInt(), 40);
        QCOMPARE(finished({u"run"_s, u"--remove"_s, schedule[u"schedule"_s].toString()}).exitCode,
                 0);
        QVERIFY(finished({u"run"_s, u"--list"_s}).output.isEmpty());
    }

    void aTimerIsWrittenOnRequest()
    {
        const auto written = finished({u"run"_s, u"--write-timer"_s});
        QVERIFY2(written.exitCode == 0, written.complaints.constData());
        const QDir units(m_folder.filePath(u"config/systemd/user"_s));
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
