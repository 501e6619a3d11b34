// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/clock.h"
#include "support/rawserver.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLocale>
#include <QMap>

#include <algorithm>
#include <optional>

namespace support {

// A second, minimal service. A POST to a collection adds a record, and other writes change the
// record at their path. It conforms to the documentation, and tests define how it behaves where the
// documentation leaves that open.
class OtherService final
{
public:
    explicit OtherService(storedesk::base::Clock &clock)
        : m_clock(clock)
    {
        m_server.answer = [this](const RawRequest &request) {
            return handle(request);
        };
    }

    // Adds further members to each record.
    std::function<void(QJsonObject &record)> dress = [](QJsonObject &) {
    };
    // Replies instead of the service if this function returns a value. The member `applies` decides
    // whether an interrupted write is applied first.
    std::function<std::optional<RawAnswer>(const RawRequest &)> interrupt;
    // Whether interrupted writes are applied.
    bool applies = true;
    bool tellsTheTime = true;

    [[nodiscard]] QUrl url() const { return m_server.url(); }
    [[nodiscard]] const std::vector<RawRequest> &requests() const { return m_server.requests; }

    [[nodiscard]] int received(const QByteArray &method) const
    {
        return static_cast<int>(std::ranges::count(m_server.requests, method, &RawRequest::method));
    }

    [[nodiscard]] int applied() const { return m_applied; }
    void forgetRequests() { m_server.requests.clear(); }

    // Adds an existing record to a list or under a separate path.
    void put(const QByteArray &list, QJsonObject record)
    {
        record[QStringLiteral("id")] = QStringLiteral("old-%1").arg(++m_number);
        m_lists[list].append(record);
    }
    void putAt(const QByteArray &target, const QJsonObject &record)
    {
        m_records[pathOf(target)] = record;
    }

private:
    RawAnswer handle(const RawRequest &request)
    {
        const bool write = request.method != "GET";
        const auto instead = interrupt ? interrupt(request) : std::nullopt;
        if (instead && !(write && applies))
            return *instead;
        auto plain = request;
        plain.target = pathOf(request.target);
        auto answer = write ? applied(plain) : read(plain.target);
        if (tellsTheTime) {
            const auto now = QLocale::c().toString(m_clock.now().toUTC(),
                                                   QStringLiteral("ddd, dd MMM yyyy HH:mm:ss"));
            answer.bytes.replace("\r\n\r\n", "\r\nDate: " + now.toLatin1() + " GMT\r\n\r\n");
        }
        return instead.value_or(answer);
    }

    RawAnswer read(const QByteArray &path) const
    {
        if (const auto record = m_records.constFind(path); record != m_records.constEnd())
            return jsonAnswer(200, QJsonDocument(*record).toJson());
        const auto [list, id] = split(path);
        if (id.isEmpty()) {
            const QJsonObject page{{QStringLiteral("results"), m_lists.value(list)}};
            return jsonAnswer(200, QJsonDocument(page).toJson());
        }
        for (const auto &record : m_lists.value(list)) {
            if (record[QStringLiteral("id")].toString() == id)
                return jsonAnswer(200, QJsonDocument(record.toObject()).toJson());
        }
        return errorAnswer(404);
    }

    RawAnswer applied(const RawRequest &request)
    {
        ++m_applied;
        if (request.method == "DELETE")
            return remove(request.target);
        auto record = bodyOf(request);
        if (request.method == "PATCH")
            return change(request.target, record);
        record[QStringLiteral("createdAt")] = m_clock.now().toUTC().toString(Qt::ISODateWithMs);
        if (request.target.startsWith("/custom-events/"))
            return jsonAnswer(201, "{}");
        if (request.target.startsWith("/purchases/")) {
            dress(record);
            m_records["/purchases/purchase-id/"
                      + record[QStringLiteral("purchaseId")].toString().toUtf8()] = record;
            return jsonAnswer(201, QJsonDocument(record).toJson());
        }
        if (!record.contains(QStringLiteral("id")))
            record[QStringLiteral("id")] = QStringLiteral("new-%1").arg(++m_number);
        if (request.target == "/exports/type/data-explorer")
            record[QStringLiteral("exportType")] = QStringLiteral("data-explorer");
        dress(record);
        m_lists[request.target.startsWith("/exports/") ? "/exports/" : request.target].append(
            record);
        return jsonAnswer(201, QJsonDocument(record).toJson());
    }

    RawAnswer change(const QByteArray &path, const QJsonObject &body)
    {
        auto &record = m_records[path];
        for (auto member = body.begin(); member != body.end(); ++member)
            record[member.key()] = member.value();
        dress(record);
        return jsonAnswer(200, QJsonDocument(record).toJson());
    }

    RawAnswer remove(const QByteArray &path)
    {
        const bool known = m_records.remove(path) > 0;
        if (!known)
            --m_applied;
        return known ? RawAnswer{.bytes = "HTTP/1.1 204 Gone\r\n\r\n"} : errorAnswer(404);
    }

    // Maps the deprecated path of a contact to its current path.
    static QByteArray pathOf(const QByteArray &target)
    {
        auto path = target.first(target.contains('?') ? target.indexOf('?') : target.size());
        return path.replace("/contacts/email/", "/contacts/");
    }

    static std::pair<QByteArray, QString> split(const QByteArray &path)
    {
        const auto end = path.lastIndexOf('/') + 1;
        return {path.first(end), QString::fromUtf8(path.sliced(end))};
    }

    // Parses the body as JSON, or the text parts of a form as the options of an import.
    static QJsonObject bodyOf(const RawRequest &request)
    {
        if (!request.headers.value("content-type").startsWith("multipart/"))
            return QJsonDocument::fromJson(request.body).object();
        QJsonObject options;
        const auto parts = request.body.split('\n');
        for (qsizetype line = 0; line + 2 < parts.size(); ++line) {
            const auto name = parts[line].indexOf("name=\"");
            if (name < 0 || parts[line].contains("filename="))
                continue;
            const auto text = parts[line].sliced(name + 6);
            options[QString::fromUtf8(text.first(text.indexOf('"')))] =
                QString::fromUtf8(parts[line + 2].trimmed());
        }
        const auto type = options.take(QStringLiteral("type"));
        return {{QStringLiteral("type"), type}, {QStringLiteral("options"), options}};
    }

    storedesk::base::Clock &m_clock;
    QMap<QByteArray, QJsonArray> m_lists;
    QMap<QByteArray, QJsonObject> m_records;
    int m_number = 0;
    int m_applied = 0;
    RawServer m_server;
};

} // namespace support
