// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "items/columnkeys.h"

#include <QAbstractProxyModel>
#include <QDate>
#include <QHash>

#include <optional>

namespace storedesk::items {

class ResourceModel;

// The records of a resource model as somebody wants to see them: in an order, and only those that
// match. Answers at once for 100,000 rows, because it compares keys that were made when the records
// came. Rows that stay keep their selection, whatever changes around them.
class ResourceView final : public QAbstractProxyModel
{
    Q_OBJECT

public:
    // The model outlives it.
    explicit ResourceView(ResourceModel &records, QObject *parent = nullptr);

    // Which columns the filter looks into: those that can be seen.
    void setSearched(const QList<int> &columns);
    void setWords(const QString &words); // every word has to occur in the row
    // Only records whose field is exactly this; nothing: any.
    void setChoice(int column, const std::optional<QString> &value);
    void clearFilter();
    [[nodiscard]] bool isFiltered() const { return !m_words.isEmpty() || !m_choices.isEmpty(); }

    void sort(int column, Qt::SortOrder order = Qt::AscendingOrder) override; // -1: as they came
    [[nodiscard]] int sortColumn() const { return m_sortColumn; }
    [[nodiscard]] Qt::SortOrder sortOrder() const { return m_order; }

    [[nodiscard]] QModelIndex indexOf(const QString &key) const;

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role) const override;
    [[nodiscard]] QModelIndex index(int row, int column,
                                    const QModelIndex &parent = {}) const override;
    [[nodiscard]] QModelIndex parent(const QModelIndex &child) const override;
    [[nodiscard]] QModelIndex mapToSource(const QModelIndex &index) const override;
    [[nodiscard]] QModelIndex mapFromSource(const QModelIndex &index) const override;

private:
    // What the source tells of.
    void addRows(int first, int last);
    void change(int first, int last);
    void changeRow(int row);
    void forget(int first, int last); // before they go
    void closeGap(int first, int last); // after they went
    void rebuild();

    [[nodiscard]] ColumnKeys &keysOf(int column); // made when first asked for
    void fill(int column, std::size_t first);
    void makeKeys();
    [[nodiscard]] bool matches(int row) const;
    [[nodiscard]] bool before(int row, int other) const;
    [[nodiscard]] std::vector<int> wanted(); // what matches, in its order
    [[nodiscard]] const std::vector<int> &places() const;

    // In at most four signals, whatever changes: order, gone, come, order.
    void show(const std::vector<int> &rows);
    void arrange(const std::vector<int> &rows); // the same ones in another order
    void dropFrom(std::size_t place);
    void dropAt(int place); // -1: it is not shown
    void addAtEnd(const std::vector<int> &rows);
    void moveIntoPlace(int row);

    ResourceModel &m_records;
    std::vector<int> m_shown; // rows of the source, in the order shown
    mutable std::vector<int> m_places; // row of the source to row shown; empty: to be made
    QHash<int, ColumnKeys> m_keys;
    QDate m_day; // that the texts of moments speak of
    QList<int> m_searched;
    QStringList m_words;
    QHash<int, QString> m_choices;
    int m_sortColumn = -1;
    Qt::SortOrder m_order = Qt::AscendingOrder;
};

} // namespace storedesk::items
