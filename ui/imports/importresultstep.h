// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "imports/importresult.h"
#include "ui/forms/transferresultstep.h"

class QHBoxLayout;
class QLabel;
class QStandardItemModel;

namespace storedesk::ui {
class Button;
class StatePane;
class TableView;
} // namespace storedesk::ui

namespace storedesk::ui::imports {

class RejectedRows;

// Shows the result of an import: counts that add up, and the reasons for refused rows.
class ImportResultStep final : public TransferResultStep
{
    Q_OBJECT

public:
    ImportResultStep(storedesk::jobs::JobManager &jobManager, PageHost &host,
                     QWidget *parent = nullptr);

    void show(const QString &id) override;
    [[nodiscard]] const storedesk::imports::ImportResult &result() const { return m_result; }
    void saveRest(const QString &path);
    // Returns the file name for the remaining rows, derived from the first file but always CSV.
    [[nodiscard]] static QString restName(const QString &source);
    // Offered while the draft exists.
    void offerRecipe(bool offered);

    [[nodiscard]] QString act() const override;
    void focusFirst() override;

Q_SIGNALS:
    // Emitted to correct and send the remaining rows.
    void restAsked(const QString &id);
    void recipeAsked();

private:
    void build();
    void take(const storedesk::imports::ImportResult &result);
    void showTiles();
    void showBalance();
    void showUnjoined();
    void showGroups();
    // Hides the rows if they are already shown.
    void showRows(int group);
    void askToSave();
    void askToDecide();
    void decide(const std::vector<journal::TransferDecision> &decisions);
    // Empty if the import can be undone or has nothing to undo.
    [[nodiscard]] QString whyNoUndo() const;

    storedesk::imports::ImportResult m_result;
    QLabel *m_headline;
    QWidget *m_tiles;
    Notice *m_balance;
    Notice *m_unjoined;
    QLabel *m_noUndo;
    QStandardItemModel *m_groups;
    TableView *m_table;
    StatePane *m_pane;
    // Rows of one reason.
    RejectedRows *m_rows;
    // Group whose rows are shown.
    int m_group = -1;
    Button *m_decide;
    Button *m_undo;
    Button *m_save;
    Button *m_recipe;
    Button *m_fix;
};

} // namespace storedesk::ui::imports
