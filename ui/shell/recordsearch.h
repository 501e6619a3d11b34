// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "api/outcome.h"
#include "ui/shell/recordguess.h"

#include <QObject>
#include <QPointer>

#include <memory>

namespace storedesk::desk {
class Desk;
}

namespace storedesk::ui::shell {

// Tries the guesses one after the other with reads at the service until a record is found. Owns its
// calls, which are cancelled with it.
class RecordSearch final : public QObject
{
    Q_OBJECT

public:
    enum class State : quint8 { Waiting, Asking, Found, NotFound, Failed, Locked };
    Q_ENUM(State)

    // The account must outlive this object.
    RecordSearch(desk::Desk &desk, QList<RecordGuess> guesses, QObject *parent = nullptr);

    void start();
    [[nodiscard]] const QList<RecordGuess> &guesses() const { return m_guesses; }
    [[nodiscard]] State state(qsizetype guess) const { return m_states[guess]; }
    // Valid in the state Failed.
    [[nodiscard]] QString reason(qsizetype guess) const { return m_reasons[guess]; }
    [[nodiscard]] bool ended() const { return m_ended; }

Q_SIGNALS:
    void changed();
    void found(const storedesk::ui::Place &place);

private:
    void tryNext();
    void tryAlias();
    void tryAliasIn(const QJsonArray &integrations);
    void take(const api::Outcome &outcome);
    void settle(State state, const QString &reason = {});
    void finish(const Place &place);

    desk::Desk &m_desk;
    QList<RecordGuess> m_guesses;
    QList<State> m_states;
    QStringList m_reasons;
    qsizetype m_at = -1;
    // The number of unfinished lists while an alias is searched.
    int m_open = 0;
    bool m_ended = false;
};

} // namespace storedesk::ui::shell
