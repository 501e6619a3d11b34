// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/workcards/transfercard.h"

#include "transfers/transferlist.h"
#include "ui/tables/pilllabel.h"
#include "ui/widgets/button.h"

namespace storedesk::ui::workcards {

using namespace Qt::StringLiterals;
using transfers::TransferKind;
using transfers::TransferRow;
using transfers::TransferState;

Icon iconOf(TransferKind kind)
{
    switch (kind) {
    case TransferKind::Download:
        return Icon::Files;
    case TransferKind::Sync:
    case TransferKind::Comparison:
        return Icon::Warehouse;
    case TransferKind::Table:
        return Icon::Exports;
    case TransferKind::OfflineCopy:
        break;
    }
    return Icon::Contacts;
}

Pill pillOf(const TransferRow &row)
{
    struct Look
    {
        TransferState state;
        Icon icon;
        Tone tone;
    };
    static constexpr std::array looks{
        Look{TransferState::Running, Icon::Ring, Tone::Accent},
        Look{TransferState::Pausing, Icon::Ring, Tone::Neutral},
        Look{TransferState::Paused, Icon::Pause, Tone::Neutral},
        Look{TransferState::Interrupted, Icon::Pause, Tone::Warn},
        Look{TransferState::Failed, Icon::Warning, Tone::Err},
        Look{TransferState::Done, Icon::TickCircle, Tone::Ok},
    };
    const auto &look = looks.at(static_cast<std::size_t>(row.state));
    return {stateText(row), look.icon, look.tone};
}

void showTransferActions(const TransferRow &row, Button &pause, Button &cancel)
{
    const bool runs = row.isRunning();
    const bool done = row.state == TransferState::Done;
    pause.setVisible(runs || (row.isWaiting() && row.canResume));
    pause.setText(runs ? TransferCard::tr("Pause") : TransferCard::tr("Resume"));
    pause.setSign(runs ? Icon::Pause : Icon::Play);
    pause.setEnabled(!runs || (row.whyNotPaused.isEmpty() && row.state == TransferState::Running));
    // A disabled button has no focus, so assistive tools read the reason with the card.
    pause.setToolTip(runs ? row.whyNotPaused : QString());
    pause.setAccessibleDescription(pause.toolTip());
    cancel.setText(done ? TransferCard::tr("Remove from the list") : TransferCard::tr("Cancel"));
}

TransferCard::TransferCard(transfers::TransferList &transfers, QString id, const Theme &theme,
                           QWidget *parent)
    : WorkCard(std::move(id), theme, parent)
    , m_transfers(transfers)
{
    setObjectName(u"transferCard"_s);
    connect(pauseButton(), &Button::clicked, this, [this] {
        const auto *row = m_transfers.find(this->id());
        row && row->isRunning() ? m_transfers.pause(this->id()) : m_transfers.resume(this->id());
    });
    connect(cancelButton(), &Button::clicked, this, [this] { m_transfers.cancel(this->id()); });
    TransferCard::showState();
}

void TransferCard::showState()
{
    const auto *row = m_transfers.find(id());
    if (!row)
        return;
    setSign(iconOf(row->kind));
    setTitle(row->title);
    pill()->setPill(pillOf(*row));
    setProgressVisible(row->state != TransferState::Done && row->total > 0);
    setProgress(row->done, row->total, row->percent(), row->isRunning());
    setLines(progressText(*row),
             row->state == TransferState::Failed ? row->problem.what
                 : row->isRunning()              ? row->whyNotPaused
                                                 : QString());
    showTransferActions(*row, *pauseButton(), *cancelButton());
}

} // namespace storedesk::ui::workcards
