// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "catalogue/type.h"

#include <QJsonValue>
#include <QString>

#include <vector>

namespace storedesk::items {

// What is compared of one column: the words as they are searched, and numbers and moments as
// numbers. Made once for each cell, so that a filter or an order never touches a record again.
class ColumnKeys final
{
public:
    explicit ColumnKeys(catalogue::Type type);

    void resize(std::size_t rows);
    void set(std::size_t row, const QString &words, const QJsonValue &value);
    void remove(std::size_t first, std::size_t count);

    [[nodiscard]] const QString &text(std::size_t row) const { return m_texts[row]; }
    // A row without a value comes last in both directions.
    [[nodiscard]] bool before(std::size_t row, std::size_t other, Qt::SortOrder order) const;
    // Sorts rows that stand in the order of the source; those that are alike stay so.
    void sort(std::vector<int> &rows, Qt::SortOrder order) const;

private:
    void sortTexts(std::vector<int> &rows, Qt::SortOrder order) const;
    void sortNumbers(std::vector<int> &rows, Qt::SortOrder order) const;

    bool m_isNumber;
    std::vector<QString> m_texts; // as searchText() makes them
    std::vector<double> m_numbers; // of numbers and moments; NaN where there is none
};

// As texts are compared: no case, no accents.
[[nodiscard]] QString searchText(const QString &text);

} // namespace storedesk::items
