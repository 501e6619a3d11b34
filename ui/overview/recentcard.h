// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/overview/overviewcard.h"
#include "ui/overview/recentmodel.h"

namespace storedesk::ui {
class TableView;
} // namespace storedesk::ui

namespace storedesk::ui::overview {

// Shows the latest exports and imports. A row opens its record.
class RecentCard final : public OverviewCard
{
    Q_OBJECT

public:
    explicit RecentCard(PageHost &host, QWidget *parent = nullptr);

    void tell(const OverviewReads &reads) override;

protected:
    [[nodiscard]] PageAddress destination() const override;

private:
    void addLinks();
    void build();
    [[nodiscard]] int widthOf(const QStringList &words) const;
    void openAt(const QModelIndex &index);

    RecentModel m_model;
    TableView *m_table;
};

} // namespace storedesk::ui::overview
