// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "jobs/bulkdraft.h"
#include "ui/host/assistantstep.h"
#include "ui/jobs/jobtexts.h"

class QButtonGroup;
class QComboBox;
class QLabel;

namespace storedesk::ui {
class PageHost;
class Notice;
} // namespace storedesk::ui

namespace storedesk::ui::jobs {

class EventTypeChoices;
struct EventTypeChoice;

// Lets the user choose the task, and the key by which the rows identify their records.
class JobActionStep final : public AssistantStep
{
    Q_OBJECT

public:
    JobActionStep(storedesk::jobs::BulkDraft &draft, PageHost &host, QWidget *parent = nullptr);

    // Selects the same task as an earlier job.
    void choose(const storedesk::jobs::BulkPlan &plan);

    [[nodiscard]] QString title() const override;
    [[nodiscard]] QString obstacle() const override;
    void focusFirst() override;

private:
    void build();
    void showTask(int task);
    void fillTypes();
    void addTypes();
    // Says which event types can't be used.
    void showUnusable();
    [[nodiscard]] const EventTypeChoice *chosenType() const;
    void setPlan();
    [[nodiscard]] const BulkTask &task() const { return m_tasks[static_cast<std::size_t>(m_task)]; }

    storedesk::jobs::BulkDraft &m_draft;
    PageHost &m_host;
    const std::vector<BulkTask> m_tasks;
    int m_task = 0;
    QButtonGroup *m_choices;
    QLabel *m_keyLabel;
    QComboBox *m_keys;
    QLabel *m_typeLabel;
    QComboBox *m_types;
    QLabel *m_unusable;
    Notice *m_notice;
    EventTypeChoices *m_events;
    QString m_wantedType;
};

} // namespace storedesk::ui::jobs
