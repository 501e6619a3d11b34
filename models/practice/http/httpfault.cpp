// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "httpfault.h"

#include "catalogue/key.h"
#include "practice/core/problem.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace storedesk::practice {

using namespace Qt::StringLiterals;

static constexpr qint64 megabyte = qint64(1024) * 1024;
static constexpr int levels = 100;
static constexpr int dripPieces = 16;

static qint64 numberOf(const FaultRule &rule)
{
    return valueOf(rule).toLongLong();
}

// Returns a part of a value such as 307/host or 60/-3600.
static QString partOf(const FaultRule &rule, qsizetype number)
{
    return valueOf(rule).split(u'/').value(number);
}

PracticeResponse statusAnswer(const FaultRule &rule)
{
    const auto code = partOf(rule, 1).toLatin1();
    return problem(partOf(rule, 0).toInt(), u"A fault was asked for."_s, QLatin1StringView(code));
}

static PracticeResponse htmlPage()
{
    return {.status = 200,
            .body = "<!DOCTYPE html>\n<html><head><title>Welcome</title></head>"
                    "<body><p>Please accept the terms of this network.</p></body></html>\n",
            .contentType = "text/html; charset=utf-8"};
}

static QUrl elsewhereUrl(const HttpContext &context, const HttpTarget &target, Elsewhere difference)
{
    return QUrl::fromEncoded(context.elsewhere(difference).toEncoded(QUrl::StripTrailingSlash)
                             + target.raw);
}

static Elsewhere differenceOf(const FaultRule &rule)
{
    const auto word = partOf(rule, 1);
    if (word == "host"_L1)
        return Elsewhere::Host;
    return word == "scheme"_L1 ? Elsewhere::Scheme : Elsewhere::Port;
}

// A wrong clock affects both dates in the response.
static ResponseDelivery throttled(const HttpContext &context, const FaultRule &rule, int status)
{
    auto delivery = deliveryOf(context, problem(status, u"A fault was asked for."_s));
    const auto now = context.clock.now().addSecs(partOf(rule, 1).toLongLong());
    setHeader(delivery, "Date", httpDate(now));
    if (rule.fault == Fault::ThrottleDate)
        setHeader(delivery, "Retry-After", httpDate(now.addSecs(partOf(rule, 0).toLongLong())));
    else if (rule.fault == Fault::ThrottleAbsurd)
        setHeader(delivery, "Retry-After", valueOf(rule).toLatin1());
    else if (rule.fault != Fault::ThrottlePlain)
        setHeader(delivery, "Retry-After", partOf(rule, 0).toLatin1());
    return delivery;
}

ResponseDelivery insteadOf(const HttpContext &context, const FaultRule &rule,
                           const HttpTarget &target)
{
    const auto plain = [&context](int status) {
        return deliveryOf(context, problem(status, u"A fault was asked for."_s));
    };
    switch (rule.fault) {
    case Fault::RequestTimeout:
        return plain(408);
    case Fault::ThrottleSeconds:
    case Fault::ThrottleDate:
    case Fault::ThrottlePlain:
    case Fault::ThrottleAbsurd:
        return throttled(context, rule, 429);
    case Fault::Unavailable:
        return throttled(context, rule, 503);
    case Fault::BadGateway:
        return plain(502);
    case Fault::HtmlPage:
        return deliveryOf(context, htmlPage());
    case Fault::FileExpired:
        return deliveryOf(context, expiredFile());
    case Fault::Status:
        return deliveryOf(context, statusAnswer(rule));
    case Fault::Redirect: {
        auto delivery = deliveryOf(context, {.status = partOf(rule, 0).toInt()});
        setHeader(delivery, "Location",
                  elsewhereUrl(context, target, differenceOf(rule)).toEncoded());
        return delivery;
    }
    default:
        return plain(500);
    }
}

static QByteArray wrongShape(const FaultRule &rule)
{
    const auto shape = valueOf(rule);
    if (shape == "list"_L1)
        return "[]";
    if (shape == "deep"_L1)
        return QByteArray(R"({"a":)").repeated(levels) + "1" + QByteArray("}").repeated(levels);
    return QByteArray("[").repeated(levels) + QByteArray("]").repeated(levels);
}

static QJsonObject withMember(QJsonObject record, const QString &value)
{
    if (const auto separator = value.indexOf(u';'); separator >= 0)
        return withMember(withMember(std::move(record), value.left(separator)),
                          value.mid(separator + 1));
    const auto slash = value.indexOf(u'/');
    const auto name = value.left(slash < 0 ? value.size() : slash);
    // Parse the value inside a list, because any JSON value is allowed there.
    const auto text = slash < 0 ? QString() : u"[%1]"_s.arg(value.mid(slash + 1));
    const auto parsed = QJsonDocument::fromJson(text.toUtf8()).array();
    if (parsed.isEmpty())
        record.remove(name);
    else
        record[name] = parsed.first();
    return record;
}

// Changes the record in a response, or every record on a page.
static QByteArray withMembers(const QByteArray &body, const QString &value)
{
    auto answer = QJsonDocument::fromJson(body).object();
    if (!answer.contains(catalogue::key::results))
        return QJsonDocument(withMember(answer, value)).toJson(QJsonDocument::Compact);
    QJsonArray records;
    for (const auto &record : answer[catalogue::key::results].toArray())
        records.append(withMember(record.toObject(), value));
    answer[catalogue::key::results] = records;
    return QJsonDocument(answer).toJson(QJsonDocument::Compact);
}

