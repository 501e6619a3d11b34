// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "practice/service/service.h"
#include "rawhttp.h"
#include "support/manualclock.h"

#include <QFile>
#include <QJsonArray>

namespace support {

using namespace Qt::StringLiterals;
namespace catalogue = storedesk::catalogue;
namespace practice = storedesk::practice;

// An empty store that answers every request with a description of the request.
class EchoHandler final : public practice::Handler
{
public:
    practice::PracticeResponse answer(const practice::PracticeRequest &request) override
    {
        const auto &operation = *request.operation;
        if (operation.answer == catalogue::ResponseShape::Nothing)
            return {.status = 204, .body = {}, .contentType = {}};
        QJsonObject body{{u"operation"_s, QString(operation.name)},
                         {u"values"_s, QJsonArray::fromStringList(request.values)},
                         {u"query"_s, request.query.toString()},
                         {u"body"_s, QString::fromUtf8(request.body)}};
        for (auto text = request.form.cbegin(); text != request.form.cend(); ++text)
            body.insert(u"form-"_s + text.key(), text.value());
        if (request.upload)
            addUpload(body, *request.upload);
        if (operation.answer == catalogue::ResponseShape::Page)
            body = page(request);
        return {.status = operation.effect == catalogue::Effect::Create ? 201 : 200,
                .body = QJsonDocument(body).toJson(QJsonDocument::Compact)};
    }

    std::optional<practice::FileAnswer> file(QByteArrayView token, const QString &fileName) override
    {
        if (token.startsWith("dead"))
            return practice::FileAnswer{.path = {}, .contentType = {}, .expired = true};
        if (fileName.startsWith(u'/'))
            return practice::FileAnswer{.path = fileName, .contentType = "text/csv"};
        return std::nullopt;
    }

private:
    static QJsonObject page(const practice::PracticeRequest &request)
    {
        const auto number = std::max(1, request.query.queryItemValue(u"page"_s).toInt());
        QJsonArray results;
        for (int record = 0; record < 3; ++record)
            results.append(QJsonObject{{u"id"_s, number * 10 + record}});
        QJsonObject links;
        if (number < 3)
            links.insert(u"next"_s,
                         request.base.toString() + u"/exports/?page=%1"_s.arg(number + 1));
        return {{u"links"_s, links}, {u"results"_s, results}};
    }

    static void addUpload(QJsonObject &body, const practice::Upload &upload)
    {
        QFile file(upload.path);
        body.insert(u"uploadPath"_s, upload.path);
        body.insert(u"uploadName"_s, upload.fileName);
        body.insert(u"uploadPart"_s, upload.part);
        body.insert(u"uploadSize"_s, upload.size);
        if (file.open(QIODevice::ReadOnly))
            body.insert(u"uploadText"_s, QString::fromUtf8(file.read(1000)));
    }
};

// Runs a practice service with that store on a manual clock.
class PracticeFixture
{
public:
    explicit PracticeFixture(practice::ServiceOptions options = {.requestsPerMinute = 0})
    {
        auto started = practice::Service::start(options, m_clock, std::make_unique<EchoHandler>());
        if (started)
            m_service = std::move(*started);
        else
            qWarning("%s %s", qPrintable(started.error().what), qPrintable(started.error().why));
    }

    [[nodiscard]] practice::Service &service() { return *m_service; }
    [[nodiscard]] practice::Ledger &ledger() { return m_service->ledger(); }
    [[nodiscard]] support::ManualClock &clock() { return m_clock; }

    // Returns a request as text. If there is a body, adds its length. Each extra header ends with a
    // line break.
    [[nodiscard]] QByteArray request(const QByteArray &method, const QByteArray &target,
                                     const QByteArray &body = {}, const QByteArray &type = {},
                                     const QByteArray &extra = {}) const
    {
        auto text = method + ' ' + target + " HTTP/1.1\r\nHost: localhost\r\nAuthorization: apiKey "
            + m_service->apiKey() + "\r\n";
        if (!type.isEmpty())
            text += "Content-Type: " + type + "\r\n";
        if (!body.isEmpty() || method == "POST" || method == "PATCH")
            text += "Content-Length: " + QByteArray::number(body.size()) + "\r\n";
        return text + extra + "\r\n" + body;
    }

    // Returns a valid request for this operation with sample path values.
    [[nodiscard]] QByteArray request(catalogue::OperationId id) const
    {
        const auto &operation = catalogue::operation(id);
        QByteArrayList segments;
        for (const auto &segment :
             QByteArray(operation.path.data(), operation.path.size()).split('/'))
            segments.append(segment.startsWith('{') ? QByteArray("a%2Fb") : segment);
        const auto method = catalogue::verbName(operation.verb);
        const auto target = segments.join('/');
        switch (operation.payload) {
        case catalogue::Payload::None:
            return request(method, target);
        case catalogue::Payload::Json:
            return request(method, target, R"({"name":"x"})", "application/json");
        case catalogue::Payload::Multipart:
            break;
        }
        return request(method, target, form(), "multipart/form-data; boundary=frontier");
    }

    [[nodiscard]] static QByteArray form(const QByteArray &file = "_email\na@example.com\n",
                                         const QByteArray &fileName = "people.csv")
    {
        return "--frontier\r\nContent-Disposition: form-data; name=\"type\"\r\n\r\ncontacts\r\n"
               "--frontier\r\nContent-Disposition: form-data; name=\"file\"; filename=\""
            + fileName + "\"\r\nContent-Type: text/csv\r\n\r\n" + file + "\r\n--frontier--\r\n";
    }

    // Sends the request on a new connection and returns the reply.
    [[nodiscard]] RawReply ask(const QByteArray &request) const
    {
        RawHttp connection(m_service->url());
        connection.send(request);
        return connection.reply(request.startsWith("HEAD"));
    }

private:
    support::ManualClock m_clock;
    std::unique_ptr<practice::Service> m_service;
};

} // namespace support
