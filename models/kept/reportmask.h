// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/redaction.h"
#include "kept/reportsource.h"

namespace storedesk::kept {

// Takes out of the report what belongs to this person and this account alone.
class ReportMask final
{
public:
    explicit ReportMask(const ReportSource &source);

    // What somebody or something else named: without the names of the account, its store, its
    // service and its proxy.
    [[nodiscard]] QString foreign(const QString &text) const;
    // A word of a program, such as the code of an error; anything longer is hidden.
    [[nodiscard]] QString word(const QString &text) const;
    // For the whole of it, once more: keys, people, the home folder and the name of the user.
    [[nodiscard]] QString whole(const QString &text) const;

private:
    QStringList m_names;
    QString m_home;
    QStringList m_users;
    base::Redactor m_redactor;
};

[[nodiscard]] QString hiddenText();
// Whether the service runs on this computer: then its address tells nothing.
[[nodiscard]] bool isOnThisComputer(const accounts::Profile &profile);

} // namespace storedesk::kept
