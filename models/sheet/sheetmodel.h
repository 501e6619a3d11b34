// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "sheet/rowfetcher.h"
#include "sheet/visiblerows.h"

#include <QAbstractTableModel>
#include <QCache>
#include <QSet>

#include <functional>

namespace storedesk::sheet {

// The visible rows of a sheet, for a view. Rows are read in the background. Until a cell is loaded,
// it is empty and isKnown() returns false. Not a ColumnModel, because the rows do not fit into
// memory.
class SheetModel final : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Role {
        // A values::ColumnKind as an int.
        KindRole = Qt::UserRole,
        PersonalRole,
        // Whether the cell is loaded and empty.
        EmptyRole,
        // The text without masking.
        PlainTextRole,
        // The former value of a changed cell in a table of differences. The display text contains
        // both values.
        FormerTextRole,
        // The current value, masked like all other strings.
        CurrentTextRole,
    };
    // The maximum number of rows, because a view counts pixels in an int.
    static constexpr int mostRows = 50'000'000;

    SheetModel(Sheet &sheet, VisibleRows &shown, QObject *parent = nullptr);

    // Sets the function that returns a cell in words. They are the accessible text of the cell,
    // which views show. All other roles have the text in the file.
    using Words = std::function<QString(int column, const QString &text)>;
    void setWords(const Words &words) { m_words = words; }
    void setMasked(bool masked);
    [[nodiscard]] bool isMasked() const { return m_masked; }
    // Overrides whether the column was detected as personal.
    void setPersonal(int column, bool personal);
    void sharePersonal(const SheetModel &before) { m_personal = before.m_personal; }
    [[nodiscard]] bool isPersonal(int column) const;
    [[nodiscard]] bool isKnown(int row) const;
    // Returns whether the row is loaded but no longer in the file.
    [[nodiscard]] bool isGone(int row) const;
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
    void storePage(qint64 page, const std::shared_ptr<const SheetRows> &rows);
    // Requests the row if it is not loaded yet.
    [[nodiscard]] const SheetRow *rowAt(int row) const;
    [[nodiscard]] QVariant textOf(const SheetRow *row, int column, int role) const;
    [[nodiscard]] QVariant wordsOf(const SheetRow *row, int column) const;
    [[nodiscard]] std::optional<QString> formerTextOf(const SheetRow *row, int column) const;

    Sheet &m_sheet;
    VisibleRows &m_shown;
    int m_rows = 0;
    bool m_masked = false;
    Words m_words;
    QHash<int, bool> m_personal;
    std::unique_ptr<RowFetcher> m_fetcher;
    // The index used by the fetcher.
    std::shared_ptr<const csv::RowIndex> m_index;
    mutable QCache<qint64, std::shared_ptr<const SheetRows>> m_pages{128};
    mutable QSet<qint64> m_asked;
    // Incremented when the rows change, because pages requested in an earlier generation contain
    // other rows.
    qint64 m_generation = 0;
};

} // namespace storedesk::sheet
