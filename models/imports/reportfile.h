// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/result.h"

#include <QByteArray>
#include <QStringList>

#include <vector>

namespace storedesk::imports {

// A report of rejected rows as written by the service, in any format, with the detected meaning of
// its columns.
struct ReportFile
{
    struct Reason
    {
        QString text;
        QString column = {};
        QString value = {};
    };

    QStringList headings = {};
    std::vector<QByteArrayList> rows = {};
    // Column indexes; -1 if there is no such column. Line numbers are only used to distinguish
    // rows, because their counting method is unknown.
    int line = -1;
    int field = -1;
    int value = -1;
    int reason = -1;

    // A column with the name of a sent field is a copy of that field and has no other meaning.
    [[nodiscard]] static base::Result<ReportFile> read(const QString &path,
                                                       const QStringList &fields = {});
    // Compares names without case, accents and punctuation.
    [[nodiscard]] int columnOf(const QStringList &names) const;
    // Returns the reasons for rejecting a row. The fields are those that were sent.
    [[nodiscard]] std::vector<Reason> reasonsOf(std::size_t row, const QStringList &fields) const;

private:
    void nameColumns(const QStringList &fields);
};

} // namespace storedesk::imports
