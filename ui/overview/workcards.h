// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/overview/needline.h"
#include "ui/overview/overviewcard.h"

namespace storedesk::ui {

class TransferRow;

// Exports and imports that are not finished.
class RunningCard final : public OverviewCard
{
    Q_OBJECT

public:
    explicit RunningCard(Frame &frame, QWidget *parent = nullptr);

    void tell(const OverviewReads &reads) override;

protected:
    [[nodiscard]] Place destination() const override;

private:
    [[nodiscard]] TransferRow *newRow();

    std::vector<TransferRow *> m_transfers;
    QLabel *m_more; // how many are not shown
    catalogue::Resource m_behind = catalogue::Resource::Export;
    QString m_state; // that all of them are in; empty: in several
};

// What goes on only when somebody does something.
class NeedsCard final : public OverviewCard
{
    Q_OBJECT

public:
    explicit NeedsCard(Frame &frame, QWidget *parent = nullptr);

    void tell(const OverviewReads &reads) override;

protected:
    [[nodiscard]] Place destination() const override;

private:
    [[nodiscard]] LinkRow *newRow();
    void trigger(const LinkRow *row);
    [[nodiscard]] QString messageOf(const OverviewReads &reads, bool nothing) const;

    std::vector<NeedLine> m_lines;
    std::vector<LinkRow *> m_needs;
    QLabel *m_more;
    Place m_behind; // of the first of them
};

} // namespace storedesk::ui
