// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/overview/overviewcard.h"

#include <QJsonObject>

namespace storedesk::ui::details {
struct FieldLine;
} // namespace storedesk::ui::details

namespace storedesk::ui::overview {

class StateCountRow;
class StockRow;

// Shows the remaining stock of the coupon sets, lowest first.
class StockCard final : public OverviewCard
{
    Q_OBJECT

public:
    explicit StockCard(PageHost &host, QWidget *parent = nullptr);

    void tell(const OverviewReads &reads) override;

protected:
    [[nodiscard]] PageAddress destination() const override;

private:
    std::vector<StockRow *> m_stocks;
};

// Shows the number of workflows in each state.
class WorkflowsCard final : public OverviewCard
{
    Q_OBJECT

public:
    explicit WorkflowsCard(PageHost &host, QWidget *parent = nullptr);

    void tell(const OverviewReads &reads) override;

protected:
    [[nodiscard]] PageAddress destination() const override;

private:
    std::vector<StateCountRow *> m_counts;
    QLabel *m_note;
};

// Shows those fields of the store that a list would show.
class StoreCard final : public OverviewCard
{
    Q_OBJECT

public:
    explicit StoreCard(PageHost &host, QWidget *parent = nullptr);

    void tell(const OverviewReads &reads) override;

protected:
    [[nodiscard]] PageAddress destination() const override;

private:
    void showLines(const std::vector<details::FieldLine> &lines);

    QWidget *m_fields;
    // The store as currently shown.
    QJsonObject m_store;
};

} // namespace storedesk::ui::overview
