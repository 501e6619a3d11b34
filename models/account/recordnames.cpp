// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "account/recordnames.h"

#include "api/pages.h"
#include "api/session.h"
#include "catalogue/key.h"

#include <QJsonArray>
#include <QJsonObject>

#include <algorithm>
#include <array>
#include <memory>

namespace storedesk::account {

using catalogue::Resource;
namespace key = catalogue::key;

static constexpr std::array named{Resource::Workflow, Resource::CouponSet,
                                  Resource::CustomIntegration};

RecordNames::RecordNames(api::Session &session, QObject *parent)
    : QObject(parent)
    , m_session(session)
{
    // Deleting any contact removes the names of all contacts.
    connect(&session, &api::Session::writeEnded, this, [this](const http::Request &request) {
        const auto &operation = catalogue::operation(request.operation);
        if (operation.resource == Resource::Contact
            && operation.effect == catalogue::Effect::Delete)
            std::erase_if(m_names,
                          [](const auto &each) { return each.first.first == Resource::Contact; });
    });
}

void RecordNames::need(Resource resource)
{
    if (!m_asked.contains(resource))
        read(resource);
}

void RecordNames::renew(Resource resource)
{
    if (!m_underWay.contains(resource))
        read(resource);
}

bool RecordNames::isKnown(Resource resource) const
{
    return m_known.contains(resource);
}

static void noteUses(QHash<QString, QStringList> &setsOf, const QJsonValue &set)
{
    for (const auto &use : set[key::usedInWorkflows].toArray())
        setsOf[use[key::workflowId].toString()].append(set[key::id].toString());
}

void RecordNames::read(Resource resource)
{
    if (std::ranges::find(named, resource) == named.end())
        return;
    m_asked.insert(resource);
    m_underWay.insert(resource);
    auto *pages = m_session.of(resource).all(this);
    // The previous relations are used until the new list is complete.
    auto uses = std::make_shared<QHash<QString, QStringList>>();
    connect(pages, &api::Pages::page, this, [this, resource, uses](const QJsonArray &records) {
        for (const auto &record : records) {
            const auto name = record[key::name].toString();
            if (!name.isEmpty())
                m_names[{resource, record[key::id].toString()}] = name;
            noteUses(*uses, record);
        }
        Q_EMIT changed();
    });
    connect(pages, &api::Pages::finished, this, [this, resource, uses] {
        m_underWay.remove(resource);
        m_known.insert(resource);
        if (resource == Resource::CouponSet)
            m_setsOf = *uses;
        Q_EMIT changed();
    });
    // On failure, ids are shown instead. The next need() tries again, unless access is forbidden.
    connect(pages, &api::Pages::failed, this, [this, resource](const http::Error &error) {
        m_underWay.remove(resource);
        if (error.kind != http::ErrorKind::Forbidden)
            m_asked.remove(resource);
    });
}

void RecordNames::note(Resource resource, const QStringList &ids, const QString &name)
{
    bool news = false;
    for (const auto &id : ids) {
        if (id.isEmpty() || name.isEmpty())
            continue;
        auto &kept = m_names[{resource, id}];
        news = news || kept != name;
        kept = name;
    }
    if (news)
        Q_EMIT changed();
}

QString RecordNames::name(Resource resource, const QString &id) const
{
    const auto found = m_names.find({resource, id});
    return found == m_names.end() ? QString() : found->second;
}

QStringList RecordNames::couponSetsOf(const QString &workflow) const
{
    return m_setsOf.value(workflow);
}

} // namespace storedesk::account
