// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QJsonObject>
#include <QStringList>

namespace storedesk::records {

// One record to delete.
struct DeleteTarget
{
    // The path values for the delete operation.
    QStringList values;
    // The name shown to the user.
    QString title;
    // A copy for the bin. If empty, the record is read first.
    QJsonObject record = {};
};

} // namespace storedesk::records
