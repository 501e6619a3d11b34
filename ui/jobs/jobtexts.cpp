// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/jobs/jobtexts.h"

#include "catalogue/choice.h"
#include "catalogue/lookupkey.h"
#include "exportrun/exportjobkind.h"
#include "importrun/importjobkind.h"
#include "itemmodels/showntext.h"
#include "jobs/bulkkind.h"
#include "jobs/jobkinds.h"
#include "ui/host/exportaddress.h"
#include "ui/host/importaddress.h"

#include <QLocale>

#include <algorithm>
#include <array>

namespace storedesk::ui::jobs {

using namespace Qt::StringLiterals;
using catalogue::Effect;
using catalogue::Resource;
using journal::JobState;
using journal::RowState;
using storedesk::jobs::JobRun;

namespace {

struct Sentence
{
    Resource resource;
    Effect effect;
    Icon icon;
    const char *task;
    const char *hint;
    // Source text with the row count.
    const char *text;
};

// clang-format off
constexpr std::array sentences{
    Sentence{Resource::Contact, Effect::Update, Icon::Pencil, QT_TRANSLATE_NOOP("JobTexts", "Change or create contacts"),
             QT_TRANSLATE_NOOP("JobTexts", "Contacts that don't exist yet are created."),
             QT_TRANSLATE_N_NOOP("JobTexts", "Change or create %Ln contact(s)")},
    Sentence{Resource::Contact, Effect::Delete, Icon::Bin, QT_TRANSLATE_NOOP("JobTexts", "Delete contacts"),
             QT_TRANSLATE_NOOP("JobTexts", "You can keep a copy of each first."),
             QT_TRANSLATE_N_NOOP("JobTexts", "Delete %Ln contact(s)")},
    Sentence{Resource::Contact, Effect::Read, Icon::Search, QT_TRANSLATE_NOOP("JobTexts", "Look up contacts"),
             QT_TRANSLATE_NOOP("JobTexts", "Nothing is changed."),
             QT_TRANSLATE_N_NOOP("JobTexts", "Look up %Ln contact(s)")},
    Sentence{Resource::Purchase, Effect::Create, Icon::Plus, QT_TRANSLATE_NOOP("JobTexts", "Create purchases"),
             QT_TRANSLATE_NOOP("JobTexts", "Each row needs your store's purchase ID, so that no purchase is created twice."),
             QT_TRANSLATE_N_NOOP("JobTexts", "Create %Ln purchase(s)")},
    Sentence{Resource::Purchase, Effect::Delete, Icon::Bin, QT_TRANSLATE_NOOP("JobTexts", "Delete purchases"),
             QT_TRANSLATE_NOOP("JobTexts", "You can keep a copy of each first."),
             QT_TRANSLATE_N_NOOP("JobTexts", "Delete %Ln purchase(s)")},
    Sentence{Resource::Purchase, Effect::Read, Icon::Search, QT_TRANSLATE_NOOP("JobTexts", "Look up purchases"),
             QT_TRANSLATE_NOOP("JobTexts", "Nothing is changed."),
             QT_TRANSLATE_N_NOOP("JobTexts", "Look up %Ln purchase(s)")},
    Sentence{Resource::Product, Effect::Update, Icon::Pencil, QT_TRANSLATE_NOOP("JobTexts", "Change or create products"),
             QT_TRANSLATE_NOOP("JobTexts", "Products that don't exist yet are created."),
             QT_TRANSLATE_N_NOOP("JobTexts", "Change or create %Ln product(s)")},
    Sentence{Resource::Product, Effect::Delete, Icon::Bin, QT_TRANSLATE_NOOP("JobTexts", "Delete products"),
             QT_TRANSLATE_NOOP("JobTexts", "You can keep a copy of each first."),
             QT_TRANSLATE_N_NOOP("JobTexts", "Delete %Ln product(s)")},
    Sentence{Resource::Product, Effect::Read, Icon::Search, QT_TRANSLATE_NOOP("JobTexts", "Look up products"),
             QT_TRANSLATE_NOOP("JobTexts", "Nothing is changed."),
             QT_TRANSLATE_N_NOOP("JobTexts", "Look up %Ln product(s)")},
    Sentence{Resource::CustomEvent, Effect::Create, Icon::Events, QT_TRANSLATE_NOOP("JobTexts", "Send custom events"),
             QT_TRANSLATE_NOOP("JobTexts", "One event per row. If the response to an event is lost, the event is never resent automatically."),
             QT_TRANSLATE_N_NOOP("JobTexts", "Send %Ln event(s)")},
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
        BulkTask action{sentence.resource, sentence.effect};
        for (const auto &operation : catalogue::operations()) {
            if (storedesk::jobs::isBulkOperation(operation) && operation.resource == action.resource
                && operation.effect == action.effect)
                action.operations.push_back(operation.id);
        }
        // Sort in the order of the lookup keys, which starts with the keys that users know.
        std::ranges::stable_sort(action.operations, {}, [](catalogue::OperationId id) {
            return catalogue::lookupKeyOf(id);
        });
        if (!action.operations.empty() && (mayWrite || action.effect == Effect::Read))
            tasks.push_back(std::move(action));
    }
    return tasks;
}

QString titleOf(const BulkTask &task)
{
    const auto *sentence = sentenceFor(task.resource, task.effect);
    return sentence ? JobTexts::tr(sentence->task) : QString();
}

QString hintOf(const BulkTask &task)
{
    const auto *sentence = sentenceFor(task.resource, task.effect);
    return sentence ? JobTexts::tr(sentence->hint) : QString();
}

Icon iconOf(const BulkTask &task)
{
    const auto *sentence = sentenceFor(task.resource, task.effect);
    return sentence ? sentence->icon : Icon::Jobs;
}

QString sentenceOf(const storedesk::jobs::BulkPlan &plan, qint64 rows)
{
    const auto &operation = catalogue::operation(plan.operation);
    const auto *sentence = sentenceFor(operation.resource, operation.effect);
    const int count = static_cast<int>(rows);
    if (plan.erases)
        return JobTexts::tr("Delete %Ln contact(s) everywhere", nullptr, count);
    if (operation.resource == Resource::CustomEvent)
        return JobTexts::tr("Send %Ln event(s) “%1”", nullptr, count).arg(plan.within.value(0));
    if (plan.onlyExisting)
        return operation.resource == Resource::Product
            ? JobTexts::tr("Change %Ln product(s)", nullptr, count)
            : JobTexts::tr("Change %Ln contact(s)", nullptr, count);
    return sentence ? JobTexts::tr(sentence->text, nullptr, count) : QString();
}

static QString sentenceOf(const importrun::ImportPlan &plan)
{
    namespace type = catalogue::choice::importtype;
    const int count = static_cast<int>(plan.allRows());
    const auto text = plan.type == type::products
        ? JobTexts::tr("Import %Ln product(s) from %1", nullptr, count)
        : plan.type == type::coupons
        ? JobTexts::tr("Import %Ln coupon(s) from %1", nullptr, count)
        : JobTexts::tr("Import %Ln contact(s) from %1", nullptr, count);
    return text.arg(plan.sourceName);
}

// Undo jobs, restores from the bin and changes of many contacts have their own title.
static QString titleOf(const journal::JobHead &head, qint64 rows)
{
    return JobTexts::tr("%1 (%Ln row(s))", nullptr, static_cast<int>(rows))
        .arg(itemmodels::shownText(head.title()));
}

static QString plainTitle(const journal::JobHead &head)
{
    return itemmodels::shownText(head.title());
}

static QString bulkSentence(const journal::JobHead &head)
{
    const auto plan = storedesk::jobs::bulkPlanOf(head.outline);
    if (!plan)
        return plainTitle(head);
    if (plan->givenColumn && !plan->erases && catalogue::operation(plan->operation).writes())
        return titleOf(head, head.rows());
    return sentenceOf(*plan, head.rows());
}

static QString importSentence(const journal::JobHead &head)
{
    const auto plan = importrun::importPlanOf(head.outline);
    if (!plan)
        return plainTitle(head);
    return plan->undoes || plan->hasOwnTitle ? titleOf(head, plan->allRows()) : sentenceOf(*plan);
}

static Icon bulkIcon(const journal::JobHead &head)
{
    const auto plan = storedesk::jobs::bulkPlanOf(head.outline);
    if (!plan)
        return Icon::Jobs;
    const auto &operation = catalogue::operation(plan->operation);
    return iconOf(BulkTask{operation.resource, operation.effect});
}

Pill pillOf(const journal::ListedJob &job, const JobRun *run,
            const std::optional<importrun::ImportTally> &tally)
{
    if (!job.problem.what.isEmpty())
        return {JobTexts::tr("Damaged"), Icon::CrossCircle, Tone::Err};
    if (run && run->state() == JobRun::State::Stopping)
        return {JobTexts::tr("Stopping"), Icon::Stop, Tone::Neutral};
    if (run && run->state() == JobRun::State::Running)
        return run->progress().waiting ? Pill{JobTexts::tr("Throttled"), Icon::Clock, Tone::Neutral}
                                       : Pill{JobTexts::tr("Running"), Icon::Ring, Tone::Accent};
    if (!run && job.taken)
        return {JobTexts::tr("Running elsewhere"), Icon::External, Tone::Neutral};
    if (job.head.state != JobState::Done) {
        const bool stuck = !job.head.note.what.isEmpty();
        return {JobTexts::tr("Paused"), stuck ? Icon::Warning : Icon::Pause,
                stuck ? Tone::Warn : Tone::Neutral};
    }
    // For an import, count the rows in the files instead of the files.
    const auto balance = tally ? tally->balance() : journal::balanceOf(job.head);
    const bool cancelled = job.head.counts[RowState::Waiting] > 0;
    if (balance.verdict() == journal::Balance::Verdict::Unknown)
        return {JobTexts::tr("Needs attention"), Icon::Warning, Tone::Warn};
    if (cancelled)
        return {JobTexts::tr("Cancelled"), Icon::Minus, Tone::Neutral};
    return balance.refused + balance.heldBack == (tally ? tally->heldBack : 0)
        ? Pill{JobTexts::tr("Completed"), Icon::TickCircle, Tone::Ok}
        : Pill{JobTexts::tr("Completed with errors"), Icon::Warning, Tone::Warn};
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
    // Text for rows that were sent.
    const char *text;
    // Text for lookups; null means the same text.
    const char *reading;
};

// clang-format off
constexpr std::array shares{
    Share{RowState::Done, QT_TRANSLATE_N_NOOP("JobTexts", "%Ln done"), QT_TRANSLATE_N_NOOP("JobTexts", "%Ln looked up")},
    Share{RowState::Refused, QT_TRANSLATE_N_NOOP("JobTexts", "%Ln rejected"), QT_TRANSLATE_N_NOOP("JobTexts", "%Ln failed")},
    Share{RowState::Unknown, QT_TRANSLATE_N_NOOP("JobTexts", "%Ln unknown"), nullptr},
    Share{RowState::NotSent, QT_TRANSLATE_N_NOOP("JobTexts", "%Ln not sent"), nullptr},
    Share{RowState::Leaving, QT_TRANSLATE_N_NOOP("JobTexts", "%Ln in progress"), nullptr},
    Share{RowState::Reading, QT_TRANSLATE_N_NOOP("JobTexts", "%Ln being prepared"), nullptr},
    Share{RowState::Waiting, QT_TRANSLATE_N_NOOP("JobTexts", "%Ln waiting"), nullptr},
};
// clang-format on

} // namespace

