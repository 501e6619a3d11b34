// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QObject>
#include <QStringList>

namespace storedesk::account {
class Account;
}

namespace storedesk::insightsource {

// The questions of an account that are pinned to the overview, stored with the account.
class InsightPins final : public QObject
{
    Q_OBJECT

public:
    // The account must outlive this object.
    explicit InsightPins(account::Account &account);

    // Names of questions, in the order in which they were pinned.
    [[nodiscard]] const QStringList &questions() const { return m_questions; }
    [[nodiscard]] bool isPinned(const QString &question) const
    {
        return m_questions.contains(question);
    }
    void setPinned(const QString &question, bool isPinned);

Q_SIGNALS:
    void changed();

private:
    void read();

    account::Account &m_account;
    QStringList m_questions;
};

} // namespace storedesk::insightsource
