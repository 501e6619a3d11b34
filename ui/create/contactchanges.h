// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "design/fieldchange.h"

#include <QAbstractTableModel>

namespace storedesk::ui::create {

// A contact before and after an event, field by field.
class ContactChanges final : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { Field, Before, After, ColumnCount };

    using QAbstractTableModel::QAbstractTableModel;

    void setChanges(QList<design::FieldChange> changes);
    [[nodiscard]] int changed() const; // how many

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role) const override;

private:
    QList<design::FieldChange> m_changes;
};

} // namespace storedesk::ui::create
