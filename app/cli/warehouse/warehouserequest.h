// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "warehouse/connectionsettings.h"

#include <QDate>
#include <QStringList>

class QCommandLineParser;

namespace storedesk::cli {

// The options of the warehouse command.
struct WarehouseRequest
{
    // One of init, sync, status, verify and password.
    QString action = {};
    // Empty parameters for the connection that is stored for the account.
    warehouse::ConnectionSettings connection = {};
    // Depending on the action, the first day of the warehouse, to read again or to compare.
    QDate from = {};
    QDate to = {};
    bool asJson = false;
    // Whether the caller reports problems.
    bool isSilent = false;
};

void addWarehouseOptions(QCommandLineParser &parser);
[[nodiscard]] base::Result<WarehouseRequest> warehouseRequestFrom(const QCommandLineParser &parser);

} // namespace storedesk::cli
