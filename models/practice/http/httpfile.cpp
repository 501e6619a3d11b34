// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "httpreply.h"

#include "practice/core/problem.h"

namespace storedesk::practice {

using namespace Qt::StringLiterals;

namespace {

// A part of a file. Both ends are inclusive.
struct Range
{
    qint64 first = 0;
    qint64 last = -1;
};

struct ServedFile
{
    std::unique_ptr<base::OpenFile> opened = {};
    qint64 size = 0;
    QByteArray etag = {};
};

enum class Wanted : quint8 { All, Part, Impossible };

} // namespace

PracticeResponse expiredFile()
{
    return {.status = 403,
            .body = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<Error><Code>AccessDenied</Code>"
                    "<Message>Request has expired</Message></Error>\n",
            .contentType = "application/xml"};
}

static ServedFile servedFile(const QString &path)
{
    auto opened = base::openForReading(path);
    if (!opened)
        return {};
    const auto identity = (*opened)->identity();
    return {.opened = std::move(*opened),
            .size = identity.size,
            .etag = '"' + QByteArray::number(identity.size, 16) + '-'
                + QByteArray::number(identity.modified, 16) + '"'};
}

static std::optional<qint64> number(QByteArrayView text)
{
    bool good = false;
    const auto value = text.toByteArray().toLongLong(&good);
    return good && value >= 0 && !text.startsWith('+') ? std::optional(value) : std::nullopt;
}

// Parses bytes=0-99, bytes=100- or bytes=-100. Other ranges are ignored, as the standard requires.
static Wanted readRange(QByteArrayView header, qint64 size, Range &range)
{
    static constexpr QByteArrayView unit = "bytes=";
    if (!header.startsWith(unit) || header.contains(','))
        return Wanted::All;
    const auto text = header.sliced(unit.size()).trimmed();
    const auto dash = text.indexOf('-');
    if (dash < 0)
        return Wanted::All;
    const auto first = number(text.first(dash));
    const auto last = number(text.sliced(dash + 1));
    const bool openEnd = text.size() == dash + 1;
    if ((!first && dash > 0) || (!last && !openEnd) || (!first && openEnd)
        || (first && last && *last < *first))
        return Wanted::All;
    if (!first)
        range = {.first = std::max<qint64>(0, size - *last), .last = size - 1};
    else
        range = {.first = *first, .last = last ? std::min(*last, size - 1) : size - 1};
    return range.first <= range.last ? Wanted::Part : Wanted::Impossible;
}

static Wanted wantedOf(const HttpConnection &connection, const ServedFile &file, Range &range)
{
    const auto condition = connection.header("If-Range");
    if (!condition.isEmpty() && condition != file.etag)
        return Wanted::All;
    return readRange(connection.header("Range"), file.size, range);
}

static ResponseDelivery partOf(ResponseDelivery delivery, ServedFile file, Wanted wanted,
                               const Range &range)
{
    setHeader(delivery, "ETag", file.etag);
    setHeader(delivery, "Accept-Ranges", "bytes");
    const auto size = QByteArray::number(file.size);
    if (wanted == Wanted::Impossible) {
        delivery.status = 416;
        setHeader(delivery, "Content-Range", "bytes */" + size);
        return delivery;
    }
    delivery.length = file.size;
    if (wanted == Wanted::Part) {
        delivery.status = 206;
        delivery.offset = range.first;
        delivery.length = range.last - range.first + 1;
        setHeader(delivery, "Content-Range",
                  "bytes " + QByteArray::number(range.first) + '-' + QByteArray::number(range.last)
                      + '/' + size);
    }
    delivery.file = std::move(file.opened);
    return delivery;
}

ResponseDelivery fileDelivery(const HttpContext &context, const HttpTarget &target,
                              const QByteArray &method, const HttpConnection &connection,
                              const std::optional<FaultRule> &fault)
{
    if (method != "GET" && method != "HEAD") {
        auto answer = problem(405, u"The method is not allowed here."_s);
        answer.headers.append({"Allow", target.allowed()});
        return deliveryOf(context, answer);
    }
    auto found = context.ownFile(target.token);
    if (!found)
        found = context.handler.file(target.token, target.fileName);
    if (found && found->expired)
        return deliveryOf(context, expiredFile());
    if (found && fault && fault->fault == Fault::FileFrom)
        found->path = valueOf(*fault);
    auto file = found ? servedFile(found->path) : ServedFile{};
    if (!file.opened)
        return deliveryOf(context, problem(404, u"There is no such file."_s));

    if (fault && fault->fault == Fault::FileChanged)
        file.etag.insert(1, 'x');
    Range range;
    const auto wanted =
        fault && fault->fault == Fault::NoRange ? Wanted::All : wantedOf(connection, file, range);
    auto delivery = deliveryOf(context, {});
    setHeader(delivery, "Content-Type",
              found->contentType.isEmpty() ? QByteArray("application/octet-stream")
                                           : found->contentType);
    return partOf(std::move(delivery), std::move(file), wanted, range);
}

} // namespace storedesk::practice
