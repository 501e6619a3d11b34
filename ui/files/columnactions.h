// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "table/sortkey.h"
#include "ui/files/actionrow.h"

#include <QObject>

#include <span>
#include <vector>

namespace storedesk::ui {
class Frame;
} // namespace storedesk::ui

namespace storedesk::ui::files {

class FileHead;
class FilePage;

// What can be done with a column of a file: in its menu, in the head and in the Record menu.
class ColumnActions final : public QObject
{
    Q_OBJECT

public:
    ColumnActions(FilePage &page, Frame &frame, QObject *parent);

    void addButton(FileHead &head); // for which columns are shown
    [[nodiscard]] QList<QAction *> all() const; // null is a separator
    [[nodiscard]] QList<QAction *> ofCell() const; // those that somebody looks for at a cell
    void update(); // which of them can be used now
    [[nodiscard]] int column() const; // of the open menu, or the current one

    void openMenu(int column, const QPoint &place);
    void sortNext(int column, bool addsToOrder); // up, down, as in the file
    void chartReasons(); // of a report of errors, as soon as it was read

Q_SIGNALS:
    void changed(); // what can be used
    void personalChanged(); // which columns hold personal data

private:
    using Row = ActionRow<ColumnActions>;
    [[nodiscard]] static std::span<const Row> rows(); // all of them
    void setKeys(const std::vector<table::SortKey> &keys);
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

    FilePage &m_page;
    Frame &m_frame;
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
    int m_menuColumn = -1; // while the menu of a column is there
};

} // namespace storedesk::ui::files
