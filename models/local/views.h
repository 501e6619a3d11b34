// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

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

    [[nodiscard]] QJsonObject state(const QString &name) const { return m_states.value(name); }
    void keep(const QString &name, const QJsonObject &state);

private:
    friend class Local;
    Worker &m_worker;
    QHash<QString, QJsonObject> m_states;
};

} // namespace storedesk::local
