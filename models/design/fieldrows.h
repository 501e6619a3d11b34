// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QJsonArray>

namespace storedesk::design {

// Fields as rows of a table, pasted from a spreadsheet or read from a CSV file: ID, name, type,
// required, key, options, prefix of phones, JSON Pointer. A first row that names the columns may
// put them in another order; without one they come in this one, and what is behind may be missing.
struct FieldRows
{
    struct Unread
    {
        qint64 line = 0;
        QString why;

        bool operator==(const Unread &) const = default;
    };

    QJsonArray fields = {};
    QList<Unread> unread = {}; // rows that say nothing a field could be made of
};

[[nodiscard]] FieldRows fieldRowsIn(const QByteArray &text);

} // namespace storedesk::design
