// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QStringList>

#include <functional>

namespace storedesk::jobs {

// A row of a table after its cells were checked and repaired.
struct PreparedRow
{
    QStringList cells;
    // The reason the row must not be sent. Empty if it may be sent.
    QString refusal = {};
    // Whether the user left the row out, so that it does not become part of the job.
    bool leftOut = false;
};

// Checks and repairs the rows of a bulk job before they are stored. Rows are numbered as in the
// file: a header is row 0, and blank rows count. Never called concurrently.
using RowPreparation = std::function<PreparedRow(qint64 row, const QStringList &cells)>;

} // namespace storedesk::jobs
