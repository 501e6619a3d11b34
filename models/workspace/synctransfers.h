// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "transfers/transferowner.h"
#include "warehouse/warehousesync.h"

#include <functional>

namespace storedesk::transfers {
class UnfinishedTransfers;
}

namespace storedesk::workspace {

// Lists the sync of the warehouse, or its comparison with the store, as a transfer. A sync that the
// end of the program interrupted is listed without a connection to the server.
class SyncTransfers final : public transfers::TransferOwner
{
    Q_OBJECT

public:
    using MakeSync = std::function<warehouse::WarehouseSync &()>;

    // The account and the list must outlive this object. The function is called when an interrupted
    // sync is resumed.
    SyncTransfers(account::Account &account, transfers::UnfinishedTransfers &unfinished,
                  MakeSync makeSync);
    ~SyncTransfers() override;

    // The sync must outlive all calls of other functions.
    void follow(warehouse::WarehouseSync &sync);

    [[nodiscard]] std::vector<transfers::TransferRow> rows() const override;
    void pause(const QString &id) override;
    void resume(const QString &id) override;
    void cancel(const QString &id) override;

private:
    void restore();
    void note();
    void noteEnd();
    void startAgain();
    void remove();

    account::Account &m_account;
    transfers::UnfinishedTransfers &m_unfinished;
    const MakeSync m_makeSync;
    warehouse::WarehouseSync *m_sync = nullptr;
    // The transfer as it was last seen.
    std::optional<transfers::TransferRow> m_row;
    // Whether the transfer starts as soon as the connection is free.
    bool m_starting = false;
};

} // namespace storedesk::workspace
