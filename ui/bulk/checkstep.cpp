// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/bulk/checkstep.h"

#include "api/session.h"
#include "desk/desk.h"
#include "jobs/jobestimate.h"
#include "ui/bulk/jobwords.h"
#include "ui/bulk/reasonlist.h"
#include "ui/frame/frame.h"
#include "ui/theme/role.h"
#include "ui/theme/theme.h"
#include "ui/widgets/notice.h"
#include "ui/widgets/panel.h"
#include "ui/widgets/progressline.h"
#include "ui/widgets/tableview.h"

#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QStandardItemModel>
#include <QTimer>
#include <QVBoxLayout>

namespace storedesk::ui::bulk {

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using State = jobs::BulkDraft::State;

// As the dialog of single deletes asks it.
static constexpr qint64 mostWithoutCount = 20;

CheckStep::CheckStep(jobs::BulkDraft &draft, Frame &frame, QWidget *parent)
    : BulkStep(parent)
    , m_draft(draft)
    , m_frame(frame)
    , m_notice(new Notice(frame.theme(), this))
    , m_bar(new ProgressLine(frame.theme(), this))
    , m_sum(new QLabel(this))
    , m_time(new QLabel(this))
    , m_first(new QStandardItemModel(this))
    , m_table(new TableView(frame.theme(), this))
    , m_reasons(new ReasonList(frame.theme(), this))
    , m_countLabel(new QLabel(this))
    , m_count(new QLineEdit(this))
{
    build();
    connect(&draft, &jobs::BulkDraft::changed, this, &CheckStep::showState);
    connect(m_count, &QLineEdit::textChanged, this, &BulkStep::changed);
    auto *timer = new QTimer(this);
    connect(timer, &QTimer::timeout, this,
            [this] { m_bar->setAmount(static_cast<qint64>(m_draft.progress() * 1000), 1000); });
    timer->start(200ms);
}

void CheckStep::build()
{
    m_sum->setObjectName(u"checkSum"_s);
    m_count->setObjectName(u"count"_s);
    m_countLabel->setBuddy(m_count);
    m_count->setFixedWidth(m_frame.theme().scaled(120));
    setRole(m_sum, Role::Strong);
    setRole(m_time, Role::Muted);
    for (auto *label : {m_sum, m_time, m_countLabel}) {
        label->setTextFormat(Qt::PlainText);
        label->setWordWrap(label != m_countLabel);
    }
    m_table->setObjectName(u"firstRequests"_s);
    m_table->setAccessibleName(tr("The first requests"));
    m_table->setModel(m_first);
    m_table->horizontalHeader()->setStretchLastSection(true);
    m_reasons->offerNothing();
    m_reasons->hide();
    auto *panel = new Panel(this);
    panel->box()->addWidget(m_table, 1);
    panel->box()->addWidget(m_reasons);
    auto *guard = new QHBoxLayout;
    guard->addWidget(m_countLabel);
    guard->addWidget(m_count);
    guard->addStretch(1);
    m_notice->hide();
    auto *box = new QVBoxLayout(this);
    box->setContentsMargins(0, 0, 0, 0);
    box->setSpacing(10);
    for (auto *widget : QList<QWidget *>{m_notice, m_bar, m_sum, m_time})
        box->addWidget(widget);
    box->addWidget(panel, 1);
    box->addLayout(guard);
}

void CheckStep::enter()
{
    if (m_draft.state() != State::Checked)
        m_draft.check();
    showState();
}

bool CheckStep::wantsCount() const
{
    const auto &operation = catalogue::operation(m_draft.plan().operation);
    const bool live = m_frame.desk().profile().kind == accounts::Kind::Live;
    return operation.writes() && m_draft.state() == State::Checked
        && (live || m_draft.verdict().toSend() > mostWithoutCount);
}

void CheckStep::showState()
{
    // What it was checked by has changed since, as when the account's fields were read.
    if (isVisible() && m_draft.state() == State::Read && m_draft.problem().what.isEmpty()
        && m_draft.missing().isEmpty())
        return m_draft.check();
    const auto &problem = m_draft.problem();
    m_notice->setVisible(!problem.what.isEmpty());
    if (m_notice->isVisibleTo(this))
        m_notice->tell(Tone::Err, problem.what, u"%1 %2"_s.arg(problem.why, problem.next));
    m_bar->setVisible(m_draft.state() == State::Checking);
    if (m_draft.state() == State::Checking)
        m_sum->setText(tr("Checking every row…"));
    if (m_draft.state() == State::Checked)
        showVerdict();
    m_countLabel->setVisible(wantsCount());
    m_count->setVisible(wantsCount());
    Q_EMIT changed();
}

void CheckStep::showVerdict()
{
    const auto &verdict = m_draft.verdict();
    if (m_shownId == verdict.id)
        return;
    m_shownId = verdict.id;
    const auto rows = verdict.head.rows();
    const auto toSend = verdict.toSend();
    m_sum->setText(
        toSend == rows
            ? tr("All %Ln row(s) can be sent.", nullptr, static_cast<int>(rows))
            : tr("%L1 of %Ln row(s) can be sent, %L2 cannot.", nullptr, static_cast<int>(rows))
                  .arg(toSend)
                  .arg(rows - toSend));
    const auto perMinute = m_frame.desk().session().client().pace().limit;
    m_time->setText(textOf(
        jobs::estimateOf(m_draft.plan(), toSend, m_draft.table()->opened.file->size(), perMinute)));
    m_countLabel->setText(
        tr("Type &the number of rows that will be sent, %L1, to start:").arg(toSend));
    m_count->clear();
    m_first->clear();
    m_first->setHorizontalHeaderLabels({tr("Line"), tr("Request"), tr("What is sent")});
    for (const auto &request : verdict.first)
        m_first->appendRow({new QStandardItem(QLocale().toString(request.number)),
                            new QStandardItem(request.sent ? request.address : tr("Not sent")),
                            new QStandardItem(request.body)});
    m_table->setColumnWidth(0, m_table->scaled(70));
    m_table->setColumnWidth(1, m_table->scaled(360));
    m_reasons->show(verdict.reasons, verdict.head);
}

QString CheckStep::title() const
{
    return tr("Check and start");
}

QString CheckStep::obstacle() const
{
    if (m_draft.state() != State::Checked)
        return tr("The rows are being checked.");
    const auto toSend = m_draft.verdict().toSend();
    if (toSend == 0)
        return tr("No row can be sent.");
    bool good = false;
    const auto typed = QLocale().toLongLong(m_count->text().trimmed(), &good);
    const auto plain = m_count->text().trimmed() == QString::number(toSend);
    return wantsCount() && !plain && (!good || typed != toSend)
        ? tr("Type the number of rows first.")
        : QString();
}

void CheckStep::focusFirst()
{
    wantsCount() ? m_count->setFocus(Qt::OtherFocusReason) : m_table->setFocus();
}

QString CheckStep::act() const
{
    return m_draft.state() == State::Checked
        ? sentenceOf(m_draft.plan(), m_draft.verdict().toSend())
        : tr("Start");
}

} // namespace storedesk::ui::bulk
