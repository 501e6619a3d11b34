// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "api/callrecord.h"
#include "downloads/download.h"
#include "transfers/fileorder.h"
#include "transfers/transferowner.h"

#include <QPointer>

#include <map>

namespace storedesk::account {
class Account;
}

namespace storedesk::transfers {

class UnfinishedTransfers;

// The downloads of files that the user has started. They continue when their page is closed, and
// those that have not ended are listed after a restart. Bytes that have arrived are not requested
// again, as long as the service has the same file.
class FileDownloads final : public TransferOwner
{
    Q_OBJECT

public:
    // Both must outlive this object.
    FileDownloads(account::Account &account, UnfinishedTransfers &unfinished);
    // Interrupts the running downloads and stores them.
    ~FileDownloads() override;

    // Starts a download and returns its id. An unfinished download to the same path is replaced.
    QString start(const FileOrder &order);
    [[nodiscard]] std::optional<TransferRow> find(const QString &id) const;
    // Returns how long ago the download was started or resumed. Zero for an unknown download.
    [[nodiscard]] base::Clock::Duration age(const QString &id) const;
    // Whether the bytes received so far are still here.
    [[nodiscard]] bool continues(const QString &id) const;
    // Whether a failed download may succeed if it is started again.
    [[nodiscard]] bool mayRepeat(const QString &id) const;

    // Sets the object that tells the user how the download ended; null if there is none.
    void setWatcher(const QString &id, QObject *watcher);
    [[nodiscard]] bool isWatched(const QString &id) const;

    [[nodiscard]] std::vector<TransferRow> rows() const override;
    void pause(const QString &id) override;
    void resume(const QString &id) override;
    void cancel(const QString &id) override;

Q_SIGNALS:
    // Emitted before changed() when a download has ended or was cancelled while it ran.
    void ended(const QString &id, const storedesk::downloads::DownloadOutcome &outcome);

private:
    struct Item
    {
        FileOrder order;
        TransferState state = TransferState::Running;
        qint64 done = 0;
        // 0 if unknown.
        qint64 total = 0;
        base::Problem problem = {};
        bool mayRepeat = true;
        bool waits = false;
        std::shared_ptr<downloads::DownloadPart> part = {};
        QPointer<downloads::Download> download = {};
        QPointer<QObject> watcher = {};
        // The entry for the call log.
        api::CallRecord line = {};
        base::Clock::Duration began{0};
    };

    void restore();
    void run(const QString &id);
    void end(const QString &id, const downloads::DownloadOutcome &outcome);
    void record(const Item &item, const downloads::DownloadOutcome &outcome);
    void dropOther(const FileOrder &order);
    void store();
    [[nodiscard]] static TransferRow rowOf(const QString &id, const Item &item);

    account::Account &m_account;
    UnfinishedTransfers &m_unfinished;
    std::map<QString, Item> m_items;
};

} // namespace storedesk::transfers
