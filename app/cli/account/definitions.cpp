// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/account/definitions.h"

#include "app/cli/terminal/commandwords.h"

#include "api/call.h"
#include "api/pages.h"
#include "api/session.h"
#include "catalogue/key.h"

#include <QEventLoop>
#include <QJsonArray>
#include <QJsonObject>

namespace storedesk::cli {

using base::Problem;
using base::Result;
using catalogue::Resource;
namespace key = catalogue::key;

static Result<QJsonArray> readAll(api::Session &session, Resource resource,
                                  const QStringList &within = {})
{
    QEventLoop waiting;
    Result<QJsonArray> records;
    auto *pages = session.of(resource).all(&waiting, within);
    QObject::connect(pages, &api::Pages::page, &waiting, [&records](const QJsonArray &page) {
        for (const auto &record : page)
            records->append(record);
    });
    QObject::connect(pages, &api::Pages::failed, &waiting, [&](const http::Error &error) {
        records = tl::unexpected(error.words);
        waiting.quit();
    });
    QObject::connect(pages, &api::Pages::finished, &waiting, &QEventLoop::quit);
    waiting.exec();
    return records;
}

static Result<QJsonValue> eventTypeNamed(const QString &name, api::Session &session)
{
    const auto integrations = readAll(session, Resource::CustomIntegration);
    if (!integrations)
        return tl::unexpected(integrations.error());
    for (const auto &integration : *integrations) {
        const auto types =
            readAll(session, Resource::CustomEventType, {integration[key::id].toString()});
        if (!types)
            return tl::unexpected(types.error());
        for (const auto &type : *types) {
            if (type[key::alias].toString() == name || type[key::id].toString() == name)
                return QJsonValue(type);
        }
    }
    return tl::unexpected(
        Problem{.what = CommandWords::tr("There is no event type “%1”.").arg(name)});
}

Result<QJsonValue> definitionsFor(const catalogue::Operation &operation, const QStringList &within,
                                  api::Session &session)
{
    if (operation.payload == catalogue::Payload::None)
        return QJsonValue();
    if (operation.resource == Resource::CustomEvent)
        return eventTypeNamed(within.value(0), session);
    if (operation.resource != Resource::Contact)
        return QJsonValue();
    return readAll(session, Resource::ContactField).map([](const QJsonArray &fields) {
        return QJsonValue(fields);
    });
}

Result<QStringList> storeDomains(api::Session &session)
{
    QEventLoop waiting;
    Result<QStringList> domains;
    session.store().get(&waiting)->then(&waiting, [&](const http::Outcome &outcome) {
        if (!outcome) {
            domains = tl::unexpected(outcome.error().words);
        } else {
            for (const auto &domain : outcome->document.object()[key::domains].toArray())
                domains->append(domain.toString());
        }
        waiting.quit();
    });
    waiting.exec();
    return domains;
}

} // namespace storedesk::cli
