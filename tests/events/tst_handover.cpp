// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/seededstores.h"
#include "support/testclass.h"
#include "support/warnings.h"

#include "events/developerformat.h"
#include "events/sampleevent.h"
#include "practice/service/service.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QNetworkAccessManager>
#include <QNetworkReply>
#include <QProcess>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTemporaryDir>

#include <optional>

namespace tst_handover {

using namespace Qt::StringLiterals;
using namespace storedesk;
using catalogue::OperationId;
using events::DeveloperFormat;

static QJsonObject field(const QString &id, const QString &type, const QJsonObject &more = {})
{
    QJsonObject made{{u"id"_s, id}, {u"name"_s, u"The \"%1\" it's"_s.arg(id)}, {u"type"_s, type}};
    for (auto at = more.begin(); at != more.end(); ++at)
        made[at.key()] = at.value();
    return made;
}

static QJsonObject order()
{
    return {
        {u"name"_s, u"Order paid"_s},
        {u"alias"_s, u"order-paid"_s},
        {u"category"_s, u"receive"_s},
        {u"receiveType"_s, u"api"_s},
        {u"fields"_s,
         QJsonArray{
             field(u"mail"_s, u"email"_s, {{u"required"_s, true}, {u"isPrimaryKey"_s, true}}),
             field(u"note"_s, u"text"_s), field(u"total"_s, u"decimal"_s),
             field(u"gift"_s, u"boolean"_s), field(u"paid"_s, u"date"_s),
             field(u"shop"_s, u"radio"_s,
                   {{u"options"_s,
                     QJsonArray{QJsonObject{{u"id"_s, u"mad"_s}, {u"label"_s, u"Madrid"_s}}}}})}}};
}

// The files for developers work unmodified. Every program is run against the practice service.
class TestHandOver final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        QTest::failOnWarning(support::anyRealWarning());
        auto service = practice::Service::start(
            support::copied({.contacts = 5, .requestsPerMinute = 0}), m_clock);
        QVERIFY(service);
        m_service = std::move(*service);
        m_connection.baseUrl = m_service->url();
        m_connection.key = m_service->apiKey();
    }
    void cleanup() { m_service.reset(); }

    void everyProgramSendsTheEvent_data()
    {
        QTest::addColumn<DeveloperFormat>("kind");
        QTest::addColumn<QString>("program");
        QTest::newRow("curl") << DeveloperFormat::Curl << u"bash"_s;
        QTest::newRow("JavaScript") << DeveloperFormat::JavaScript << u"node"_s;
        QTest::newRow("PHP") << DeveloperFormat::Php << u"php"_s;
        QTest::newRow("Python") << DeveloperFormat::Python << u"python3"_s;
    }

    void everyProgramSendsTheEvent()
    {
        QFETCH(const DeveloperFormat, kind);
        QFETCH(const QString, program);
        QVERIFY2(!QStandardPaths::findExecutable(program).isEmpty(),
                 "packaging/packages.sh has it");
        const auto integration = post(u"/custom-integrations/"_s,
                                      {{u"name"_s, u"Shop"_s}, {u"eventsEnabled"_s, true}})[u"id"]
                                     .toString();
        QVERIFY(!post(u"/custom-integrations/%1/custom-event-types/"_s.arg(integration), order())
                     .isEmpty());
        const auto event = events::sampleEvent(order(), {.today = today});
        makeContact(event[u"mail"].toString());
        const QTemporaryDir folder;
        QFile file(folder.filePath(events::fileNameOf(kind, order())));
        QVERIFY(file.open(QIODevice::WriteOnly));
        const auto text = events::developerTextOf(kind, order(), m_connection, today);
        QVERIFY(!text.contains(QString::fromUtf8(m_service->apiKey())));
        file.write(text.toUtf8());
        file.close();
        QProcess process;
        auto environment = QProcessEnvironment::systemEnvironment();
        environment.insert(u"STOREDESK_API_KEY"_s, QString::fromUtf8(m_service->apiKey()));
        process.setProcessEnvironment(environment);
        process.start(program, {file.fileName()});
        QSignalSpy finished(&process, &QProcess::finished);
        QTRY_COMPARE(finished.size(), 1);
        QVERIFY2(process.exitCode() == 0, process.readAllStandardError().constData());
        QCOMPARE(
            m_service->ledger().applied(OperationId::CreateCustomEventByAlias, {u"order-paid"_s}),
            1);
        QVERIFY(process.readAllStandardOutput().contains("existing"));
    }

    void aSampleSpeaksItsLanguage()
    {
        auto type = order();
        type[u"fields"] = QJsonArray{
            QJsonObject{{u"id"_s, u"name"_s}, {u"name"_s, u"Name"_s}, {u"type"_s, u"text"_s}}};
        QStringList names;
        for (int variation = 0; variation < 3; ++variation)
            names.append(events::sampleEvent(type, {.variation = variation})[u"name"].toString());
        QCOMPARE(names, QStringList({u"Ana"_s, u"Luc\u00eda"_s, u"Marc"_s}));
    }

    void theSchemaStatesTheChecksOfTheService()
    {
        const auto schema = events::schemaOf(order());
        QCOMPARE(schema[u"required"].toArray(), QJsonArray{u"mail"_s});
        QCOMPARE(schema[u"additionalProperties"].toBool(true), false);
        QCOMPARE(schema[u"properties"][u"shop"][u"enum"].toArray(), QJsonArray{u"mad"_s});
        QCOMPARE(schema[u"properties"][u"total"][u"type"].toString(), u"number"_s);
        auto webhook = order();
        webhook[u"receiveType"] = u"webhook"_s;
        QVERIFY(events::schemaOf(webhook)[u"additionalProperties"].toBool());
        QCOMPARE(events::developerFormatsOf(webhook),
                 (QList{DeveloperFormat::Markdown, DeveloperFormat::Schema}));
        QCOMPARE(events::developerFormatsOf(order()).size(), 6);
    }

    void theDescriptionNamesEveryField()
    {
        const auto text =
            events::developerTextOf(DeveloperFormat::Markdown, order(), m_connection, today);
        for (const auto &id : {u"mail"_s, u"note"_s, u"total"_s, u"gift"_s, u"paid"_s, u"shop"_s})
            QVERIFY2(text.contains(u"| `%1` |"_s.arg(id)), qPrintable(id));
        QVERIFY(text.contains(u"order-paid"_s));
        QVERIFY(text.contains(u"512 KB"_s));
        QVERIFY(!text.contains(QString::fromUtf8(m_service->apiKey())));
    }

