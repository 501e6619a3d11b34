// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "query/sortkey.h"
#include "ui/files/actionrow.h"

#include <QObject>

#include <span>
#include <vector>

namespace storedesk::ui {
class PageHost;
} // namespace storedesk::ui

namespace storedesk::ui::files {

class FileHead;
class FilePage;

// Actions on a column of a file, for the column's context menu, the page head and the Record menu.
class ColumnActions final : public QObject
{
    Q_OBJECT

public:
    ColumnActions(FilePage &page, PageHost &host, QObject *parent);

    // Adds the button that chooses the visible columns.
    void addButton(FileHead &head);
    // Returns all actions. A null pointer stands for a separator.
    [[nodiscard]] QList<QAction *> all() const;
    // Returns the actions offered in the context menu of a cell.
    [[nodiscard]] QList<QAction *> ofCell() const;
    // Updates which actions are enabled.
    void update();
    // Returns the column whose menu is open, otherwise the current column.
    [[nodiscard]] int column() const;

    void openMenu(int column, const QPoint &place);
    // Changes the sort order of a column from ascending to descending to file order.
    void sortNext(int column, bool addsToOrder);
    // Charts the reasons in an error report once the report is loaded.
    void chartReasons();

Q_SIGNALS:
    // Emitted when the enabled actions change.
    void changed();
    // Emitted when the set of personal data columns changes.
    void personalChanged();

private:
    using Row = ActionRow<ColumnActions>;
    // Returns the table of all actions.
    [[nodiscard]] static std::span<const Row> rows();
    void setKeys(const std::vector<query::SortKey> &keys);
    void sort(bool descending);
    void sortUp() { sort(false); }
    void sortDown() { sort(true); }
    void clearOrder();
    void filterValues();
    void filterToCell();
    void hideColumn();
    void freeze();
    void unfreeze();
    void profile();
    void chart();
    void togglePersonal();
    void showCell();

    FilePage &m_page;
    PageHost &m_host;
    bool m_wantsReasons = false;
    QAction *m_sortUp = nullptr;
    QAction *m_sortDown = nullptr;
    QAction *m_clearOrder = nullptr;
    QAction *m_filterValues = nullptr;
    QAction *m_filterToCell = nullptr;
    QAction *m_profile = nullptr;
    QAction *m_chart = nullptr;
    QAction *m_hide = nullptr;
    QAction *m_freeze = nullptr;
    QAction *m_unfreeze = nullptr;
    QAction *m_personal = nullptr;
    QAction *m_showCell = nullptr;
    // The column whose menu is open, or -1.
    int m_menuColumn = -1;
};

} // namespace storedesk::ui::files
