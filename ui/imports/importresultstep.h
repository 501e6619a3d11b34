// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "imports/importresult.h"
#include "ui/forms/transferresultstep.h"

class QLabel;
class QStandardItemModel;

namespace storedesk::ui {
class Button;
class StatePane;
class TableView;
} // namespace storedesk::ui

namespace storedesk::ui::imports {

class DifferentRowsPanel;
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
    // Sets whether saving a recipe is offered, which is possible while the draft exists.
    void offerRecipe(bool offered);

    [[nodiscard]] QString act() const override;
    void focusFirst() override;

Q_SIGNALS:
    // Emitted when the user wants to correct and send the remaining rows.
    void restAsked(const QString &id);
    void recipeAsked();

private:
    void build();
    void take(const storedesk::imports::ImportResult &result);
    void showTiles();
    void showBalance();
    void showUnjoined();
    void showGroups();
    // Shows the rows in a group, or hides them if they are already shown.
    void showRows(int group);
    // Lists the source file and the files that were sent.
    void fillFiles();
    void openSource();
    void openSent(const QString &path);
    void askToSave();
    void askToDecide();
    void decide(const std::vector<journal::TransferDecision> &decisions);
    // Returns an empty string if the import can be undone or there is nothing to undo.
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
    // Panel with the rows refused for one reason.
    RejectedRows *m_rows;
    DifferentRowsPanel *m_different;
    // Index of the group whose rows are shown, or -1.
    int m_group = -1;
    Button *m_decide;
    Button *m_undo;
    Button *m_save;
    Button *m_recipe;
    Button *m_report;
    Button *m_fix;
    // Menu with the files of the import.
    Button *m_files;
};

} // namespace storedesk::ui::imports