private:
    QJsonObject sent(const QByteArray &verb, const QString &path, const QJsonObject &body)
    {
        auto url = m_service->url();
        url.setPath(url.path() + path);
        QNetworkRequest request(url);
        request.setHeader(QNetworkRequest::ContentTypeHeader, "application/json"_ba);
        request.setRawHeader("Authorization", "apiKey " + m_service->apiKey());
        auto *reply = m_network.sendCustomRequest(request, verb, QJsonDocument(body).toJson());
        (void)QTest::qWaitFor([reply] { return reply->isFinished(); }, 30'000);
        const auto answer = QJsonDocument::fromJson(reply->readAll()).object();
        reply->deleteLater();
        return answer;
    }
    QJsonObject post(const QString &path, const QJsonObject &body)
    {
        return sent("POST", path, body);
    }
    void makeContact(const QString &email)
    {
        (void)sent("PATCH", u"/contacts/email/"_s + email, {{u"_name"_s, u"Ana"_s}});
    }

    const QDate today{2026, 11, 16};
    base::SystemClock m_clock;
    std::unique_ptr<practice::Service> m_service;
    http::Connection m_connection;
    QNetworkAccessManager m_network;
};

STOREDESK_TEST(TestHandOver)

} // namespace tst_handover

#include "tst_handover.moc"
