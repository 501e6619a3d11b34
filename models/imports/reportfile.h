// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/result.h"

#include <QByteArray>
#include <QStringList>

#include <vector>

namespace storedesk::imports {

// A report of refused rows as the service wrote it, in whatever form, with what its columns seem to
// mean.
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
    // Columns; -1: there is none.
    int line = -1;
    int field = -1;
    int value = -1;
    int reason = -1;

    [[nodiscard]] static base::Result<ReportFile> read(const QString &path);
    // By one of these names, without case, accents and signs.
    [[nodiscard]] int columnOf(const QStringList &names) const;
    // Why a row was refused; the fields are those that were sent.
    [[nodiscard]] std::vector<Reason> reasonsOf(std::size_t row, const QStringList &fields) const;
};

} // namespace storedesk::imports
