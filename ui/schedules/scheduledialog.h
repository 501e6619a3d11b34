// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "schedules/schedule.h"

#include <QDialog>
#include <QMap>

class QComboBox;
class QLabel;
class QLineEdit;
class QStackedWidget;
class QVBoxLayout;

namespace storedesk::ui {
class Button;
class PageHost;
} // namespace storedesk::ui

namespace storedesk::ui::schedules {

class RhythmForm;
class SettingsForm;

// Creates a schedule or changes one.
class ScheduleDialog final : public QDialog
{
    Q_OBJECT

public:
    // A schedule without an ID is a new one. It may have settings, which are proposed.
    ScheduleDialog(PageHost &host, storedesk::schedules::Schedule schedule);

    // Returns the schedule as typed.
    [[nodiscard]] storedesk::schedules::Schedule typed() const;
    [[nodiscard]] bool isEdited() const { return typed() != m_shown; }

Q_SIGNALS:
    void saved(const storedesk::schedules::Schedule &schedule);

private:
    void build();
    void buildForm(QVBoxLayout *box);
    void buildFoot(QVBoxLayout *box);
    void showKind();
    void showProblem();
    void save();
    // Returns the form for the settings of the chosen kind, or null.
    [[nodiscard]] SettingsForm *settingsForm();
    [[nodiscard]] bool isNew() const { return m_schedule.id.isEmpty(); }

    PageHost &m_host;
    storedesk::schedules::Schedule m_schedule;
    // The form's content before it was edited.
    storedesk::schedules::Schedule m_shown;
    QComboBox *m_kind;
    QLineEdit *m_name;
    QStackedWidget *m_settings;
    // The forms made so far, by the ID of the kind.
    QMap<QString, SettingsForm *> m_forms;
    RhythmForm *m_rhythm = nullptr;
    QLabel *m_problem;
    Button *m_save = nullptr;
};

} // namespace storedesk::ui::schedules
