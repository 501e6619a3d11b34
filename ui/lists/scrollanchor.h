// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

namespace storedesk::itemmodels {
class ResourceView;
} // namespace storedesk::itemmodels

namespace storedesk::ui {
class TableView;
} // namespace storedesk::ui

namespace storedesk::ui::lists {

// Keeps the visible rows in place when rows above them are inserted or removed.
class ScrollAnchor final
{
public:
    ScrollAnchor(TableView &table, const itemmodels::ResourceView &view);

    // Remembers the current top row.
    void note();
    void forget();
    // Scrolls the remembered row back to its position.
    void restore();

private:
    TableView &m_table;
    const itemmodels::ResourceView &m_view;
    // Key of the top row.
    QString m_key;
    // Number of pixels by which the top row is scrolled out of view.
    int m_offset = 0;
};

} // namespace storedesk::ui::lists
