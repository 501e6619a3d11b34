// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "diagnostics/diagnosticpart.h"

#include <QCoreApplication>

#include <array>

namespace storedesk::diagnostics {

// clang-format off
static constexpr std::array partRows{
    DiagnosticPartRow{DiagnosticPart::Settings, "settings", QT_TRANSLATE_NOOP("ReportWords", "Changed preferences")},
    DiagnosticPartRow{DiagnosticPart::Kept,     "kept",     QT_TRANSLATE_NOOP("ReportWords", "Size of local data")},
    DiagnosticPartRow{DiagnosticPart::Jobs,     "jobs",     QT_TRANSLATE_NOOP("ReportWords", "Jobs")},
    DiagnosticPartRow{DiagnosticPart::Problems, "problems", QT_TRANSLATE_NOOP("ReportWords", "Recent problems")},
    DiagnosticPartRow{DiagnosticPart::Calls,    "calls",    QT_TRANSLATE_NOOP("ReportWords", "Recent requests")},
};
// clang-format on

static consteval bool everyPartStandsAtItsOwnPlace()
{
    for (std::size_t row = 0; row < partRows.size(); ++row) {
        if (static_cast<std::size_t>(partRows[row].part) != row)
            return false;
    }
    return partRows.size() == static_cast<std::size_t>(DiagnosticPart::Count);
}
static_assert(everyPartStandsAtItsOwnPlace());

std::span<const DiagnosticPartRow> reportParts()
{
    return partRows;
}

QString titleOf(const DiagnosticPartRow &row)
{
    return QCoreApplication::translate("ReportWords", row.title);
}

} // namespace storedesk::diagnostics
