// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/cli/exports/exportrun.h"
#include "app/cli/warehouse/warehouserequest.h"

#include "warehouse/warehouseverifier.h"

namespace storedesk::cli {

// Runs one action of the warehouse command for an account.
class WarehouseRun final
{
public:
    // The folder is a private one for temporary files.
    WarehouseRun(const CommandAccount &account, WarehouseRequest request, QString temporaryFolder);

    // Return the exit code.
    [[nodiscard]] int init();
    [[nodiscard]] int sync();
    [[nodiscard]] int verify();

    // The problem of an action that failed.
    [[nodiscard]] const base::Problem &problem() const { return m_problem; }

private:
    using Warehouse = warehouse::Warehouse;
    using SyncStep = warehouse::SyncStep;

    [[nodiscard]] warehouse::Outcome<warehouse::WarehouseStore> store();
    [[nodiscard]] warehouse::Outcome<void> begin();
    // Runs the export of the step, or continues the one of an interrupted sync. Returns the exit
    // code.
    [[nodiscard]] int request(const SyncStep &step);
    [[nodiscard]] base::Result<std::vector<exports::StoredExport>> storedExports() const;
    // Deletes the files of an export that only this command needed.
    void forget(const exports::StoredExport &stored);
    [[nodiscard]] int fail(const base::Problem &problem);
    [[nodiscard]] int fail(const warehouse::WarehouseFault &fault);

    const QString m_accountFolder;
    const WarehouseRequest m_request;
    const QString m_temporaryFolder;
    ExportRun m_exports;
    std::unique_ptr<Warehouse> m_warehouse;
    // The job whose table is loaded next.
    QString m_job;
    base::Problem m_problem;
};

// Opens the warehouse. If the server asks for a password that ~/.pgpass does not contain, the
// keychain is tried.
[[nodiscard]] warehouse::Outcome<std::unique_ptr<warehouse::Warehouse>>
openWarehouse(const warehouse::ConnectionSettings &settings, const QString &temporaryFolder);

} // namespace storedesk::cli
