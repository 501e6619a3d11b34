// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "imports/importresult.h"
#include "jobs/jobboard.h"
#include "ui/frame/assistantstep.h"

class QHBoxLayout;
class QLabel;
class QStandardItemModel;

namespace storedesk::ui {
class Button;
class Frame;
class Notice;
class StatePane;
class TableView;
} // namespace storedesk::ui

namespace storedesk::ui::imports {

class RefusedRows;

// What the import came to: figures that add up, and why rows were refused.
class ResultStep final : public AssistantStep
{
    Q_OBJECT

public:
    ResultStep(jobs::JobBoard &board, Frame &frame, QWidget *parent = nullptr);

    void show(const QString &id);
    [[nodiscard]] bool settled() const { return !m_asking; }
    [[nodiscard]] const storedesk::imports::ImportResult &result() const { return m_result; }
    void saveRest(const QString &path);
    // What a file of the rest is called: after the first one, but always a CSV file.
    [[nodiscard]] static QString restName(const QString &source);
    void offerRecipe(bool offered); // while the draft is still there

    [[nodiscard]] QString title() const override;
    [[nodiscard]] QString obstacle() const override { return {}; }
    [[nodiscard]] QString act() const override;
    [[nodiscard]] bool leadsBack() const override { return false; }
    void focusFirst() override;

Q_SIGNALS:
    void restAsked(const QString &id); // to be fixed and sent
    void recipeAsked();

private:
    void build();
    void take(const storedesk::imports::ImportResult &result);
    void showTiles();
    void showBalance();
    void showUnjoined();
    void showGroups();
    void showRows(int group); // pressed again they go
    void askToSave();
    [[nodiscard]] QString whyNoUndo() const; // empty: it can be undone, or there is nothing to

    jobs::JobBoard &m_board;
    Frame &m_frame;
    QString m_id;
    bool m_asking = false;
    storedesk::imports::ImportResult m_result;
    QLabel *m_headline;
    QWidget *m_tiles;
    Notice *m_balance;
    Notice *m_unjoined;
    QLabel *m_noUndo;
    QStandardItemModel *m_groups;
    TableView *m_table;
    StatePane *m_pane;
    RefusedRows *m_rows; // of one reason
    int m_group = -1; // whose rows are shown
    Button *m_undo;
    Button *m_save;
    Button *m_recipe;
    Button *m_fix;
};

} // namespace storedesk::ui::imports
