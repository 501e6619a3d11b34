// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "schedules/definitionreader.h"

#include "api/pages.h"
#include "catalogue/key.h"

#include <QJsonObject>

#include <algorithm>

namespace storedesk::schedules {

using catalogue::Resource;
namespace key = catalogue::key;

DefinitionReader::DefinitionReader(api::Session &session, Done done)
    : m_session(session)
    , m_done(std::move(done))
{ }

void DefinitionReader::start(const catalogue::Operation &operation, const QStringList &within)
{
    if (operation.resource == Resource::Contact)
        return readAll(Resource::ContactField, {},
                       [this](const QJsonArray &fields) { end(QJsonValue(fields)); });
    if (operation.resource == Resource::CustomEvent)
        return readAll(Resource::CustomIntegration, {},
                       [this, name = within.value(0)](const QJsonArray &integrations) {
                           findEventType(name, integrations, 0);
                       });
    QMetaObject::invokeMethod(this, [this] { end(QJsonValue()); }, Qt::QueuedConnection);
}

void DefinitionReader::readAll(Resource resource, const QStringList &within, All all)
{
    auto records = std::make_shared<QJsonArray>();
    auto *pages = m_session.of(resource).all(this, within);
    connect(pages, &api::Pages::page, this, [records](const QJsonArray &page) {
        for (const auto &record : page)
            records->append(record);
    });
    connect(pages, &api::Pages::failed, this,
            [this](const http::Error &error) { end(tl::unexpected(error.words)); });
    connect(pages, &api::Pages::finished, this, [records, all = std::move(all)] { all(*records); });
}

// Event types are listed for each integration.
void DefinitionReader::findEventType(const QString &name, const QJsonArray &integrations,
                                     qsizetype at)
{
    if (at >= integrations.size())
        return end(tl::unexpected(
            base::Problem{.what = tr("There is no event type “%1”.").arg(name),
                          .next = tr("Create the event type, or choose another recipe.")}));
    readAll(Resource::CustomEventType, {integrations[at][key::id].toString()},
            [this, name, integrations, at](const QJsonArray &types) {
                const auto found = std::ranges::find_if(types, [&name](const auto &type) {
                    return type[key::alias].toString() == name || type[key::id].toString() == name;
                });
                found == types.end() ? findEventType(name, integrations, at + 1)
                                     : end(QJsonValue(*found));
            });
}

void DefinitionReader::end(const base::Result<QJsonValue> &definitions)
{
    m_done(definitions);
}

} // namespace storedesk::schedules
