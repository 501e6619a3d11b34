// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/frame/page.h"
#include "ui/shell/helptasks.h"
#include "ui/shell/keylines.h"

#include <QStandardItemModel>

class QLabel;
class QVBoxLayout;

namespace storedesk::ui {
class SearchField;
class StatePane;
class TableView;
} // namespace storedesk::ui

namespace storedesk::ui::shell {

// What one page is for, how its usual tasks are done, and its keys as its actions have them; a
// search goes through the help of every page.
class HelpPage final : public Page
{
    Q_OBJECT

public:
    HelpPage(Frame &frame, const Place &place); // of the page whose word is its value

    [[nodiscard]] Place place() const override { return m_place; }
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
    [[nodiscard]] QString word() const { return m_place.values.value(0); }
    [[nodiscard]] QList<KeyLine> linesHere() const;
    [[nodiscard]] QList<KeyLine> linesEverywhere() const;

    Place m_place;
    QStandardItemModel m_lines;
    SearchField *m_search;
    QVBoxLayout *m_tasks;
    QLabel *m_above; // what the table holds
    TableView *m_table;
    StatePane *m_noMatch;
};

// Of the page in front, in place of the help that is open.
void openHelp(Frame &frame, const QList<Page *> &pages);

} // namespace storedesk::ui::shell
