// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

namespace storedesk::items {
class ResourceView;
} // namespace storedesk::items

namespace storedesk::ui {
class TableView;
} // namespace storedesk::ui

namespace storedesk::ui::lists {

// Rows that come or go above must not move what somebody reads.
class ScrollAnchor final
{
public:
    ScrollAnchor(TableView &table, const items::ResourceView &view);

    void note(); // the row at the top now
    void forget();
    void restore(); // the row that was noted, to where it was

private:
    TableView &m_table;
    const items::ResourceView &m_view;
    QString m_key; // of the row at the top
    int m_offset = 0; // how much of it is out of sight
};

} // namespace storedesk::ui::lists
