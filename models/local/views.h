// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "local/contactmatcher.h"
#include "local/mirror.h"

#include <QHash>
#include <QJsonObject>
#include <QObject>

namespace storedesk::local {

class Worker;

// How pages were left: columns, filters, tabs. Named by the page that keeps it.
class Views final : public QObject
{
    Q_OBJECT

public:
    explicit Views(Worker &worker, QObject *parent);

    [[nodiscard]] QJsonObject state(const QString &name) const
    {
        return m_mirror.content().value(name);
    }
    // Without the contacts that are forgotten: their tabs may still be open.
    void keep(const QString &name, const QJsonObject &state);
    void forget(const ContactMatcher &contact);
    void remember(const ContactMatcher &contact); // it is back

private:
    friend class Local;
    void fill(QHash<QString, QJsonObject> states);

    Worker &m_worker;
    Mirror<QHash<QString, QJsonObject>> m_mirror;
    std::vector<ContactMatcher> m_forgotten; // in this run
};

} // namespace storedesk::local
