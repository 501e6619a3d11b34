// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "catalogue/operation.h"

#include <QHash>
#include <QJsonObject>
#include <QObject>

namespace storedesk::api {
class Session;
}

namespace storedesk::jobs {

// What a look-up of one value brought.
struct Finding
{
    enum class State : quint8 { Unasked, Asking, Found, Missing, Failed };

    State state = State::Unasked;
    QJsonObject record = {}; // when Found
    QString words = {}; // when Failed: why

    bool operator==(const Finding &) const = default;
};

// Looks values up while they are typed, each one once. Not found is an answer here, not a failure.
class ValueLookup final : public QObject
{
    Q_OBJECT

public:
    // A read that is addressed by one value. The session outlives it.
    ValueLookup(api::Session &session, catalogue::OperationId read, QObject *parent);

    void ask(const QString &value); // nothing happens when it was asked already
    void forget(const QString &value); // so that the next ask() asks again
    void forgetFailures();
    [[nodiscard]] Finding of(const QString &value) const { return m_findings.value(value); }
    [[nodiscard]] QStringList found() const;
    [[nodiscard]] bool isAsking() const;

Q_SIGNALS:
    void changed(const QString &value);

private:
    void note(const QString &value, const Finding &finding);

    api::Session &m_session;
    catalogue::OperationId m_read;
    QHash<QString, Finding> m_findings;
};

} // namespace storedesk::jobs