// Returns, for example, "9,521 imported + 54 rejected = 9,575 rows".
static QString sumLine(const importrun::ImportTally &tally)
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

// Sums up an import without a tally. Its journal rows are files; the results of the rows in the
// files are known only with the tally.
static QString importSum(const journal::JobHead &head)
{
    const auto plan = importrun::importPlanOf(head.outline);
    return JobTexts::tr("%Ln row(s)", nullptr,
                        static_cast<int>(plan ? plan->allRows() : head.rows()));
}

// Sums up an export. Its journal rows are exports; the row counts of their files are shown where
// the files are merged.
static QString exportSum(const journal::JobHead &head)
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

static QString requestSum(const journal::JobHead &head)
{
    const auto plan = storedesk::jobs::bulkPlanOf(head.outline);
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

namespace {

constexpr JobKindView unknownKind{.kind = nullptr,
                                  .sentence = &plainTitle,
                                  .icon = [](const journal::JobHead &) { return Icon::Jobs; },
                                  .sum = &requestSum};

constexpr std::array views{
    JobKindView{.kind = &storedesk::jobs::bulkKind,
                .sentence = &bulkSentence,
                .icon = &bulkIcon,
                .sum = &requestSum},
    JobKindView{.kind = &storedesk::jobs::sequenceKind,
                .sentence = &plainTitle,
                .icon = unknownKind.icon,
                .sum = &requestSum},
    JobKindView{.kind = &importrun::importKind,
                .sentence = &importSentence,
                .icon = [](const journal::JobHead &) { return Icon::Imports; },
                .sum = &importSum,
                .resultPage = &importJobPlace,
                .similarPage = &importLikePlace,
                .undoPage = &importUndoPlace},
    JobKindView{.kind = &exportrun::exportKind,
                .sentence = &plainTitle,
                .icon = unknownKind.icon,
                .sum = &exportSum,
                .resultPage = &exportJobPlace,
                .similarPage = &exportLikePlace},
};

} // namespace

std::span<const JobKindView> jobKindViews()
{
    return views;
}

const JobKindView &viewOf(const journal::JobHead &head)
{
    const auto *kind = storedesk::jobs::kindOf(head.outline);
    const auto *found = std::ranges::find(views, kind, &JobKindView::kind);
    return found != views.end() ? *found : unknownKind;
}

QString sentenceOf(const journal::JobHead &head)
{
    return viewOf(head).sentence(head);
}

Icon iconOf(const journal::JobHead &head)
{
    return viewOf(head).icon(head);
}

QString sumLine(const journal::JobHead &head, const std::optional<importrun::ImportTally> &tally)
{
    return tally ? sumLine(*tally) : viewOf(head).sum(head);
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
                  const std::optional<importrun::ImportTally> &tally)
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
    auto line = JobTexts::tr("Completed at %1, after %2")
                    .arg(clock(ended), spanText(head.begun.secsTo(ended)));
    // For an import the journal counts files, so the tally is used instead.
    const auto unknown = tally ? tally->unknown : head.counts[RowState::Unknown];
    if (unknown > 0 && (tally || storedesk::jobs::unitOf(head.outline) != journal::RowUnit::File))
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
