// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

#include <bitset>
#include <span>

namespace storedesk::diagnostics {

// The optional parts of the diagnostic report. The program, the system and the account are always
// included.
enum class DiagnosticPart : quint8 { Settings, Kept, Jobs, Problems, Calls, Count };

struct DiagnosticPartRow
{
    DiagnosticPart part;
    // Name of its check box and on the command line.
    const char *name;
    // Source text in "ReportWords"; also the heading.
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

} // namespace storedesk::diagnostics
