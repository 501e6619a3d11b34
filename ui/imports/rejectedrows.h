// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "imports/importresult.h"
#include "itemmodels/columnmodel.h"
#include "ui/widgets/panel.h"

class QLabel;

namespace storedesk::ui {
class TableView;
class Theme;
} // namespace storedesk::ui

namespace storedesk::ui::imports {

// Rows in the file that the service refused for one reason, with their line numbers.
class RejectedRowsModel final : public itemmodels::ColumnModel<storedesk::imports::RefusedRow>
{
    Q_OBJECT

public:
    enum Column { Line, Record, Field, Value, ColumnCount };

    explicit RejectedRowsModel(QObject *parent = nullptr);

    using ColumnModel::setRows;
};

// Panel that shows these rows below the list of reasons until it is closed.
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
