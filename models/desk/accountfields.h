// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "api/outcome.h"
#include "catalogue/fieldset.h"

#include <QJsonArray>
#include <QObject>
#include <QPointer>

namespace storedesk::api {
class Pages;
class Session;
} // namespace storedesk::api

namespace storedesk::desk {

// The contact fields that the account defined. Forms ask for them with need() and listen; they are
// read when somebody first needs them and again after one was created or deleted.
class AccountFields final : public QObject
{
    Q_OBJECT

public:
    enum class State : quint8 { Unread, Reading, Ready, Failed };
    Q_ENUM(State)

    explicit AccountFields(api::Session &session, QObject *parent = nullptr);

    void need(); // reads unless they are there or on their way
    void refresh();

    [[nodiscard]] State state() const { return m_state; }
    [[nodiscard]] const api::Error &error() const { return m_error; } // while Failed
    [[nodiscard]] const QJsonArray &definitions() const { return m_definitions; }
    // The rules of a contact body with them; without them until they were first read.
    [[nodiscard]] catalogue::FieldSet contactRules(catalogue::Place place) const;

Q_SIGNALS:
    void changed();

private:
    api::Session &m_session;
    State m_state = State::Unread;
    api::Error m_error;
    QJsonArray m_definitions;
    QJsonArray m_coming; // the pages so far
    QPointer<api::Pages> m_pages;
};

} // namespace storedesk::desk
