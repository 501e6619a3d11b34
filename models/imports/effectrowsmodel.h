// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "imports/effectreader.h"
#include "imports/rowpages.h"

#include <QAbstractTableModel>

namespace storedesk::imports {

// The rows that an import would send, with their effect in the first column and the current and new
// value of every imported field. Rows are read in the background. Not a ColumnModel, because the
// rows do not fit into memory.
class EffectRowsModel final : public QAbstractTableModel
{
    Q_OBJECT

public:
    // Updated rows are those that erase nothing, so that the counts add up.
    enum class Which : quint8 {
        All,
        Created,
        Updated,
        Erasing,
        Unchanged,
        Rejected,
        NotKnown,
        Count
    };
    enum Role {
        // The int value of a RowEffect.
        EffectRole = Qt::UserRole,
        // Whether a value in the row or the cell would be erased.
        ErasesRole,
        // Whether the value would change.
        ChangesRole,
        // The current value, or an invalid variant if it is unknown.
        BeforeRole,
        AfterRole,
        // Whether the row has been read.
        KnownRole,
        // The field key, for headers.
        FieldRole
    };

    explicit EffectRowsModel(QObject *parent = nullptr);

    // Shows all rows again. Null means that nothing was predicted.
    void setSource(std::shared_ptr<const EffectSource> source);
    void setWhich(Which which);
    [[nodiscard]] Which which() const { return m_which; }
    [[nodiscard]] qint64 count(Which which) const;
    // Whether to show only keys and fields that change in some row.
    void setOnlyChanges(bool only);
    [[nodiscard]] bool hidesColumns() const { return m_onlyChanges; }
    // Returns the first cell that changes in the next or previous row with changes, or an invalid
    // index.
    [[nodiscard]] QModelIndex nextChange(const QModelIndex &from, bool backwards = false) const;

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index,
                                int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role = Qt::DisplayRole) const override;

private:
    void choose();
    [[nodiscard]] std::vector<quint32> rowsOf(Which which) const;
    [[nodiscard]] QVariant effectData(const EffectRow *row, int role) const;

    std::shared_ptr<const EffectSource> m_source;
    Which m_which = Which::All;
    bool m_onlyChanges = false;
    // The targets that are shown.
    std::vector<std::size_t> m_targets;
    mutable RowPages<EffectRow> m_rows;
};

// Returns a word such as “Created”.
[[nodiscard]] QString effectText(importcheck::RowEffect effect, bool erases);

} // namespace storedesk::imports
