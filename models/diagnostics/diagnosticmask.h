// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/redaction.h"
#include "diagnostics/diagnosticsource.h"

namespace storedesk::diagnostics {

// Removes data about this user and this account from the report.
class ReportMask final
{
public:
    explicit ReportMask(const ReportSource &source);

    // Masks the names of the account, its store, its service and its proxy in a text from another
    // source.
    [[nodiscard]] QString foreign(const QString &text) const;
    // Returns a short technical term, such as an error code, unchanged; anything longer is hidden.
    [[nodiscard]] QString word(const QString &text) const;
    // Masks keys, people, the home folder and the user's name in the complete report again.
    [[nodiscard]] QString whole(const QString &text) const;

private:
    QStringList m_names;
    QString m_home;
    QStringList m_users;
    base::Redactor m_redactor;
};

[[nodiscard]] QString hiddenText();
// Returns whether the service runs on this computer, in which case its address reveals nothing.
[[nodiscard]] bool isOnThisComputer(const profiles::Profile &profile);

} // namespace storedesk::diagnostics
