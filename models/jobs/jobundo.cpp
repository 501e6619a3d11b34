// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "jobs/jobundo.h"

#include "api/lookuprules.h"
#include "jobs/bulkkind.h"
#include "jobs/erasedrow.h"
#include "jobs/job.h"
#include "jobs/jobputback.h"
#include "jobs/listjob.h"
#include "jobs/rowcondition.h"
#include "journal/jobtitle.h"
#include "journal/requestjson.h"

#include <QCoreApplication>
#include <QJsonDocument>

#include <algorithm>

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

// Returns the operation that deletes a record by the key that an operation uses.
static std::optional<catalogue::OperationId> deletionFor(const catalogue::Operation &operation)
{
    const auto all = catalogue::operations();
    const auto found = std::ranges::find_if(all, [&operation](const catalogue::Operation &one) {
        return one.effect == Effect::Delete && one.resource == operation.resource && one.lookUp
            && one.lookUp == operation.lookUp;
    });
    return found != all.end() ? std::optional(found->id) : std::nullopt;
}

bool canBeUndone(const journal::JobHead &head)
{
    const auto plan = bulkPlanOf(head.outline);
    if (!plan || plan->erases)
        return false;
    const auto &operation = catalogue::operation(plan->operation);
    if (operation.effect == Effect::Create)
        return deletionFor(operation) && head.counts[RowState::Done] > 0;
    const auto touched = head.counts[RowState::Done] + head.counts[RowState::Unknown];
    return touched > 0 && plan->readsEach()
        && (operation.effect == Effect::Update || operation.effect == Effect::Delete);
}

// Whether the operation of the job creates records. A row of an update creates its record if there
// was none.
static bool mayCreate(const journal::JobHead &head)
{
    const auto plan = bulkPlanOf(head.outline);
    return plan && canBeUndone(head)
        && catalogue::operation(plan->operation).effect != Effect::Delete;
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
    if (!mayCreate(done.head()))
        return size;
    const auto created = done.rows().countCreated();
    if (!created)
        return tl::unexpected(created.error());
    size.created = *created;
    size.left -= *created;
    return size;
}

