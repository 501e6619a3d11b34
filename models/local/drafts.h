// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/result.h"
#include "local/mirror.h"

#include <QDateTime>
#include <QHash>
#include <QJsonObject>
#include <QObject>

#include <functional>

namespace storedesk::local {

class ContactMatcher;
class Worker;

struct Draft
{
    QJsonObject values;
    QDateTime keptAt = {};
    QDateTime sentAt = {}; // it left then, and nobody knows how that ended; invalid: it did not
};

// What was typed and is not known to have arrived, by the text of the place it was typed at.
// Survives a crash.
class Drafts final : public QObject
{
    Q_OBJECT

public:
    explicit Drafts(Worker &worker, QObject *parent);

    [[nodiscard]] const QHash<QString, Draft> &all() const { return m_mirror.content(); }
    void keep(const QString &place, const QJsonObject &values);
    // Tells whether it is on the disk, unless the context is gone by then.
    using Kept = std::function<void(const base::Result<void> &)>;
    void keep(const QString &place, const QJsonObject &values, QObject *context, Kept kept);
    // Before it is sent: from now on it is in doubt, until it is dropped or known not to have
    // arrived. Goes on when that is on the disk, or cannot be; not when the context is gone by
    // then.
    void markSent(const QString &place, const QJsonObject &values, QObject *context,
                  std::function<void()> goOn);
    void markNotArrived(const QString &place);
    void drop(const QString &place);
    int forget(const ContactMatcher &contact); // answers how many

Q_SIGNALS:
    void changed(const QString &place);

private:
    friend class Local;
    void fill(QHash<QString, Draft> drafts);
    void remember(const QString &place, const Draft &draft);

    Worker &m_worker;
    Mirror<QHash<QString, Draft>> m_mirror;
};

} // namespace storedesk::local
