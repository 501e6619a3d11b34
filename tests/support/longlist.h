// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/utc.h"
#include "practice/core/handler.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <atomic>

namespace support {

// Simulates a store in which every list has the given number of records, in pages of at most fifty.
class LongList final : public storedesk::practice::Handler
{
public:
    explicit LongList(int records, int pageSize = 50)
        : m_records(records)
        , m_pageSize(pageSize)
    { }

    // Adds records at the front of each list, where new exports appear.
    void add(int records) { m_records += records; }

    storedesk::practice::PracticeResponse
    answer(const storedesk::practice::PracticeRequest &request) override
    {
        const int page = std::max(1, request.query.queryItemValue(QStringLiteral("page")).toInt());
        const int all = m_records;
        QJsonArray results;
        for (int place = (page - 1) * m_pageSize; place < std::min(all, page * m_pageSize); ++place)
            results.append(record(all - place));
        QJsonObject links;
        if (page * m_pageSize < all)
            links.insert(QStringLiteral("next"), QStringLiteral("?page=%1").arg(page + 1));
        const QJsonObject body{{QStringLiteral("links"), links},
                               {QStringLiteral("results"), results}};
        return {.status = 200, .body = QJsonDocument(body).toJson(QJsonDocument::Compact)};
    }

    std::optional<storedesk::practice::FileAnswer> file(QByteArrayView, const QString &) override
    {
        return std::nullopt;
    }

private:
    static QJsonObject record(int number)
    {
        const auto moment =
            QDateTime::fromSecsSinceEpoch(1'700'000'000 + number * 3600, storedesk::base::utc);
        return {{QStringLiteral("id"), QStringLiteral("w%1").arg(number, 6, 10, QLatin1Char('0'))},
                {QStringLiteral("name"), QStringLiteral("Workflow %1").arg(number)},
                {QStringLiteral("status"),
                 number % 3 == 0 ? QStringLiteral("paused") : QStringLiteral("active")},
                {QStringLiteral("createdAt"), moment.toString(Qt::ISODateWithMs)}};
    }

    std::atomic<int> m_records;
    int m_pageSize;
};

} // namespace support
