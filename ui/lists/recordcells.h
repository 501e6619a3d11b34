// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

namespace storedesk::items {
class ResourceModel;
} // namespace storedesk::items

namespace storedesk::ui {
class TableView;
} // namespace storedesk::ui

namespace storedesk::ui::lists {

// How the cells of records are drawn: names stand out, files and moments stay back.
void setInks(TableView &table, const items::ResourceModel &records);
// How a record fares, as a pill; -1: there is no such column.
void showAsPill(TableView &table, int column);

} // namespace storedesk::ui::lists
