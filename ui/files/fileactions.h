// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "sheet/shown.h"
#include "ui/theme/icons.h"

#include <QObject>

#include <span>

class QAction;
class QMenu;
class QModelIndex;

namespace storedesk::ui {
class Frame;
} // namespace storedesk::ui

namespace storedesk::ui::files {

class FileHead;
class FilePage;
class Saving;

// What can be done with a file, its columns and its rows: in the head, in the menu of a column and
// in the Record menu.
class FileActions final : public QObject
{
    Q_OBJECT

public:
    FileActions(FilePage &page, Frame &frame);

    void addButtons(FileHead &head);
    [[nodiscard]] QList<QAction *> all() const; // null is a separator
    void update(); // which of them can be used now

    void openMenu(int column, const QPoint &place); // of a column
    void sortNext(int column, bool addsToOrder); // up, down, as in the file
    void openLive(const QModelIndex &index);
    void chartReasons(); // of a report of errors, as soon as it was read

private:
    struct Row
    {
        QAction *FileActions::*action;
        const char *name;
        Icon icon;
        const char *text;
        void (FileActions::*act)();
    };
    [[nodiscard]] static std::span<const Row> rows(); // all of them
    QAction *make(const Row &row);
    void listen();
    void allow(QAction *action, const QString &whyNot);
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
    void mask();
    void togglePersonal();
    void copy();
    void save();
    void compare();
    void lookUp();
    void openCurrent();
    void fillColumns(QMenu *menu);
    [[nodiscard]] int column() const; // of the open menu, or the current one
    FilePage &m_page;
    Frame &m_frame;
    sheet::Work m_reading; // what is copied or looked up
    Saving *m_saving;
    bool m_wantsReasons = false;
    QAction *m_save = nullptr;
    QAction *m_mask = nullptr;
    QAction *m_compare = nullptr;
    QAction *m_copy = nullptr;
    QAction *m_open = nullptr;
    QAction *m_lookUp = nullptr;
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
