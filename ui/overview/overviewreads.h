// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "api/call.h"
#include "itemmodels/attentionitems.h"
#include "journal/jobprogress.h"
#include "transfers/transferrow.h"

#include <QPointer>

namespace storedesk::account {
class Account;
}

namespace storedesk::jobs {
class JobManager;
}
namespace storedesk::workspace {
class Workspace;
}

namespace storedesk::ui::overview {

class WorkAttention;

// A running job on this computer.
struct RunningJob
{
    QString id;
    QString title = {};
    journal::JobProgress progress = {};
};

// Loads the data of the overview: four lists and the store. Each is loaded and fails independently,
// and is loaded again after a write to it. Also provides the jobs and other work on this computer.
class OverviewReads final : public QObject
{
    Q_OBJECT

public:
    using State = itemmodels::RecordListLoader::State;

    // The workspace must outlive this object.
    explicit OverviewReads(workspace::Workspace &workspace, QObject *parent = nullptr);

    // Loads everything once.
    void refresh();
    void refresh(catalogue::Resource resource);
    // Cancels loading the list, which then counts as failed.
    void cancel(catalogue::Resource resource);
    // Loads only the lists that contain running transfers.
    void refreshUnderWay();

    [[nodiscard]] State stateOf(catalogue::Resource resource) const;
    // Returns the error. Only valid in the Failed state.
    [[nodiscard]] const http::Error &errorOf(catalogue::Resource resource) const;
    // Whether the resource has ever been loaded.
    [[nodiscard]] bool wasRead(catalogue::Resource resource) const;
    [[nodiscard]] const itemmodels::Records &records(catalogue::Resource resource) const;
    [[nodiscard]] bool isWhole(catalogue::Resource resource) const;
    [[nodiscard]] const QJsonObject &store() const { return m_store; }

    [[nodiscard]] bool isReading() const;
    // Returns the time of the oldest data shown.
    [[nodiscard]] QDateTime readAt() const;
    [[nodiscard]] QDateTime now() const;
    // Returns the transfers, newest first.
    [[nodiscard]] std::vector<itemmodels::Transfer> transfers() const;
    [[nodiscard]] std::vector<itemmodels::AttentionItem> needs() const;
    // Whether all sources of needs() have been read, or have failed.
    [[nodiscard]] bool knowsNeeds() const;
    // Returns running jobs, except those whose import or export the service already lists.
    [[nodiscard]] std::vector<RunningJob> runningJobs() const;
    // Returns the downloads and other work without a journal that is running.
    [[nodiscard]] std::vector<storedesk::transfers::TransferRow> runningTransfers() const;
    // Returns the number of running jobs, exports and imports.
    [[nodiscard]] int runningCount() const;
    // Returns the number of running jobs on this computer.
    [[nodiscard]] int workCount() const;
    // Returns the warning levels that the user has set for coupon sets, by id.
    [[nodiscard]] QHash<QString, qint64> stockLevels() const;

Q_SIGNALS:
    void changed();

private:
    [[nodiscard]] itemmodels::RecordListLoader *listOf(catalogue::Resource resource) const;
    void readStore();
    void noteWrite(const http::Request &request);
    // Updates a transfer when a job that monitors it reads its end before the lists do.
    void noteRead(const http::Request &request, const http::Reply &reply);

    workspace::Workspace &m_workspace;
    account::Account &m_account;
    storedesk::jobs::JobManager &m_jobs;
    WorkAttention *m_work;
    itemmodels::RecordListLoader *m_exports;
    itemmodels::RecordListLoader *m_imports;
    itemmodels::RecordListLoader *m_couponSets;
    itemmodels::RecordListLoader *m_workflows;
    QPointer<api::Call> m_storeCall;
    State m_storeState = State::Unread;
    QJsonObject m_store;
    http::Error m_storeError;
};

} // namespace storedesk::ui::overview
