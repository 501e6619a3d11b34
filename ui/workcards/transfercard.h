// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "transfers/transferrow.h"
#include "ui/tables/pilldelegate.h"
#include "ui/workcards/workcard.h"

namespace storedesk::transfers {
class TransferList;
}

namespace storedesk::ui::workcards {

[[nodiscard]] Icon iconOf(transfers::TransferKind kind);
[[nodiscard]] Pill pillOf(const transfers::TransferRow &row);
// Sets the texts, icons and states of the buttons that pause, resume and cancel a transfer.
void showTransferActions(const transfers::TransferRow &row, Button &pause, Button &cancel);

// Shows one transfer and the available actions.
class TransferCard final : public WorkCard
{
    Q_OBJECT

public:
    TransferCard(transfers::TransferList &transfers, QString id, const Theme &theme,
                 QWidget *parent = nullptr);

    void showState() override;
    [[nodiscard]] bool changesByTime() const override { return false; }

private:
    transfers::TransferList &m_transfers;
};

} // namespace storedesk::ui::workcards
