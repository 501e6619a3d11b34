// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "imports/foreseenrows.h"
#include "itemmodels/columnmodel.h"
#include "ui/widgets/panel.h"

namespace storedesk::ui {
class Button;
class TableView;
class Theme;
} // namespace storedesk::ui

namespace storedesk::ui::imports {

// The rows of an import whose result differs from the prediction.
class DifferentRowsModel final : public itemmodels::ColumnModel<storedesk::imports::DifferentRow>
{
    Q_OBJECT

public:
    enum Column { Line, Record, Foreseen, Result, Reason, ColumnCount };

    explicit DifferentRowsModel(QObject *parent = nullptr);

    using ColumnModel::setRows;
};

// Shows these rows on request. Hidden if there are none.
class DifferentRowsPanel final : public Panel
{
    Q_OBJECT

public:
    explicit DifferentRowsPanel(const Theme &theme, QWidget *parent = nullptr);

    void show(const std::vector<storedesk::imports::DifferentRow> &rows);

private:
    void unfold(bool shown);

    DifferentRowsModel m_model;
    Button *m_link;
    TableView *m_table;
    qsizetype m_rows = 0;
};

} // namespace storedesk::ui::imports
