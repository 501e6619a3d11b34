// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtGlobal>

#include <memory>

namespace storedesk::account {
class Account;
class StockSampler;
} // namespace storedesk::account
namespace storedesk::activities {
class ActivitySource;
}
namespace storedesk::events {
class TypeChanges;
}
namespace storedesk::exports {
class ContactMirrorUpdater;
class LocalExports;
} // namespace storedesk::exports
namespace storedesk::imports {
class ImportJobs;
}
namespace storedesk::insightsource {
class InsightPins;
class InsightSource;
} // namespace storedesk::insightsource
namespace storedesk::jobs {
class JobManager;
}
namespace storedesk::privacy {
class ErasureRequests;
}
namespace storedesk::schedules {
class Scheduler;
}
namespace storedesk::transfers {
class FileDownloads;
class TransferList;
class UnfinishedTransfers;
} // namespace storedesk::transfers
namespace storedesk::warehouse {
class WarehouseSync;
}

namespace storedesk::workspace {

class LocalTransfers;
class SyncTransfers;

// Owns the objects that work for an account while it is open, whether or not a page shows them.
// Each object is created on first use, together with those that it uses, because reading all their
// files would delay the start of the window.
class Workspace final
{
public:
    // The account must outlive the workspace.
    explicit Workspace(account::Account &account);
    ~Workspace();
    Q_DISABLE_COPY_MOVE(Workspace)

    [[nodiscard]] account::Account &account() { return m_account; }
    [[nodiscard]] account::StockSampler &stockSampler();
    [[nodiscard]] events::TypeChanges &typeChanges();
    [[nodiscard]] jobs::JobManager &jobManager();
    [[nodiscard]] imports::ImportJobs &importJobs();
    // The account must follow the user's settings before the first call, because the folder of the
    // settings also contains files that may mention a contact.
    [[nodiscard]] privacy::ErasureRequests &erasureRequests();
    [[nodiscard]] exports::LocalExports &localExports();
    [[nodiscard]] exports::ContactMirrorUpdater &contactMirror();
    [[nodiscard]] schedules::Scheduler &scheduler();
    [[nodiscard]] insightsource::InsightSource &insightSource();
    [[nodiscard]] insightsource::InsightPins &insightPins();
    [[nodiscard]] activities::ActivitySource &activitySource();
    [[nodiscard]] warehouse::WarehouseSync &warehouseSync();
    [[nodiscard]] transfers::FileDownloads &fileDownloads();
    [[nodiscard]] transfers::TransferList &transfers();
    // Returns the number of running jobs and transfers. A job that works for a transfer counts once
    // with it.
    [[nodiscard]] int runningWork();

private:
    void createTransfers();

    account::Account &m_account;
    // Each object uses only those above it, and is destroyed before them.
    std::unique_ptr<account::StockSampler> m_stockSampler;
    std::unique_ptr<events::TypeChanges> m_typeChanges;
    std::unique_ptr<jobs::JobManager> m_jobManager;
    std::unique_ptr<imports::ImportJobs> m_importJobs;
    std::unique_ptr<privacy::ErasureRequests> m_erasureRequests;
    std::unique_ptr<exports::LocalExports> m_localExports;
    std::unique_ptr<exports::ContactMirrorUpdater> m_contactMirror;
    std::unique_ptr<schedules::Scheduler> m_scheduler;
    std::unique_ptr<insightsource::InsightSource> m_insightSource;
    std::unique_ptr<insightsource::InsightPins> m_insightPins;
    std::unique_ptr<activities::ActivitySource> m_activitySource;
    std::unique_ptr<warehouse::WarehouseSync> m_warehouseSync;
    std::unique_ptr<transfers::UnfinishedTransfers> m_unfinishedTransfers;
    std::unique_ptr<transfers::FileDownloads> m_fileDownloads;
    std::unique_ptr<SyncTransfers> m_syncTransfers;
    std::unique_ptr<LocalTransfers> m_localTransfers;
    std::unique_ptr<transfers::TransferList> m_transfers;
};

} // namespace storedesk::workspace
