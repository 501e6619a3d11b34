// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/offline/exportrowsmodel.h"

namespace storedesk::ui::records {

// Who bought a product, from exports of activities. Newest first.
class ProductBuyers final : public ExportRowsModel<activities::ProductSale>
{
    Q_OBJECT

public:
    enum Column { Time, Buyer, Units, Price, Purchase, Source };

    explicit ProductBuyers(const base::Clock &clock, QObject *parent = nullptr);

    // The IDs of the product in the store and in the service. Returns whether they changed.
    bool setProduct(const QStringList &ids);
    [[nodiscard]] const catalogue::LookupKey &lookupKey() const override;
    [[nodiscard]] QString keyAt(int row) const override;
    [[nodiscard]] std::optional<PageAddress> placeAt(const QModelIndex &index) const override;

private:
    QStringList m_ids;
};

} // namespace storedesk::ui::records
