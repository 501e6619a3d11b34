// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "itemmodels/integrationfeed.h"

#include "api/pages.h"
#include "api/session.h"
#include "itemmodels/integrationtree.h"

#include <memory>
#include <utility>

namespace storedesk::itemmodels {

using TypesState = IntegrationTree::State;
using GatheredRecords = std::vector<QJsonObject>;

// Collects the records on all pages until the last page has been read.
static std::shared_ptr<GatheredRecords> gathered(api::Pages &pages)
{
    auto records = std::make_shared<GatheredRecords>();
    QObject::connect(&pages, &api::Pages::page, &pages, [records](const QJsonArray &page) {
        for (const auto &record : page)
            records->push_back(record.toObject());
    });
    return records;
}

IntegrationFeed::IntegrationFeed(api::Session &session, IntegrationTree &tree,
                                 const base::Clock &clock, QObject *parent)
    : QObject(parent)
    , m_session(session)
    , m_tree(tree)
    , m_clock(clock)
{
    connect(&tree, &IntegrationTree::typesWanted, this, &IntegrationFeed::readTypesSoon);
}

IntegrationFeed::~IntegrationFeed() = default;

void IntegrationFeed::refresh()
{
    // A read in progress may be outdated, so start again.
    delete m_pages;
    m_pages = m_session.integrations().all(this);
    connect(m_pages, &api::Pages::finished, this,
            [this, records = gathered(*m_pages)] { complete(*records); });
    connect(m_pages, &api::Pages::failed, this, &IntegrationFeed::fail);
    setState(State::Loading);
}

void IntegrationFeed::complete(const GatheredRecords &records)
{
    m_tree.setIntegrations(records);
    m_refreshedAt = m_clock.now();
    for (const auto &integration : m_tree.integrations()) {
        if (m_tree.stateOf(integration) != TypesState::Unread)
            readTypes(integration);
    }
    setState(State::Loaded);
}

void IntegrationFeed::fail(const http::Error &error)
{
    m_error = error;
    setState(State::Failed);
}

// Loads the types later, because a view requests them while it lays out rows during a signal from
// the tree. The tree must not change before that signal returns.
void IntegrationFeed::readTypesSoon(const QString &integration)
{
    if (m_wanted.contains(integration))
        return;
    m_wanted.insert(integration);
    QMetaObject::invokeMethod(
        this,
        [this, integration] {
            if (m_wanted.contains(integration))
                readTypes(integration);
        },
        Qt::QueuedConnection);
}

void IntegrationFeed::readTypes(const QString &integration)
{
    m_wanted.remove(integration);
    delete m_types.take(integration);
    auto *pages = m_session.eventTypes().all(this, {integration});
    m_types.insert(integration, pages);
    connect(pages, &api::Pages::finished, this, [this, integration, records = gathered(*pages)] {
        m_tree.setTypes(integration, *records);
        endTypes(integration);
    });
    connect(pages, &api::Pages::failed, this,
            [this, integration](const http::Error &error) { failTypes(integration, error); });
    m_tree.setState(integration, TypesState::Reading);
    Q_EMIT changed();
}

void IntegrationFeed::readAllTypes()
{
    for (const auto &integration : m_tree.integrations()) {
        if (m_tree.stateOf(integration) == TypesState::Unread)
            readTypes(integration);
    }
}

void IntegrationFeed::endTypes(const QString &integration)
{
    m_types.remove(integration);
    Q_EMIT changed();
}

void IntegrationFeed::failTypes(const QString &integration, const http::Error &error)
{
    const bool locked = error.kind == http::ErrorKind::Forbidden;
    m_tree.setState(integration, locked ? TypesState::Locked : TypesState::Failed, error.words.why);
    endTypes(integration);
}

void IntegrationFeed::stop()
{
    for (const auto &integration : std::exchange(m_wanted, {}))
        m_tree.setState(integration, TypesState::Stopped);
    const auto reading = std::exchange(m_types, {});
    for (auto of = reading.begin(); of != reading.end(); ++of) {
        delete of.value();
        const bool known = m_tree.rowCount(m_tree.indexOf({of.key()})) > 1;
        m_tree.setState(of.key(), known ? TypesState::Read : TypesState::Stopped);
    }
    if (m_state != State::Loading)
        return Q_EMIT changed();
    delete m_pages;
    setState(m_refreshedAt.isValid() ? State::Loaded : State::Idle);
}

void IntegrationFeed::setState(State state)
{
    m_state = state;
    Q_EMIT changed();
}

bool IntegrationFeed::isSettled() const
{
    return m_state != State::Loading && m_types.isEmpty() && m_wanted.isEmpty();
}

} // namespace storedesk::itemmodels
