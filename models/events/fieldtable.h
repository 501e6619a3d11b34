// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QJsonArray>

namespace storedesk::events {

// Fields as table rows, pasted from a spreadsheet or read from a CSV file: ID, name, type,
// required, key, options, phone prefix, JSON Pointer. A header row may define another order of
// columns; without a header this order applies, and columns at the end may be missing.
struct FieldTable
{
    struct Unread
    {
        qint64 line = 0;
        QString why;

        bool operator==(const Unread &) const = default;
    };

    QJsonArray fields = {};
    // Rows that could not be parsed as a field.
    QList<Unread> unread = {};
};

[[nodiscard]] FieldTable fieldRowsIn(const QByteArray &text);

} // namespace storedesk::events
