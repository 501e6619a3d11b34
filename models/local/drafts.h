// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "local/mirror.h"

#include <QDateTime>
#include <QHash>
#include <QJsonObject>
#include <QObject>

namespace storedesk::local {

class ContactTrace;
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

    [[nodiscard]] const QHash<QString, Draft> &all() const { return m_mirror.content(); }
    void keep(const QString &place, const QJsonObject &values);
    void drop(const QString &place);
    void forget(const ContactTrace &contact);

Q_SIGNALS:
    void changed(const QString &place);

private:
    friend class Local;
    void fill(QHash<QString, Draft> drafts);

    Worker &m_worker;
    Mirror<QHash<QString, Draft>> m_mirror;
};

} // namespace storedesk::local
