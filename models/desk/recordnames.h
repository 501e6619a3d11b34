// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "catalogue/resource.h"

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
    void note(catalogue::Resource resource, const QStringList &ids, const QString &name);
    [[nodiscard]] QString name(catalogue::Resource resource, const QString &id) const; // or empty

Q_SIGNALS:
    void changed();

private:
    api::Session &m_session;
    QSet<catalogue::Resource> m_asked;
    std::map<std::pair<catalogue::Resource, QString>, QString> m_names;
};

} // namespace storedesk::desk
