// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "practice/service/backend.h"
#include "support/manualclock.h"
#include "support/seededstores.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace support {

struct Reply
{
    int status = 0;
    QJsonObject body = {};

    [[nodiscard]] QJsonArray results() const
    {
        return body[QLatin1StringView("results")].toArray();
    }
    [[nodiscard]] QString text(QLatin1StringView member) const { return body[member].toString(); }
    // Returns the pointers in a 422 reply, in order.
    [[nodiscard]] QStringList pointers() const
    {
        QStringList paths;
        for (const auto &fault : body[QLatin1StringView("validationErrors")].toArray())
            paths.append(fault[QLatin1StringView("path")].toString());
        return paths;
    }
};

// Runs the practice store without HTTP, on a manual clock.
class BackendFixture final
{
public:
    explicit BackendFixture(
        const storedesk::practice::ServiceOptions &options = copied({.contacts = 60}))
    {
        auto opened = storedesk::practice::Backend::open(options, m_clock);
        if (opened)
            m_backend = std::move(*opened);
        else
            qFatal("%s", qPrintable(opened.error().what + opened.error().why));
    }

    Reply call(storedesk::catalogue::OperationId id, const QStringList &values = {},
               const QJsonObject &body = {}, const QUrlQuery &query = {})
    {
        const auto answer = m_backend->answer({
            .operation = &storedesk::catalogue::operation(id),
            .values = values,
            .query = query,
            .body = QJsonDocument(body).toJson(QJsonDocument::Compact),
            .base = QUrl(QStringLiteral("http://127.0.0.1:8080")),
        });
        return {.status = answer.status, .body = QJsonDocument::fromJson(answer.body).object()};
    }

    // Returns the file at an address from a reply.
    [[nodiscard]] std::optional<storedesk::practice::FileAnswer> file(const QUrl &address)
    {
        const auto parts = address.path().split(u'/', Qt::SkipEmptyParts);
        return m_backend->file(parts.value(1).toLatin1(), parts.value(2));
    }

    [[nodiscard]] support::ManualClock &clock() { return m_clock; }
    [[nodiscard]] storedesk::practice::Store &store() { return m_backend->store(); }
    // Returns the number in the first row of an SQL query.
    [[nodiscard]] double number(QByteArrayView sql)
    {
        auto query = store().database().query(sql);
        return query.next() ? query.real(0) : -1;
    }

private:
    support::ManualClock m_clock;
    std::unique_ptr<storedesk::practice::Backend> m_backend;
};

} // namespace support
