// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "jobs/erasedrow.h"

#include <QCoreApplication>
#include <QLocale>

namespace storedesk::jobs {

QString erasedWords(const journal::JobRow &row)
{
    if (!row.erased.isValid())
        return {};
    return QCoreApplication::translate("ErasedRow", "Removed by a privacy request on %1")
        .arg(QLocale().toString(row.erased.toLocalTime().date(), QLocale::ShortFormat));
}

} // namespace storedesk::jobs
