// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "events/fieldchange.h"

#include <QAbstractTableModel>

namespace storedesk::ui::events {

// Field values of a contact before and after an event.
class ContactChanges final : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { Field, Before, After, ColumnCount };

    using QAbstractTableModel::QAbstractTableModel;

    void setChanges(QList<storedesk::events::FieldChange> changes);
    // Number of changed fields.
    [[nodiscard]] int changed() const;

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role) const override;

private:
    QList<storedesk::events::FieldChange> m_changes;
};

} // namespace storedesk::ui::events
