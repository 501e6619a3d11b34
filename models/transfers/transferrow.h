// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/result.h"

#include <QString>

#include <chrono>
#include <optional>

namespace storedesk::transfers {

enum class TransferKind : quint8 {
    // A file of an export, or the error report of an import.
    Download,
    // The sync of the warehouse, and its comparison with the store.
    Sync,
    Comparison,
    // Work on this computer after an export: putting its files together, and reading the contacts
    // into the offline copy.
    Table,
    OfflineCopy
};

enum class TransferState : quint8 {
    Running,
    // The user paused the transfer, but its last request or statement has not ended.
    Pausing,
    Paused,
    // The program ended before the transfer did.
    Interrupted,
    Failed,
    Done
};

// Work in progress that has no journal.
struct TransferRow
{
    // Unique among all transfers of an account.
    QString id = {};
    TransferKind kind = TransferKind::Download;
    QString title = {};
    TransferState state = TransferState::Running;
    // Bytes of a download, or parts of other work. The total is 0 while it is unknown.
    qint64 done = 0;
    qint64 total = 0;
    std::optional<std::chrono::seconds> left = {};
    // The current activity, as text. Empty if the progress says enough.
    QString phase = {};
    // Set if the transfer failed.
    base::Problem problem = {};
    // The reason why the transfer can't be paused. Empty if it can.
    QString whyNotPaused = {};
    // Whether a transfer that is not running can be started again.
    bool canResume = true;
    // The address of the page of the transfer.
    QString page = {};
    // The job that works for the transfer. Empty if there is none.
    QString job = {};

    bool operator==(const TransferRow &) const = default;

    [[nodiscard]] bool isRunning() const
    {
        return state == TransferState::Running || state == TransferState::Pausing;
    }
    // Whether the transfer needs the user to resume or cancel it.
    [[nodiscard]] bool isWaiting() const { return !isRunning() && state != TransferState::Done; }
    // Returns the percentage, rounded down. It is 100 only if the transfer is done.
    [[nodiscard]] int percent() const;
};

// Returns a text such as "1.2 MB of 4 MB · About 2 min left".
[[nodiscard]] QString progressText(const TransferRow &row);
// Returns a text such as "Paused".
[[nodiscard]] QString stateText(const TransferRow &row);

} // namespace storedesk::transfers
