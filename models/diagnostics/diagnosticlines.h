// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "diagnostics/diagnosticmask.h"

#include <QCoreApplication>

// Functions that return the content for each part of the diagnostic report.
namespace storedesk::diagnostics {

struct DiagnosticTexts
{
    Q_DECLARE_TR_FUNCTIONS(DiagnosticTexts)
};

[[nodiscard]] QList<ReportLine> programLines();
[[nodiscard]] QList<ReportLine> systemLines(const ReportSource &source, const ReportMask &mask);
[[nodiscard]] QList<ReportLine> accountLines(const ReportSource &source, const ReportMask &mask);
[[nodiscard]] QList<ReportLine> settingLines(const ReportSource &source, const ReportMask &mask);
[[nodiscard]] QList<ReportLine> storedLines(const ReportAccount &account);
[[nodiscard]] QStringList jobLines(const ReportAccount &account, const ReportMask &mask);
[[nodiscard]] QStringList problemLines(const ReportAccount &account, const ReportMask &mask);
[[nodiscard]] QStringList callLines(const ReportAccount &account, const ReportMask &mask);

// Formats a time independently of the language and the time zone.
[[nodiscard]] QString momentText(const QDateTime &moment);

} // namespace storedesk::diagnostics
