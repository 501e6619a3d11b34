// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "imports/importreport.h"

class QWidget;

namespace storedesk::ui {
class PageHost;
}

namespace storedesk::ui::imports {

// Asks for a file and saves the report of an import there, as Excel workbook or PDF.
void askToSaveReport(PageHost &host, const storedesk::imports::ImportResult &result,
                     const QDateTime &began, QWidget *context);
// The file extension determines the format.
[[nodiscard]] base::Result<void>
saveReportAs(const std::vector<storedesk::imports::ImportReportLine> &lines, const QString &path,
             const QString &temporaryFolder);

} // namespace storedesk::ui::imports
