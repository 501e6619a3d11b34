// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/result.h"
#include "practice/core/files.h"
#include "practice/core/serviceoptions.h"
#include "practice/store/handlercontext.h"

#include <QJsonObject>

namespace storedesk::practice {

// The history of exports and imports. They are finished, failed or cancelled, and were started from
// the API or the application. Finished ones have a file.
class TransferSeed final
{
public:
    TransferSeed(const HandlerContext &context, const Files &files, ErrorReport report);

    [[nodiscard]] base::Result<void> run();

private:
    [[nodiscard]] base::Result<void> addExports();
    // Expects the record as it was requested and derives the remaining members.
    [[nodiscard]] base::Result<void> addExport(Moment created, QLatin1StringView origin,
                                               QJsonObject body);
    void addBrokenExport(Moment created, QJsonObject body);
    [[nodiscard]] base::Result<void> addImports();
    QString addImport(Moment created, QLatin1StringView origin, QLatin1StringView type,
                      qint64 total, QJsonObject body);
    [[nodiscard]] base::Result<void> writeReport(const QString &id, qint64 errors);
    [[nodiscard]] QString smallestSegment();

    HandlerContext m_context;
    const Files &m_files;
    ErrorReport m_report;
    Moment m_now;
};

} // namespace storedesk::practice
