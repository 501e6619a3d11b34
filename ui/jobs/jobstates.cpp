// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/jobs/jobtexts.h"

#include "transfers/exportplan.h"

#include <QLocale>

#include <algorithm>
#include <array>

// Texts about the progress of a job, and its group in the list.

namespace storedesk::ui::jobs {

using namespace Qt::StringLiterals;
using journal::JobState;
using journal::RowState;
using storedesk::jobs::JobRun;

namespace {

struct Share
{
    RowState state;
    // For rows that were sent.
    const char *text;
    // For lookups; null means the same text.
    const char *reading;
};

// clang-format off
constexpr std::array shares{
    Share{RowState::Done, QT_TRANSLATE_N_NOOP("JobWords", "%Ln done"), QT_TRANSLATE_N_NOOP("JobWords", "%Ln looked up")},
    Share{RowState::Refused, QT_TRANSLATE_N_NOOP("JobWords", "%Ln rejected"), QT_TRANSLATE_N_NOOP("JobWords", "%Ln failed")},
    Share{RowState::Unknown, QT_TRANSLATE_N_NOOP("JobWords", "%Ln unknown"), nullptr},
    Share{RowState::NotSent, QT_TRANSLATE_N_NOOP("JobWords", "%Ln not sent"), nullptr},
    Share{RowState::Leaving, QT_TRANSLATE_N_NOOP("JobWords", "%Ln in progress"), nullptr},
    Share{RowState::Reading, QT_TRANSLATE_N_NOOP("JobWords", "%Ln being prepared"), nullptr},
    Share{RowState::Waiting, QT_TRANSLATE_N_NOOP("JobWords", "%Ln waiting"), nullptr},
};
// clang-format on

} // namespace

// Example: "9,521 imported + 54 refused = 9,575 rows".
static QString sumLine(const transfers::ImportTally &tally)
{
    const int rows = static_cast<int>(tally.rows);
    if (tally.taken == tally.rows && tally.gaps.isEmpty())
        return JobTexts::tr("%1 of %Ln row(s) imported", nullptr, rows)
            .arg(QLocale().toString(tally.taken));
    QStringList parts{JobTexts::tr("%Ln imported", nullptr, static_cast<int>(tally.taken))};
    if (tally.refused > 0)
        parts.append(JobTexts::tr("%Ln rejected", nullptr, static_cast<int>(tally.refused)));
    if (const auto failed = tally.failed + tally.notSent; failed > 0)
        parts.append(JobTexts::tr("%Ln not imported", nullptr, static_cast<int>(failed)));
    if (tally.unknown > 0)
        parts.append(JobTexts::tr("%Ln unknown", nullptr, static_cast<int>(tally.unknown)));
    if (tally.underWay() > 0)
        parts.append(JobTexts::tr("%Ln in progress", nullptr, static_cast<int>(tally.underWay())));
    if (tally.waiting > 0)
        parts.append(JobTexts::tr("%Ln waiting", nullptr, static_cast<int>(tally.waiting)));
    auto line = u"%1 = %2"_s.arg(parts.join(u" + "_s), JobTexts::tr("%Ln row(s)", nullptr, rows));
    if (!tally.gaps.isEmpty())
        line += u" · "_s + JobTexts::tr("the service's numbers don't add up");
    return line;
}

// The journal rows of an import are files. The results of the rows in them are known only with the
// tally.
static QString sumLine(const transfers::ImportPlan &plan)
{
    return JobTexts::tr("%Ln row(s)", nullptr, static_cast<int>(plan.allRows()));
}

// The journal rows are exports. The row counts of their files are shown where the files are merged.
static QString exportLine(const journal::JobHead &head)
{
    const int exports = static_cast<int>(head.rows());
    if (head.counts[RowState::Done] == head.rows())
        return JobTexts::tr("%Ln export(s) downloaded", nullptr, exports);
    QStringList parts;
    for (const auto &share : shares) {
        if (const int count = static_cast<int>(head.counts[share.state]); count > 0)
            parts.append(JobTexts::tr(share.text, nullptr, count));
    }
    return JobTexts::tr("%Ln export(s): %1", nullptr, exports).arg(parts.join(u" + "_s));
}

QString sumLine(const journal::JobHead &head, const std::optional<transfers::ImportTally> &tally)
{
    if (tally)
        return sumLine(*tally);
    if (const auto import = importOf(head))
        return sumLine(*import);
    if (head.outline.task == transfers::exportTask)
        return exportLine(head);
    const auto plan = storedesk::jobs::BulkPlan::fromJson(head.outline.plan);
    const bool reads = plan && !catalogue::operation(plan->operation).writes();
    const int all = static_cast<int>(head.rows());
    if (all > 0 && head.counts[RowState::Done] == head.rows())
        return (reads ? JobTexts::tr("%1 of %Ln row(s) looked up", nullptr, all)
                      : JobTexts::tr("%1 of %Ln row(s) done", nullptr, all))
            .arg(QLocale().toString(all));
    QStringList parts;
    for (const auto &share : shares) {
        const int count = static_cast<int>(head.counts[share.state]);
        if (count > 0 && share.state == RowState::Waiting && head.state == JobState::Done)
            parts.append(JobTexts::tr("%Ln cancelled", nullptr, count));
        else if (count > 0)
            parts.append(
                JobTexts::tr(reads && share.reading ? share.reading : share.text, nullptr, count));
    }
    const auto rows = JobTexts::tr("%Ln row(s)", nullptr, all);
    return parts.isEmpty() ? rows : u"%1 = %2"_s.arg(parts.join(u" + "_s), rows);
}

static QString spanText(qint64 seconds)
{
    if (seconds < 60)
        return JobTexts::tr("%Ln second(s)", nullptr,
                            static_cast<int>(std::max<qint64>(seconds, 1)));
    if (seconds < 90 * 60)
        return JobTexts::tr("%Ln minute(s)", nullptr, static_cast<int>((seconds + 30) / 60));
    return JobTexts::tr("%Ln hour(s)", nullptr, static_cast<int>((seconds + 1800) / 3600));
}

QString stateLine(const journal::ListedJob &job, const JobRun *run,
                  const std::optional<transfers::ImportTally> &tally)
{
    const auto &head = job.head;
    if (!job.problem.what.isEmpty())
        return job.problem.what;
    const auto clock = [](const QDateTime &moment) {
        return QLocale().toString(moment.toLocalTime().time(), QLocale::ShortFormat);
    };
    if (run && run->state() == JobRun::State::Running)
        return {};
    if (head.state != JobState::Done)
        return head.note.what.isEmpty() ? JobTexts::tr("Paused at %1").arg(clock(head.moved))
                                        : u"%1 %2"_s.arg(head.note.what, head.note.next).trimmed();
    const auto ended = head.ended.isValid() ? head.ended : head.moved;
    auto line = JobTexts::tr("Completed %1, after %2")
                    .arg(clock(ended), spanText(head.begun.secsTo(ended)));
    // For an import the journal counts files, so the tally is used instead.
    const auto unknown = tally ? tally->unknown : head.counts[RowState::Unknown];
    if (unknown > 0 && (tally || !importOf(head)))
        line += u" · "_s
            + JobTexts::tr("%Ln row(s) need a decision", nullptr, static_cast<int>(unknown));
    return line;
}

JobGroup groupOf(const journal::ListedJob &job, const JobRun *run, const QDateTime &now)
{
    if (run && (run->state() == JobRun::State::Running || run->state() == JobRun::State::Stopping))
        return JobGroup::Running;
    if (!run && job.taken)
        return JobGroup::Running;
    if (job.problem.what.isEmpty() && job.head.state != JobState::Done)
        return JobGroup::Waiting;
    const auto ended = job.head.ended.isValid() ? job.head.ended : job.head.moved;
    return ended.toLocalTime().date() == now.toLocalTime().date() ? JobGroup::Today
                                                                  : JobGroup::Older;
}

QString titleOf(JobGroup group)
{
    switch (group) {
    case JobGroup::Running:
        return JobTexts::tr("Running");
    case JobGroup::Waiting:
        return JobTexts::tr("Queued");
    case JobGroup::Today:
        return JobTexts::tr("Completed today");
    default:
        return JobTexts::tr("Older");
    }
}

} // namespace storedesk::ui::jobs
