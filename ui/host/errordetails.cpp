// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/host/errordetails.h"

#include "http/outcome.h"

#include <QCoreApplication>
#include <QLocale>

namespace storedesk::ui {

namespace {
struct ErrorDetails
{
    Q_DECLARE_TR_FUNCTIONS(ErrorDetails)
};
} // namespace

QString errorDetails(const http::Error &error)
{
    QStringList lines{
        error.status > 0
            ? ErrorDetails::tr("Response: %1 %2").arg(error.status).arg(error.code).trimmed()
            : ErrorDetails::tr("No response")};
    if (!error.requestId.isEmpty())
        lines.append(ErrorDetails::tr("Request ID: %1").arg(error.requestId));
    lines.append(ErrorDetails::tr("Sent %n time(s).", nullptr, error.attempts));
    if (error.time.isValid())
        lines.append(QLocale().toString(error.time.toLocalTime(), QLocale::LongFormat));
    return lines.join(u'\n');
}

} // namespace storedesk::ui
