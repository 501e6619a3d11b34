// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "catalogue/operation.h"
#include "support/curlservice.h"
#include "support/testclass.h"
#include "support/warnings.h"

#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

namespace tst_curlrefusals {

using namespace Qt::StringLiterals;
using namespace storedesk;
using enum catalogue::OperationId;
using catalogue::Payload;

// Tests the errors that the practice service can return for any operation, using curl for each of
// the 48.
class TestCurlRefusals final : public QObject
{
    Q_OBJECT

    std::optional<support::CurlService> m_service;
    QTemporaryDir m_folder;

    static void everyOperation()
    {
        QTest::addColumn<int>("id");
        for (const auto &operation : catalogue::operations())
            QTest::newRow(operation.name.data()) << static_cast<int>(operation.id);
    }

    static const catalogue::Operation &fetched()
    {
        QFETCH(const int, id);
        return catalogue::operation(catalogue::OperationId(id));
    }

    // Returns an address in the right form. The service looks for the record only after all other
    // checks.
    static QString targetOf(const catalogue::Operation &operation)
    {
        static const QRegularExpression parameter(u"{[^}]*}"_s);
        return QString(operation.path).replace(parameter, QString(24, u'f'));
    }

    [[nodiscard]] support::CurlService::Heard say(const QString &scope = {},
                                                  const QStringList &options = {}) const
    {
        const auto &operation = fetched();
        return m_service->say(QString::fromLatin1(catalogue::verbName(operation.verb)),
                              targetOf(operation), scope, options);
    }

    static int statusIn(const QByteArray &body)
    {
        return QJsonDocument::fromJson(body).object().value("status"_L1).toInt();
    }

    [[nodiscard]] QString fileOf(qsizetype size) const
    {
        const auto path = m_folder.filePath(QString::number(size));
        QFile file(path);
        if (!file.exists() && file.open(QIODevice::WriteOnly))
            file.write("{\"a\":\"" + QByteArray(size, 'x') + "\"}");
        return path;
    }

private Q_SLOTS:
    void initTestCase()
    {
        m_service.emplace(QStringList{u"--rate"_s, u"0"_s, u"--import-limit"_s, u"1"_s, u"--key"_s,
                                      u"contacts:read"_s, u"--key"_s, u"store:read"_s});
        QVERIFY(m_service->ready());
    }

    void cleanupTestCase() { QVERIFY(m_service->stop()); }

    void init() { QTest::failOnWarning(support::anyRealWarning()); }

    void aKeyThatIsNone_data() { everyOperation(); }

    void aKeyThatIsNone()
    {
        const auto heard = say(u"nothing"_s);
        QCOMPARE(heard.status, 401);
        QCOMPARE(heard.body, QByteArray());
    }

    void aKeyThatMayNot_data() { everyOperation(); }

    void aKeyThatMayNot()
    {
        const auto &operation = fetched();
        const auto heard = say(operation.id == GetStore ? u"contacts:read"_s : u"store:read"_s);
        QCOMPARE(heard.status, 403);
        QCOMPARE(statusIn(heard.body), 403);
        QVERIFY(heard.body.contains(catalogue::scopeOf(operation).toUtf8()));
    }

    void aMethodThatIsNotThere_data() { everyOperation(); }

    void aMethodThatIsNotThere()
    {
        QCOMPARE(m_service->say(u"PUT"_s, targetOf(fetched())).status, 405);
    }

    void aBodyThatIsNone_data() { everyOperation(); }

    void aBodyThatIsNone()
    {
        const auto payload = fetched().payload;
        if (payload == Payload::None)
            return;
        const QStringList text{u"-H"_s, u"Content-Type: text/plain"_s, u"--data-binary"_s, u"{}"_s};
        QCOMPARE(say({}, text).status, 415);
        const bool form = payload == Payload::Multipart;
        const QStringList broken{u"-H"_s,
                                 form ? u"Content-Type: multipart/form-data; boundary=b"_s
                                      : u"Content-Type: application/json"_s,
                                 u"--data-binary"_s, u"{\"a\":"_s};
        const auto heard = say({}, broken);
        QCOMPARE(heard.status, 400);
        QCOMPARE(statusIn(heard.body), 400);
    }

    void aBodyThatIsTooLarge_data() { everyOperation(); }

