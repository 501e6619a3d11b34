// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "lookups/lookuplist.h"

class QModelIndex;
class QWidget;

namespace storedesk::ui {
class PageHost;
class TableView;
} // namespace storedesk::ui

namespace storedesk::ui::lookups {

class BulkLookupModel;
class BulkLookupView;

// The actions on the results of a bulk lookup: open, copy, save, pin and delete.
class BulkLookupActions final : public QObject
{
    Q_OBJECT

public:
    // The arguments passed by reference live as long as the page.
    BulkLookupActions(PageHost &host, BulkLookupModel &model, const BulkLookupView &shown,
                      const TableView &table, QWidget *page);

    // Opens the record at an index in the table.
    void open(const QModelIndex &index);
    void copy();
    void save();
    void pinFound();
    void pinSelected();
    // Passes the selected rows, or all visible ones, to the bulk assistant.
    void useInJob();
    void deleteFound();
    void addSelectionActions(TableView &table);

private:
    void saveTo(const QString &path);
    // Returns the selected rows, or all visible ones.
    [[nodiscard]] std::vector<storedesk::lookups::LookupRow> rowsToKeep() const;

    PageHost &m_host;
    BulkLookupModel &m_model;
    const BulkLookupView &m_shown;
    const TableView &m_table;
    QWidget *m_page;
};

} // namespace storedesk::ui::lookups
