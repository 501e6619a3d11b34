// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/schedules/runmodel.h"
#include "ui/schedules/schedulemodel.h"
#include "ui/widgets/panel.h"

class QGridLayout;
class QLabel;

namespace storedesk::ui {
class ColumnArrangement;
class TableView;
class Theme;
} // namespace storedesk::ui

namespace storedesk::ui::schedules {

// Returns whether the user can start a run of the schedule, if the account may be changed.
[[nodiscard]] bool canRunNow(const ScheduleRow &row);

// Shows one schedule: its settings, its last runs and its actions.
class ScheduleDetail final : public Panel
{
    Q_OBJECT

public:
    // The clock must outlive the panel.
    ScheduleDetail(const Theme &theme, const base::Clock &clock, QWidget *parent = nullptr);

    void show(const ScheduleRow &row, bool mayWrite);
    // Shows the conditions that stop an import, as read from its recipe.
    void showGuards(const QStringList &guards);
    [[nodiscard]] QWidget *runs() const;
    [[nodiscard]] ColumnArrangement &runColumns() const { return *m_runColumns; }

Q_SIGNALS:
    void runAsked();
    void editAsked();
    void deleteAsked();
    // Emitted to open the account of the schedule.
    void accountAsked();
    // Emitted with the run whose job or file is to be opened.
    void openAsked(const storedesk::schedules::ScheduleRun &run);

private:
    void build();
    void showFacts(const storedesk::schedules::Schedule &schedule);
    void showButtons(const ScheduleRow &row, bool mayWrite);
    void openRun(int row);

    const Theme &m_theme;
    const base::Clock &m_clock;
    RunModel m_runModel;
    QLabel *m_title;
    QLabel *m_sentence;
    QWidget *m_facts;
    QGridLayout *m_factRows;
    QLabel *m_guards;
    QLabel *m_reason;
    TableView *m_runs;
    ColumnArrangement *m_runColumns = nullptr;
    Button *m_run;
    Button *m_open;
    Button *m_edit;
    Button *m_delete;
    Button *m_account;
};

} // namespace storedesk::ui::schedules
