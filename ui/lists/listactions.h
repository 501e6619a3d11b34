// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/filedownloads/transferfile.h"
#include "ui/lists/browseactions.h"

namespace storedesk::ui::lists {

class RecordListView;

// The actions on the records selected in a list, shared by the Record menu, the table's context
// menu and the buttons next to it. Actions that are not possible now are disabled and show the
// reason.
class ListActions final : public BrowseActions
{
    Q_OBJECT

public:
    ListActions(RecordListView &list, PageHost &host);

    [[nodiscard]] QAction *open() const { return m_open; }
    // Returns null if the service has no create operation.
    [[nodiscard]] QAction *makeNew() const { return m_new; }
    // Returns the most used action after Open: opening the file of an export or import, or adding
    // codes to a coupon set. Null if there is no such action.
    [[nodiscard]] QAction *besides() const { return m_openFile ? m_openFile : m_refill; }

Q_SIGNALS:
    // Emitted to open the file if `opens` is true, otherwise to save it.
    void fileWanted(const storedesk::ui::filedownloads::TransferFile &file, bool opens);

protected:
    [[nodiscard]] QStringList selectedIds() const override;
    [[nodiscard]] QList<QJsonObject> selectedRecords() const override;
    [[nodiscard]] CopiedTable selectedTable() const override;

private:
    QAction *add(const char *name, const QString &text, void (ListActions::*act)());
    void addSeparator();
    void update();
    [[nodiscard]] QString whyNotDelete() const;

    void openRecords();
    void openFileOfRecord();
    void downloadFile();
    void updateFiles();
    void compareTables();
    void updateUndo();
    void openImportUndo();
    // Returns the id of the job that can undo the selected import; empty if there is none.
    [[nodiscard]] QString undoJob() const;
    [[nodiscard]] std::optional<filedownloads::TransferFile> fileOfSelected() const;
    void openForm();
    void openFormLike();
    void openRefill();
    void openFieldChange();
    void askToDeleteSelected();

    RecordListView &m_list;
    QAction *m_open = nullptr;
    QAction *m_openFile = nullptr;
    QAction *m_download = nullptr;
    // Null except for exports.
    QAction *m_compare = nullptr;
    // Null except for imports.
    QAction *m_undo = nullptr;
    QList<QAction *> m_copies;
    QAction *m_new = nullptr;
    QAction *m_newLike = nullptr;
    // Null except for coupon sets.
    QAction *m_refill = nullptr;
    // Null except for contact fields.
    QAction *m_editField = nullptr;
    QAction *m_delete = nullptr;
};

} // namespace storedesk::ui::lists
