// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "columns/cellreading.h"
#include "columns/storedkind.h"

#include <optional>
#include <vector>

namespace storedesk::activities {

// Values of a column that have two possible readings, such as 05/06/2026. The reading that fits
// more cells applies to the whole column.
class CellReadings final
{
public:
    void addTime(QByteArrayView cell)
    {
        const auto times = columns::timesOf(cell);
        add(times.dayFirst, times.monthFirst);
    }
    void addAmount(QByteArrayView cell)
    {
        add(columns::hundredthsOf(cell, values::DecimalSign::Point),
            columns::hundredthsOf(cell, values::DecimalSign::Comma));
    }
    // Returns the values in the order in which they were added.
    [[nodiscard]] const std::vector<std::optional<qint64>> &values() const
    {
        return m_secondFits > m_firstFits ? m_second : m_first;
    }

private:
    void add(std::optional<qint64> first, std::optional<qint64> second)
    {
        m_firstFits += first.has_value();
        m_secondFits += second.has_value();
        m_first.push_back(first);
        m_second.push_back(second);
    }

    std::vector<std::optional<qint64>> m_first;
    std::vector<std::optional<qint64>> m_second;
    qint64 m_firstFits = 0;
    qint64 m_secondFits = 0;
};

} // namespace storedesk::activities