// Body faults need a body, so a success without one becomes a 200.
static PracticeResponse withBody(PracticeResponse answer)
{
    if (!answer.body.isEmpty())
        return answer;
    return {.status = answer.status == 204 ? 200 : answer.status, .body = R"({"done":true})"};
}

static PracticeResponse changedAnswer(const HttpContext &context, const FaultRule &rule,
                                      const HttpTarget &target, PracticeResponse answer)
{
    switch (rule.fault) {
    case Fault::ErrorApplied:
        return problem(500, u"A fault was asked for."_s);
    case Fault::GatewayTimeout:
        return problem(504, u"A fault was asked for."_s);
    case Fault::HtmlPageApplied:
        return htmlPage();
    case Fault::InvalidJson:
        answer = withBody(std::move(answer));
        answer.body = R"({"id": , "results": [})";
        return answer;
    case Fault::WrongShape:
        answer = withBody(std::move(answer));
        answer.body = wrongShape(rule);
        return answer;
    case Fault::PageRepeated:
    case Fault::PageReordered:
    case Fault::NextLoops:
    case Fault::NextElsewhere:
        return spoiltPage(rule.fault, std::move(answer), context.pages.value(target.operation->id),
                          {.self = QUrl::fromEncoded(
                               context.base.toEncoded(QUrl::StripTrailingSlash) + target.raw),
                           .elsewhere = elsewhereUrl(context, target, Elsewhere::Port)});
    case Fault::Member:
        if (answer.status < 300)
            answer.body = withMembers(answer.body, valueOf(rule));
        return answer;
    case Fault::Drip:
    case Fault::ClockSkew:
        return answer;
    default:
        return withBody(std::move(answer));
    }
}

// Returns the original body as a source and sets its length.
static std::unique_ptr<ResponseSource> sourceOf(ResponseDelivery &delivery)
{
    if (delivery.file)
        return fileSource(std::move(delivery.file), delivery.offset, delivery.length);
    delivery.length = delivery.body.size();
    return bytesSource(delivery.body);
}

static void streamJson(const FaultRule &rule, ResponseDelivery &delivery)
{
    delivery.source = hugeJsonSource(numberOf(rule) * megabyte);
    delivery.framing = ResponseFraming::Chunked;
    if (rule.fault == Fault::GzipBomb) {
        delivery.source = gzipSource(std::move(delivery.source));
        setHeader(delivery, "Content-Encoding", "gzip");
    }
}

// The framing is correct, and only the compressed stream is truncated.
static void cutGzip(const FaultRule &rule, ResponseDelivery &delivery)
{
    setHeader(delivery, "Content-Encoding", "gzip");
    if (delivery.file) {
        const auto at = rule.value.isEmpty() ? 1000 : numberOf(rule);
        delivery.source = cutSource(gzipSource(sourceOf(delivery)), at, Piece::Kind::End);
        delivery.framing = ResponseFraming::Chunked;
        return;
    }
    const auto packed = gzip(delivery.body);
    delivery.body = packed.left(rule.value.isEmpty() ? packed.size() / 2 : numberOf(rule));
}

static void cut(const FaultRule &rule, ResponseDelivery &delivery, ResponseFraming framing,
                Piece::Kind ending)
{
    auto source = sourceOf(delivery);
    const auto at = rule.value.isEmpty() ? delivery.length / 2 : numberOf(rule);
    delivery.source = cutSource(std::move(source), at, ending);
    delivery.framing = framing;
}

void spoilBody(const FaultRule &rule, ResponseDelivery &delivery)
{
    switch (rule.fault) {
    case Fault::CutLength:
        return cut(rule, delivery, ResponseFraming::Length, Piece::Kind::Broken);
    case Fault::CutChunked:
        return cut(rule, delivery, ResponseFraming::Chunked, Piece::Kind::Broken);
    case Fault::CutClose:
        return cut(rule, delivery, ResponseFraming::Close, Piece::Kind::End);
    case Fault::Stall:
        return cut(rule, delivery, ResponseFraming::Length, Piece::Kind::Stall);
    case Fault::CutGzip:
        return cutGzip(rule, delivery);
    case Fault::HugeJson:
    case Fault::GzipBomb:
        return streamJson(rule, delivery);
    case Fault::Drip: {
        auto source = sourceOf(delivery);
        delivery.source =
            dripSource(std::move(source),
                       {.length = delivery.length,
                        .pieces = int(std::clamp<qint64>(delivery.length, 1, dripPieces)),
                        .pause = std::chrono::milliseconds(numberOf(rule))});
        return;
    }
    case Fault::CorruptBytes: {
        auto source = sourceOf(delivery);
        const auto middle = delivery.length / 2;
        delivery.source = corruptSource(std::move(source), middle, middle + numberOf(rule));
        return;
    }
    default:
        return;
    }
}

ResponseDelivery spoilt(HttpContext &context, const FaultRule &rule, const HttpTarget &target,
                        PracticeResponse answer)
{
    auto delivery =
        deliveryWithRate(context, changedAnswer(context, rule, target, std::move(answer)));
    if (rule.fault == Fault::ClockSkew)
        setHeader(delivery, "Date", httpDate(context.clock.now().addSecs(numberOf(rule))));
    if (rule.fault == Fault::WrongContentType)
        setHeader(delivery, "Content-Type", valueOf(rule).toLatin1());
    spoilBody(rule, delivery);
    return delivery;
}

} // namespace storedesk::practice
