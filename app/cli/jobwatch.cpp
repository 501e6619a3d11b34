// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "jobwatch.h"

#include "commandwords.h"
#include "output.h"

#include "jobs/jobreport.h"

#include <QCoreApplication>
#include <QDir>
#include <QEventLoop>

namespace storedesk::cli {

using namespace Qt::StringLiterals;
using jobs::JobRun;
using journal::RowState;
using namespace std::chrono_literals;

// A job that waits says what for.
static constexpr auto firstNotice = 5s;
static constexpr auto furtherNotices = 60s;
// Control-C lets requests in flight finish for this long.
static constexpr auto longestGoodbye = 700ms;

QJsonObject jsonOf(const journal::JobHead &head)
{
    const auto &counts = head.counts;
    const bool done = head.state == journal::JobState::Done;
    const auto waiting = counts[RowState::Waiting] + counts[RowState::Reading];
    return {{u"job"_s, head.outline.id},
            {u"rows"_s, head.rows()},
            {u"done"_s, counts[RowState::Done]},
            {u"refused"_s, counts[RowState::Refused]},
            {u"notSent"_s, counts[RowState::NotSent] + (done ? waiting : 0)},
            {u"unknown"_s, counts[RowState::Unknown]},
            {u"waiting"_s, done ? 0 : waiting},
            {u"underWay"_s, counts[RowState::Leaving]}};
}

QString textOf(const journal::JobHead &head)
{
    const auto figures = jsonOf(head);
    // The rows of an export job are the exports that its table is made of.
    const auto words = head.outline.task == jobs::exportTask
        ? CommandWords::tr("%L1 exports: %L2 done, %L3 refused, %L4 not sent, %L5 unknown")
        : CommandWords::tr("%L1 rows: %L2 done, %L3 refused, %L4 not sent, %L5 unknown");
    return words.arg(figures[u"rows"_s].toInteger())
        .arg(figures[u"done"_s].toInteger())
        .arg(figures[u"refused"_s].toInteger())
        .arg(figures[u"notSent"_s].toInteger() + figures[u"waiting"_s].toInteger()
             + figures[u"underWay"_s].toInteger())
        .arg(figures[u"unknown"_s].toInteger());
}

JobWatch::JobWatch(jobs::Job &job, Options options)
    : m_job(job)
    , m_options(std::move(options))
    , m_mostRejects(jobs::BulkPlan::fromJson(job.run().head().outline.plan)
                        .value_or(jobs::BulkPlan())
                        .mostRejects)
{
    connect(&m_job.run(), &JobRun::changed, this, &JobWatch::look, Qt::QueuedConnection);
    connect(&m_waiting, &QTimer::timeout, this, &JobWatch::tellWaiting);
    m_waiting.start(firstNotice);
}

int JobWatch::exec()
{
    m_job.run().start();
    return finish(static_cast<ExitCode>(QCoreApplication::exec()));
}

void JobWatch::interrupt()
{
    if (m_code)
        return QCoreApplication::exit(Cancelled);
    leave(Cancelled);
    QTimer::singleShot(longestGoodbye, this, [] { QCoreApplication::exit(Cancelled); });
}

// What has left comes to its end first.
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
    tellProgress();
    const auto rejects = counts[RowState::Refused] + counts[RowState::NotSent];
    if (!m_code && m_mostRejects && rejects > *m_mostRejects)
        return leave(StoppedByGuard);
    if (run.state() == JobRun::State::Done)
        return QCoreApplication::exit(Done);
    if (run.rests())
        QCoreApplication::exit(m_code.value_or(Refused));
}

void JobWatch::tellProgress() const
{
    if (!m_options.asJson)
        return;
    auto figures = jsonOf(m_job.run().head());
    const auto progress = m_job.run().progress();
    if (!progress.phase.isEmpty())
        figures.insert(u"phase"_s, progress.phase);
    if (const auto waiting = jobs::waitingText(progress); !waiting.isEmpty())
        figures.insert(u"waitingFor"_s, waiting);
    printJson(figures);
}

void JobWatch::tellWaiting()
{
    m_waiting.start(furtherNotices);
    if (m_options.asJson)
        return tellProgress();
    const auto progress = m_job.run().progress();
    if (!progress.phase.isEmpty() || progress.waiting)
        complain(CommandWords::tr("Waiting: %1").arg(jobs::textOf(progress)));
    else if (m_job.run().underWay() > 0)
        complain(
            CommandWords::tr("Waiting for the service to answer: %1").arg(jobs::textOf(progress)));
}

int JobWatch::saveReports()
{
    QDir().mkpath(m_options.reports);
    int exitCode = Done;
    QEventLoop waiting;
    for (const auto part :
         {jobs::ReportPart::Done, jobs::ReportPart::Failed, jobs::ReportPart::Open}) {
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

int JobWatch::finish(ExitCode code)
{
    const auto &run = m_job.run();
    if (!m_options.reports.isEmpty()) {
        if (const int saved = saveReports(); saved != Done)
            return saved;
    }
    if (!run.problem().what.isEmpty())
        complain(run.problem(), m_options.asJson);
    if (!m_options.asJson)
        printLine(textOf(run.head()));
    if (code != Done) {
        if (!m_options.asJson)
            complain(CommandWords::tr("Go on with: storedesk-cli resume %1").arg(m_job.id()));
        return code;
    }
    const auto &counts = run.head().counts;
    if (counts[RowState::Unknown] > 0)
        return OutcomeUnknown;
    return counts[RowState::Done] == counts.total() ? Done : SomeRowsFailed;
}

} // namespace storedesk::cli
