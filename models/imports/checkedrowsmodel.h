// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "imports/importdraft.h"
#include "imports/rowpages.h"

#include <QAbstractTableModel>

namespace storedesk::importcheck {
class Conversion;
}

namespace storedesk::imports {

// The rows in a checked import, with the imported columns including edits and repairs, and the
// fault in each cell. Rows are read in the background, and cells are empty until then. Cells can be
// edited. Not a ColumnModel, because the rows do not fit into memory.
class CheckedRowsModel final : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Role {
        // The int value of a FaultKind.
        FaultRole = Qt::UserRole,
        // A bool that is true if the fault is only a warning.
        WarningRole,
        // A short text for the fault.
        WordRole,
        // A sentence that explains the fault.
        SentenceRole,
        // A bool that is true if the row has been read.
        KnownRole,
        // The field key, for headers.
        FieldRole
    };
    struct Row
    {
        // The line in the file.
        qint64 line = 0;
        // The cells in this model's columns.
        QStringList cells = {};
    };
    using Rows = std::vector<Row>;

    explicit CheckedRowsModel(ImportDraft &draft, QObject *parent = nullptr);
    ~CheckedRowsModel() override;

    void setChoice(const importcheck::RowChoice &choice);
    [[nodiscard]] const importcheck::RowChoice &choice() const { return m_choice; }
    // Returns -1 if there is no such row.
    [[nodiscard]] qint64 fileRow(int row) const;
    [[nodiscard]] int fileColumn(int column) const;
    // Returns -1 if the column is not imported.
    [[nodiscard]] int columnOf(int fileColumn) const;
    // Returns the next or previous cell with a fault, or an invalid index if there is none.
    [[nodiscard]] QModelIndex nextFault(const QModelIndex &from, bool backwards = false) const;

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index,
                                int role = Qt::DisplayRole) const override;
    bool setData(const QModelIndex &index, const QVariant &value, int role) override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex &index) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role = Qt::DisplayRole) const override;

private:
    void refresh();
    void choose();
    void resetRows();
    [[nodiscard]] QString wholeCell(const QModelIndex &index) const;
    [[nodiscard]] QVariant spokenCell(const QModelIndex &index, importcheck::FaultKind kind) const;
    [[nodiscard]] importcheck::FaultKind faultAt(const QModelIndex &index) const;

    ImportDraft &m_draft;
    importcheck::RowChoice m_choice;
    // The faults in the displayed result.
    std::shared_ptr<const std::vector<importcheck::CellFault>> m_faults;
    std::shared_ptr<const importcheck::Conversion> m_conversion;
    std::vector<int> m_columns;
    mutable RowPages<Row> m_rows;
};

} // namespace storedesk::imports
