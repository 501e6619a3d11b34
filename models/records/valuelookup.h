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

namespace storedesk::records {

// The result of looking up one value.
struct ValueFinding
{
    enum class State : quint8 { Unasked, Asking, Found, Missing, Failed };

    State state = State::Unasked;
    // Set only for Found.
    QJsonObject record = {};
    // The reason for a failure. Set only for Failed.
    QString words = {};

    bool operator==(const ValueFinding &) const = default;
};

// Looks up values while they are being typed, each value only once. A missing record is a valid
// result, not a failure.
class ValueLookup final : public QObject
{
    Q_OBJECT

public:
    // The read operation must have a single path value. The session must outlive this object.
    ValueLookup(api::Session &session, catalogue::OperationId read, QObject *parent);

    // Does nothing if the value has already been looked up.
    void ask(const QString &value);
    // Makes the next ask() look up the value again.
    void forget(const QString &value);
    void forgetFailures();
    [[nodiscard]] ValueFinding of(const QString &value) const { return m_findings.value(value); }
    [[nodiscard]] QStringList found() const;
    [[nodiscard]] bool isAsking() const;

Q_SIGNALS:
    void changed(const QString &value);

private:
    void note(const QString &value, const ValueFinding &finding);

    api::Session &m_session;
    catalogue::OperationId m_read;
    QHash<QString, ValueFinding> m_findings;
};

} // namespace storedesk::records
