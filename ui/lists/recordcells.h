// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

namespace storedesk::itemmodels {
class ResourceModel;
} // namespace storedesk::itemmodels

namespace storedesk::ui {
class TableView;
} // namespace storedesk::ui

namespace storedesk::ui::lists {

// Sets the text colours of the cells: names are emphasised, files and times are muted.
void setInks(TableView &table, const itemmodels::ResourceModel &records);
// Draws the state of a record as a pill. A column of -1 is ignored.
void showAsPill(TableView &table, int column);

} // namespace storedesk::ui::lists
