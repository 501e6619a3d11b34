// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/workcards/transferdetail.h"

#include "transfers/transferlist.h"
#include "ui/host/pageaddress.h"
#include "ui/host/pagehost.h"
#include "ui/theme/direction.h"
#include "ui/theme/role.h"
#include "ui/theme/theme.h"
#include "ui/widgets/button.h"
#include "ui/widgets/elidedlabel.h"
#include "ui/widgets/notice.h"
#include "ui/widgets/progressline.h"
#include "ui/widgets/selectabletext.h"
#include "ui/workcards/transfercard.h"
#include "workspace/workspace.h"

#include <QLabel>
#include <QVBoxLayout>

namespace storedesk::ui::workcards {

using namespace Qt::StringLiterals;
using transfers::TransferKind;
using transfers::TransferState;

// Says what a pause and a cancellation do.
static QString explanationOf(const transfers::TransferRow &row)
{
    switch (row.kind) {
    case TransferKind::Download:
        return TransferDetail::tr(
            "A paused download sends no requests. It continues where it stopped, also after a "
            "restart, as long as the service still has the same file. Cancel deletes the part that "
            "was downloaded.");
    case TransferKind::Sync:
        return TransferDetail::tr(
            "A paused sync sends no requests and pauses its export, too. It continues with the "
            "first day that is missing, also after a restart. Cancel keeps the days that are in "
            "the warehouse.");
    case TransferKind::Comparison:
    case TransferKind::Table:
    case TransferKind::OfflineCopy:
        break;
    }
    return row.whyNotPaused;
}

TransferDetail::TransferDetail(PageHost &host, QWidget *parent)
    : Panel(parent)
    , m_transfers(host.workspace().transfers())
    , m_host(host)
    , m_title(new ElidedLabel({}, this))
    , m_explanation(new QLabel(this))
    , m_notice(new Notice(host.theme(), this))
    , m_bar(new ProgressLine(host.theme(), this))
    , m_progress(new QLabel(this))
    , m_pause(new Button({}, host.theme(), this))
    , m_cancel(new Button(Icon::Close, {}, host.theme(), this))
    , m_open(new Button(Icon::External, tr("Open page"), host.theme(), this))
{
    build();
    connect(m_pause, &Button::clicked, this, &TransferDetail::pauseOrResume);
    connect(m_cancel, &Button::clicked, this, &TransferDetail::cancel);
    connect(m_open, &Button::clicked, this, &TransferDetail::openPage);
    connect(&m_transfers, &transfers::TransferList::changed, this, &TransferDetail::showState);
}

void TransferDetail::build()
{
    setObjectName(u"transferDetail"_s);
    m_title->setFont(m_host.theme().font(Theme::Text::Strong));
    m_title->setObjectName(u"transferTitle"_s);
    m_progress->setObjectName(u"transferProgress"_s);
    m_pause->setObjectName(u"pauseTransfer"_s);
    m_cancel->setObjectName(u"cancelTransfer"_s);
    m_open->setObjectName(u"openTransferPage"_s);
    setRole(m_explanation, Role::Small);
    setSelectable({m_explanation, m_progress});
    for (auto *label : {m_explanation, m_progress})
        label->setWordWrap(true);
    m_bar->setAccessibleName(tr("Progress of the transfer"));
    auto *buttons = new QHBoxLayout;
    buttons->setSpacing(8);
    for (auto *button : {m_pause, m_cancel, m_open}) {
        setSmall(button);
        buttons->addWidget(button);
    }
    buttons->addStretch(1);
    auto *column = new QVBoxLayout;
    column->setContentsMargins(marginsAlong(16, 12, 16, 12));
    column->setSpacing(10);
    column->addWidget(m_title);
    column->addWidget(m_notice);
    column->addWidget(m_bar);
    column->addWidget(m_progress);
    column->addWidget(m_explanation);
    column->addLayout(buttons);
    column->addStretch(1);
    box()->addLayout(column);
}

bool TransferDetail::isEmpty() const
{
    return !m_transfers.find(m_id);
}

void TransferDetail::show(const QString &id)
{
    m_id = id;
    showState();
}

void TransferDetail::showState()
{
    const auto *row = m_transfers.find(m_id);
    if (!row)
        return;
    m_title->setText(row->title);
    m_explanation->setText(explanationOf(*row));
    m_notice->setVisible(row->state == TransferState::Failed
                         || row->state == TransferState::Interrupted);
    if (row->state == TransferState::Failed)
        m_notice->tell(Tone::Err, row->problem.what,
                       QStringList{row->problem.why, row->problem.next}.join(u' ').trimmed());
    else if (row->state == TransferState::Interrupted)
        m_notice->tell(Tone::Warn, tr("This transfer was interrupted."),
                       tr("Resume it to continue, or cancel it."));
    m_bar->setVisible(row->state != TransferState::Done);
    if (row->isRunning() && row->total == 0)
        m_bar->setBusy();
    else
        m_bar->setAmount(row->done, row->total);
    m_bar->setTone(row->isRunning() ? Tone::Accent : Tone::Neutral);
    const auto progress = progressText(*row);
    m_progress->setText(progress.isEmpty()
                            ? stateText(*row)
                            : tr("%1: %2", "state, progress").arg(stateText(*row), progress));
    showTransferActions(*row, *m_pause, *m_cancel);
    m_open->setVisible(!row->page.isEmpty());
}

void TransferDetail::pauseOrResume()
{
    const auto *row = m_transfers.find(m_id);
    if (!row)
        return;
    if (!row->isRunning())
        m_transfers.resume(m_id);
    else if (row->whyNotPaused.isEmpty())
        m_transfers.pause(m_id);
    else
        m_host.tell(row->whyNotPaused);
}

void TransferDetail::cancel()
{
    m_transfers.cancel(m_id);
}

void TransferDetail::openPage()
{
    const auto *row = m_transfers.find(m_id);
    if (const auto place = row ? PageAddress::fromText(row->page) : std::nullopt)
        m_host.open(*place);
}

} // namespace storedesk::ui::workcards
