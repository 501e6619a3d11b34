// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/testclass.h"
#include "support/warnings.h"
#include "warehouse/connectionsettings.h"

#include <QTest>

namespace tst_connectionsettings {

using namespace Qt::StringLiterals;
using namespace storedesk::warehouse;

// Reads the ways in which users name a database.
class TestConnectionSettings final : public QObject
{
    Q_OBJECT

private:
    [[nodiscard]] static ConnectionSettings of(const QString &text)
    {
        return ConnectionSettings::fromText(text).value_or(ConnectionSettings());
    }

private Q_SLOTS:
    void init() { QTest::failOnWarning(support::anyRealWarning()); }

    void allFormsAreRead()
    {
        QCOMPARE(of(u"shop"_s).parameters.value("service"), "shop"_ba);
        const auto uri = of(u"postgresql://desk@db.example.com:5433/shop?sslmode=require"_s);
        QCOMPARE(uri.parameters.value("host"), "db.example.com"_ba);
        QCOMPARE(uri.parameters.value("port"), "5433"_ba);
        QCOMPARE(uri.parameters.value("dbname"), "shop"_ba);
        QCOMPARE(uri.completeParameters().value("sslmode"), "require"_ba);
        QCOMPARE(uri.shownText(), u"desk@db.example.com:5433/shop"_s);
        QCOMPARE(of(u"host=/tmp dbname=shop"_s).parameters.value("host"), "/tmp"_ba);
        QVERIFY(!ConnectionSettings::fromText({}));
        QVERIFY(!ConnectionSettings::fromText(u"host=x password=y"_s));
    }

    void passwordsAreRefusedAndNeverRepeated_data()
    {
        QTest::addColumn<QString>("text");
        QTest::newRow("keyword") << u"host=x password=long-secret"_s;
        QTest::newRow("key of a certificate") << u"host=x sslpassword=long-secret"_s;
        QTest::newRow("URI") << u"postgresql://a:long-secret@x/y"_s;
        QTest::newRow("unreadable URI") << u"postgresql://a:long-secret@[::1/y"_s;
        QTest::newRow("unreadable keywords") << u"host=x password='long-secret"_s;
    }
    void passwordsAreRefusedAndNeverRepeated()
    {
        QFETCH(const QString, text);
        const auto settings = ConnectionSettings::fromText(text);
        QVERIFY(!settings);
        const auto &problem = settings.error().problem;
        QVERIFY(!(problem.what + problem.why + problem.next).contains("long-secret"_L1));
    }

    void theTextOfAConnectionIsReadAgain()
    {
        for (const auto &text :
             {u"shop"_s, u"service=shop sslmode=require"_s,
              u"postgresql://desk@db.example.com/shop?sslmode=verify-ca&sslrootcert=/a%20b/c'd"_s,
              u"host=a dbname='x\\\\y' options='-c search_path=a'"_s}) {
            const auto settings = of(text);
            QVERIFY2(!settings.parameters.isEmpty(), qPrintable(text));
            QCOMPARE(of(settings.toText()), settings);
        }
    }

    void serversElsewhereNeedACertificate()
    {
        QCOMPARE(
            of(u"postgresql://desk@db.example.com/shop"_s).completeParameters().value("sslmode"),
            "verify-full"_ba);
        for (const auto &local :
             {u"postgresql://localhost/shop"_s, u"postgresql://127.0.0.1/shop"_s,
              u"host=/run/postgresql"_s, u"host=localhost,/tmp"_s})
            QVERIFY2(!of(local).completeParameters().contains("sslmode"), qPrintable(local));
        // The environment could choose another server.
        qputenv("PGHOSTADDR", "192.0.2.1");
        const bool stated = of(u"host=localhost"_s).completeParameters().contains("sslmode");
        qunsetenv("PGHOSTADDR");
        QVERIFY(stated);
        for (const auto &other :
             {u"postgresql:///shop"_s, u"dbname=shop"_s, u"host=/tmp,db.example.com"_s,
              u"host=localhost hostaddr=192.0.2.1"_s})
            QCOMPARE(of(other).completeParameters().value("sslmode"), "verify-full"_ba);
    }

    void aServiceFileIsRead()
    {
        const QByteArray file("# comment\n[other]\nhost=wrong\n[shop]\n host=db.example.com\n"
                              "sslmode=disable\n");
        QCOMPARE(serviceValue(file, "shop", "host"), "db.example.com"_ba);
        QCOMPARE(serviceValue(file, "shop", "sslmode"), "disable"_ba);
        QCOMPARE(serviceValue(file, "missing", "host"), ""_ba);
    }

    void settingsSurviveJson()
    {
        auto settings = of(u"postgresql://desk@db.example.com/shop"_s);
        settings.schema = u"a \"b\""_s;
        QCOMPARE(ConnectionSettings::fromJson(settings.toJson()), settings);
        auto object = settings.toJson();
        object[u"password"_s] = u"secret"_s;
        object[u"sslpassword"_s] = u"secret"_s;
        QCOMPARE(ConnectionSettings::fromJson(object), settings);
    }
};

STOREDESK_TEST(TestConnectionSettings)

} // namespace tst_connectionsettings

#include "tst_connectionsettings.moc"
