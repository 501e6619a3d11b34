// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/jobwatch/jobwatch.h"

#include "app/cli/jobwatch/balancereport.h"
#include "app/cli/terminal/commandwords.h"
#include "app/cli/terminal/interrupt.h"
#include "app/cli/terminal/output.h"

#include "jobs/bulkkind.h"
#include "jobs/jobkinds.h"
#include "jobs/jobreport.h"

#include <QCoreApplication>
#include <QDir>
#include <QEventLoop>
#include <QTimer>

namespace storedesk::cli {

using namespace Qt::StringLiterals;
using jobs::JobRun;
using journal::RowState;
using namespace std::chrono_literals;

// The delay before the reason for a wait is printed.
static constexpr auto firstNotice = 5s;
static constexpr auto furtherNotices = 60s;
// The maximum time to wait for a service that does not respond at all.
static constexpr auto longestOutage = 60min;
// The time that requests in flight have to finish after Control-C and after an outage.
static constexpr auto timeForAnswers = 700ms;
static constexpr auto timeToPause = 5s;

JobWatch::JobWatch(jobs::Job &job, api::Client &client, Options options)
    : m_job(job)
    , m_options(std::move(options))
    , m_mostRejects(
          jobs::bulkPlanOf(job.run().head().outline).value_or(jobs::BulkPlan()).mostRejects)
    , m_outage(client, longestOutage)
{
    connect(&m_job.run(), &JobRun::changed, this, &JobWatch::look, Qt::QueuedConnection);
    connect(&m_waiting, &QTimer::timeout, this, &JobWatch::reportWaiting);
    connect(&m_outage, &api::OutageWatch::exceeded, this, &JobWatch::endOutage);
    m_waiting.start(firstNotice);
}

int JobWatch::exec()
{
    m_job.run().start();
    return finish(static_cast<ExitCode>(QCoreApplication::exec()));
}

void JobWatch::interrupt()
{
    allowTimeToStop(timeToPause);
    leaveSoon(Cancelled);
}

// Rows without a response stay “in flight” in the journal, and “resume” checks whether they
// arrived.
void JobWatch::leaveSoon(ExitCode code)
{
    connect(&m_exitTimer, &QTimer::timeout, this, [code] { QCoreApplication::exit(code); });
    m_exitTimer.start(timeForAnswers);
    if (!m_code)
        leave(code);
}

void JobWatch::leave(ExitCode code)
{
    m_code = code;
    m_job.run().pause();
    look();
}

void JobWatch::look()
{
    auto &run = m_job.run();
    const auto &counts = run.head().counts;
    reportProgress();
    const auto rejects = counts[RowState::Refused] + counts[RowState::NotSent];
    if (!m_code && m_mostRejects && rejects > *m_mostRejects)
        return leave(StoppedByGuard);
    if (run.state() == JobRun::State::Done)
        return QCoreApplication::exit(Done);
    if (run.rests())
        return QCoreApplication::exit(m_code.value_or(Refused));
    // Without a journal, nothing can be sent or recorded, so the job can only continue later.
    if (run.hasDiskFailed() && run.underWay() == 0)
        QCoreApplication::exit(WrongUsage);
}

void JobWatch::reportProgress()
{
    if (!m_options.asJson)
        return;
    const auto &head = m_job.run().head();
    if (jobs::unitOf(head.outline) != journal::RowUnit::File)
        return printFigures(journal::balanceOf(head));
    // Only the journal records how many rows the imported files contain.
    m_job.journal().post([](journal::Journal &journal) { return jobs::balanceOf(journal); }, this,
                         [this](const base::Result<journal::Balance> &balance) {
                             if (balance)
                                 printFigures(*balance);
                         });
}

void JobWatch::printFigures(const journal::Balance &balance) const
{
    auto figures = jsonOf(m_job.id(), balance);
    const auto progress = m_job.run().progress();
    if (!progress.phase.isEmpty())
        figures.insert(u"phase"_s, progress.phase);
    if (const auto waiting = journal::waitingText(progress); !waiting.isEmpty())
        figures.insert(u"waitingFor"_s, waiting);
    printJson(figures);
}

void JobWatch::reportWaiting()
{
    m_waiting.start(furtherNotices);
    if (m_options.asJson)
        return reportProgress();
    const auto progress = m_job.run().progress();
    if (!progress.phase.isEmpty() || progress.waiting)
        complain(CommandWords::tr("Waiting: %1").arg(journal::textOf(progress)));
    else if (m_job.run().underWay() > 0)
        complain(CommandWords::tr("Waiting for a response from the service: %1")
                     .arg(journal::textOf(progress)));
}

base::Result<journal::Balance> JobWatch::readBalance()
{
    // The result if the wait is interrupted.
    base::Result<journal::Balance> read = tl::unexpected(
        base::Problem{.what = CommandWords::tr("Couldn't load the job's progress.")});
    QEventLoop waiting;
    m_job.journal().post([](journal::Journal &journal) { return jobs::balanceOf(journal); },
                         &waiting,
                         [&](const base::Result<journal::Balance> &balance) {
                             read = balance;
                             waiting.quit();
                         });
    waiting.exec();
    return read;
}

void JobWatch::endOutage()
{
    complain({.what = CommandWords::tr("The service hasn't responded for an hour.")},
             m_options.asJson);
    leaveSoon(m_code.value_or(NoConnection));
}

int JobWatch::saveReports()
{
    int exitCode = Done;
    QEventLoop waiting;
    for (const auto part :
         {jobs::JobReportPart::Done, jobs::JobReportPart::Failed, jobs::JobReportPart::Open}) {
        const auto path =
            QDir(m_options.reports).filePath(u"%1-%2.csv"_s.arg(m_job.id(), nameOf(part)));
        m_job.journal().post(
            [part, path](journal::Journal &journal) {
                return jobs::saveReport(journal, part, path);
            },
            &waiting,
            [&](const base::Result<qint64> &rows) {
                if (!rows) {
                    complain(rows.error(), m_options.asJson);
                    exitCode = WrongUsage;
                }
                waiting.quit();
            });
        waiting.exec();
    }
    return exitCode;
}

void JobWatch::showHowToResume(ExitCode code) const
{
    if (code != Done && !m_options.asJson)
        complain(CommandWords::tr("To resume: storedesk-cli resume %1").arg(m_job.id()));
}

int JobWatch::finish(ExitCode code)
{
    // Stop the timer, because it would end the event loops in which the reports and the balance are
    // read.
    m_exitTimer.stop();
    const auto &run = m_job.run();
    const int saved = m_options.reports.isEmpty() ? int(Done) : saveReports();
    if (!run.problem().what.isEmpty())
        complain(run.problem(), m_options.asJson);
    const auto balance = readBalance();
    if (!balance) {
        complain(balance.error(), m_options.asJson);
        showHowToResume(code);
        return exitCodeWithoutFigures(code);
    }
    m_balance = *balance;
    if (!m_options.asJson && m_options.printsSum)
        printLine(textOf(m_balance, jobs::unitOf(run.head().outline)));
    if (const auto open = run.head().counts[RowState::Leaving];
        open > 0 && (code == Cancelled || code == NoConnection))
        complain(CommandWords::tr(
            "%n request(s) have no response yet; “resume” checks whether they arrived.", nullptr,
            static_cast<int>(open)));
    showHowToResume(code);
    if (code != Done)
        return code;
    m_ended = true;
    complainOfGaps(m_balance, m_options.asJson);
    return worseOf(exitCodeOf(m_balance), saved);
}

base::Result<void> makeReportsFolder(const QString &folder)
{
    if (folder.isEmpty() || QDir().mkpath(folder))
        return {};
    return tl::unexpected(
        base::Problem{.what = CommandWords::tr("The folder %1 cannot be created.").arg(folder),
                      .next = CommandWords::tr("Nothing was sent. Choose another folder.")});
}

} // namespace storedesk::cli
