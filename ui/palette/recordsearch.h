// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "http/outcome.h"
#include "ui/palette/recordguess.h"

#include <QObject>
#include <QPointer>

#include <memory>

namespace storedesk::account {
class Account;
}

namespace storedesk::ui::palette {

// Tries the guesses one after another with reads at the service until a record is found. Owns its
// calls, which are cancelled on destruction.
class RecordSearch final : public QObject
{
    Q_OBJECT

public:
    enum class State : quint8 { Waiting, Asking, Found, NotFound, Failed, Locked };
    Q_ENUM(State)

    // The account must outlive this object.
    RecordSearch(account::Account &account, QList<RecordGuess> guesses, QObject *parent = nullptr);

    void start();
    [[nodiscard]] const QList<RecordGuess> &guesses() const { return m_guesses; }
    [[nodiscard]] State state(qsizetype guess) const { return m_states[guess]; }
    // Returns the reason why a guess failed. Only valid in the Failed state.
    [[nodiscard]] QString reason(qsizetype guess) const { return m_reasons[guess]; }
    [[nodiscard]] bool ended() const { return m_ended; }

Q_SIGNALS:
    void changed();
    void found(const ui::PageAddress &place);

private:
    void tryNext();
    void tryAlias();
    void tryAliasIn(const QJsonArray &integrations);
    void take(const http::Outcome &outcome);
    void settle(State state, const QString &reason = {});
    void finish(const PageAddress &place);

    account::Account &m_account;
    QList<RecordGuess> m_guesses;
    QList<State> m_states;
    QStringList m_reasons;
    qsizetype m_at = -1;
    // The number of unfinished lists while an alias is searched.
    int m_open = 0;
    bool m_ended = false;
};

} // namespace storedesk::ui::palette
