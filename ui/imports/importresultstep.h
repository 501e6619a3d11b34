// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "imports/importresult.h"
#include "jobs/jobmanager.h"
#include "ui/host/assistantstep.h"

class QHBoxLayout;
class QLabel;
class QStandardItemModel;

namespace storedesk::ui {
class Button;
class PageHost;
class Notice;
class StatePane;
class TableView;
} // namespace storedesk::ui

namespace storedesk::ui::imports {

class RejectedRows;

// Shows the result of an import: counts that add up, and the reasons for refused rows.
class ImportResultStep final : public AssistantStep
{
    Q_OBJECT

public:
    ImportResultStep(storedesk::jobs::JobManager &jobManager, PageHost &host,
                     QWidget *parent = nullptr);

    void show(const QString &id);
    [[nodiscard]] bool settled() const { return !m_asking; }
    [[nodiscard]] const storedesk::imports::ImportResult &result() const { return m_result; }
    void saveRest(const QString &path);
    // Returns the file name for the remaining rows, derived from the first file but always CSV.
    [[nodiscard]] static QString restName(const QString &source);
    // Offered while the draft exists.
    void offerRecipe(bool offered);

    [[nodiscard]] QString title() const override;
    [[nodiscard]] QString obstacle() const override { return {}; }
    [[nodiscard]] QString act() const override;
    [[nodiscard]] bool leadsBack() const override { return false; }
    void focusFirst() override;

Q_SIGNALS:
    // Emitted to correct and send the remaining rows.
    void restAsked(const QString &id);
    void recipeAsked();
    // Emitted when the import runs again after a decision about parts with an unknown outcome.
    void resumed();

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

    storedesk::jobs::JobManager &m_jobManager;
    PageHost &m_host;
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
