// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/result.h"
#include "diagnostics/diagnosticsource.h"

#include <QString>

#include <bitset>
#include <span>
#include <vector>

namespace storedesk::diagnostics {

// The optional parts of the diagnostic report. The program, the system and the account are always
// included.
enum class DiagnosticPart : quint8 { Settings, Kept, Jobs, Problems, Calls, Count };

struct DiagnosticPartRow
{
    DiagnosticPart part;
    // Name of the part's check box, also used on the command line.
    const char *name;
    // Source text in the context "ReportWords". Also used as the heading.
    const char *title;
};

[[nodiscard]] std::span<const DiagnosticPartRow> reportParts();
[[nodiscard]] QString titleOf(const DiagnosticPartRow &row);

// The included parts.
using ReportParts = std::bitset<static_cast<std::size_t>(DiagnosticPart::Count)>;
[[nodiscard]] inline ReportParts allReportParts()
{
    return ReportParts().set();
}

// A masked part of the report with its heading.
struct ReportSection
{
    // Empty if the section is always included.
    std::optional<DiagnosticPart> part = {};
    QString text;
};

// Returns the sections in the order of the report. Text written by people, the service or other
// programs is masked, and the whole report is redacted again.
[[nodiscard]] std::vector<ReportSection> reportSections(const ReportSource &source);
[[nodiscard]] QString reportText(const std::vector<ReportSection> &sections,
                                 const ReportParts &parts);

// Saves the report so that only the user can read it. Replaces an existing file completely or
// leaves it unchanged.
[[nodiscard]] base::Result<void> saveReport(const QString &text, const QString &path);

} // namespace storedesk::diagnostics
