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
class QToolButton;
class QWidget;

namespace storedesk::ui {

class TableView;

// Provides the widths, order, visibility and sorting of a table's columns for storage, and restores
// them. Only widths set with the mouse are stored.
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
    // Hides these columns until the user shows them.
    void setUsuallyHidden(const QSet<int> &columns);
    // Hides these columns, which can't be shown because they have no content in this table.
    void setAbsent(const QSet<int> &columns);
    // Hides a column while the table is narrow, unless the user has chosen to show it.
    void setRoomFor(int column, bool hasRoom);
    [[nodiscard]] bool isShown(int column) const;
    // Shows or hides a column for the user. The last visible column stays visible.
    void setShown(int column, bool isShown);
    // Shows the usual columns in the order of the model.
    void reset();
    // Opens the list of columns below a widget.
    void openChooser(const QWidget &below);
    // Returns a button that opens the list of columns.
    [[nodiscard]] QToolButton *makeButton(QWidget *parent);
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
    void showChosen();
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
    // Whether a column is visible, for the columns that the user has shown or hidden.
    QHash<QString, bool> m_chosen;
    QSet<int> m_usuallyHidden;
    QSet<int> m_absent;
    QSet<int> m_withoutRoom;
    // Widths when the mouse button was pressed, by column.
    QHash<int, int> m_pressed;
    // Whether columns are being changed by this class and not by the user.
    bool m_arranging = false;
    bool m_fits = false;
};

} // namespace storedesk::ui
