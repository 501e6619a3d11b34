// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "jobs/jobreport.h"
#include "journal/jobfolder.h"
#include "support/manualclock.h"
#include "support/testclass.h"
#include "support/testsize.h"
#include "support/warnings.h"

#include <QCoreApplication>
#include <QProcess>
#include <QRandomGenerator>
#include <QTemporaryDir>
#include <QTest>

#include <cstdio>

namespace tst_jobprocesses {

using namespace storedesk;
using namespace Qt::StringLiterals;

// Runs several processes with one job, and kills processes while they write reports.
class TestJobProcesses final : public QObject
{
    Q_OBJECT

private:
    static constexpr auto folderVariable = "STOREDESK_PROCESSES_FOLDER";

    [[nodiscard]] static QString folder() { return qEnvironmentVariable(folderVariable); }

    [[nodiscard]] std::unique_ptr<QProcess> started(const QString &function) const
    {
        auto process = std::make_unique<QProcess>();
        auto environment = QProcessEnvironment::systemEnvironment();
        environment.insert(QLatin1StringView(folderVariable), m_folder.path());
        process->setProcessEnvironment(environment);
        process->setStandardErrorFile(QProcess::nullDevice());
        process->start(QCoreApplication::applicationFilePath(), {u"tst_jobprocesses"_s, function});
        return process;
    }

    // Waits until the process prints the word, ignoring the output of the test framework.
    [[nodiscard]] static bool says(QProcess &process, const QByteArray &word)
    {
        QByteArray heard;
        while (!heard.contains(word) && process.waitForReadyRead(30'000))
            heard += process.readAllStandardOutput();
        return heard.contains(word);
    }

    static void say(const char *word)
    {
        std::puts(word);
        std::fflush(stdout);
    }

    static void waitForTheEnd() { (void)std::getchar(); }

    // Starts twenty processes that compete for the job. The process that has opened the job stays
    // alive.
    [[nodiscard]] std::pair<int, std::unique_ptr<QProcess>> race() const
    {
        std::vector<std::unique_ptr<QProcess>> processes;
        for (int process = 0; process < 20; ++process)
            processes.push_back(started(u"wantsTheJob"_s));
        int owners = 0;
        std::unique_ptr<QProcess> owner;
        for (auto &process : processes) {
            if (!says(*process, "answer: "))
                return {-1, nullptr};
        }
        for (auto &process : processes) {
            // Processes that did not get the job exit.
            process->write("\n");
            process->waitForBytesWritten();
        }
        for (auto &process : processes) {
            if (process->waitForFinished(5'000) || process->state() == QProcess::NotRunning)
                continue;
            ++owners;
            owner = std::move(process);
        }
        return {owners, std::move(owner)};
    }

    [[nodiscard]] static std::unique_ptr<journal::Journal> journal(const QString &path, int rows,
                                                                   const base::Clock &clock)
    {
        auto made = journal::Journal::create(
            path, {.id = u"1"_s, .title = u"Test"_s, .kind = u"bulk"_s, .columns = {u"Email"_s}},
            clock);
        std::vector<journal::NewRow> people;
        for (int row = 0; row < rows; ++row)
            people.push_back({.cells = {u"p%1@example.org"_s.arg(row)}});
        return made && (*made)->append(people) ? std::move(*made) : nullptr;
    }

    [[nodiscard]] static QByteArray contentOf(const QString &path)
    {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

    QTemporaryDir m_folder;
    support::ManualClock m_clock;

private Q_SLOTS:
    void init() { QTest::failOnWarning(support::anyRealWarning()); }

    void wantsTheJob()
    {
        if (folder().isEmpty())
            QSKIP("Only for a process that wants the job.");
        const auto lock = journal::JobFolder(folder()).lock(u"1"_s);
        say("answer: ");
        waitForTheEnd();
        if (lock)
            // The process runs until it is killed.
            waitForTheEnd();
    }

    void writesReports()
    {
        if (folder().isEmpty())
            QSKIP("Only for the process that is killed.");
        const auto first = journal::Journal::open(folder() + u"/first.sqlite"_s, m_clock);
        const auto second = journal::Journal::open(folder() + u"/second.sqlite"_s, m_clock);
        QVERIFY(first && second);
        say("writing ");
        for (int turn = 0; turn < 100'000; ++turn)
            (void)jobs::saveReport(turn % 2 ? **first : **second, jobs::JobReportPart::Open,
                                   folder() + u"/report.csv"_s);
    }

    void G43_onlyOneProcessHasAJob()
    {
        if (!folder().isEmpty())
            QSKIP("Not for a process that wants the job.");
        auto [owners, owner] = race();
        QCOMPARE(owners, 1);
        // The owner is alive, so no other process gets the lock.
        QVERIFY(!journal::JobFolder(m_folder.path()).lock(u"1"_s));
        owner->kill();
        QVERIFY(owner->waitForFinished());
        // Twenty processes find the lock of a dead process.
        std::tie(owners, owner) = race();
        QCOMPARE(owners, 1);
        owner->kill();
        QVERIFY(owner->waitForFinished());
        QVERIFY(journal::JobFolder(m_folder.path()).lock(u"1"_s));
    }

    void G19_aReportIsTheOldOneOrTheNewOne()
    {
        if (!folder().isEmpty())
            QSKIP("Not for the process that is killed.");
        const auto report = m_folder.filePath(u"report.csv"_s);
        const auto second = journal(m_folder.filePath(u"second.sqlite"_s), 3'000, m_clock);
        const auto first = journal(m_folder.filePath(u"first.sqlite"_s), 2'000, m_clock);
        QVERIFY(first && second);
        QVERIFY(jobs::saveReport(*second, jobs::JobReportPart::Open, report));
        const auto longer = contentOf(report);
        QVERIFY(jobs::saveReport(*first, jobs::JobReportPart::Open, report));
        const auto shorter = contentOf(report);
        QVERIFY(shorter != longer);
        QRandomGenerator random(1);
        int changes = 0;
        auto before = shorter;
        for (int kill = 0; kill < support::testSize(30, 200); ++kill) {
            const auto process = started(u"writesReports"_s);
            QVERIFY(says(*process, "writing "));
            // At least one report has been written, however slow the computer is.
            if (kill == 0) {
                QTRY_VERIFY(contentOf(report) != before);
                ++changes;
            }
            // The process ends only when it is killed.
            (void)process->waitForFinished(random.bounded(60));
            process->kill();
            QVERIFY(process->waitForFinished());
            const auto now = contentOf(report);
            QVERIFY2(now == longer || now == shorter, qPrintable(QString::number(now.size())));
            changes += now == before ? 0 : 1;
            before = now;
        }
        QVERIFY(changes > 0);
    }
};

STOREDESK_TEST(TestJobProcesses)

} // namespace tst_jobprocesses

#include "tst_jobprocesses.moc"
