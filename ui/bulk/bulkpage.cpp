// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/bulk/bulkpage.h"

#include "desk/desk.h"
#include "ui/bulk/checkstep.h"
#include "ui/bulk/columnsstep.h"
#include "ui/bulk/jobspage.h"
#include "ui/bulk/rowsstep.h"
#include "ui/bulk/whatstep.h"
#include "ui/frame/frame.h"
#include "ui/frame/jobplace.h"
#include "ui/theme/role.h"
#include "ui/theme/theme.h"
#include "ui/widgets/button.h"
#include "ui/widgets/pagehead.h"
#include "ui/widgets/scrolled.h"

#include <QDir>
#include <QLabel>
#include <QScrollArea>
#include <QStackedWidget>
#include <QVBoxLayout>

namespace storedesk::ui::bulk {

using namespace Qt::StringLiterals;
using State = jobs::BulkDraft::State;

static QString temporaryFolderOf(const Frame &frame)
{
    return frame.temporaryFolder().isEmpty() ? QDir::tempPath() : frame.temporaryFolder();
}

BulkPage::BulkPage(Frame &frame, const Place &place, QWidget *parent)
    : Page(frame, parent)
    , m_place(place)
    , m_board(jobs::JobBoard::of(frame.desk()))
    , m_draft(m_board, temporaryFolderOf(frame))
    , m_head(new PageHead(tr("New bulk job"), this))
    , m_trail(new QLabel(this))
    , m_stack(new QStackedWidget(this))
    , m_what(new WhatStep(m_draft, frame, this))
    , m_rows(new RowsStep(m_draft, frame, this))
    , m_check(new CheckStep(m_draft, frame, this))
    , m_obstacle(new QLabel(this))
    , m_back(new Button(Icon::ChevronLeft, tr("&Back"), frame.theme(), this))
    , m_next(new Button(tr("&Next"), frame.theme(), this))
{
    m_steps = {m_what, m_rows, new ColumnsStep(m_draft, frame, this), m_check};
    build();
    for (auto *step : m_steps)
        connect(step, &BulkStep::changed, this, &BulkPage::showState);
    connect(m_back, &Button::clicked, this, [this] { goTo(m_step - 1); });
    connect(m_next, &Button::clicked, this, &BulkPage::next);
    begin();
    goTo(0);
}

void BulkPage::build()
{
    m_trail->setObjectName(u"trail"_s);
    m_trail->setTextFormat(Qt::PlainText);
    setRole(m_trail, Role::Muted);
    m_head->setSubtitle(tr("The same with every row of a table, at the pace your account allows"));
    m_obstacle->setObjectName(u"obstacle"_s);
    m_obstacle->setTextFormat(Qt::PlainText);
    setRole(m_obstacle, Role::Muted);
    m_back->setObjectName(u"back"_s);
    m_next->setObjectName(u"next"_s);
    m_next->setKind(Role::Primary);
    for (auto *step : m_steps)
        m_stack->addWidget(step == m_what ? static_cast<QWidget *>(scrolled(step)) : step);
    auto *foot = new QHBoxLayout;
    foot->addWidget(m_obstacle, 1);
    foot->addWidget(m_back);
    foot->addWidget(m_next);
    auto *box = new QVBoxLayout(this);
    box->setContentsMargins(20, 16, 20, 16);
    box->setSpacing(12);
    box->addWidget(m_head);
    box->addWidget(m_trail);
    box->addWidget(m_stack, 1);
    box->addLayout(foot);
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
            if (!plan)
                return;
            m_what->choose(*plan);
            m_draft.setBlank(plan->blank);
            m_draft.setReadFirst(plan->readFirst);
            goTo(1);
        });
}

QString BulkPage::title() const
{
    return tr("New bulk job");
}

void BulkPage::focusFirst()
{
    m_steps.at(m_step)->focusFirst();
}

void BulkPage::paste(const QString &text)
{
    m_rows->setText(text, tr("Selected rows"));
    goTo(m_place.values.isEmpty() ? 0 : 1); // what to do with them is asked first
}

bool BulkPage::hasPendingChanges() const
{
    return m_draft.table() != nullptr;
}

bool BulkPage::settled() const
{
    return m_draft.state() != State::Reading && m_draft.state() != State::Checking;
}

void BulkPage::goTo(int step)
{
    m_step = std::clamp(step, 0, stepCount() - 1);
    m_stack->setCurrentIndex(m_step);
    m_steps.at(m_step)->enter();
    showState();
    if (isVisible())
        m_steps.at(m_step)->focusFirst();
}

void BulkPage::next()
{
    if (!m_steps.at(m_step)->obstacle().isEmpty())
        return;
    m_step + 1 < stepCount() ? goTo(m_step + 1) : start();
}

void BulkPage::start()
{
    const auto id = m_draft.take();
    m_board.run(id);
    frame().open(jobPlace(id));
    frame().close(this);
}

void BulkPage::showState()
{
    if (m_steps.isEmpty())
        return;
    QStringList names;
    for (int step = 0; step < m_steps.size(); ++step)
        names.append(step == m_step ? u"● %1"_s.arg(m_steps.at(step)->title())
                                    : m_steps.at(step)->title());
    m_trail->setText(names.join(u"   ›   "_s));
    m_trail->setAccessibleName(tr("Step %L1 of %L2: %3")
                                   .arg(m_step + 1)
                                   .arg(stepCount())
                                   .arg(m_steps.at(m_step)->title()));
    const auto obstacle = m_steps.at(m_step)->obstacle();
    m_obstacle->setText(obstacle);
    m_back->setVisible(m_step > 0);
    m_next->setEnabled(obstacle.isEmpty());
    const bool last = m_step + 1 == stepCount();
    m_next->setText(last ? m_check->act() : tr("&Next"));
    const bool deletes =
        catalogue::operation(m_draft.plan().operation).effect == catalogue::Effect::Delete;
    m_next->setKind(last && deletes ? Role::Danger : Role::Primary);
    Q_EMIT headChanged();
}

} // namespace storedesk::ui::bulk
