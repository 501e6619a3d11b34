// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/bulk/eventtypes.h"

#include "api/pages.h"
#include "api/session.h"
#include "catalogue/key.h"

namespace storedesk::ui::bulk {

using catalogue::Resource;
namespace key = catalogue::key;

EventTypes::EventTypes(api::Session &session, QObject *parent)
    : QObject(parent)
    , m_session(session)
{ }

void EventTypes::need()
{
    if (m_read || isReading())
        return;
    m_problem = {};
    m_types = {};
    read(m_session.of(Resource::CustomIntegration).all(this), &EventTypes::takeIntegrations);
    Q_EMIT changed();
}

void EventTypes::read(api::Pages *pages, void (EventTypes::*take)(const QJsonArray &page))
{
    ++m_open;
    connect(pages, &api::Pages::page, this, take);
    connect(pages, &api::Pages::failed, this, [this](const api::Error &error) {
        --m_open;
        m_problem = error.words;
        Q_EMIT changed();
    });
    connect(pages, &api::Pages::finished, this, [this] {
        --m_open;
        m_read = m_open == 0 && m_problem.what.isEmpty();
        Q_EMIT changed();
    });
}

void EventTypes::takeIntegrations(const QJsonArray &page)
{
    for (const auto &integration : page)
        read(m_session.of(Resource::CustomEventType).all(this, {integration[key::id].toString()}),
             &EventTypes::takeTypes);
}

// Only event types with an alias can be sent to the account.
void EventTypes::takeTypes(const QJsonArray &page)
{
    for (const auto &type : page) {
        if (!type[key::alias].toString().isEmpty())
            m_types.append(type);
    }
}

} // namespace storedesk::ui::bulk