    void aBodyThatIsTooLarge()
    {
        const auto &operation = fetched();
        if (operation.payload == Payload::None)
            return;
        const bool event =
            operation.id == CreateCustomEventByAlias || operation.id == CreateCustomEventById;
        const auto path = fileOf((event ? 512 : 1024) * 1024);
        const auto options = operation.payload == Payload::Multipart
            ? QStringList{u"-F"_s, u"file=@"_s + path}
            : QStringList{u"-H"_s, u"Content-Type: application/json"_s, u"--data-binary"_s,
                          u'@' + path};
        const auto heard = say({}, options);
        QCOMPARE(heard.status, 413);
        QCOMPARE(statusIn(heard.body), 413);
    }

    void tooManyRequests()
    {
        support::CurlService service({u"--rate"_s, u"1"_s});
        QVERIFY(service.ready());
        QCOMPARE(service.say(u"GET"_s, u"/store/"_s).status, 200);
        for (const auto &operation : catalogue::operations()) {
            const auto heard = service.say(QString::fromLatin1(catalogue::verbName(operation.verb)),
                                           targetOf(operation));
            QVERIFY2(heard.status == 429, operation.name.data());
            QCOMPARE(statusIn(heard.body), 429);
        }
        QVERIFY(service.stop());
    }

    // Two processes use the same file under two names.
    void aStoreThatIsInUse()
    {
        const auto file = m_folder.filePath(u"store.sqlite"_s);
        support::CurlService first({u"--rate"_s, u"0"_s, u"--data"_s, file});
        QVERIFY(first.ready());
        const auto link = m_folder.filePath(u"link.sqlite"_s);
        QVERIFY(QFile::link(file, link));
        QProcess second;
        second.start(QStringLiteral(BINARY_ROOT "/storedesk-cli"), {u"serve"_s, u"--data"_s, link});
        QVERIFY(second.waitForFinished());
        QVERIFY(second.exitCode() != 0);
        QCOMPARE(second.readAllStandardOutput(), QByteArray());
        QVERIFY(second.readAllStandardError().contains("is in use by another program"));
        QCOMPARE(first.say(u"GET"_s, u"/store/"_s).status, 200);
        QVERIFY(first.stop());
        QVERIFY(!QFile::exists(file + u".lock"_s));
    }

    // One export never ends, so the queue fills up and the next export is refused.
    void queuesThatAreFull_data()
    {
        QTest::addColumn<QString>("path");
        QTest::addColumn<QStringList>("options");
        QTest::addColumn<int>("limit");
        QTest::addColumn<QString>("code");
        QFile file(m_folder.filePath(u"people.csv"_s));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("_email\n" + QByteArray("a@example.org\n").repeated(200));
        QTest::newRow("exports")
            << u"/exports/"_s
            << QStringList{u"-H"_s, u"Content-Type: application/json"_s, u"--data-binary"_s,
                           u"{\"exportType\":\"contacts\",\"delimiter\":\",\",\"dateFormat\":\"ISO\"}"_s}
            << 5 << u"E0301"_s;
        QTest::newRow("imports") << u"/imports/"_s
                                 << QStringList{u"-F"_s, u"type=contacts"_s,
                                                u"-F"_s, u"delimiter=,"_s,
                                                u"-F"_s, u"overrideExisting=false"_s,
                                                u"-F"_s, u"updateOnlyEmptyFields=false"_s,
                                                u"-F"_s, u"file=@"_s + file.fileName()}
                                 << 10 << u"E0401"_s;
    }

    void queuesThatAreFull()
    {
        QFETCH(const QString, path);
        QFETCH(const QStringList, options);
        QFETCH(const int, limit);
        QFETCH(const QString, code);
        support::CurlService service(
            {u"--rate"_s, u"0"_s, u"--speed"_s, u"0.001"_s, u"--contacts"_s, u"2000"_s});
        QVERIFY(service.ready());
        const auto send = [&] {
            return service.say(u"POST"_s, path, {}, options);
        };
        const auto member = [](const auto &heard, QLatin1StringView name) {
            return QJsonDocument::fromJson(heard.body).object().value(name).toString();
        };
        const auto first = path + member(send(), "id"_L1);
        QTRY_COMPARE(member(service.say(u"GET"_s, first), "status"_L1), u"inProgress"_s);
        QCOMPARE(service.say(u"DELETE"_s, first).status, 409);
        for (int waiting = 0; waiting < limit; ++waiting)
            QCOMPARE(send().status, 201);
        const auto refused = send();
        QCOMPARE(refused.status, 400);
        QCOMPARE(member(refused, "code"_L1), code);
        QVERIFY(service.stop());
    }
};

STOREDESK_TEST(TestCurlRefusals)

} // namespace tst_curlrefusals

#include "tst_curlrefusals.moc"
