// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "sheet/rowfetcher.h"
#include "sheet/shown.h"

#include <QAbstractTableModel>
#include <QCache>
#include <QSet>

namespace storedesk::sheet {

// The shown rows of a sheet, for a view. Rows are read in the background: a cell that is not there
// yet is empty and known() says so.
class SheetModel final : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Role {
        KindRole = Qt::UserRole, // int of table::ColumnKind
        PersonalRole,
        EmptyRole, // read, and nothing in it
        PlainTextRole, // never masked
        // In a table of differences: what the cell was before it changed. Shown is then both.
        FormerTextRole,
        CurrentTextRole, // what it is, masked like everything
    };
    // A view counts pixels in an int.
    static constexpr int mostRows = 50'000'000;

    SheetModel(Sheet &sheet, Shown &shown, QObject *parent = nullptr);

    void setMasked(bool masked);
    [[nodiscard]] bool isMasked() const { return m_masked; }
    void setPersonal(int column, bool personal); // instead of what was guessed
    void sharePersonal(const SheetModel &before) { m_personal = before.m_personal; }
    [[nodiscard]] bool isPersonal(int column) const;
    [[nodiscard]] bool isKnown(int row) const;
    [[nodiscard]] bool isGone(int row) const; // known, and no longer in the file
    [[nodiscard]] bool settled() const { return m_asked.isEmpty(); }

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index,
                                int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role = Qt::DisplayRole) const override;

private:
    void replace();
    void grow();
    void showFormats(const QList<int> &columns);
    void growNow(int count);
    void take(qint64 page, const std::shared_ptr<const SheetRows> &rows);
    [[nodiscard]] const SheetRow *rowAt(int row) const; // asks for it when it is not there
    [[nodiscard]] QVariant textOf(const SheetRow *row, int column, int role) const;
    [[nodiscard]] std::optional<QString> formerTextOf(const SheetRow *row, int column) const;

    Sheet &m_sheet;
    Shown &m_shown;
    int m_rows = 0;
    bool m_masked = false;
    QHash<int, bool> m_personal;
    std::unique_ptr<RowFetcher> m_fetcher;
    std::shared_ptr<const table::RowIndex> m_index; // the fetcher reads by
    mutable QCache<qint64, std::shared_ptr<const SheetRows>> m_pages{128};
    mutable QSet<qint64> m_asked;
    qint64 m_generation = 0; // pages asked for before are of other rows
};

} // namespace storedesk::sheet
