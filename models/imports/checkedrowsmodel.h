// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "imports/importdraft.h"

#include <QAbstractTableModel>
#include <QCache>
#include <QSet>

namespace storedesk::imports {

class Conversion;

// The rows of a checked import for a view: the columns that are imported, with edits and repairs,
// each cell with what is wrong with it. Rows are read in the background; a cell that is not there
// yet is empty. Cells can be edited.
class CheckedRowsModel final : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Role {
        FaultRole = Qt::UserRole, // int of FaultKind
        WarningRole, // it is only a warning
        WordRole, // of the fault, in short
        SentenceRole, // about the fault
        KnownRole, // it was read
        FieldRole // in the header: key of the field
    };
    struct Row
    {
        qint64 line = 0; // of the file
        QStringList cells = {}; // of the columns here
    };
    using Rows = std::vector<Row>;

    explicit CheckedRowsModel(ImportDraft &draft, QObject *parent = nullptr);
    ~CheckedRowsModel() override;

    void setChoice(const RowChoice &choice);
    [[nodiscard]] const RowChoice &choice() const { return m_choice; }
    [[nodiscard]] qint64 fileRow(int row) const; // -1: there is none
    [[nodiscard]] int fileColumn(int column) const;
    [[nodiscard]] int columnOf(int fileColumn) const; // -1: it is not imported
    // The next cell with a fault behind this one, or before it; invalid: there is none.
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
    void take(qint64 page, const std::shared_ptr<const Rows> &rows);
    [[nodiscard]] const Row *rowAt(int row) const; // asks for it when it is not there
    [[nodiscard]] QString wholeCell(const QModelIndex &index) const;
    [[nodiscard]] FaultKind faultAt(const QModelIndex &index) const;

    ImportDraft &m_draft;
    RowChoice m_choice;
    std::shared_ptr<const std::vector<CellFault>> m_faults; // of the result that is shown
    std::shared_ptr<const Conversion> m_conversion;
    std::vector<quint32> m_rows;
    std::vector<int> m_columns;
    mutable QCache<qint64, std::shared_ptr<const Rows>> m_pages{64};
    mutable QSet<qint64> m_asked;
    int m_round = 0; // pages that were asked for before are of no use
};

} // namespace storedesk::imports
