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

// What the coupon sets have left, the emptiest first.
class StockCard final : public OverviewCard
{
    Q_OBJECT

public:
    explicit StockCard(Frame &frame, QWidget *parent = nullptr);

    void tell(const OverviewReads &reads) override;

protected:
    [[nodiscard]] Place destination() const override;

private:
    std::vector<StockRow *> m_stocks;
};

// How many workflows are in which state.
class WorkflowsCard final : public OverviewCard
{
    Q_OBJECT

public:
    explicit WorkflowsCard(Frame &frame, QWidget *parent = nullptr);

    void tell(const OverviewReads &reads) override;

protected:
    [[nodiscard]] Place destination() const override;

private:
    std::vector<StateCountRow *> m_counts;
    QLabel *m_note;
};

// The store's own fields, as many as a list of stores would show.
class StoreCard final : public OverviewCard
{
    Q_OBJECT

public:
    explicit StoreCard(Frame &frame, QWidget *parent = nullptr);

    void tell(const OverviewReads &reads) override;

protected:
    [[nodiscard]] Place destination() const override;

private:
    void showLines(const std::vector<details::FieldLine> &lines);

    QWidget *m_fields;
    QJsonObject m_store; // as it is shown
};

} // namespace storedesk::ui::overview
