// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "kept/reportpart.h"

#include <QCoreApplication>

#include <array>

namespace storedesk::kept {

// clang-format off
static constexpr std::array partRows{
    ReportPartRow{ReportPart::Settings, "settings", QT_TRANSLATE_NOOP("ReportWords", "Changed preferences")},
    ReportPartRow{ReportPart::Kept,     "kept",     QT_TRANSLATE_NOOP("ReportWords", "Size of local data")},
    ReportPartRow{ReportPart::Jobs,     "jobs",     QT_TRANSLATE_NOOP("ReportWords", "Jobs")},
    ReportPartRow{ReportPart::Problems, "problems", QT_TRANSLATE_NOOP("ReportWords", "Recent problems")},
    ReportPartRow{ReportPart::Calls,    "calls",    QT_TRANSLATE_NOOP("ReportWords", "Recent requests")},
};
// clang-format on

static consteval bool everyPartStandsAtItsOwnPlace()
{
    for (std::size_t row = 0; row < partRows.size(); ++row) {
        if (static_cast<std::size_t>(partRows[row].part) != row)
            return false;
    }
    return partRows.size() == static_cast<std::size_t>(ReportPart::Count);
}
static_assert(everyPartStandsAtItsOwnPlace());

std::span<const ReportPartRow> reportParts()
{
    return partRows;
}

QString titleOf(const ReportPartRow &row)
{
    return QCoreApplication::translate("ReportWords", row.title);
}

} // namespace storedesk::kept
