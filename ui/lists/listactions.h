// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/transfers/transferfile.h"

#include <QList>
#include <QObject>

class QAction;

namespace storedesk::ui {
class Frame;
} // namespace storedesk::ui

namespace storedesk::ui::lists {

class RecordList;

// What can be done with the selected records of a list, as actions: for the Record menu, for the
// menu of the table and for the buttons beside it. What cannot be done says why.
class ListActions final : public QObject
{
    Q_OBJECT

public:
    ListActions(RecordList &list, Frame &frame);

    [[nodiscard]] const QList<QAction *> &all() const { return m_all; } // null is a separator
    [[nodiscard]] QAction *open() const { return m_open; }
    [[nodiscard]] QAction *makeNew() const { return m_new; } // null: the service has no create
    // What most people come for besides: the file of a transfer, more codes for a set. Null:
    // nothing.
    [[nodiscard]] QAction *besides() const { return m_openFile ? m_openFile : m_refill; }

Q_SIGNALS:
    void fileWanted(const storedesk::ui::transfers::TransferFile &file,
                    bool opens); // else it is saved

private:
    QAction *add(const char *name, const QString &text, void (ListActions::*act)());
    void addSeparator();
    static void setUsable(QAction *action, const QString &whyNot); // empty: it can be done
    void update();
    [[nodiscard]] QString whyNotDelete() const;

    void openRecords();
    void openFileOfRecord();
    void downloadFile();
    void updateFiles();
    void compareTables();
    void updateUndo();
    void openImportUndo();
    [[nodiscard]] QString undoJob() const; // of the selected import; empty: none
    [[nodiscard]] std::optional<transfers::TransferFile> fileOfSelected() const;
    void copyTable();
    void copyId();
    void copyJson();
    void copyMarkdown();
    void openForm();
    void openFormLike();
    void openRefill();
    void openFieldChange();
    void askToDeleteSelected();

    RecordList &m_list;
    Frame &m_frame;
    QList<QAction *> m_all;
    QAction *m_open = nullptr;
    QAction *m_openFile = nullptr;
    QAction *m_download = nullptr;
    QAction *m_compare = nullptr; // of exports
    QAction *m_undo = nullptr; // of imports
    QList<QAction *> m_copies;
    QAction *m_new = nullptr;
    QAction *m_newLike = nullptr;
    QAction *m_refill = nullptr; // of coupon sets
    QAction *m_editField = nullptr; // of contact fields
    QAction *m_delete = nullptr;
};

} // namespace storedesk::ui::lists
