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
        QVERIFY(!ConnectionSettings::fromText(u"postgresql://a:b@x/y"_s));
    }

    void serversElsewhereNeedACertificate()
    {
        QCOMPARE(
            of(u"postgresql://desk@db.example.com/shop"_s).completeParameters().value("sslmode"),
            "verify-full"_ba);
        for (const auto &local : {u"postgresql:///shop"_s, u"postgresql://localhost/shop"_s,
                                  u"postgresql://127.0.0.1/shop"_s, u"host=/run/postgresql"_s})
            QVERIFY2(!of(local).completeParameters().contains("sslmode"), qPrintable(local));
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
        QCOMPARE(ConnectionSettings::fromJson(object), settings);
    }
};

STOREDESK_TEST(TestConnectionSettings)

} // namespace tst_connectionsettings

#include "tst_connectionsettings.moc"
