// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "practice/core/handler.h"

#include <QHash>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <memory>
#include <mutex>

namespace support {

// A store that is initially empty and gets its content from the test. Shared with the handler,
// which reads it in the service's thread.
class Shelf
{
public:
    using Id = storedesk::catalogue::OperationId;

    void setList(Id list, const QJsonArray &records)
    {
        const std::scoped_lock lock(m_mutex);
        m_lists.insert(list, records);
    }

    void setStore(const QJsonObject &store)
    {
        const std::scoped_lock lock(m_mutex);
        m_store = store;
    }

    [[nodiscard]] QJsonObject answerTo(const storedesk::catalogue::Operation &operation) const
    {
        const std::scoped_lock lock(m_mutex);
        if (operation.answer != storedesk::catalogue::ResponseShape::Page)
            return m_store;
        return {{QStringLiteral("results"), m_lists.value(operation.id)},
                {QStringLiteral("links"), QJsonObject()}};
    }

private:
    mutable std::mutex m_mutex;
    QHash<Id, QJsonArray> m_lists;
    QJsonObject m_store{{QStringLiteral("name"), QStringLiteral("Empty shop")}};
};

class ShelfHandler final : public storedesk::practice::Handler
{
public:
    explicit ShelfHandler(std::shared_ptr<Shelf> shelf)
        : m_shelf(std::move(shelf))
    { }

    storedesk::practice::PracticeResponse
    answer(const storedesk::practice::PracticeRequest &request) override
    {
        return {.status = 200,
                .body = QJsonDocument(m_shelf->answerTo(*request.operation))
                            .toJson(QJsonDocument::Compact)};
    }

    std::optional<storedesk::practice::FileAnswer> file(QByteArrayView, const QString &) override
    {
        return std::nullopt;
    }

private:
    std::shared_ptr<Shelf> m_shelf;
};

} // namespace support
