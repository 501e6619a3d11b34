// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/result.h"
#include "kept/reportpart.h"
#include "kept/reportsource.h"

#include <vector>

namespace storedesk::kept {

// A part of the report, masked: its heading and its lines.
struct ReportSection
{
    std::optional<ReportPart> part = {}; // nothing: it is always there
    QString text;
};

// In the order of the report. Nothing in it was written by a person, a service or another program
// unless it was masked, and all of it has been through the redaction once more.
[[nodiscard]] std::vector<ReportSection> reportSections(const ReportSource &source);
[[nodiscard]] QString reportText(const std::vector<ReportSection> &sections,
                                 const ReportParts &parts);

// For nobody else to read; in place of what is there, or not at all.
[[nodiscard]] base::Result<void> saveReport(const QString &text, const QString &path);

} // namespace storedesk::kept
