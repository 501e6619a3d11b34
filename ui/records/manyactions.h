// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "jobs/lookuplist.h"

class QModelIndex;
class QWidget;

namespace storedesk::ui {
class Frame;
class TableView;
} // namespace storedesk::ui

namespace storedesk::ui::records {

class ManyModel;
class ManyView;

// The actions for the results of a bulk lookup: open, copy, save, pin and delete.
class ManyActions final : public QObject
{
    Q_OBJECT

public:
    // Objects passed by reference live as long as the page.
    ManyActions(Frame &frame, ManyModel &model, const ManyView &shown, const TableView &table,
                QWidget *page);

    // The index is one of the table.
    void open(const QModelIndex &index);
    void copy();
    void save();
    void pinFound();
    void pinSelected();
    // Uses the selected rows, or all visible ones.
    void useInJob();
    void deleteFound();
    void addSelectionActions(TableView &table);

private:
    void saveTo(const QString &path);
    // Returns the selected rows, or all visible ones.
    [[nodiscard]] std::vector<jobs::LookupRow> rowsToKeep() const;

    Frame &m_frame;
    ManyModel &m_model;
    const ManyView &m_shown;
    const TableView &m_table;
    QWidget *m_page;
};

} // namespace storedesk::ui::records
