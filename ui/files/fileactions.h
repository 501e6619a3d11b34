// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "sheet/shown.h"
#include "ui/theme/icons.h"

#include <QObject>

class QAction;
class QMenu;
class QModelIndex;

namespace storedesk::ui {

class FileHead;
class FilePage;
class Frame;
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

private:
    QAction *make(const char *name, Icon icon, const QString &text, void (FileActions::*act)());
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
    [[nodiscard]] int column() const;

    FilePage &m_page;
    Frame &m_frame;
    sheet::Work m_reading; // what is copied or looked up
    Saving *m_saving;
    QAction *m_save;
    QAction *m_mask;
    QAction *m_compare;
    QAction *m_copy;
    QAction *m_open;
    QAction *m_lookUp;
    QAction *m_sortUp;
    QAction *m_sortDown;
    QAction *m_clearOrder;
    QAction *m_filterValues;
    QAction *m_filterToCell;
    QAction *m_profile;
    QAction *m_chart;
    QAction *m_hide;
    QAction *m_freeze;
    QAction *m_unfreeze;
    QAction *m_personal;
};

} // namespace storedesk::ui
