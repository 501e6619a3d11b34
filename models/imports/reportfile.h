// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/result.h"

#include <QByteArray>
#include <QStringList>

#include <vector>

namespace storedesk::imports {

// A report of rejected rows as the service wrote it, in whatever form, with what its columns seem
// to mean.
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
    // Columns; -1: there is none. Line numbers only tell rows apart: what they count is unknown.
    int line = -1;
    int field = -1;
    int value = -1;
    int reason = -1;

    // A column that has the name of a field that was sent is a copy of that field and means nothing
    // else.
    [[nodiscard]] static base::Result<ReportFile> read(const QString &path,
                                                       const QStringList &fields = {});
    // Compares names without case, accents and punctuation.
    [[nodiscard]] int columnOf(const QStringList &names) const;
    // Why a row was rejected; the fields are those that were sent.
    [[nodiscard]] std::vector<Reason> reasonsOf(std::size_t row, const QStringList &fields) const;

private:
    void nameColumns(const QStringList &fields);
};

} // namespace storedesk::imports
