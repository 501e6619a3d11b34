// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "catalogue/type.h"

#include <QJsonValue>
#include <QString>

#include <vector>

namespace storedesk::itemmodels {

// The comparison keys of one column: search texts, and numbers and times as numbers. Computed once
// for each cell, so that filtering and sorting do not access the records.
class ColumnKeys final
{
public:
    explicit ColumnKeys(catalogue::Type type);

    void resize(std::size_t rows);
    void set(std::size_t row, const QString &words, const QJsonValue &value);
    void remove(std::size_t first, std::size_t count);

    [[nodiscard]] const QString &text(std::size_t row) const { return m_texts[row]; }
    // Rows without a value are last in both directions.
    [[nodiscard]] bool before(std::size_t row, std::size_t other, Qt::SortOrder order) const;
    // Sorts rows given in source order; the sort is stable.
    void sort(std::vector<int> &rows, Qt::SortOrder order) const;

private:
    void sortTexts(std::vector<int> &rows, Qt::SortOrder order) const;
    void sortNumbers(std::vector<int> &rows, Qt::SortOrder order) const;

    bool m_isNumber;
    // Results of searchText().
    std::vector<QString> m_texts;
    // For numbers and times; NaN without a value.
    std::vector<double> m_numbers;
};

// Returns the text for comparisons, without case and accents.
[[nodiscard]] QString searchText(const QString &text);

} // namespace storedesk::itemmodels
