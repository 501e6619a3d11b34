// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QDateTime>
#include <QHash>
#include <QJsonObject>
#include <QObject>

namespace storedesk::local {

class Worker;

struct Draft
{
    QJsonObject values;
    QDateTime keptAt = {};
};

// What was typed and not yet sent, by the text of the place it was typed at. Survives a crash.
class Drafts final : public QObject
{
    Q_OBJECT

public:
    explicit Drafts(Worker &worker, QObject *parent);

    [[nodiscard]] const QHash<QString, Draft> &all() const { return m_drafts; }
    void keep(const QString &place, const QJsonObject &values);
    void drop(const QString &place);

Q_SIGNALS:
    void changed(const QString &place);

private:
    friend class Local;
    Worker &m_worker;
    QHash<QString, Draft> m_drafts;
};

} // namespace storedesk::local
