// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "records/valuelookup.h"

#include "api/call.h"
#include "api/session.h"

#include <algorithm>

namespace storedesk::records {

ValueLookup::ValueLookup(api::Session &session, catalogue::OperationId read, QObject *parent)
    : QObject(parent)
    , m_session(session)
    , m_read(read)
{ }

void ValueLookup::ask(const QString &value)
{
    if (value.isEmpty() || m_findings.contains(value))
        return;
    note(value, {.state = ValueFinding::State::Asking});
    auto *call = m_session.read(api::requestOf(catalogue::operation(m_read), {value}), this);
    call->then(this, [this, value](const http::Outcome &outcome) {
        if (outcome)
            note(value,
                 {.state = ValueFinding::State::Found, .record = outcome->document.object()});
        else if (outcome.error().kind == http::ErrorKind::NotFound)
            note(value, {.state = ValueFinding::State::Missing});
        else
            note(value,
                 {.state = ValueFinding::State::Failed, .words = outcome.error().words.what});
    });
}

void ValueLookup::note(const QString &value, const ValueFinding &finding)
{
    m_findings.insert(value, finding);
    Q_EMIT changed(value);
}

void ValueLookup::forget(const QString &value)
{
    if (m_findings.remove(value))
        Q_EMIT changed(value);
}

void ValueLookup::forgetFailures()
{
    QStringList failed;
    for (auto at = m_findings.cbegin(); at != m_findings.cend(); ++at) {
        if (at->state == ValueFinding::State::Failed)
            failed.append(at.key());
    }
    for (const auto &value : failed)
        forget(value);
}

QStringList ValueLookup::found() const
{
    QStringList values;
    for (auto at = m_findings.cbegin(); at != m_findings.cend(); ++at) {
        if (at->state == ValueFinding::State::Found)
            values.append(at.key());
    }
    values.sort();
    return values;
}

bool ValueLookup::isAsking() const
{
    return std::ranges::any_of(m_findings, [](const ValueFinding &finding) {
        return finding.state == ValueFinding::State::Asking;
    });
}

} // namespace storedesk::records
