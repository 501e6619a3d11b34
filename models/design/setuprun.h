// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "api/outcome.h"
#include "design/setupplan.h"

#include <QObject>

namespace storedesk::api {
class Call;
class Session;
} // namespace storedesk::api

namespace storedesk::design {

// Brings an account to a set-up, one step after the other. What fails is noted and does not stop
// the rest, unless the rest needs it. Whoever is interrupted compares again: what is done is then
// there already.
class SetupRun final : public QObject
{
    Q_OBJECT

public:
    struct End
    {
        SetupStep step;
        bool good = false;
        bool unknown = false; // it may have arrived
        base::Problem problem = {};
    };

    SetupRun(api::Session &session, QList<SetupStep> steps, const Setup &there,
             QObject *parent = nullptr);

    void start();
    [[nodiscard]] const QList<End> &ends() const { return m_ends; } // of what was to be done

Q_SIGNALS:
    void stepEnded(const storedesk::design::SetupRun::End &end);
    void ended();

private:
    void next();
    [[nodiscard]] api::Call *begin(const SetupStep &step); // null: its integration is not there
    void note(const SetupStep &step, const api::Outcome &outcome);

    api::Session &m_session;
    QList<SetupStep> m_steps;
    QHash<QString, QString> m_integrations; // id by name
    QList<End> m_ends;
};

} // namespace storedesk::design
