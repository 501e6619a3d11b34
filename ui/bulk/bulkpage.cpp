// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/bulk/bulkpage.h"

#include "desk/desk.h"
#include "ui/bulk/checkstep.h"
#include "ui/bulk/columnsstep.h"
#include "ui/bulk/jobspage.h"
#include "ui/bulk/jobwords.h"
#include "ui/bulk/rowsstep.h"
#include "ui/bulk/whatstep.h"
#include "ui/frame/frame.h"
#include "ui/frame/jobplace.h"
#include "ui/frame/typeddraft.h"
#include "ui/theme/theme.h"
#include "ui/widgets/pagehead.h"

#include <QDir>

namespace storedesk::ui::bulk {

using namespace Qt::StringLiterals;
using State = jobs::BulkDraft::State;

static constexpr auto planMember = "plan"_L1;
static constexpr auto columnsMember = "columns"_L1;
static constexpr auto rowsMember = "rows"_L1;
static constexpr auto stepMember = "step"_L1;
static constexpr int columnsStep = 2;

static QString temporaryFolderOf(const Frame &frame)
{
    return frame.temporaryFolder().isEmpty() ? QDir::tempPath() : frame.temporaryFolder();
}

BulkPage::BulkPage(Frame &frame, const Place &place, QWidget *parent)
    : AssistantPage(frame, tr("New bulk job"), parent)
    , m_place(place)
    , m_board(jobs::JobBoard::of(frame.desk()))
    , m_draft(m_board, temporaryFolderOf(frame))
    , m_what(new WhatStep(m_draft, frame, stepRoom()))
    , m_rows(new RowsStep(m_draft, frame, stepRoom()))
    , m_check(new CheckStep(m_draft, frame, stepRoom()))
    , m_kept(new TypedDraft(frame, place.text(), [this] { return typed(); }, this))
{
    head()->setSubtitle(tr("Do the same for every row of a table, within your account's limit"));
    addStep(m_what, true);
    addStep(m_rows);
    addStep(new ColumnsStep(m_draft, frame, stepRoom()));
    addStep(m_check);
    begin();
    goTo(0);
    takeKept();
    connect(&m_draft, &jobs::BulkDraft::changed, this, &BulkPage::matchAsBefore);
    connect(&m_draft, &jobs::BulkDraft::changed, this, &BulkPage::noteEdit);
    connect(m_rows, &RowsStep::edited, this, &BulkPage::noteEdit);
    connect(m_kept, &TypedDraft::readable, this, &BulkPage::takeKept);
}

// A place names an operation, or a job.
void BulkPage::begin()
{
    const auto named = m_place.values.value(0);
    if (const auto *operation = catalogue::operationNamed(named))
        m_what->choose({.operation = operation->id, .within = m_place.values.mid(1)});
    else if (!named.isEmpty())
        beginLike(named);
}

void BulkPage::beginLike(const QString &id)
{
    m_board.ask(
        id,
        [](journal::Journal &journal) -> base::Result<journal::JobOutline> {
            return journal.head().outline;
        },
        this,
        [this](const base::Result<journal::JobOutline> &outline) {
            const auto plan = outline ? jobs::BulkPlan::fromJson(outline->plan) : std::nullopt;
            if (!plan || m_restored)
                return;
            takePlan(*plan, outline->columns);
            goTo(1);
        });
}

void BulkPage::takePlan(const jobs::BulkPlan &plan, const QStringList &columns)
{
    m_before = {plan, columns};
    m_what->choose(plan);
    m_draft.setBlank(plan.blank);
    m_draft.setReadFirst(plan.readFirst);
    m_draft.setOnlyExisting(plan.onlyExisting);
    matchAsBefore();
}

// Rows with the same columns mean the same.
void BulkPage::matchAsBefore()
{
    const auto *table = m_draft.table();
    if (m_before && table && table->columns == m_before->second) {
        const auto plan = std::exchange(m_before, {})->first;
        m_draft.setChoices(jobs::choicesOf(plan, table->columns.size()));
    }
    if (m_resumeAt && table && m_draft.state() == State::Read)
        goTo(*std::exchange(m_resumeAt, {}));
}

// A step that is reached is worth keeping too.
void BulkPage::entered(int /*step*/)
{
    noteEdit();
}

void BulkPage::noteEdit()
{
    if (hasPendingChanges())
        m_kept->note();
}

// What the account defines is asked for again, it may have changed by then.
QJsonObject BulkPage::typed() const
{
    if (!hasPendingChanges() || !canKeepChanges())
        return {};
    auto plan = m_draft.plan();
    plan.definitions = {};
    const auto *table = m_draft.table();
    return {{planMember, plan.toJson()},
            {columnsMember, QJsonArray::fromStringList(table ? table->columns : QStringList())},
            {rowsMember, m_rows->source()},
            {stepMember, step()}};
}

void BulkPage::takeKept()
{
    const auto kept = m_kept->kept();
    const auto plan =
        kept ? jobs::BulkPlan::fromJson(kept->values.value(planMember).toObject()) : std::nullopt;
    if (!plan || hasPendingChanges()) // who was quicker than the disk keeps what is on the screen
        return;
    m_restored = true;
    const auto columns = kept->values.value(columnsMember).toVariant().toStringList();
    takePlan(*plan, columns);
    // The check is made anew, when somebody goes there.
    m_resumeAt = std::min(kept->values.value(stepMember).toInt(), columnsStep);
    m_rows->restore(kept->values.value(rowsMember).toObject());
    if (*m_resumeAt < columnsStep)
        goTo(*std::exchange(m_resumeAt, {}));
    else
        goTo(1);
}

// Until somebody has chosen what to do it is one like any other.
QString BulkPage::title() const
{
    const auto &rows = m_draft.title();
    if (rows.isEmpty() && step() == 0 && m_place.values.isEmpty())
        return titleBefore();
    const auto &operation = catalogue::operation(m_draft.plan().operation);
    const auto task = titleOf({operation.resource, operation.effect});
    return rows.isEmpty() ? task : tr("%1: %2").arg(task, rows);
}

void BulkPage::paste(const QString &text)
{
    m_resumeAt.reset();
    m_rows->setText(text, tr("Selected rows"));
    goTo(m_place.values.isEmpty() ? 0 : 1); // what to do with them is asked first
}

bool BulkPage::hasPendingChanges() const
{
    return m_draft.table() != nullptr || !m_rows->isEmpty();
}

void BulkPage::discardChanges()
{
    m_before.reset();
    m_resumeAt.reset();
    m_rows->clear();
    m_draft.clear();
    m_kept->drop();
    Q_EMIT headChanged();
}

bool BulkPage::canKeepChanges() const
{
    return m_rows->isKeepable();
}

void BulkPage::keepChanges()
{
    m_kept->note();
    m_kept->keep();
}

bool BulkPage::settled() const
{
    return m_draft.state() != State::Reading && m_draft.state() != State::Checking;
}

void BulkPage::finish()
{
    const auto id = m_board.begin(m_draft.take());
    m_kept->drop();
    frame().open(jobPlace(id));
    frame().close(this);
}

bool BulkPage::isDangerous() const
{
    return step() + 1 == stepCount()
        && catalogue::operation(m_draft.plan().operation).effect == catalogue::Effect::Delete;
}

} // namespace storedesk::ui::bulk
