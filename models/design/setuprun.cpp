// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "design/setuprun.h"

#include "api/call.h"
#include "api/session.h"
#include "catalogue/key.h"

#include <QCoreApplication>

namespace storedesk::design {

namespace key = catalogue::key;

SetupRun::SetupRun(api::Session &session, QList<SetupStep> steps, const Setup &there,
                   QObject *parent)
    : QObject(parent)
    , m_session(session)
    , m_steps(std::move(steps))
{
    m_steps.removeIf([](const SetupStep &step) {
        return step.state != SetupStep::State::Create && step.state != SetupStep::State::Differs;
    });
    for (const auto &integration : there.integrations)
        m_integrations.insert(integration.definition[key::name].toString(), integration.id);
}

void SetupRun::start()
{
    next();
}

api::Call *SetupRun::begin(const SetupStep &step)
{
    switch (step.kind) {
    case SetupStep::Kind::ContactField:
        return m_session.contactFields().create(step.body);
    case SetupStep::Kind::Integration:
        return step.state == SetupStep::State::Create
            ? m_session.integrations().create(step.body)
            : m_session.integrations().patch(m_integrations.value(step.name), step.body);
    case SetupStep::Kind::EventType:
        break;
    }
    const auto integration = m_integrations.value(step.integration);
    return integration.isEmpty() ? nullptr
                                 : m_session.eventTypes().create(step.body, {integration});
}

void SetupRun::next()
{
    if (m_steps.isEmpty()) {
        Q_EMIT ended();
        return;
    }
    const auto step = m_steps.takeFirst();
    if (auto *call = begin(step)) {
        call->then(this, [this, step](const api::Outcome &outcome) { note(step, outcome); });
        return;
    }
    m_ends.append({.step = step,
                   .problem = {.what = QCoreApplication::translate(
                                   "Setup", "Its integration could not be created.")}});
    Q_EMIT stepEnded(m_ends.last());
    next();
}

void SetupRun::note(const SetupStep &step, const api::Outcome &outcome)
{
    if (outcome && step.kind == SetupStep::Kind::Integration
        && step.state == SetupStep::State::Create)
        m_integrations.insert(step.name, outcome->document.object()[key::id].toString());
    m_ends.append({.step = step,
                   .good = outcome.has_value(),
                   .unknown = !outcome && outcome.error().kind == api::Kind::Unknown,
                   .problem = outcome ? base::Problem() : outcome.error().words});
    Q_EMIT stepEnded(m_ends.last());
    next();
}

} // namespace storedesk::design
