// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/records/listmodel.h"

#include <QSortFilterProxyModel>
#include <QWidget>

class QLabel;
class QToolButton;

namespace storedesk::ui {
class ColumnArrangement;
class PageHost;
class TableView;
} // namespace storedesk::ui

namespace storedesk::ui::records {

// A list inside a record, with heading, table and link cells. The table is as high as its rows, up
// to a limit. Clicking a heading sorts it.
class ListTable final : public QWidget
{
    Q_OBJECT

public:
    explicit ListTable(PageHost &host, QWidget *parent = nullptr);

    void setList(catalogue::Resource resource, const catalogue::Field &list,
                 const QJsonArray &elements, const details::ReadingContext &reading);
    // `of` contains the leading path values. For example, an event type also needs the ID of its
    // integration.
    void setRecords(catalogue::Resource resource, const QString &title, const QJsonArray &records,
                    const details::ReadingContext &reading, const QStringList &of = {});
    [[nodiscard]] TableView *table() const { return m_table; }

private:
    void show(const QString &title);
    bool eventFilter(QObject *watched, QEvent *event) override;
    void shareWidth();
    [[nodiscard]] int wordsColumn() const;
    void open(const QModelIndex &index);

    PageHost &m_host;
    ListModel m_model;
    QSortFilterProxyModel m_sorted;
    QLabel *m_title;
    QLabel *m_count;
    TableView *m_table;
    ColumnArrangement *m_columns = nullptr;
    QToolButton *m_choose = nullptr;
    // Name of the columns in the storage of the account.
    QString m_viewName;
};

} // namespace storedesk::ui::records
