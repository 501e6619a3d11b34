// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QHash>
#include <QJsonObject>
#include <QObject>

class QWidget;

namespace storedesk::ui {
class PageHost;
class TreeView;
} // namespace storedesk::ui

namespace storedesk::ui::lists {

// Manages which columns of the integrations are visible, their order and their width. Until the
// user chooses columns, the least important ones are hidden in a narrow view. Only widths set with
// the mouse are stored.
class IntegrationColumns final : public QObject
{
    Q_OBJECT

public:
    // The view must outlive this object or be destroyed with it.
    IntegrationColumns(TreeView &view, PageHost &host, QObject *parent);

    // Moves the columns to their default places. Call this once the view has its model.
    void resetOrder();
    void fit();
    // Opens the list of columns below the button.
    void openChooser(QWidget &button);
    [[nodiscard]] QJsonObject state() const;
    void restore(const QJsonObject &state);

Q_SIGNALS:
    // Emitted when the user has chosen, moved or resized columns.
    void changed();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void moveColumns(const QStringList &names);
    void noteWidths();
    [[nodiscard]] QStringList order() const;
    void setShown(int column, bool isShown);
    void reset();
    // Hides columns that do not fit. Returns the width of the others.
    [[nodiscard]] int hideLeastImportant(int needed, int wished);

    TreeView &m_view;
    PageHost &m_host;
    // Whether the user has chosen the columns.
    bool m_chosen = false;
    // Widths set with the mouse, by column name.
    QHash<QString, int> m_widths;
    // Widths when the mouse button was pressed, by column.
    QHash<int, int> m_pressed;
    // Whether columns are being moved by this class and not by the user.
    bool m_arranging = false;
};

} // namespace storedesk::ui::lists
