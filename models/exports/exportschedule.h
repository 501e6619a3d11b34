// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/result.h"
#include "jobs/exportplan.h"
#include "jobs/jobfolder.h"
#include "journal/jobowner.h"

#include <QDate>
#include <QJsonObject>

namespace storedesk::exports {

// An export that is made again and again. Its range, where it has one, is as long each time and
// ends with the day before.
struct ExportSchedule
{
    QString id = {};
    QString kind = {}; // as the service calls it
    QJsonObject values = {}; // without the range
    int days = 0; // of the range; 0: it has none
    int weekday = 0; // 0: every day; Monday is 1
    QDate last = {}; // when it was begun
    // Absolute path of a file that every table is copied to; empty: none.
    QString output = {};
    // The job of the last run. While the run is pending the job may not be stored yet.
    QString job = {};
    bool pending = false;
    journal::JobOwner owner = {}; // the account that it was created for

    bool operator==(const ExportSchedule &) const = default;

    // The same that was made by this plan. Not before the next day.
    [[nodiscard]] static ExportSchedule of(const jobs::ExportPlan &plan, int weekday, QDate today);
    [[nodiscard]] bool isDue(QDate today) const; // also when a day was missed
    [[nodiscard]] base::Result<jobs::ExportPlan> planFor(QDate today) const;
    [[nodiscard]] QString words() const; // "Contacts, every Monday"

    [[nodiscard]] QJsonObject toJson() const;
    [[nodiscard]] static ExportSchedule fromJson(const QJsonObject &object);
    // What is wrong with a stored one, a sentence each.
    [[nodiscard]] static QStringList faultsIn(const QJsonObject &object);
};

// A scheduled export whose job is stored and waits to be run.
struct DueExport
{
    ExportSchedule schedule = {};
    QString job = {};
    // Why no job could be created; empty what: it could.
    base::Problem problem = {};
};

// "every day", "every Monday".
[[nodiscard]] QString rhythmWords(int weekday);

// The schedules of one account, in a private file beside its exports. Any thread; two programs do
// not disturb each other.
class ExportSchedules final
{
public:
    // The folder of the exports. Schedules of another owner are not run.
    explicit ExportSchedules(QString folder, journal::JobOwner owner = {});

    [[nodiscard]] base::Result<std::vector<ExportSchedule>> all() const;
    // In place of the one with its id, if there is one.
    [[nodiscard]] base::Result<void> keep(const ExportSchedule &schedule) const;
    [[nodiscard]] base::Result<void> remove(const QString &id) const;
    // Stores a job for each schedule that is due, before the schedule is noted as done for the day:
    // a run that is interrupted in between is repeated. Also returns jobs that were stored and
    // never started. No other program gets the same ones.
    [[nodiscard]] base::Result<std::vector<DueExport>>
    takeDue(QDate today, const jobs::JobFolder &folder, const base::Clock &clock) const;
    // Fails when a schedule is due that was created for another service address or account.
    [[nodiscard]] base::Result<void> checkOwners(QDate today) const;

private:
    [[nodiscard]] base::Result<void> write(const std::vector<ExportSchedule> &schedules) const;
    [[nodiscard]] bool isMine(const ExportSchedule &schedule) const;
    using List = std::vector<ExportSchedule>;
    [[nodiscard]] base::Result<std::optional<DueExport>> take(List &list, ExportSchedule &one,
                                                              QDate today,
                                                              const jobs::JobFolder &folder,
                                                              const base::Clock &clock) const;

    QString m_folder;
    journal::JobOwner m_owner;
};

} // namespace storedesk::exports
