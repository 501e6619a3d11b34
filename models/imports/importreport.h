// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "imports/importresult.h"

namespace storedesk::imports {

// A line of a report. Lines of a section follow each other.
struct ImportReportLine
{
    QString section;
    QString item;
    QString value;

    bool operator==(const ImportReportLine &) const = default;
};

// Describes an import for readers who did not run it: file, mapping, settings, changes, totals and
// reasons. Contains no values from the rows.
[[nodiscard]] std::vector<ImportReportLine> reportOf(const ImportResult &result,
                                                     const QDateTime &began, const QString &store);
// Saves the report as an Excel workbook.
[[nodiscard]] base::Result<void> saveReport(const std::vector<ImportReportLine> &lines,
                                            const QString &path, const QString &temporaryFolder);
// Returns the settings of an import in words, such as “Overwrite; 3 rows excluded”.
[[nodiscard]] QString settingsText(const importcheck::ImportMemo &memo);
// Returns the mapped columns, such as “Correo → _email, Nombre → _name”.
[[nodiscard]] QString mappingText(const importcheck::ImportMemo &memo);

} // namespace storedesk::imports
