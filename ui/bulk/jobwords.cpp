// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/bulk/jobwords.h"

#include "catalogue/lookupkey.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <array>

namespace storedesk::ui::bulk {

using namespace Qt::StringLiterals;
using catalogue::Effect;
using catalogue::Resource;
using jobs::JobRun;
using journal::JobState;
using journal::RowState;

namespace {

struct JobWords
{
    Q_DECLARE_TR_FUNCTIONS(JobWords)
};

struct Sentence
{
    Resource resource;
    Effect effect;
    Icon icon;
    const char *task;
    const char *hint;
    const char *text; // with how many
};

// clang-format off
constexpr std::array sentences{
    Sentence{Resource::Contact, Effect::Update, Icon::Pencil, QT_TRANSLATE_NOOP("JobWords", "Change contacts"),
             QT_TRANSLATE_NOOP("JobWords", "Contacts that do not exist yet are created."),
             QT_TRANSLATE_N_NOOP("JobWords", "Change %Ln contact(s)")},
    Sentence{Resource::Contact, Effect::Delete, Icon::Bin, QT_TRANSLATE_NOOP("JobWords", "Delete contacts"),
             QT_TRANSLATE_NOOP("JobWords", "A copy of each can be kept first."),
             QT_TRANSLATE_N_NOOP("JobWords", "Delete %Ln contact(s)")},
    Sentence{Resource::Contact, Effect::Read, Icon::Search, QT_TRANSLATE_NOOP("JobWords", "Look up contacts"),
             QT_TRANSLATE_NOOP("JobWords", "Nothing is changed."),
             QT_TRANSLATE_N_NOOP("JobWords", "Look up %Ln contact(s)")},
    Sentence{Resource::Purchase, Effect::Create, Icon::Plus, QT_TRANSLATE_NOOP("JobWords", "Create purchases"),
             QT_TRANSLATE_NOOP("JobWords", "Each row needs the store’s own number, so that none is created twice."),
             QT_TRANSLATE_N_NOOP("JobWords", "Create %Ln purchase(s)")},
    Sentence{Resource::Purchase, Effect::Delete, Icon::Bin, QT_TRANSLATE_NOOP("JobWords", "Delete purchases"),
             QT_TRANSLATE_NOOP("JobWords", "A copy of each can be kept first."),
             QT_TRANSLATE_N_NOOP("JobWords", "Delete %Ln purchase(s)")},
    Sentence{Resource::Purchase, Effect::Read, Icon::Search, QT_TRANSLATE_NOOP("JobWords", "Look up purchases"),
             QT_TRANSLATE_NOOP("JobWords", "Nothing is changed."),
             QT_TRANSLATE_N_NOOP("JobWords", "Look up %Ln purchase(s)")},
    Sentence{Resource::Product, Effect::Update, Icon::Pencil, QT_TRANSLATE_NOOP("JobWords", "Change or create products"),
             QT_TRANSLATE_NOOP("JobWords", "Products that do not exist yet are created."),
             QT_TRANSLATE_N_NOOP("JobWords", "Change or create %Ln product(s)")},
    Sentence{Resource::Product, Effect::Delete, Icon::Bin, QT_TRANSLATE_NOOP("JobWords", "Delete products"),
             QT_TRANSLATE_NOOP("JobWords", "A copy of each can be kept first."),
             QT_TRANSLATE_N_NOOP("JobWords", "Delete %Ln product(s)")},
    Sentence{Resource::Product, Effect::Read, Icon::Search, QT_TRANSLATE_NOOP("JobWords", "Look up products"),
             QT_TRANSLATE_NOOP("JobWords", "Nothing is changed."),
             QT_TRANSLATE_N_NOOP("JobWords", "Look up %Ln product(s)")},
    Sentence{Resource::CustomEvent, Effect::Create, Icon::Events, QT_TRANSLATE_NOOP("JobWords", "Send custom events"),
             QT_TRANSLATE_NOOP("JobWords", "One event for each row. An event whose answer is lost is never sent again by itself."),
             QT_TRANSLATE_N_NOOP("JobWords", "Send %Ln event(s)")},
};
// clang-format on

} // namespace

static const Sentence *sentenceFor(Resource resource, Effect effect)
{
    const auto found = std::ranges::find_if(sentences, [&](const Sentence &sentence) {
        return sentence.resource == resource && sentence.effect == effect;
    });
    return found != sentences.end() ? &*found : nullptr;
}

std::vector<BulkTask> bulkTasks(bool mayWrite)
{
    std::vector<BulkTask> tasks;
    for (const auto &sentence : sentences) {
        BulkTask task{sentence.resource, sentence.effect};
        for (const auto &operation : catalogue::operations()) {
            if (jobs::isBulkOperation(operation) && operation.resource == task.resource
                && operation.effect == task.effect)
                task.operations.push_back(operation.id);
        }
        // As the table of keys has them: what a person calls a record by comes first.
        std::ranges::stable_sort(task.operations, {}, [](catalogue::OperationId id) {
            return catalogue::lookupKeyOf(id);
        });
        if (!task.operations.empty() && (mayWrite || task.effect == Effect::Read))
            tasks.push_back(std::move(task));
    }
    return tasks;
}

QString titleOf(const BulkTask &task)
{
    const auto *sentence = sentenceFor(task.resource, task.effect);
    return sentence ? JobWords::tr(sentence->task) : QString();
}

QString hintOf(const BulkTask &task)
{
    const auto *sentence = sentenceFor(task.resource, task.effect);
    return sentence ? JobWords::tr(sentence->hint) : QString();
}

Icon iconOf(const BulkTask &task)
{
    const auto *sentence = sentenceFor(task.resource, task.effect);
    return sentence ? sentence->icon : Icon::Jobs;
}

QString sentenceOf(const jobs::BulkPlan &plan, qint64 rows)
{
    const auto &operation = catalogue::operation(plan.operation);
    const auto *sentence = sentenceFor(operation.resource, operation.effect);
    const int count = static_cast<int>(rows);
    if (operation.resource == Resource::CustomEvent)
        return JobWords::tr("Send %Ln event(s) “%1”", nullptr, count).arg(plan.within.value(0));
    return sentence ? JobWords::tr(sentence->text, nullptr, count) : QString();
}

QString sentenceOf(const journal::JobHead &head)
{
    const auto plan = jobs::BulkPlan::fromJson(head.outline.plan);
    return plan ? sentenceOf(*plan, head.rows()) : head.outline.title;
}

Icon iconOf(const journal::JobHead &head)
{
    const auto plan = jobs::BulkPlan::fromJson(head.outline.plan);
    if (!plan)
        return Icon::Jobs;
    const auto &operation = catalogue::operation(plan->operation);
    return iconOf(BulkTask{operation.resource, operation.effect});
}

Pill pillOf(const jobs::ListedJob &job, const JobRun *run)
{
    if (!job.problem.what.isEmpty())
        return {JobWords::tr("Damaged"), Icon::CrossCircle, Tone::Err};
    if (run && run->state() == JobRun::State::Stopping)
        return {JobWords::tr("Stopping"), Icon::Stop, Tone::Neutral};
    if (run && run->state() == JobRun::State::Running)
        return run->wait() ? Pill{JobWords::tr("Pacing"), Icon::Clock, Tone::Neutral}
                           : Pill{JobWords::tr("Running"), Icon::Ring, Tone::Accent};
    if (!run && job.taken)
        return {JobWords::tr("Runs elsewhere"), Icon::External, Tone::Neutral};
    if (job.head.state != JobState::Done) {
        const bool stuck = !job.head.note.what.isEmpty();
        return {JobWords::tr("Paused"), stuck ? Icon::Warning : Icon::Pause,
                stuck ? Tone::Warn : Tone::Neutral};
    }
    const auto &counts = job.head.counts;
    if (counts[RowState::Unknown] > 0)
        return {JobWords::tr("Needs attention"), Icon::Warning, Tone::Warn};
    if (counts[RowState::Waiting] > 0)
        return {JobWords::tr("Cancelled"), Icon::Minus, Tone::Neutral};
    return counts[RowState::Done] == counts.total()
        ? Pill{JobWords::tr("Done"), Icon::TickCircle, Tone::Ok}
        : Pill{JobWords::tr("Done, with errors"), Icon::Warning, Tone::Warn};
}

Pill pillOf(RowState state, const QString &words)
{
    switch (state) {
    case RowState::Done:
        return {words, Icon::TickCircle, Tone::Ok};
    case RowState::Refused:
        return {words, Icon::CrossCircle, Tone::Err};
    case RowState::Unknown:
        return {words, Icon::Warning, Tone::Warn};
    case RowState::NotSent:
        return {words, Icon::Minus, Tone::Err};
    case RowState::Leaving:
    case RowState::Reading:
        return {words, Icon::Ring, Tone::Accent};
    default:
        return {words, Icon::Clock, Tone::Neutral};
    }
}

namespace {

struct Share
{
    RowState state;
    const char *text; // of rows that were sent
    const char *reading; // of look-ups; null: the same
};

// clang-format off
constexpr std::array shares{
    Share{RowState::Done, QT_TRANSLATE_N_NOOP("JobWords", "%Ln done"), QT_TRANSLATE_N_NOOP("JobWords", "%Ln found")},
    Share{RowState::Refused, QT_TRANSLATE_N_NOOP("JobWords", "%Ln refused"), QT_TRANSLATE_N_NOOP("JobWords", "%Ln not found")},
    Share{RowState::Unknown, QT_TRANSLATE_N_NOOP("JobWords", "%Ln unknown"), nullptr},
    Share{RowState::NotSent, QT_TRANSLATE_N_NOOP("JobWords", "%Ln not sent"), nullptr},
    Share{RowState::Leaving, QT_TRANSLATE_N_NOOP("JobWords", "%Ln under way"), nullptr},
    Share{RowState::Reading, QT_TRANSLATE_N_NOOP("JobWords", "%Ln being read"), nullptr},
    Share{RowState::Waiting, QT_TRANSLATE_N_NOOP("JobWords", "%Ln waiting"), nullptr},
};
// clang-format on

} // namespace

QString sumLine(const journal::JobHead &head)
{
    const auto plan = jobs::BulkPlan::fromJson(head.outline.plan);
    const bool reads = plan && !catalogue::operation(plan->operation).writes();
    QStringList parts;
    for (const auto &share : shares) {
        const int count = static_cast<int>(head.counts[share.state]);
        if (count > 0 && share.state == RowState::Waiting && head.state == JobState::Done)
            parts.append(JobWords::tr("%Ln cancelled", nullptr, count));
        else if (count > 0)
            parts.append(
                JobWords::tr(reads && share.reading ? share.reading : share.text, nullptr, count));
    }
    const auto rows = JobWords::tr("%Ln row(s)", nullptr, static_cast<int>(head.rows()));
    return parts.isEmpty() ? rows : u"%1 = %2"_s.arg(parts.join(u" + "_s), rows);
}

static QString spanText(qint64 seconds)
{
    if (seconds < 60)
        return JobWords::tr("%Ln second(s)", nullptr,
                            static_cast<int>(std::max<qint64>(seconds, 1)));
    if (seconds < 90 * 60)
        return JobWords::tr("%Ln minute(s)", nullptr, static_cast<int>((seconds + 30) / 60));
    return JobWords::tr("%Ln hour(s)", nullptr, static_cast<int>((seconds + 1800) / 3600));
}

QString stateLine(const jobs::ListedJob &job, const JobRun *run)
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
        return head.note.what.isEmpty() ? JobWords::tr("Paused at %1").arg(clock(head.moved))
                                        : u"%1 %2"_s.arg(head.note.what, head.note.next).trimmed();
    const auto ended = head.ended.isValid() ? head.ended : head.moved;
    auto line =
        JobWords::tr("Ended %1, after %2").arg(clock(ended), spanText(head.begun.secsTo(ended)));
    if (const auto unknown = head.counts[RowState::Unknown]; unknown > 0)
        line += u" · "_s
            + JobWords::tr("%Ln row(s) need a decision", nullptr, static_cast<int>(unknown));
    return line;
}

JobGroup groupOf(const jobs::ListedJob &job, const JobRun *run, const QDateTime &now)
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
        return JobWords::tr("Running");
    case JobGroup::Waiting:
        return JobWords::tr("Waiting");
    case JobGroup::Today:
        return JobWords::tr("Done today");
    default:
        return JobWords::tr("Older");
    }
}

} // namespace storedesk::ui::bulk
