// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "items/calllogmodel.h"

#include <QSortFilterProxyModel>
#include <QWidget>

namespace storedesk::ui {
class Frame;
class StatePane;
class TableView;
} // namespace storedesk::ui

namespace storedesk::ui::records {

class RecordReader;

// The lines of the call log that are about one record.
class RecordCalls final : public QSortFilterProxyModel
{
    Q_OBJECT

public:
    RecordCalls(items::CallLogModel &log, const RecordReader &reader, QObject *parent = nullptr);

    void look() { invalidateFilter(); } // the record is another one

protected:
    [[nodiscard]] bool filterAcceptsRow(int row, const QModelIndex &parent) const override;

private:
    items::CallLogModel &m_log;
    const RecordReader &m_reader;
};

// The calls made for one record in this run, newest first.
class CallsPane final : public QWidget
{
    Q_OBJECT

public:
    CallsPane(Frame &frame, const RecordReader &reader, QWidget *parent = nullptr);

    void look() { m_calls.look(); }

private:
    void build();

    items::CallLogModel m_log;
    RecordCalls m_calls;
    TableView *m_table;
};

} // namespace storedesk::ui::records
