// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "practice/core/page.h"

#include "catalogue/key.h"
#include "catalogue/path.h"
#include "practice/core/problem.h"

#include <QJsonObject>

namespace storedesk::practice {

namespace key = catalogue::key;
using namespace Qt::StringLiterals;

static constexpr int defaultSize = 50;
static constexpr int largestSize = 100;
static constexpr qint64 largestOffset = 1'000'000'000'000;

struct Slice
{
    qint64 offset = 0;
    int size = defaultSize;
};

// Returns a query parameter as a number within bounds, or the default if it is missing.
static std::optional<qint64> number(const QUrlQuery &query, QLatin1StringView name,
                                    qint64 byDefault, qint64 largest)
{
    if (!query.hasQueryItem(name))
        return byDefault;
    bool good = false;
    const qint64 value = query.queryItemValue(name).toLongLong(&good);
    if (!good || value < 1 || value > largest)
        return std::nullopt;
    return value;
}

static QString cursorAt(qint64 offset)
{
    return QString::fromLatin1(
        QByteArray("after:" + QByteArray::number(offset))
            .toBase64(QByteArray::Base64UrlEncoding | QByteArray::OmitTrailingEquals));
}

static std::optional<qint64> offsetOf(const QString &cursor)
{
    const auto decoded = QByteArray::fromBase64Encoding(
        cursor.toLatin1(), QByteArray::Base64UrlEncoding | QByteArray::AbortOnBase64DecodingErrors);
    if (!decoded || !decoded.decoded.startsWith("after:"))
        return std::nullopt;
    bool good = false;
    const qint64 offset = decoded.decoded.sliced(6).toLongLong(&good);
    if (!good || offset < 0 || offset > largestOffset)
        return std::nullopt;
    return offset;
}

static std::optional<Slice> sliceOf(const QUrlQuery &query, Paging paging)
{
    const auto size = number(query, key::query::pageSize, defaultSize, largestSize);
    if (!size)
        return std::nullopt;
    if (paging == Paging::Cursor) {
        if (!query.hasQueryItem(key::query::cursor))
            return Slice{.size = static_cast<int>(*size)};
        const auto offset = offsetOf(query.queryItemValue(key::query::cursor));
        if (!offset)
            return std::nullopt;
        return Slice{.offset = *offset, .size = static_cast<int>(*size)};
    }
    const auto page = number(query, key::query::page, 1, largestOffset / largestSize);
    if (!page)
        return std::nullopt;
    return Slice{.offset = (*page - 1) * *size, .size = static_cast<int>(*size)};
}

static QString linkTo(const PracticeRequest &request, Paging paging, qint64 offset, int size)
{
    const QStringList &values = request.values;
    const auto path = catalogue::buildPath(*request.operation, {values.cbegin(), values.cend()});
    if (!path)
        return {};
    QUrlQuery query;
    if (paging == Paging::Cursor)
        query.addQueryItem(key::query::cursor, cursorAt(offset));
    else
        query.addQueryItem(key::query::page, QString::number(offset / size + 1));
    query.addQueryItem(key::query::pageSize, QString::number(size));

    QString relative = QString::fromLatin1(*path) + u'?' + query.toString(QUrl::FullyEncoded);
    if (paging == Paging::Cursor)
        return relative;
    return request.base.toString(QUrl::FullyEncoded | QUrl::StripTrailingSlash) + relative;
}

PracticeResponse pageOf(const PracticeRequest &request, Paging paging, const Rows &rows)
{
    const auto slice = sliceOf(request.query, paging);
    if (!slice)
        return problem(400, u"The page asked for is not valid."_s);

    // Request one record more than the page size, to find out whether there is a next page.
    QJsonArray results = rows(slice->offset, slice->size + 1);
    const bool more = results.size() > slice->size;
    if (more)
        results.removeLast();

    QJsonObject links;
    if (more)
        links[key::next] = linkTo(request, paging, slice->offset + slice->size, slice->size);
    if (paging == Paging::Page && slice->offset > 0)
        links[key::prev] = linkTo(request, paging, slice->offset - slice->size, slice->size);
    return answerOf(200, {{key::links, links}, {key::results, results}});
}

} // namespace storedesk::practice
