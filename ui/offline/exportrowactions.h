// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/changes/selectionactions.h"

class QMenu;

namespace storedesk::ui {
class TableSaver;
class TableView;
} // namespace storedesk::ui

namespace storedesk::ui::records {

class ExportRows;

// The actions on the selected rows of a table from exports, shared by a menu, the context menu and
// the keys of the table. Actions that are not possible now are disabled and show the reason.
class ExportRowActions final : public QObject
{
    Q_OBJECT

public:
    // The rows and the table must outlive this object. `fileName` is proposed for saved rows.
    ExportRowActions(PageHost &host, const ExportRows &rows, TableView &table,
                     const QString &fileName);

    // A null entry is a separator.
    [[nodiscard]] const QList<QAction *> &all() const { return m_all; }
    void addTo(QMenu &menu) const;
    // Called when the rows have changed.
    void update();

private:
    void build();
    [[nodiscard]] QAction *add(const QString &text, const QString &name,
                               void (ExportRowActions::*act)());
    [[nodiscard]] bool isOfContacts() const;
    [[nodiscard]] QString whyNone() const;
    [[nodiscard]] bool hasKey() const;
    // Returns the selected rows from top to bottom.
    [[nodiscard]] QList<int> selectedRows() const;
    void withSelected(const changes::SelectionActions::Act &act);
    void openInContacts();
    void saveSelected();

    PageHost &m_host;
    const ExportRows &m_rows;
    TableView &m_table;
    const QString m_fileName;
    changes::SelectionActions *m_ofRecords;
    TableSaver *m_saver;
    QAction *m_inContacts;
    QAction *m_save;
    QList<QAction *> m_all;
};

} // namespace storedesk::ui::records
