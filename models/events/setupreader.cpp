// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "events/setupreader.h"

#include "api/pages.h"
#include "api/session.h"
#include "catalogue/key.h"
#include "events/definition.h"

namespace storedesk::events {

namespace key = catalogue::key;

SetupReader::SetupReader(api::Session &session, QObject *parent)
    : QObject(parent)
    , m_session(session)
{ }

void SetupReader::start()
{
    m_setup = {};
    m_failed = false;
    m_typesAsked = false;
    read(m_session.contactFields().all(this), [this](const QJsonObject &field) {
        if (field[key::custom].toBool())
            m_setup.contactFields.append(contactFieldDefinition(field));
    });
    read(m_session.integrations().all(this), [this](const QJsonObject &integration) {
        m_setup.integrations.append({.definition = integrationDefinition(integration),
                                     .id = integration[key::id].toString()});
    });
}

void SetupReader::read(api::Pages *pages, std::function<void(const QJsonObject &)> take)
{
    ++m_open;
    connect(pages, &api::Pages::page, this, [take](const QJsonArray &records) {
        for (const auto &record : records)
            take(record.toObject());
    });
    connect(pages, &api::Pages::failed, this, [this](const http::Error &error) {
        if (!std::exchange(m_failed, true))
            Q_EMIT failed(error);
    });
    connect(pages, &api::Pages::finished, this, [this] {
        if (--m_open == 0 && !m_failed)
            readTypes();
    });
}

void SetupReader::readTypes()
{
    if (std::exchange(m_typesAsked, true) || m_setup.integrations.isEmpty()) {
        Q_EMIT ready();
        return;
    }
    for (qsizetype at = 0; at < m_setup.integrations.size(); ++at)
        read(m_session.eventTypes().all(this, {m_setup.integrations[at].id}),
             [this, at](const QJsonObject &type) {
                 m_setup.integrations[at].eventTypes.append(definitionOf(type));
                 m_setup.integrations[at].eventTypeIds.append(type[key::id].toString());
             });
}

} // namespace storedesk::events
