// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/result.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QObject>

#include <functional>
#include <vector>

namespace storedesk::api {
class Pages;
class Session;
} // namespace storedesk::api

namespace storedesk::ui::jobs {

// An event type that events can be addressed to.
struct EventTypeChoice
{
    QJsonObject type;
    // Why the service refuses its events; empty if it accepts them.
    QString whyNot = {};
};

// All event types in the account with an alias, those that accept events first. Reads them
// integration by integration.
class EventTypeChoices final : public QObject
{
    Q_OBJECT

public:
    explicit EventTypeChoices(api::Session &session, QObject *parent = nullptr);

    // Starts reading unless the event types are loaded or being loaded.
    void need();
    [[nodiscard]] bool isReading() const { return m_open > 0; }
    [[nodiscard]] const std::vector<EventTypeChoice> &types() const { return m_types; }
    [[nodiscard]] const base::Problem &problem() const { return m_problem; }

Q_SIGNALS:
    void changed();

private:
    using Apply = std::function<void(const QJsonArray &page)>;
    void read(api::Pages *pages, const Apply &apply);
    void applyIntegrations(const QJsonArray &page);
    void applyEventTypes(const QJsonObject &integration, const QJsonArray &page);

    api::Session &m_session;
    // Number of lists being read.
    int m_open = 0;
    bool m_read = false;
    std::vector<EventTypeChoice> m_types;
    base::Problem m_problem;
};

} // namespace storedesk::ui::jobs
