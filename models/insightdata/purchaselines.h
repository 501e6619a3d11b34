// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/largeallocator.h"
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

    void addLines(const InsightData &data, const std::vector<quint32> &places);

    // The position of each purchase's first line in m_lines, and the end of the last one.
    std::vector<quint32> m_begins;
    // The lines of each purchase, in any order. They are stored here, because the lines of a person
    // are far from each other in the file.
    base::LargeVector<ProductLine> m_lines;
    // How often repeated activities appear in the files, by the place of the purchase.
    QHash<quint32, qint64> m_copies;
};

} // namespace storedesk::insights
