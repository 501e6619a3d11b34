// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "catalogue/fieldset.h"
#include "http/outcome.h"

#include <QJsonArray>
#include <QObject>
#include <QPointer>

namespace storedesk::api {
class Pages;
class Session;
} // namespace storedesk::api

namespace storedesk::account {

// The contact fields defined by the account. Forms call need() and listen to changed(); the fields
// are loaded on first use and again after one was created or deleted.
class AccountFields final : public QObject
{
    Q_OBJECT

public:
    enum class State : quint8 { Unread, Reading, Ready, Failed };
    Q_ENUM(State)

    explicit AccountFields(api::Session &session, QObject *parent = nullptr);

    // Loads the fields unless they are loaded or being loaded.
    void need();
    void refresh();

    [[nodiscard]] State state() const { return m_state; }
    // Valid in state Failed.
    [[nodiscard]] const http::Error &error() const { return m_error; }
    [[nodiscard]] const QJsonArray &definitions() const { return m_definitions; }
    // Returns the rules for a contact body, including these fields once they are loaded.
    [[nodiscard]] catalogue::FieldSet contactRules(catalogue::FieldLocation place) const;

Q_SIGNALS:
    void changed();

private:
    api::Session &m_session;
    State m_state = State::Unread;
    http::Error m_error;
    QJsonArray m_definitions;
    // Records from the pages received so far.
    QJsonArray m_coming;
    QPointer<api::Pages> m_pages;
};

} // namespace storedesk::account
