// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/tables/clipboardtable.h"

#include <QItemSelection>
#include <QObject>
#include <QPoint>

#include <array>
#include <functional>
#include <memory>

class QAbstractItemView;
class QAction;
class QMenu;
class QModelIndex;
class QMouseEvent;
class QTemporaryDir;

namespace storedesk::ui {

// Copies the selected rows of a table or tree in several formats, and drags them out as a CSV file.
// Without a selection it copies all rows. Adds the menu "Copy as" to the actions of the view. Owned
// by the view.
class RowTransfer final : public QObject
{
    Q_OBJECT

public:
    using Done = std::function<void(const CopiedTable &)>;
    // Reads the rows and calls the given function with them, possibly later.
    using Source = std::function<void(const Done &)>;
    using IsLoaded = std::function<bool(const QModelIndex &)>;

    explicit RowTransfer(QAbstractItemView &view);
    ~RowTransfer() override;

    // Sets a source that provides the rows instead of the displayed strings in the view.
    void setSource(Source source) { m_source = std::move(source); }
    // Needed for models that load their rows only when they are shown. Such models emit
    // dataChanged() when a row has been loaded.
    void setIsLoaded(IsLoaded isLoaded) { m_isLoaded = std::move(isLoaded); }
    [[nodiscard]] bool isLoaded(const QModelIndex &row) const
    {
        return !m_isLoaded || m_isLoaded(row);
    }
    // Null after omitMenu().
    [[nodiscard]] QMenu *menu() const { return m_menu; }
    // Removes the menu. Used for views that have their own copy actions.
    void omitMenu();
    void copy(CopyFormat format);
    // Writes the table as a file for spreadsheets in a private folder, which is removed with this
    // object. Returns an empty path on failure.
    [[nodiscard]] QString writeFile(const CopiedTable &table);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void nameActions();
    void collect(const Done &done);
    void press(const QMouseEvent &event);
    void beginDrag();
    void drag(const CopiedTable &table);

    QAbstractItemView &m_view;
    QMenu *m_menu;
    std::array<QAction *, static_cast<std::size_t>(CopyFormat::Count)> m_actions = {};
    Source m_source;
    IsLoaded m_isLoaded;
    // The selection before the mouse button was pressed on one of its rows.
    QItemSelection m_pressed;
    QPoint m_pressedAt;
    std::unique_ptr<QTemporaryDir> m_folder;
};

// Returns the object name of the action for a format, by which the window finds the action.
[[nodiscard]] QString copyActionName(CopyFormat format);

} // namespace storedesk::ui
