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

// What can be done with the results of many look-ups: opened, copied, saved, pinned and deleted.
class ManyActions final : public QObject
{
    Q_OBJECT

public:
    // What comes by reference lives as long as the page does.
    ManyActions(Frame &frame, ManyModel &model, const ManyView &shown, const TableView &table,
                QWidget *page);

    void open(const QModelIndex &index); // of the table
    void copy();
    void save();
    void pinFound();
    void pinSelected();
    void useInJob(); // what is selected, or all that are shown
    void deleteFound();
    void addSelectionActions(TableView &table);

private:
    void saveTo(const QString &path);
    [[nodiscard]] std::vector<jobs::LookupRow>
    rowsToKeep() const; // selected, or all that are shown

    Frame &m_frame;
    ManyModel &m_model;
    const ManyView &m_shown;
    const TableView &m_table;
    QWidget *m_page;
};

} // namespace storedesk::ui::records
