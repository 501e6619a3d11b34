// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/host/page.h"
#include "ui/pages/helptasks.h"
#include "ui/pages/keylines.h"

#include <QStandardItemModel>

class QLabel;
class QVBoxLayout;

namespace storedesk::ui {
class SearchField;
class StatePane;
class TableView;
} // namespace storedesk::ui

namespace storedesk::ui::pages {

// Explains the purpose of a page, its common tasks and the shortcuts of its actions. The search
// covers the help for all pages.
class HelpPage final : public Page
{
    Q_OBJECT

public:
    // The page address contains the id of the page to explain.
    HelpPage(PageHost &host, const PageAddress &place);

    [[nodiscard]] QString title() const override;
    [[nodiscard]] Icon icon() const override { return Icon::Help; }
    void refresh() override;
    void find() override;
    void focusFirst() override { find(); }

private:
    void build();
    void buildTable();
    void openManual();
    void show();
    void showTasks(const QList<HelpTask> &tasks);
    void showLines(const QList<KeyLine> &lines);
    [[nodiscard]] QString word() const { return place().values.value(0); }
    [[nodiscard]] QList<KeyLine> linesHere() const;
    [[nodiscard]] QList<KeyLine> linesEverywhere() const;

    QStandardItemModel m_lines;
    SearchField *m_search;
    QVBoxLayout *m_tasks;
    // The heading above the table.
    QLabel *m_above;
    TableView *m_table;
    StatePane *m_noMatch;
};

// Opens the help for the current page, replacing an open help page.
void openHelp(PageHost &host, const QList<Page *> &pages);

} // namespace storedesk::ui::pages
