// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/result.h"

#include <QJsonArray>
#include <QObject>

namespace storedesk::api {
class Pages;
class Session;
} // namespace storedesk::api

namespace storedesk::ui::jobs {

// All event types in the account that can be sent. Reads them integration by integration.
class EventTypeChoices final : public QObject
{
    Q_OBJECT

public:
    explicit EventTypeChoices(api::Session &session, QObject *parent = nullptr);

    // Starts reading unless the event types are loaded or being loaded.
    void need();
    [[nodiscard]] bool isReading() const { return m_open > 0; }
    [[nodiscard]] const QJsonArray &types() const { return m_types; }
    [[nodiscard]] const base::Problem &problem() const { return m_problem; }

Q_SIGNALS:
    void changed();

private:
    void read(api::Pages *pages, void (EventTypeChoices::*take)(const QJsonArray &page));
    void applyIntegrations(const QJsonArray &page);
    void applyEventTypes(const QJsonArray &page);

    api::Session &m_session;
    // Number of lists being read.
    int m_open = 0;
    bool m_read = false;
    QJsonArray m_types;
    base::Problem m_problem;
};

} // namespace storedesk::ui::jobs