// Corresponds to JournalRows::countCreated().
static bool hasCreated(const journal::JobRow &row)
{
    return row.state == RowState::Done && row.sent.isValid() && !row.request.isEmpty()
        && row.before.isEmpty();
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

// Calls the function with the rows of a journal in this state, some at a time.
template <typename Use>
static base::Result<void> forRows(journal::Journal &done, RowState state, Use use)
{
    for (qint64 last = 0;;) {
        const auto rows = done.rows().findBehind({.state = state}, last, undoneAtOnce);
        if (!rows)
            return tl::unexpected(rows.error());
        if (rows->empty())
            return {};
        last = rows->back().number;
        if (base::Result<void> used = use(*rows); !used)
            return used;
    }
}

static QString titleOf(const journal::Journal &done)
{
    return journal::storedTitle({.context = "JobUndo",
                                 .text = QT_TRANSLATE_NOOP("JobUndo", "Undo of “%1”"),
                                 .arguments = {done.head().outline.title}});
}

// Rows of created records are left out if these are deleted.
static base::Result<QString> writeRestore(journal::Journal &done, const BulkPlan &plan,
                                          const journal::JobFolder &folder,
                                          const UndoOptions &options, const base::Clock &clock)
{
    auto undo = Job::begin(folder, folder.newId(clock), titleOf(done), undoPlanOf(plan),
                           restoreColumns(), clock);
    if (!undo)
        return tl::unexpected(undo.error());
    for (const auto state : {RowState::Done, RowState::Unknown}) {
        auto copied = forRows(done, state, [&](const std::vector<journal::JobRow> &rows) {
            std::vector<NewRow> inverse;
            for (const auto &row : rows) {
                if (options.deletesCreated && hasCreated(row))
                    continue;
                if (auto made = undoOf(row, options.contactFields))
                    inverse.push_back(std::move(*made));
            }
            return (*undo)->journal().append(inverse);
        });
        if (!copied)
            return tl::unexpected(copied.error());
    }
    return (*undo)->complete().map([&undo](const auto &) { return (*undo)->id(); });
}

// Returns the request that deletes the record that the row created, with its condition. The service
// has no operation that changes a purchase.
static std::optional<http::Request> deletionOf(const journal::JobRow &row)
{
    const auto request = hasCreated(row) ? journal::requestFrom(row.request) : std::nullopt;
    const auto operation = request ? deletionFor(operationOf(*request)) : std::nullopt;
    if (!operation)
        return std::nullopt;
    const bool creates = operationOf(*request).effect == Effect::Create;
    const auto reading = creates ? api::readFor(*request) : request;
    if (!reading)
        return std::nullopt;
    return http::Request{
        .operation = *operation, .values = reading->values, .priority = http::Priority::Job};
}

static NewRow deletionRow(const journal::JobRow &row, const http::Request &deletion)
{
    const auto sent = journal::requestFrom(row.request);
    const auto *members = sent ? std::get_if<QJsonObject>(&sent->body) : nullptr;
    const bool changes = sent && operationOf(*sent).effect == Effect::Update && members;
    const auto key = deletion.values.value(0);
    return {.cells = {key, QString(),
                      QString::fromUtf8(
                          bytesOf(deletion, {.members = changes ? *members : QJsonObject()}))},
            .key = key};
}

static base::Result<QString> writeDeletion(journal::Journal &done, const BulkPlan &plan,
                                           const journal::JobFolder &folder,
                                           const UndoOptions &options, const base::Clock &clock)
{
    auto job = deletionJob(*deletionFor(catalogue::operation(plan.operation)), {}, true);
    job.columns.append(
        journal::storedText("JobPutBack", QT_TRANSLATE_NOOP("JobPutBack", "Request")));
    job.plan.givenColumn = static_cast<int>(job.columns.size()) - 1;
    if (options.mostDeletes > 0)
        job.plan.ceiling = options.mostDeletes;
    auto undo =
        Job::begin(folder, folder.newId(clock), titleOf(done), job.plan, job.columns, clock);
    if (!undo)
        return tl::unexpected(undo.error());
    auto copied = forRows(done, RowState::Done, [&](const std::vector<journal::JobRow> &rows) {
        std::vector<NewRow> deletions;
        for (const auto &row : rows) {
            if (const auto deletion = deletionOf(row))
                deletions.push_back(deletionRow(row, *deletion));
        }
        return (*undo)->journal().append(deletions);
    });
    if (!copied)
        return tl::unexpected(copied.error());
    return (*undo)->complete().map([&undo](const auto &) { return (*undo)->id(); });
}

static base::Result<void> checkUndo(journal::Journal &done, const UndoSize &size,
                                    const journal::JobFolder &folder, const UndoOptions &options)
{
    if (!canBeUndone(done.head()))
        return tl::unexpected(base::Problem{
            .what = UndoWords::tr("This job cannot be undone."),
            .why = UndoWords::tr("The previous values were not saved."),
            .next = UndoWords::tr("Next time, keep the previous values when you start the job.")});
    if (options.deletesCreated && options.mostDeletes > 0 && size.created > options.mostDeletes)
        return tl::unexpected(base::Problem{
            .what = UndoWords::tr("The undo would delete %L1 records, more than %L2.")
                        .arg(size.created)
                        .arg(options.mostDeletes),
            .next = UndoWords::tr("Nothing was sent. Keep the records that the job created, or "
                                  "raise the limit of the account.")});
    return folder.checkOwner(done.head());
}

base::Result<QStringList> writeUndo(journal::Journal &done, const journal::JobFolder &folder,
                                    const UndoOptions &options, const base::Clock &clock)
{
    const auto plan = bulkPlanOf(done.head().outline).value_or(BulkPlan());
    const auto size = undoSizeOf(done);
    if (!size)
        return tl::unexpected(size.error());
    if (const auto ready = checkUndo(done, *size, folder, options); !ready)
        return tl::unexpected(ready.error());
    const bool deletes = options.deletesCreated && size->created > 0;
    const bool creates = catalogue::operation(plan.operation).effect == Effect::Create;
    const bool restores = !creates && size->restored + size->left + size->erased > 0;
    if (!deletes && !restores)
        return tl::unexpected(base::Problem{
            .what = UndoWords::tr("The job created records and changed no others."),
            .next = UndoWords::tr("To undo it, delete the records that it created.")});
    QStringList ids;
    if (restores) {
        const auto id = writeRestore(done, plan, folder, options, clock);
        if (!id)
            return tl::unexpected(id.error());
        ids.append(*id);
    }
    if (deletes) {
        const auto id = writeDeletion(done, plan, folder, options, clock);
        if (!id)
            return tl::unexpected(id.error());
        ids.append(*id);
    }
    return ids;
}

} // namespace storedesk::jobs
