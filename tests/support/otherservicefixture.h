// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "api/session.h"
#include "support/clockwork.h"
#include "support/manualclock.h"
#include "support/otherservice.h"

#include <QTemporaryFile>
#include <QTest>

namespace support {

using namespace Qt::StringLiterals;
namespace api = storedesk::api;
namespace catalogue = storedesk::catalogue;

// Provides a session with a service other than the practice service.
class OtherServiceFixture
{
public:
    using Request = storedesk::http::Request;
    using OperationId = catalogue::OperationId;

    OtherServiceFixture()
    {
        m_session.client().setRandom([] { return 0.5; });
        if (m_file.open())
            m_file.write("_email\nann@example.org\n");
        m_file.flush();
    }

    [[nodiscard]] OtherService &service() { return m_service; }
    [[nodiscard]] api::Session &session() { return m_session; }
    [[nodiscard]] support::ManualClock &clock() { return m_clock; }

    storedesk::http::Outcome end(api::Call *call)
    {
        return outcomeOf(m_clock, m_session.client(), call)
            .value_or(tl::unexpected(
                storedesk::http::Error{.kind = storedesk::http::ErrorKind::Cancelled}));
    }

    storedesk::http::Outcome send(const Request &request) { return end(m_session.write(request)); }

    [[nodiscard]] Request good(OperationId id)
    {
        const auto &operation = catalogue::operation(id);
        Request request{.operation = id};
        for (qsizetype count = operation.path.toString().count(u'{'); count > 0; --count)
            request.values.append(u"a%1"_s.arg(count));
        if (operation.payload == catalogue::Payload::Json)
            request.body = bodyOf(id);
        if (operation.payload == catalogue::Payload::Multipart)
            request.body =
                storedesk::http::ImportForm{.filePath = m_file.fileName(),
                                            .fileName = u"people.csv"_s,
                                            .fields = {{u"type"_s, u"contacts"_s},
                                                       {u"overrideExisting"_s, u"true"_s},
                                                       {u"updateOnlyEmptyFields"_s, u"false"_s},
                                                       {u"delimiter"_s, u","_s}},
                                            .rows = 1};
        return request;
    }

    static QJsonObject bodyOf(OperationId id)
    {
        switch (id) {
        case OperationId::CreatePurchase:
            return {{u"purchaseId"_s, u"P1"_s},
                    {u"contactEmail"_s, u"ann@example.org"_s},
                    {u"totalPrice"_s, 19.9},
                    {u"purchaseDate"_s, u"2026-01-31T10:00:00Z"_s}};
        case OperationId::CreateExport:
            return {{u"exportType"_s, u"contacts"_s},
                    {u"delimiter"_s, u","_s},
                    {u"dateFormat"_s, u"ISO"_s},
                    {u"filters"_s, QJsonObject{{u"segmentId"_s, u"s1"_s}}}};
        case OperationId::CreateDataExplorerExport:
            return {{u"delimiter"_s, u","_s},
                    {u"filters"_s,
                     QJsonObject{{u"reportId"_s, u"r1"_s},
                                 {u"fromDate"_s, u"2026-08-01"_s},
                                 {u"toDate"_s, u"2026-08-31"_s}}}};
        case OperationId::CreateContactField:
            return {{u"id"_s, u"shoe"_s}, {u"name"_s, u"Shoe"_s}, {u"type"_s, u"integer"_s}};
        case OperationId::CreateCustomIntegration:
            return {{u"name"_s, u"Till"_s}, {u"eventsEnabled"_s, true}};
        case OperationId::CreateCustomEventType:
            return {
                {u"name"_s, u"Visit"_s}, {u"category"_s, u"receive"_s}, {u"alias"_s, u"visit"_s}};
        default:
            return {{u"name"_s, u"New"_s}};
        }
    }

    static void everyWrite()
    {
        QTest::addColumn<OperationId>("operation");
        for (const auto &operation : catalogue::operations()) {
            if (operation.writes())
                QTest::newRow(operation.name.data()) << operation.id;
        }
    }

    // Creates the record that is changed or deleted by the request.
    void makeItsRecord(const Request &request)
    {
        const auto &operation = catalogue::operation(request.operation);
        if (operation.effect != catalogue::Effect::Update
            && operation.effect != catalogue::Effect::Delete)
            return;
        auto path = operation.path.toString().toLatin1();
        for (const auto &value : request.values)
            path.replace(path.indexOf('{'), path.indexOf('}') - path.indexOf('{') + 1,
                         value.toLatin1());
        m_service.putAt(path, {{u"name"_s, u"Old"_s}});
    }

    static void everyCreate()
    {
        QTest::addColumn<OperationId>("operation");
        for (const auto &operation : catalogue::operations()) {
            if (operation.repeat == catalogue::Repeat::LookUp)
                QTest::newRow(operation.name.data()) << operation.id;
        }
    }

    // Gives the first write an odd reply, and all later requests normal replies.
    void interruptOnce(const RawAnswer &answer, bool applied)
    {
        m_service.applies = applied;
        m_service.interrupt = [answer, writes = 0](const RawRequest &request) mutable {
            const bool first = request.method != "GET" && writes++ == 0;
            return first ? std::optional(answer) : std::nullopt;
        };
    }

private:
    support::ManualClock m_clock;
    OtherService m_service{m_clock};
    api::Session m_session{
        {.baseUrl = m_service.url(), .key = "practice-1:s", .requestsPerMinute = 0}, m_clock};
    QTemporaryFile m_file;
};

} // namespace support
