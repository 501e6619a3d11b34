// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "diagnostics/diagnostictext.h"
#include "localdata/localdatainventory.h"

namespace storedesk::settings {
class Settings;
}

namespace storedesk::diagnostics {

// The diagnostic report about the account in a window, or about a program without a window.
// Collects the data and builds the report in another thread. The report changes only when it is
// built again, so that the saved text is the one the user has read.
class DiagnosticReport final : public QObject
{
    Q_OBJECT

public:
    // All arguments must outlive the report. The workspace is null if no account is connected.
    DiagnosticReport(const base::Clock &clock, const settings::Settings &settings,
                     workspace::Workspace *workspace, QObject *parent = nullptr);
    ~DiagnosticReport() override;

    // Builds the report. The caller supplies the data that only it knows: environment, keychain,
    // accounts.
    void make(ReportSource begun);
    [[nodiscard]] bool isMade() const { return !m_sections.empty(); }
    [[nodiscard]] const QDateTime &madeAt() const { return m_madeAt; }
    [[nodiscard]] const std::vector<ReportSection> &sections() const { return m_sections; }
    [[nodiscard]] QString text(const ReportParts &parts) const
    {
        return reportText(m_sections, parts);
    }

Q_SIGNALS:
    void made();

private:
    void gather();
    [[nodiscard]] ReportAccount accountNow();

    const base::Clock &m_clock;
    const settings::Settings &m_settings;
    workspace::Workspace *m_workspace;
    // Set while the sizes of the local data are being measured.
    std::unique_ptr<localdata::LocalDataInventory> m_kept;
    ReportSource m_begun;
    bool m_making = false;
    std::vector<ReportSection> m_sections;
    QDateTime m_madeAt;
};

} // namespace storedesk::diagnostics
