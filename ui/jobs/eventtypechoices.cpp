// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/jobs/eventtypechoices.h"

#include "api/pages.h"
#include "api/session.h"
#include "catalogue/key.h"

namespace storedesk::ui::jobs {

using catalogue::Resource;
namespace key = catalogue::key;

EventTypeChoices::EventTypeChoices(api::Session &session, QObject *parent)
    : QObject(parent)
    , m_session(session)
{ }

void EventTypeChoices::need()
{
    if (m_read || isReading())
        return;
    m_problem = {};
    m_types = {};
    read(m_session.of(Resource::CustomIntegration).all(this), &EventTypeChoices::applyIntegrations);
    Q_EMIT changed();
}

void EventTypeChoices::read(api::Pages *pages,
                            void (EventTypeChoices::*take)(const QJsonArray &page))
{
    ++m_open;
    connect(pages, &api::Pages::page, this, take);
    connect(pages, &api::Pages::failed, this, [this](const http::Error &error) {
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

void EventTypeChoices::applyIntegrations(const QJsonArray &page)
{
    for (const auto &integration : page)
        read(m_session.of(Resource::CustomEventType).all(this, {integration[key::id].toString()}),
             &EventTypeChoices::applyEventTypes);
}

// Adds the event types on this page. Only event types with an alias can be sent.
void EventTypeChoices::applyEventTypes(const QJsonArray &page)
{
    for (const auto &type : page) {
        if (!type[key::alias].toString().isEmpty())
            m_types.append(type);
    }
}

} // namespace storedesk::ui::jobs
