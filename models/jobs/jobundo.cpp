// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "jobs/jobundo.h"

#include "jobs/bulkkind.h"
#include "jobs/erasedrow.h"
#include "jobs/job.h"
#include "jobs/jobputback.h"
#include "jobs/rowcondition.h"
#include "journal/jobtitle.h"
#include "journal/requestjson.h"

#include <QCoreApplication>
#include <QJsonDocument>

namespace storedesk::jobs {

using namespace Qt::StringLiterals;
using catalogue::Effect;
using journal::NewRow;
using journal::RowState;

struct UndoWords
{
    Q_DECLARE_TR_FUNCTIONS(JobUndo)
};

static constexpr int undoneAtOnce = 500;

bool canBeUndone(const journal::JobHead &head)
{
    const auto plan = bulkPlanOf(head.outline);
    if (!plan || !plan->readsEach() || plan->erases)
        return false;
    const auto effect = catalogue::operation(plan->operation).effect;
    const auto touched = head.counts[RowState::Done] + head.counts[RowState::Unknown];
    return touched > 0 && (effect == Effect::Update || effect == Effect::Delete);
}

base::Result<UndoSize> undoSizeOf(journal::Journal &done)
{
    UndoSize size;
    for (const auto state : {RowState::Done, RowState::Unknown}) {
        const auto kept = done.rows().countRestorable(state);
        if (!kept)
            return tl::unexpected(kept.error());
        const auto erased = done.rows().countErased(state);
        if (!erased)
            return tl::unexpected(erased.error());
        size.restored += *kept;
        size.erased += *erased;
        size.left += done.head().counts[state] - *kept - *erased;
    }
    return size;
}

// Restores the previous values, and clears the members that had no previous value.
static NewRow inverseOf(const journal::JobRow &row, const http::Request &request,
                        const QJsonObject &before)
{
    const auto *sent = std::get_if<QJsonObject>(&request.body);
    QJsonObject restored;
    QStringList cleared;
    for (const auto &name : sent ? sent->keys() : QStringList()) {
        restored.insert(name, before.contains(name) ? before.value(name) : QJsonValue::Null);
        if (!before.contains(name))
            cleared.append(name);
    }
    auto inverse = request;
    inverse.body = restored;
    const auto remark = cleared.isEmpty()
        ? QString()
        : UndoWords::tr("Cleared again: %1.").arg(cleared.join(u", "_s));
    NewRow made{.cells = {row.key, remark, QString(),
                          QString::fromUtf8(bytesOf(
                              inverse, RowCondition{.members = sent ? *sent : QJsonObject()}))},
                .key = row.key};
    if (before.isEmpty())
        made.refusal = UndoWords::tr("It didn't exist before.");
    return made;
}

static std::optional<NewRow> undoOf(const journal::JobRow &row, const QJsonArray &contactFields)
{
    if (row.erased.isValid())
        return NewRow{.cells = {QString(), QString(), QString(), QString()},
                      .refusal = erasedWords(row)};
    const auto request = journal::requestFrom(row.request);
    const auto before = QJsonDocument::fromJson(row.before).object();
    if (!request)
        return std::nullopt;
    if (operationOf(*request).effect == Effect::Update)
        return inverseOf(row, *request, before);
    if (before.isEmpty())
        // The record was already gone, so there is nothing to restore.
        return std::nullopt;
    return restoreRow({.resource = operationOf(*request).resource,
                       .title = row.key,
                       .record = before,
                       .address = request->values},
                      contactFields);
}

static BulkPlan undoPlanOf(const BulkPlan &done)
{
    const auto &operation = catalogue::operation(done.operation);
    auto plan = restoreJob(operation.resource);
    if (operation.effect == Effect::Update)
        plan.operation = done.operation;
    return plan;
}

static base::Result<void> copyRows(journal::Journal &done, journal::Journal &undo, RowState state,
                                   const QJsonArray &contactFields)
{
    for (qint64 last = 0;;) {
        const auto rows = done.rows().findBehind({.state = state}, last, undoneAtOnce);
        if (!rows)
            return tl::unexpected(rows.error());
        if (rows->empty())
            return {};
        last = rows->back().number;
        std::vector<NewRow> inverse;
        for (const auto &row : *rows) {
            if (auto made = undoOf(row, contactFields))
                inverse.push_back(std::move(*made));
        }
        if (auto written = undo.append(inverse); !written)
            return written;
    }
}

base::Result<std::unique_ptr<journal::Journal>>
writeUndo(journal::Journal &done, const journal::JobFolder &folder, const QString &id,
          const QJsonArray &contactFields, const base::Clock &clock)
{
    const auto plan = bulkPlanOf(done.head().outline);
    if (!plan || !canBeUndone(done.head()))
        return tl::unexpected(base::Problem{
            .what = UndoWords::tr("This job cannot be undone."),
            .why = UndoWords::tr("The previous values were not saved."),
            .next = UndoWords::tr("Next time, keep the previous values when you start the job.")});
    if (const auto mine = folder.checkOwner(done.head()); !mine)
        return tl::unexpected(mine.error());
    auto undo =
        Job::begin(folder, id,
                   journal::storedTitle({.context = "JobUndo",
                                         .text = QT_TRANSLATE_NOOP("JobUndo", "Undo of “%1”"),
                                         .arguments = {done.head().outline.title}}),
                   undoPlanOf(*plan), restoreColumns(), clock);
    if (!undo)
        return tl::unexpected(undo.error());
    for (const auto state : {RowState::Done, RowState::Unknown}) {
        if (auto copied = copyRows(done, (*undo)->journal(), state, contactFields); !copied)
            return tl::unexpected(copied.error());
    }
    return (*undo)->complete();
}

} // namespace storedesk::jobs
