// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "imports/checkedrowsmodel.h"
#include "ui/host/assistantstep.h"

class QButtonGroup;
class QLabel;
class QRadioButton;

namespace storedesk::ui {
class Button;
class FootLine;
class PageHost;
class ProgressLine;
class StatePane;
class TableView;
} // namespace storedesk::ui

namespace storedesk::ui::imports {

class FaultGroupList;
class FixBar;
class ReplaceBar;
class ExcludeAction;

// Checks each row against the rules of the fields, and lets the user correct faults in place.
class ImportCheckStep final : public AssistantStep
{
    Q_OBJECT

public:
    ImportCheckStep(storedesk::imports::ImportDraft &draft, PageHost &host,
                    QWidget *parent = nullptr);

    // Skips the step if no row has a fault or a warning.
    void passWhenClean() { m_passesWhenClean = true; }

    [[nodiscard]] QString title() const override;
    [[nodiscard]] QString obstacle() const override;
    [[nodiscard]] QString act() const override;
    [[nodiscard]] bool isNeeded() const override;
    [[nodiscard]] bool resumesAutomatically() const override;
    void enter() override;
    void focusFirst() override;

protected:
    bool event(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void build();
    [[nodiscard]] QWidget *choices();
    void buildTable();
    void fitColumns();
    void addKeys();
    void showState();
    void showChoices();
    void showSafeFixes();
    // Shows what happens to rows with faults.
    void showRest();
    void showRows(const storedesk::importcheck::RowChoice &choice);
    void showCell();
    void goToProblemRow(bool backwards);
    void takeBack(bool again);
    // Proceeds to the next step if there are no more repairs.
    void goToNextRepair();
    void setHoldBack(bool holdBack);

    storedesk::imports::ImportDraft &m_draft;
    PageHost &m_host;
    storedesk::imports::CheckedRowsModel m_rows;
    QLabel *m_sum;
    ProgressLine *m_bar;
    QButtonGroup *m_choices;
    Button *m_undo;
    Button *m_safe;
    Button *m_replace;
    ExcludeAction *m_exclusion = nullptr;
    // Its menu has the changes of the current column.
    Button *m_change;
    FixBar *m_fixBar;
    ReplaceBar *m_replaceBar;
    TableView *m_table;
    StatePane *m_pane;
    FootLine *m_foot;
    FaultGroupList *m_faults;
    QRadioButton *m_keeps;
    QRadioButton *m_waits;
    // Fields for which the column widths were last fitted.
    QStringList m_fitted;
    // Whether a result has been shown.
    bool m_shownOnce = false;
    bool m_passesWhenClean = false;
    // Whether a repair was confirmed and the rows have not been checked again yet.
    bool m_repairs = false;
};

} // namespace storedesk::ui::imports
