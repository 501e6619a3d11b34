// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/offline/exportrowsmodel.h"

namespace storedesk::ui::lookups {

// All purchases in the exports of activities, newest first.
class PurchaseRows final : public records::ExportRowsModel<activities::PurchaseRow>
{
    Q_OBJECT

public:
    enum Column { Time, Buyer, Amount, Purchase, Source, Origin };

    explicit PurchaseRows(const base::Clock &clock, QObject *parent = nullptr);

    [[nodiscard]] const catalogue::LookupKey &lookupKey() const override;
    [[nodiscard]] QString keyAt(int row) const override;
    [[nodiscard]] std::optional<PageAddress> placeAt(const QModelIndex &index) const override;
};

} // namespace storedesk::ui::lookups
