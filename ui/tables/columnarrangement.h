// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QHash>
#include <QJsonObject>
#include <QObject>
#include <QSet>

#include <functional>

class QHeaderView;
class QLineEdit;

namespace storedesk::ui {

class TableView;

// Provides the widths, order and sorting of a table's columns for storage, and restores them. Only
// widths set with the mouse are stored.
class ColumnArrangement final : public QObject
{
    Q_OBJECT

public:
    // Returns the permanent name of a column.
    using NameOf = std::function<QString(int)>;

    // The table owns this object and already has its model.
    ColumnArrangement(TableView &table, NameOf nameOf);
    // For a model with fixed columns.
    ColumnArrangement(TableView &table, const QStringList &names);

    // Sizes these columns to their content until the user resizes them.
    void fitToContents(const QSet<int> &columns);
    // Also stores the text of the field that filters the table. The field must not be destroyed
    // before the table.
    void setFilter(QLineEdit *filter);
    // Whether the user has set the width of the column.
    [[nodiscard]] bool isSized(int column) const;

    [[nodiscard]] QJsonObject state() const;
    void restore(const QJsonObject &state);
    // Arranges the columns again. Called after the model has got other columns.
    void apply();

Q_SIGNALS:
    // Emitted when the user has changed widths, order, sorting or the filter.
    void changed();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void noteWidths();
    void noteOrder();
    void fitLater();
    void fit();

    TableView &m_table;
    QHeaderView &m_header;
    NameOf m_nameOf;
    QLineEdit *m_filter = nullptr;
    QSet<int> m_fitted;
    QHash<QString, int> m_widths;
    // Names in the order chosen by the user, including columns that the model does not have now.
    QStringList m_order;
    // Widths when the mouse button was pressed, by column.
    QHash<int, int> m_pressed;
    // Whether columns are being changed by this class and not by the user.
    bool m_arranging = false;
    bool m_fits = false;
};

} // namespace storedesk::ui
