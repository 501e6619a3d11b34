// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "accountfields.h"

#include "api/pages.h"
#include "api/session.h"

#include <utility>

namespace storedesk::account {

AccountFields::AccountFields(api::Session &session, QObject *parent)
    : QObject(parent)
    , m_session(session)
{
    connect(&m_session, &api::Session::writeEnded, this, [this](const http::Request &request) {
        // Reload after a failed write too, because a lost response does not mean that nothing was
        // changed.
        const bool mine = http::operationOf(request).resource == catalogue::Resource::ContactField;
        if (mine && m_state != State::Unread)
            refresh();
    });
}

void AccountFields::need()
{
    if (m_state == State::Unread || m_state == State::Failed)
        refresh();
}

void AccountFields::refresh()
{
    // Discard a read in progress, because its response may predate the reason for the refresh.
    delete m_pages;
    m_coming = {};
    m_state = State::Reading;
    m_pages = m_session.contactFields().all(this);
    connect(m_pages, &api::Pages::page, this, [this](const QJsonArray &records) {
        for (const auto &record : records)
            m_coming.append(record);
    });
    connect(m_pages, &api::Pages::finished, this, [this] {
        // The Pages object deletes itself.
        m_pages = nullptr;
        m_definitions = std::exchange(m_coming, {});
        m_error = {};
        m_state = State::Ready;
        Q_EMIT changed();
    });
    connect(m_pages, &api::Pages::failed, this, [this](const http::Error &error) {
        m_pages = nullptr;
        m_error = error;
        m_state = State::Failed;
        Q_EMIT changed();
    });
    Q_EMIT changed();
}

catalogue::FieldSet AccountFields::contactRules(catalogue::FieldLocation place) const
{
    return catalogue::FieldSet::ofContacts(place, m_definitions);
}

} // namespace storedesk::account
