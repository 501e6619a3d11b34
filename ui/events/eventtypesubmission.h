// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "http/outcome.h"
#include "http/request.h"
#include "ui/forms/takenvalue.h"
#include "ui/host/pageaddress.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QPointer>

namespace storedesk::account {
class Account;
}

namespace storedesk::api {
class Pages;
}

namespace storedesk::ui::events {

class EventFields;

// Sends the definition of an event type: checks its alias against the other event types of the
// integration, builds the request for a new event type, or stores the plan that replaces an edited
// one.
class EventTypeSubmission final : public QObject
{
    Q_OBJECT

public:
    // Explains why an alias cannot be used.
    struct AliasProblem
    {
        QString reason;
        // The event type that already uses the alias.
        std::optional<PageAddress> other = {};
    };

    // Whether the page edits an event type. Otherwise it creates one.
    [[nodiscard]] static bool edits(const PageAddress &place);

    // The account and the fields must outlive this object.
    EventTypeSubmission(account::Account &account, PageAddress place, const EventFields &fields);

    // Loads the other event types of the integration.
    void loadOthers();
    [[nodiscard]] bool settled() const;
    // Forgets a refused alias once the user has typed a different one.
    void followAlias(const QString &alias) { m_taken.follow(alias); }
    [[nodiscard]] std::optional<AliasProblem> aliasProblem(const QString &alias) const;
    // Returns whether the service refused the alias.
    [[nodiscard]] bool noteRefusal(const http::Error &error, const QString &alias);

    [[nodiscard]] http::Request request(const QJsonObject &typed) const;
    // Returns one line for each field, with its name and its properties.
    [[nodiscard]] QList<std::pair<QString, QString>> fieldReview() const;
    // Sets the event type being edited, as it is stored at the service.
    void setOriginal(const QJsonObject &original) { m_original = original; }
    [[nodiscard]] bool isOriginalLoaded() const { return !m_original.isEmpty(); }
    // Stores the plan for the change and returns the page that shows it; nothing if there are no
    // changes.
    [[nodiscard]] std::optional<PageAddress> storePlan(const QJsonObject &typed);
    // Returns the address of the page that shows this event type.
    [[nodiscard]] PageAddress placeOf(const QJsonObject &record) const;

Q_SIGNALS:
    void othersChanged();
    // Emitted when the event type being edited was deleted, which is the last step of a change.
    void replaced();

private:
    account::Account &m_account;
    const PageAddress m_place;
    const QString m_integration;
    const EventFields &m_fields;
    QJsonObject m_original;
    QPointer<api::Pages> m_loadingOthers;
    QJsonArray m_others;
    // The alias that the service refused.
    forms::TakenValue m_taken;
};

} // namespace storedesk::ui::events
