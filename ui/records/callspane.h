// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "itemmodels/calllogmodel.h"

#include <QSortFilterProxyModel>
#include <QWidget>

namespace storedesk::ui {
class PageHost;
class TableView;
} // namespace storedesk::ui

namespace storedesk::ui::records {

class RecordLoader;

// Filters the call log for the calls about one record.
class RecordCalls final : public QSortFilterProxyModel
{
    Q_OBJECT

public:
    RecordCalls(itemmodels::CallLogModel &log, const RecordLoader &reader,
                QObject *parent = nullptr);

    // Filters again. Call after the record has changed.
    void look() { invalidateFilter(); }

protected:
    [[nodiscard]] bool filterAcceptsRow(int row, const QModelIndex &parent) const override;

private:
    itemmodels::CallLogModel &m_log;
    const RecordLoader &m_reader;
};

// Shows the calls made for one record in this run, newest first.
class CallsPane final : public QWidget
{
    Q_OBJECT

public:
    CallsPane(PageHost &host, const RecordLoader &reader, QWidget *parent = nullptr);

    void look() { m_calls.look(); }

private:
    void build();

    itemmodels::CallLogModel m_log;
    RecordCalls m_calls;
    TableView *m_table;
};

} // namespace storedesk::ui::records
