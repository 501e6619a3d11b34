// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "exports/contactmirrorupdater.h"
#include "ui/contacts/allcontactscolumns.h"
#include "ui/host/pageaddress.h"

#include <QAbstractTableModel>
#include <QCache>
#include <QJsonObject>
#include <QSet>

namespace storedesk::ui::contacts {

// The contacts in the mirror: all of them, or those that match the search. Rows are loaded in the
// background; cells of rows that are not loaded yet are empty. Not a ColumnModel, because the rows
// do not fit into memory.
class AllContactsModel final : public QAbstractTableModel
{
    Q_OBJECT

public:
    AllContactsModel(storedesk::exports::ContactMirrorUpdater &atHand, base::Clock &clock,
                     QObject *parent = nullptr);

    // Sets the columns to show, in this order. The sort column need not be one of them.
    void setColumns(std::vector<AllContactsColumn> columns);
    [[nodiscard]] const std::vector<AllContactsColumn> &columns() const { return m_columns; }
    // The currency of amounts.
    void setCurrency(const QString &currency);
    // Restricts the matches to contacts that meet these conditions.
    void setConditions(const storage::ContactFilter &conditions);
    [[nodiscard]] const storage::ContactFilter &conditions() const { return m_conditions; }

    // Searches for these words. Without words, all contacts match.
    void search(const QString &words);
    [[nodiscard]] const QString &words() const { return m_words; }
    [[nodiscard]] bool isSearching() const { return m_searching; }
    // Finds contacts by email, external ID or ID, and counts the keys without a contact.
    using Found =
        std::function<void(const storage::ContactMirror::Numbers &numbers, qsizetype missing)>;
    void find(const QStringList &keys, const Found &found);
    // Passes the keys of contacts that find() accepts. Skips removed contacts.
    void readKeys(storage::ContactMirror::Numbers numbers,
                  const std::function<void(const QStringList &)> &found);
    // Passes the numbers of all contacts, in any order.
    void readAll(const std::function<void(const storage::ContactMirror::Numbers &)> &found);
    // Sorts by a column in the background; the current rows stay visible until then. A column of -1
    // restores the order of the export.
    void sort(int column, Qt::SortOrder order = Qt::AscendingOrder) override;
    // Returns the key of the requested sort column, empty for the order of the export.
    [[nodiscard]] const QString &sortKey() const { return m_sortKey; }
    // Returns the requested sort column, or -1 if it is not shown.
    [[nodiscard]] int sortedColumn() const;
    [[nodiscard]] Qt::SortOrder sortedOrder() const { return m_direction; }
    [[nodiscard]] bool isSorting() const { return m_sorting; }
    // Whether the conditions are being evaluated.
    [[nodiscard]] bool isComparing() const { return m_comparing; }
    [[nodiscard]] bool isSettled() const
    {
        return !m_searching && !m_sorting && !m_comparing && m_asked.isEmpty();
    }
    // Returns the numbers of the visible contacts, by row.
    [[nodiscard]] const storage::ContactMirror::Numbers &numbers() const { return m_numbers; }
    // Returns the path of the mirror file that the numbers refer to.
    [[nodiscard]] const QString &path() const { return m_atHand.known().state.path; }
    // Whether neither search words nor conditions restrict the contacts.
    [[nodiscard]] bool showsAll() const;
    // Returns the stored record, or an empty object if the row is not loaded yet.
    [[nodiscard]] QJsonObject recordAt(int row) const;
    // Returns the address of the live record, or nothing if the record has no lookup key.
    [[nodiscard]] static std::optional<PageAddress> placeOfRecord(const QJsonObject &record);

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index,
                                int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role = Qt::DisplayRole) const override;

Q_SIGNALS:
    // Emitted when the search has finished and the rows match the words.
    void searched();
    // Emitted before another mirror file replaces the current one, which readKeys() still reads.
    void aboutToReplace();
    // Emitted when contacts may have been removed.
    void contentChanged();
    // Emitted when sorting starts or another order is requested.
    void sortingChanged();
    void failed(const storedesk::base::Problem &problem);

private:
    using Page = std::vector<QJsonObject>;

    void compare();
    void order();
    void take(storage::ContactMirror::Numbers numbers);
    void ask(int page) const;
    void takePage(int page, const base::Result<std::vector<storage::MirroredContact>> &rows);

    storedesk::exports::ContactMirrorUpdater &m_atHand;
    base::Clock &m_clock;
    std::vector<AllContactsColumn> m_columns;
    QString m_currency;
    QString m_words;
    storage::ContactFilter m_conditions;
    // The contacts that meet the conditions, null for all.
    storedesk::exports::ContactMirrorReader::Numbers m_meeting;
    bool m_comparing = false;
    bool m_searching = false;
    bool m_sorting = false;
    // Key of the sort column; empty for the order of the export.
    QString m_sortKey;
    bool m_sortsNumbers = false;
    Qt::SortOrder m_direction = Qt::AscendingOrder;
    // The order of the sort column, null until it is computed.
    std::shared_ptr<const storage::ContactOrder> m_order;
    // The contacts shown.
    storage::ContactMirror::Numbers m_numbers;
    mutable QCache<int, Page> m_pages{64};
    // Pages that are being loaded.
    mutable QSet<int> m_asked;
    // Incremented when the rows change, so that pages requested for earlier rows are discarded.
    int m_generation = 0;
};

} // namespace storedesk::ui::contacts
