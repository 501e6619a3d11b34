// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "events/definitiondifference.h"

#include <QAbstractTableModel>

namespace storedesk::ui::events {

// Differences between two definitions, one row each.
class DifferenceModel final : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { What, Before, After, Consequence, ColumnCount };

    using QAbstractTableModel::QAbstractTableModel;

    void setDifferences(QList<storedesk::events::DefinitionDifference> differences);
    // Sets the titles of the two value columns if they are not the values before and after a
    // change.
    void setSides(const QString &before, const QString &after);
    // Number of differences with a consequence.
    [[nodiscard]] int breaking() const;

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role) const override;

private:
    QList<storedesk::events::DefinitionDifference> m_differences;
    QString m_before;
    QString m_after;
};

} // namespace storedesk::ui::events
