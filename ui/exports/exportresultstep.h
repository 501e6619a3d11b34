// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/backgroundtask.h"
#include "exportrun/exportdecision.h"
#include "ui/forms/transferresultstep.h"

class QComboBox;
class QLabel;

namespace storedesk::exports {
class LocalExports;
struct StoredExport;
} // namespace storedesk::exports

namespace storedesk::schedules {
struct Schedule;
class Scheduler;
} // namespace storedesk::schedules

namespace storedesk::ui {
class Button;
} // namespace storedesk::ui

namespace storedesk::ui::exports {

// Shows the merged table with its actions, or the missing exports.
class ExportResultStep final : public TransferResultStep
{
    Q_OBJECT

public:
    ExportResultStep(storedesk::jobs::JobManager &jobManager,
                     storedesk::exports::LocalExports &shelf, PageHost &host,
                     QWidget *parent = nullptr);

    void show(const QString &id) override;
    [[nodiscard]] bool settled() const override
    {
        return TransferResultStep::settled() && !m_saving.running();
    }
    [[nodiscard]] QString act() const override;
    void focusFirst() override;

private:
    void build();
    void listen();
    void showKept(const storedesk::exports::StoredExport &kept);
    void askWhereToSave();
    void saveAsExcel(const QString &path, const QString &target);
    void showMissing();
    void showOpen(const std::vector<exportrun::OpenExport> &open);
    void requestAgain(const std::vector<exportrun::ExportDecision> &decisions);
    void askToDecide();
    void askToDelete();
    void showRepeat();
    void repeat(int choice);
    // Returns the schedule that repeats this export, or null.
    [[nodiscard]] const storedesk::schedules::Schedule *schedule() const;

    storedesk::exports::LocalExports &m_shelf;
    storedesk::schedules::Scheduler &m_scheduler;
    // Exports that are missing from a table that could not be created.
    std::vector<exportrun::OpenExport> m_missing;
    QLabel *m_headline;
    QLabel *m_figures;
    QLabel *m_place;
    Notice *m_notice;
    Button *m_open;
    Button *m_besides;
    Button *m_excel;
    Button *m_folder;
    Button *m_compare;
    Button *m_like;
    Button *m_again;
    Button *m_decide;
    Button *m_delete;
    QWidget *m_repeatRow;
    QComboBox *m_repeat;
    base::BackgroundTask m_saving;
};

} // namespace storedesk::ui::exports
