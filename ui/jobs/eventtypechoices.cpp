// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/jobs/eventtypechoices.h"

#include "api/pages.h"
#include "api/session.h"
#include "catalogue/key.h"
#include "itemmodels/showntext.h"

#include <algorithm>

namespace storedesk::ui::jobs {

using namespace Qt::StringLiterals;
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
    read(m_session.of(Resource::CustomIntegration).all(this),
         [this](const QJsonArray &page) { applyIntegrations(page); });
    Q_EMIT changed();
}

void EventTypeChoices::read(api::Pages *pages, const Apply &apply)
{
    ++m_open;
    connect(pages, &api::Pages::page, this, apply);
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
             [this, integration = integration.toObject()](const QJsonArray &types) {
                 applyEventTypes(integration, types);
             });
}

// Returns why the service refuses events of this type. Integrations without this information accept
// events.
static QString obstacleOf(const QJsonObject &integration, const QJsonObject &type)
{
    if (!integration[key::eventsEnabled].toBool(true))
        return EventTypeChoices::tr("its integration “%1” doesn't accept events")
            .arg(itemmodels::shownText(integration[key::name].toString()));
    if (type[key::category].toString() != "receive"_L1)
        return EventTypeChoices::tr("the service sends these events");
    const auto fields = type[key::fields].toArray();
    const bool hasContact = std::ranges::any_of(
        fields, [](const QJsonValue &field) { return field[key::isPrimaryKey].toBool(); });
    return hasContact ? QString()
                      : EventTypeChoices::tr("only websites and apps send these events");
}

// Adds the event types on this page. Only event types with an alias can be sent.
void EventTypeChoices::applyEventTypes(const QJsonObject &integration, const QJsonArray &page)
{
    for (const auto &value : page) {
        const auto type = value.toObject();
        if (!type[key::alias].toString().isEmpty())
            m_types.push_back({.type = type, .whyNot = obstacleOf(integration, type)});
    }
    (void)std::ranges::stable_partition(
        m_types, [](const EventTypeChoice &choice) { return choice.whyNot.isEmpty(); });
}

} // namespace storedesk::ui::jobs
