// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "itemmodels/columnkeys.h"

#include <QAbstractProxyModel>
#include <QDate>
#include <QHash>

#include <optional>

namespace storedesk::itemmodels {

class ResourceModel;

// Sorts and filters the records in a resource model. Fast enough for 100,000 rows, because it
// compares keys that were computed when the records arrived. Rows that remain stay selected.
class ResourceView final : public QAbstractProxyModel
{
    Q_OBJECT

public:
    // The model must outlive the view.
    explicit ResourceView(ResourceModel &records, QObject *parent = nullptr);

    // Sets the columns that the filter searches. These are the visible columns.
    void setSearched(const QList<int> &columns);
    // Every word must occur in the row.
    void setWords(const QString &words);
    // Shows only records whose field has exactly this value. If absent, any value is accepted.
    void setChoice(int column, const std::optional<QString> &value);
    void clearFilter();
    [[nodiscard]] bool isFiltered() const { return !m_words.isEmpty() || !m_choices.isEmpty(); }

    // Column -1 restores the order of the source.
    void sort(int column, Qt::SortOrder order = Qt::AscendingOrder) override;
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
    // Handlers of source signals.
    void addRows(int first, int last);
    void change(int first, int last);
    void changeRow(int row);
    // Called before the rows are removed.
    void forget(int first, int last);
    // Called after the rows have been removed.
    void closeGap(int first, int last);
    void rebuild();

    // The keys are created on first use.
    [[nodiscard]] ColumnKeys &keysOf(int column);
    void fill(int column, std::size_t first);
    void makeKeys();
    [[nodiscard]] bool matches(int row) const;
    [[nodiscard]] bool before(int row, int other) const;
    // Returns the matching rows in sorted order.
    [[nodiscard]] std::vector<int> wanted();
    [[nodiscard]] const std::vector<int> &places() const;

    // Emits at most four groups of signals for any change, in this order: layout, removal,
    // insertion, layout.
    void show(const std::vector<int> &rows);
    // Reorders the same rows.
    void arrange(const std::vector<int> &rows);
    void dropFrom(std::size_t place);
    // Does nothing if the position is -1, which means that the row is not shown.
    void dropAt(int place);
    void addAtEnd(const std::vector<int> &rows);
    void moveIntoPlace(int row);

    ResourceModel &m_records;
    // Source rows in the order in which they are shown.
    std::vector<int> m_shown;
    // Maps source rows to shown rows. Empty until it is built.
    mutable std::vector<int> m_places;
    QHash<int, ColumnKeys> m_keys;
    // The day to which relative times in strings refer.
    QDate m_day;
    QList<int> m_searched;
    QStringList m_words;
    QHash<int, QString> m_choices;
    int m_sortColumn = -1;
    Qt::SortOrder m_order = Qt::AscendingOrder;
};

} // namespace storedesk::itemmodels
