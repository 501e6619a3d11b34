// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/result.h"
#include "exportrun/exportplan.h"
#include "journal/jobfolder.h"
#include "journal/jobowner.h"

#include <QDate>
#include <QJsonObject>

namespace storedesk::schedules {

// A recurring export. Its date range, if any, has a fixed length and ends with the previous day.
struct ExportSchedule
{
    QString id = {};
    // Kind of the export, as named by the service.
    QString kind = {};
    // Without the date range.
    QJsonObject values = {};
    // Length of the date range; 0 if there is no range.
    int days = 0;
    // 1 is Monday; 0 means every day.
    int weekday = 0;
    // Date of the last run.
    QDate last = {};
    // Absolute path of a file that every table is copied to. Empty if none.
    QString output = {};
    // Job of the last run. While the run is pending, the job may not be stored yet.
    QString job = {};
    bool pending = false;
    // The account that the schedule was created for.
    journal::JobOwner owner = {};

    bool operator==(const ExportSchedule &) const = default;

    // Creates a schedule that repeats this plan, starting the next day at the earliest.
    [[nodiscard]] static ExportSchedule of(const exportrun::ExportPlan &plan, int weekday,
                                           QDate today);
    // Also true if a day was missed.
    [[nodiscard]] bool isDue(QDate today) const;
    [[nodiscard]] base::Result<exportrun::ExportPlan> planFor(QDate today) const;
    // "Contacts, every Monday"
    [[nodiscard]] QString words() const;

    [[nodiscard]] QJsonObject toJson() const;
    [[nodiscard]] static ExportSchedule fromJson(const QJsonObject &object);
    // Returns the faults of a stored schedule, one sentence each.
    [[nodiscard]] static QStringList faultsIn(const QJsonObject &object);
};

// A scheduled export whose job is stored and ready to run.
struct DueExport
{
    ExportSchedule schedule = {};
    QString job = {};
    // The reason no job could be created. An empty `what` means that it was created.
    base::Problem problem = {};
};

// "every day", "every Monday"
[[nodiscard]] QString rhythmWords(int weekday);

// The schedules of one account, in a private file next to its exports. Thread-safe, including
// across processes.
class ExportSchedules final
{
public:
    // The folder contains the exports. Schedules of another owner are not run.
    explicit ExportSchedules(QString folder, journal::JobOwner owner = {});

    [[nodiscard]] base::Result<std::vector<ExportSchedule>> all() const;
    // Adds the schedule or replaces the one with the same ID.
    [[nodiscard]] base::Result<void> keep(const ExportSchedule &schedule) const;
    [[nodiscard]] base::Result<void> remove(const QString &id) const;
    // Stores a job for each due schedule before the schedule is marked as done for the day, so that
    // an interrupted run is repeated. Also returns jobs that were stored but never started. No two
    // processes get the same jobs.
    [[nodiscard]] base::Result<std::vector<DueExport>>
    dueSchedules(QDate today, const journal::JobFolder &folder, const base::Clock &clock) const;
    // Fails if a schedule is due that was created for another service address or account.
    [[nodiscard]] base::Result<void> checkOwners(QDate today) const;

private:
    [[nodiscard]] base::Result<void> write(const std::vector<ExportSchedule> &schedules) const;
    [[nodiscard]] bool isMine(const ExportSchedule &schedule) const;
    using List = std::vector<ExportSchedule>;
    [[nodiscard]] base::Result<std::optional<DueExport>> take(List &list, ExportSchedule &one,
                                                              QDate today,
                                                              const journal::JobFolder &folder,
                                                              const base::Clock &clock) const;

    QString m_folder;
    journal::JobOwner m_owner;
};

} // namespace storedesk::schedules
