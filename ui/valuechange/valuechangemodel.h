// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "exports/contactmirrorreader.h"
#include "imports/valuechange.h"

#include <QAbstractTableModel>
#include <QCache>
#include <QSet>

namespace storedesk::ui::valuechange {

// The preview of a change to many contacts: name, email, and the current and new value of each
// field. Rows are read from the mirror in the background. Not a ColumnModel, because the rows do
// not fit into memory.
class ValueChangeModel final : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column : quint8 { NameColumn, EmailColumn, FirstField };
    enum Role {
        // The current value as text. Invalid if it does not change.
        BeforeRole = Qt::UserRole,
        // The new value as text. Invalid if the value does not change.
        AfterRole,
        // Whether the contact currently has a value, as a bool.
        HadValueRole
    };

    // The reader must outlive the model.
    explicit ValueChangeModel(storedesk::exports::ContactMirrorReader &reader,
                              QObject *parent = nullptr);

    void show(const storedesk::imports::ValueChange &change, QStringList columns,
              storage::ContactMirror::Numbers numbers);
    [[nodiscard]] bool isSettled() const { return m_asked.isEmpty(); }

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index,
                                int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role = Qt::DisplayRole) const override;

private:
    using Page = std::vector<storedesk::imports::ChangedContact>;

    [[nodiscard]] const storedesk::imports::ChangedContact *contactAt(int row) const;
    void ask(int page) const;
    void take(int page, const base::Result<std::vector<storage::MirroredContact>> &rows);
    [[nodiscard]] QVariant fieldData(const storedesk::imports::ChangedContact &contact,
                                     const catalogue::FieldRule &rule, int role) const;

    storedesk::exports::ContactMirrorReader &m_reader;
    storedesk::imports::ValueChange m_change;
    // Columns of the mirror.
    QStringList m_columns;
    storage::ContactMirror::Numbers m_numbers;
    mutable QCache<int, Page> m_pages{64};
    mutable QSet<int> m_asked;
    // Incremented when the content changes, so that pages requested before are discarded.
    int m_round = 0;
};

} // namespace storedesk::ui::valuechange
