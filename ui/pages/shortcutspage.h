// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/host/page.h"

#include <QSortFilterProxyModel>
#include <QStandardItemModel>

namespace storedesk::ui {
class SearchField;
class StatePane;
class TableView;
} // namespace storedesk::ui

namespace storedesk::ui::pages {

// Lists all current shortcuts.
class ShortcutsPage final : public Page
{
    Q_OBJECT

public:
    explicit ShortcutsPage(PageHost &host);

    [[nodiscard]] QString title() const override;
    [[nodiscard]] Icon icon() const override { return Icon::Help; }
    void refresh() override;
    void find() override;
    void focusFirst() override { find(); }

private:
    void add(const QString &what, const QString &where, const QString &keys);
    void reportNoMatch();

    QStandardItemModel m_keys;
    QSortFilterProxyModel m_matching;
    SearchField *m_filter;
    TableView *m_table;
    StatePane *m_noMatch;
};

} // namespace storedesk::ui::pages
