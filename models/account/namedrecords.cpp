// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "account/namedrecords.h"

#include "api/pages.h"
#include "api/session.h"
#include "catalogue/key.h"
#include "catalogue/lookupkey.h"

#include <QJsonArray>

#include <algorithm>
#include <array>

namespace storedesk::account {

using catalogue::Resource;
namespace key = catalogue::key;

// Event types are loaded later, because their lists need the integrations.
static constexpr std::array listed{Resource::Workflow, Resource::CouponSet, Resource::ContactField,
                                   Resource::CustomIntegration};

// Products have no list, so only those that were read are known.
static bool isNamed(Resource resource)
{
    return resource == Resource::CustomEventType || resource == Resource::Product
        || std::ranges::find(listed, resource) != listed.end();
}

NamedRecords::NamedRecords(api::Session &session, QObject *parent)
    : QObject(parent)
    , m_session(session)
{
    connect(&session.client(), &api::Client::answered, this, &NamedRecords::hear);
}

void NamedRecords::need(const std::function<bool(Resource)> &mayRead)
{
    for (const auto resource : listed) {
        if (!m_listed.contains(resource) && mayRead(resource))
            load(resource, {});
    }
    m_wantsEventTypes = mayRead(Resource::CustomEventType);
    loadEventTypes();
}

void NamedRecords::load(Resource resource, const QStringList &values)
{
    m_listed.insert(resource);
    ++m_loading;
    auto *pages = m_session.of(resource).all(this, values);
    const auto end = [this] {
        --m_loading;
        Q_EMIT changed();
    };
    connect(pages, &api::Pages::finished, this, end);
    connect(pages, &api::Pages::failed, this, [this, resource, end](const http::Error &error) {
        // The next search tries again, unless access is forbidden.
        if (error.kind != http::ErrorKind::Forbidden)
            m_listed.remove(resource);
        end();
    });
}

void NamedRecords::loadEventTypes()
{
    if (!m_wantsEventTypes)
        return;
    QStringList missing;
    for (const auto &[known, name] : m_names) {
        if (known.first == Resource::CustomIntegration
            && !m_integrations.contains(known.second.constFirst()))
            missing.append(known.second.constFirst());
    }
    for (const auto &integration : std::as_const(missing)) {
        m_integrations.insert(integration);
        load(Resource::CustomEventType, {integration});
    }
}

static QString nameOf(Resource resource, const QJsonObject &record)
{
    const auto title = resource == Resource::Product ? record[key::title].toString() : QString();
    return title.isEmpty() ? record[key::name].toString() : title;
}

bool NamedRecords::noteAll(Resource resource, const QStringList &parent, const QJsonArray &records)
{
    bool news = false;
    const auto member = catalogue::usualKeyOf(resource)->member;
    for (const auto &record : records)
        news = note({resource, parent + QStringList{record[member].toString()}},
                    nameOf(resource, record.toObject()))
            || news;
    return news;
}

void NamedRecords::hear(const http::Request &request, const http::Reply &reply)
{
    const auto &operation = http::operationOf(request);
    const auto document = reply.document.object();
    if (operation.resource == Resource::Purchase) {
        if (noteAll(Resource::Product, {}, document[key::products].toArray()))
            Q_EMIT changed();
        return;
    }
    if (!isNamed(operation.resource))
        return;
    if (operation.effect == catalogue::Effect::Delete)
        return remove(operation.resource, request.values);
    const bool isList = operation.answer == catalogue::ResponseShape::Page;
    const auto parent = operation.resource == Resource::CustomEventType
        ? request.values.first(std::min<qsizetype>(1, request.values.size()))
        : QStringList();
    const bool news = noteAll(operation.resource, parent,
                              isList ? document[key::results].toArray() : QJsonArray{document});
    if (isList && operation.resource == Resource::CustomEventType)
        m_integrations.insert(parent.value(0));
    else if (isList && document[key::links][key::next].toString().isEmpty())
        m_listed.insert(operation.resource);
    if (!news)
        return;
    if (operation.resource == Resource::CustomIntegration)
        // Queued, because the receiver of the response is still processing it.
        QMetaObject::invokeMethod(this, &NamedRecords::loadEventTypes, Qt::QueuedConnection);
    Q_EMIT changed();
}

bool NamedRecords::note(const Key &key, const QString &name)
{
    if (name.isEmpty() || key.second.constLast().isEmpty())
        return false;
    return std::exchange(m_names[key], name) != name;
}

void NamedRecords::remove(Resource resource, const QStringList &values)
{
    std::erase_if(m_names, [&](const auto &known) {
        const auto &[of, path] = known.first;
        const bool isBelow = resource == Resource::CustomIntegration
            && of == Resource::CustomEventType && path.constFirst() == values.value(0);
        return isBelow || (of == resource && path == values);
    });
    Q_EMIT changed();
}

} // namespace storedesk::account
