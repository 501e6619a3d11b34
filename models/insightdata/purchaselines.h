// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "insightdata/insightdata.h"

#include <QHash>

namespace storedesk::insights {

// One line of a purchase. Lines with the same values are equal.
struct ProductLine
{
    quint32 product = 0;
    quint32 name = 0;
    qint64 units = 0;
    qint64 cents = 0;

    auto operator<=>(const ProductLine &) const = default;
};

// Finds the lines of all purchases by their activity ids.
class PurchaseLines final
{
public:
    // The data must outlive this object.
    explicit PurchaseLines(const InsightData &data);

    // Replaces the lines with those of the purchase at a place of InsightData::purchases(), sorted
    // by product. Each line appears as many times as it counts. Called in several threads.
    void read(std::size_t place, std::vector<ProductLine> &lines) const;

private:
    class PlaceTable;

    void groupRows(const std::vector<quint32> &places);
    [[nodiscard]] ProductLine lineAt(quint32 row) const;

    const RoleTexts &m_products;
    const RoleTexts &m_names;
    columns::NumberColumn m_units;
    columns::NumberColumn m_unitPrices;
    columns::NumberColumn m_prices;
    // The position of each purchase's first row in m_rows, and the end of the last one.
    std::vector<quint32> m_begins;
    // Rows of the lines file.
    std::vector<quint32> m_rows;
    // How often repeated activities appear in the files, by the place of the purchase.
    QHash<quint32, qint64> m_copies;
};

} // namespace storedesk::insights
