// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "events/setup.h"
#include "http/outcome.h"

#include <QObject>

#include <functional>

namespace storedesk::api {
class Pages;
class Session;
} // namespace storedesk::api

namespace storedesk::events {

// Reads the setup of an account: contact fields, integrations, and the event types of each.
class SetupReader final : public QObject
{
    Q_OBJECT

public:
    explicit SetupReader(api::Session &session, QObject *parent = nullptr);

    void start();
    [[nodiscard]] const Setup &setup() const { return m_setup; }

Q_SIGNALS:
    void ready();
    void failed(const storedesk::http::Error &error);

private:
    void read(api::Pages *pages, std::function<void(const QJsonObject &)> take);
    void readTypes();

    api::Session &m_session;
    Setup m_setup;
    int m_open = 0;
    bool m_failed = false;
    bool m_typesAsked = false;
};

} // namespace storedesk::events
