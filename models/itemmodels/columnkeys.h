// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "catalogue/type.h"

#include <QJsonValue>
#include <QString>

#include <vector>

namespace storedesk::itemmodels {

// The comparison keys for one column: search texts, and numbers and times as numbers. Computed once
// for each cell, so that filtering and sorting do not access the records.
class ColumnKeys final
{
public:
    explicit ColumnKeys(catalogue::Type type);

    void resize(std::size_t rows);
    void set(std::size_t row, const QString &words, const QJsonValue &value);
    void remove(std::size_t first, std::size_t count);

    [[nodiscard]] const QString &text(std::size_t row) const { return m_texts[row]; }
    // Rows without a value come last in both directions.
    [[nodiscard]] bool before(std::size_t row, std::size_t other, Qt::SortOrder order) const;
    // Sorts rows that are given in source order. The sort is stable.
    void sort(std::vector<int> &rows, Qt::SortOrder order) const;

private:
    void sortTexts(std::vector<int> &rows, Qt::SortOrder order) const;
    void sortNumbers(std::vector<int> &rows, Qt::SortOrder order) const;

    bool m_isNumber;
    // The results of searchText().
    std::vector<QString> m_texts;
    // Used for numbers and times. NaN if there is no value.
    std::vector<double> m_numbers;
};

// Returns the text in the form used for comparisons, without case and accents.
[[nodiscard]] QString searchText(const QString &text);

} // namespace storedesk::itemmodels
