// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "catalogue/resource.h"

#include <QHash>
#include <QObject>
#include <QSet>
#include <QStringList>

#include <map>
#include <utility>

namespace storedesk::api {
class Session;
}

namespace storedesk::desk {

// How the records are called that others name by their id: workflows, coupon sets, integrations. A
// list is read once, when somebody first needs it. Contacts and products have no list: whoever
// reads one notes its name.
class RecordNames final : public QObject
{
    Q_OBJECT

public:
    explicit RecordNames(api::Session &session, QObject *parent = nullptr);

    void need(catalogue::Resource resource); // of any other nothing is read
    void renew(catalogue::Resource resource); // reads it again, even where it failed
    [[nodiscard]] bool isKnown(catalogue::Resource resource) const;
    void note(catalogue::Resource resource, const QStringList &ids, const QString &name);
    [[nodiscard]] QString name(catalogue::Resource resource, const QString &id) const; // or empty
    // Only coupon sets say which workflows use them: the ids of the sets of one workflow.
    [[nodiscard]] QStringList couponSetsOf(const QString &workflow) const;

Q_SIGNALS:
    void changed();

private:
    void read(catalogue::Resource resource);

    api::Session &m_session;
    QSet<catalogue::Resource> m_asked;
    QSet<catalogue::Resource> m_underWay;
    QSet<catalogue::Resource> m_known; // read to their end
    QHash<QString, QStringList> m_setsOf; // by workflow
    std::map<std::pair<catalogue::Resource, QString>, QString> m_names;
};

} // namespace storedesk::desk
