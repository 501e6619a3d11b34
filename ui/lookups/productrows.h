// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/offline/exportrowsmodel.h"

namespace storedesk::ui::lookups {

// All products in the exports of activities with their sales, best sellers first.
class ProductRows final : public records::ExportRowsModel<activities::ProductSales>
{
    Q_OBJECT

public:
    enum Column { Name, Id, Revenue, Units, Purchases, Buyers, LastSold };

    explicit ProductRows(const base::Clock &clock, QObject *parent = nullptr);

    [[nodiscard]] const catalogue::LookupKey &lookupKey() const override;
    [[nodiscard]] QString keyAt(int row) const override;
    [[nodiscard]] std::optional<PageAddress> placeAt(const QModelIndex &index) const override;
};

} // namespace storedesk::ui::lookups
