// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/backgroundtask.h"
#include "jobs/bulktable.h"
#include "purchases/orderchoices.h"
#include "purchases/orderlookups.h"
#include "purchases/orderplan.h"
#include "schedules/filework.h"
#include "schedules/importwork.h"

#include <deque>

namespace storedesk::schedules {

// Imports the purchases of a file with a recipe of the purchases assistant. Looks up the orders,
// creates missing contacts and products if the recipe allows it, and stores the job that sends the
// orders unless one of the recipe's guards stops it. Each order is identified by its ID, so that
// existing purchases are not sent again.
class PurchaseWork final : public FileWork
{
    Q_OBJECT

public:
    PurchaseWork(FolderImportSettings settings, ScheduleRun run, const RunContext &context);
    ~PurchaseWork() override;
    [[nodiscard]] static std::unique_ptr<ScheduledWork>
    make(const Schedule &schedule, const ScheduleRun &run, const RunContext &context);

    void start() override;

private:
    // The file, how it is imported, and its orders.
    struct Opened
    {
        purchases::OrderChoices choices = {};
        jobs::BulkTable table = {};
        purchases::OrderBook book = {};
    };

    void stopReading() override;
    void readFile(const QTimeZone &zone);
    void lookUp(base::Result<Opened> &&opened);
    void planOrders();
    void createNext();
    // Returns a sentence for each guard that the orders violate.
    [[nodiscard]] QStringList broken(qint64 heldBack) const;
    void finishPlan();
    void write();

    const FolderImportSettings m_settings;
    Opened m_opened;
    purchases::OrderLookups m_lookups;
    purchases::OrderPlan m_plan;
    // Whether missing records were created, if any could be.
    bool m_hasCreated = false;
    // Jobs that create missing records.
    std::deque<jobs::ListJob> m_missing;
    base::BackgroundTask m_work;
};

} // namespace storedesk::schedules
