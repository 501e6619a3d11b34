// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

#include <bitset>
#include <span>

namespace storedesk::kept {

// What of the diagnostic report somebody may leave out. The program, the system and the account
// are always in it.
enum class ReportPart : quint8 { Settings, Kept, Jobs, Problems, Calls, Count };

struct ReportPartRow
{
    ReportPart part;
    const char *name; // of its box, and as the command line takes it
    const char *title; // source text in "ReportWords"; a heading too
};

[[nodiscard]] std::span<const ReportPartRow> reportParts();
[[nodiscard]] QString titleOf(const ReportPartRow &row);

// Those that are wanted.
using ReportParts = std::bitset<static_cast<std::size_t>(ReportPart::Count)>;
[[nodiscard]] inline ReportParts allReportParts()
{
    return ReportParts().set();
}

} // namespace storedesk::kept
