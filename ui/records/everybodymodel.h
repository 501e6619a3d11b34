// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "exports/contactsathand.h"
#include "ui/frame/place.h"
#include "ui/records/everybodycolumns.h"

#include <QAbstractTableModel>
#include <QCache>
#include <QJsonObject>
#include <QSet>

namespace storedesk::ui::records {

// The contacts of an account that are kept at hand, all of them or those who match some words. Rows
// are read in the background: a cell that is not there yet is empty.
class EverybodyModel final : public QAbstractTableModel
{
    Q_OBJECT

public:
    EverybodyModel(storedesk::exports::ContactsAtHand &atHand, base::Clock &clock,
                   QObject *parent = nullptr);

    // In this order; the one that sorts may be none of them any more.
    void setColumns(std::vector<EverybodyColumn> columns);
    [[nodiscard]] const std::vector<EverybodyColumn> &columns() const { return m_columns; }
    // Of those who match the words, whoever meets conditions about the columns of the copy.
    void setConditions(const local::ContactFilter &conditions);
    [[nodiscard]] const local::ContactFilter &conditions() const { return m_conditions; }

    void search(const QString &words); // without words: everybody
    [[nodiscard]] const QString &words() const { return m_words; }
    [[nodiscard]] bool isSearching() const { return m_searching; }
    // By the values of a column, which takes a moment: until then the rows stay as they are. A
    // column of -1: as the service exported them.
    void sort(int column, Qt::SortOrder order = Qt::AscendingOrder) override;
    [[nodiscard]] int sortedColumn() const; // that is wanted; -1: none that is shown
    [[nodiscard]] Qt::SortOrder sortedOrder() const { return m_direction; }
    [[nodiscard]] bool isSorting() const { return m_sorting; }
    [[nodiscard]] bool isComparing() const { return m_comparing; } // with the conditions
    [[nodiscard]] bool isSettled() const
    {
        return !m_searching && !m_sorting && !m_comparing && m_asked.isEmpty();
    }
    // As it was kept; empty: it is not read yet.
    [[nodiscard]] QJsonObject recordAt(int row) const;
    // Where the live record is; nothing: the service does not find it by any key.
    [[nodiscard]] static std::optional<Place> placeOfRecord(const QJsonObject &record);

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index,
                                int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role = Qt::DisplayRole) const override;

Q_SIGNALS:
    void searched(); // what is shown answers the words
    void sortingChanged(); // it began, or another order is wanted
    void failed(const storedesk::base::Problem &problem);

private:
    using Page = std::vector<QJsonObject>;

    void compare();
    void order();
    void take(local::ContactCopy::Numbers numbers);
    void ask(int page) const;
    void takePage(int page, const base::Result<std::vector<local::CopiedContact>> &rows);

    storedesk::exports::ContactsAtHand &m_atHand;
    base::Clock &m_clock;
    std::vector<EverybodyColumn> m_columns;
    QString m_words;
    local::ContactFilter m_conditions;
    storedesk::exports::CopyReader::Numbers m_meeting; // who meets them; null: everybody
    bool m_comparing = false;
    bool m_searching = false;
    bool m_sorting = false;
    QString m_sortKey; // empty: as exported
    bool m_sortsNumbers = false;
    Qt::SortOrder m_direction = Qt::AscendingOrder;
    std::shared_ptr<const local::ContactOrder> m_order; // of that column; null: not there yet
    local::ContactCopy::Numbers m_numbers; // of those shown
    mutable QCache<int, Page> m_pages{64};
    mutable QSet<int> m_asked; // pages on their way
    int m_generation = 0; // pages asked for before are of other rows
};

} // namespace storedesk::ui::records
