// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "imports/importresult.h"
#include "ui/widgets/panel.h"

#include <QAbstractTableModel>

class QLabel;

namespace storedesk::ui {
class TableView;
class Theme;
} // namespace storedesk::ui

namespace storedesk::ui::imports {

// Rows of a file that the service refused for one reason, by line.
class RejectedRowsModel final : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { Line, Record, Field, Value, ColumnCount };

    using QAbstractTableModel::QAbstractTableModel;

    void setRows(std::vector<storedesk::imports::RefusedRow> rows);

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role) const override;

private:
    std::vector<storedesk::imports::RefusedRow> m_rows;
};

// Shows these rows below the list of reasons until closed.
class RejectedRows final : public Panel
{
    Q_OBJECT

public:
    explicit RejectedRows(const Theme &theme, QWidget *parent = nullptr);

    void show(const storedesk::imports::ImportResult &result,
              const storedesk::imports::RefusalGroup &group);

Q_SIGNALS:
    void closed();

private:
    RejectedRowsModel m_model;
    QLabel *m_title;
    TableView *m_table;
};

} // namespace storedesk::ui::imports
