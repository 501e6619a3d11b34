// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "imports/checkedrowsmodel.h"
#include "ui/frame/assistantstep.h"

class QButtonGroup;
class QLabel;
class QRadioButton;

namespace storedesk::ui {
class Button;
class FootLine;
class Frame;
class ProgressLine;
class StatePane;
class TableView;
} // namespace storedesk::ui

namespace storedesk::ui::imports {

class FaultList;
class FixBar;
class ReplaceBar;

// Every row checked by the rules of the fields, and what is wrong mended in place.
class CheckStep final : public AssistantStep
{
    Q_OBJECT

public:
    CheckStep(storedesk::imports::ImportDraft &draft, Frame &frame, QWidget *parent = nullptr);

    // Passes over the step where no row has a fault or a warning.
    void passWhenClean() { m_passesWhenClean = true; }

    [[nodiscard]] QString title() const override;
    [[nodiscard]] QString obstacle() const override;
    [[nodiscard]] QString act() const override;
    [[nodiscard]] bool isNeeded() const override;
    [[nodiscard]] bool goesOnByItself() const override;
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
    void showRest(); // what becomes of rows with faults
    void showRows(const storedesk::imports::RowChoice &choice);
    void showCell();
    void goToFault(bool backwards);
    void takeBack(bool again);
    void goToNextRepair(); // or on, when there is none
    void setHoldBack(bool holdBack);

    storedesk::imports::ImportDraft &m_draft;
    Frame &m_frame;
    storedesk::imports::CheckedRowsModel m_rows;
    QLabel *m_sum;
    ProgressLine *m_bar;
    QButtonGroup *m_choices;
    Button *m_undo;
    Button *m_replace;
    FixBar *m_fixBar;
    ReplaceBar *m_replaceBar;
    TableView *m_table;
    StatePane *m_pane;
    FootLine *m_foot;
    FaultList *m_faults;
    QRadioButton *m_keeps;
    QRadioButton *m_waits;
    QStringList m_fitted; // the fields whose columns have their width
    bool m_shownOnce = false; // a result
    bool m_passesWhenClean = false;
    bool m_repairs = false; // one was agreed to, and the rows are not checked again yet
};

} // namespace storedesk::ui::imports
