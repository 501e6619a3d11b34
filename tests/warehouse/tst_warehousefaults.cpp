// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/testclass.h"
#include "support/warehousefixture.h"
#include "support/warnings.h"
#include "warehouse/warehouseschema.h"

#include <QTest>

#include <sys/mount.h>

namespace tst_warehousefaults {

using namespace Qt::StringLiterals;
using namespace storedesk;
using support::WarehouseFixture;

// Everything that can be wrong with a database gives a clear error, and nothing is half done.
class TestWarehouseFaults final : public QObject
{
    Q_OBJECT

private:
    [[nodiscard]] QString init(const QString &uri, const QString &schema = u"storedesk"_s)
    {
        const auto day = QDate::currentDate().addDays(-3).toString(Qt::ISODate);
        const auto made = m_warehouse.warehouse(
            {u"init"_s, u"--to"_s, uri, u"--schema"_s, schema, u"--from"_s, day});
        return made.exitCode == 0 ? QString() : QString::fromUtf8(made.complaints);
    }
    [[nodiscard]] QByteArray ask(const QString &sql) const { return m_warehouse.server.ask(sql); }
    // Compares the exit code, and looks for the words among the errors.
    void expect(const QStringList &arguments, int exitCode, const QByteArray &words) const
    {
        const auto ended = m_warehouse.warehouse(arguments);
        QVERIFY2(ended.complaints.contains(words), ended.complaints);
        QCOMPARE(ended.exitCode, exitCode);
        QVERIFY(!ended.complaints.contains(WarehouseFixture::password));
    }
    void replaceSchema(const QString &schema)
    {
        (void)ask(u"DROP SCHEMA IF EXISTS \"%1\" CASCADE"_s.arg(
            QString(schema).replace(u'"', "\"\""_L1)));
        QCOMPARE(m_warehouse.makeRole(schema), QByteArray());
    }

    WarehouseFixture m_warehouse;

private Q_SLOTS:
    void initTestCase()
    {
        QCOMPARE(m_warehouse.startServer(), QByteArray());
        QVERIFY(m_warehouse.serve(40));
    }
    void init()
    {
        QTest::failOnWarning(support::anyRealWarning());
        QDir(m_warehouse.cli.path(u"data"_s)).removeRecursively();
    }

    void theConnectionIsChecked()
    {
        replaceSchema(u"storedesk"_s);
        const auto uri = m_warehouse.uri();
        expect({u"status"_s, u"--to"_s, u"postgresql://desk:secret@db.example.com/shop"_s}, 2,
               "contains a password");
        expect({u"status"_s, u"--to"_s, u"host=x nonsense=1"_s}, 2, "nonsense");
        expect({u"status"_s, u"--to"_s, u"no such service"_s}, 3, "no such service");
        expect({u"status"_s, u"--to"_s, m_warehouse.server.uri(u"desk"_s, u"missing"_s)}, 1,
               "database doesn't exist");
        expect({u"status"_s, u"--to"_s, uri}, 6, "no warehouse in the schema");
        expect({u"sync"_s, u"--to"_s, uri}, 6, "no warehouse in the schema");
        expect({u"sync"_s}, 2, "No PostgreSQL database is configured");
        const auto pass = m_warehouse.cli.environment.value(u"PGPASSFILE"_s);
        const auto wrong = m_warehouse.cli.write(u"wrong"_s, "*:*:*:desk:wrong\n");
        QVERIFY(QFile::setPermissions(wrong, QFile::ReadOwner | QFile::WriteOwner));
        m_warehouse.cli.environment.insert(u"PGPASSFILE"_s, wrong);
        expect({u"status"_s, u"--to"_s, uri}, 1, "rejected the password");
        m_warehouse.cli.environment.insert(u"PGPASSFILE"_s, u"/nonexistent"_s);
        expect({u"status"_s, u"--to"_s, uri}, 1, "requires a password");
        m_warehouse.cli.environment.insert(u"PGPASSFILE"_s, pass);
    }

    void aServerThatIsDownIsReported()
    {
        QCOMPARE(m_warehouse.server.stop(), QByteArray());
        expect({u"status"_s, u"--to"_s, m_warehouse.uri()}, 3, "Couldn't connect to PostgreSQL");
        QCOMPARE(m_warehouse.server.startAgain(), QByteArray());
    }

    void missingRightsChangeNothing()
    {
        replaceSchema(u"storedesk"_s);
        expect({u"init"_s, u"--to"_s, m_warehouse.uri(), u"--schema"_s, u"other"_s}, 1,
               "insufficient permissions");
        QCOMPARE(ask(u"SELECT count(*) FROM pg_namespace WHERE nspname = 'other'"_s), "0"_ba);
        // The role of the script cannot use other tables.
        QVERIFY(ask(u"CREATE TABLE IF NOT EXISTS public.secret (a integer)"_s).isEmpty());
        QVERIFY(ask(u"SET ROLE desk; SELECT * FROM public.secret"_s).contains("permission denied"));
        QVERIFY(ask(u"SET ROLE desk; CREATE TABLE public.mine (a integer)"_s)
                    .contains("permission denied"));
        QCOMPARE(init(m_warehouse.uri()), QString());
        QVERIFY(ask(u"ALTER TABLE storedesk.activity OWNER TO admin"_s).isEmpty());
        expect({u"sync"_s}, 1, "insufficient permissions");
        QCOMPARE(ask(u"SELECT count(*) FROM storedesk.synced_day"_s), "0"_ba);
    }

    void theReaderCanOnlyRead()
    {
        (void)ask(u"DROP SCHEMA IF EXISTS storedesk CASCADE"_s);
        QProcess script;
        script.start(QStringLiteral(SOURCE_ROOT "/packaging/warehouse/storedesk-warehouse-role"),
                     {u"desk"_s, u"--reader"_s, u"it's a reader"_s, u"-h"_s,
                      m_warehouse.server.folder(), u"-U"_s, u"admin"_s, u"-d"_s, u"shop"_s});
        QVERIFY(script.waitForFinished());
        QVERIFY2(script.exitCode() == 0, script.readAllStandardError());
        QCOMPARE(init(m_warehouse.uri()), QString());
        const auto ended = m_warehouse.warehouse({u"sync"_s});
        QVERIFY2(ended.exitCode == 0, ended.complaints);
        const auto asReader = [this](const QString &sql) {
            return ask(u"SET ROLE \"it's a reader\"; SET search_path TO storedesk; "_s + sql);
        };
        // Also those that a sync creates.
        for (const auto &table :
             ask(u"SELECT tablename FROM pg_tables WHERE schemaname = 'storedesk'"_s).split('\n')) {
            const auto count = asReader(u"SELECT count(*) FROM "_s + QString::fromUtf8(table));
            QVERIFY2(!count.startsWith("failed"), table + ": " + count);
        }
        QVERIFY(asReader(u"SELECT count(*) FROM activity"_s).toInt() > 0);
        for (const auto &sql : {u"DELETE FROM activity"_s, u"UPDATE meta SET value = ''"_s,
                                u"INSERT INTO product VALUES ('p', '', now())"_s,
                                u"CREATE TABLE mine (a integer)"_s, u"DROP TABLE contact"_s}) {
            const auto answer = asReader(sql);
            QVERIFY2(answer.contains("permission denied") || answer.contains("must be owner"),
                     answer);
        }
        const auto uri = m_warehouse.server.uri(u"it%27s%20a%20reader"_s, u"shop"_s);
        QVERIFY(ask(u"ALTER ROLE \"it's a reader\" PASSWORD '%1'"_s.arg(
                        QLatin1String(WarehouseFixture::password)))
                    .isEmpty());
        const auto pass = m_warehouse.cli.environment.value(u"PGPASSFILE"_s);
        const auto own = m_warehouse.cli.write(
            u"reader"_s, QByteArray("*:*:*:*:") + WarehouseFixture::password + '\n');
        QVERIFY(QFile::setPermissions(own, QFile::ReadOwner | QFile::WriteOwner));
        m_warehouse.cli.environment.insert(u"PGPASSFILE"_s, own);
        expect({u"sync"_s, u"--to"_s, uri}, 1, "insufficient permissions");
        QProcess insight;
        insight.setProcessEnvironment(m_warehouse.cli.environment);
        insight.start(support::CommandLine::program(),
                      {u"insight"_s, u"sales"_s, u"--from-warehouse"_s, uri});
        m_warehouse.cli.environment.insert(u"PGPASSFILE"_s, pass);
        QVERIFY(insight.waitForFinished());
        QVERIFY2(insight.exitCode() == 0, insight.readAllStandardError());
    }

    void otherSchemasAreLeftAlone()
    {
        replaceSchema(u"storedesk"_s);
        QVERIFY(ask(u"SET ROLE desk; CREATE TABLE storedesk.meta (other text)"_s).isEmpty());
        expect({u"init"_s, u"--to"_s, m_warehouse.uri()}, 6, "tables from another program");
        expect({u"sync"_s, u"--to"_s, m_warehouse.uri()}, 6, "tables from another program");
        QCOMPARE(ask(u"SELECT count(*) FROM pg_tables WHERE schemaname = 'storedesk'"_s), "1"_ba);
        replaceSchema(u"storedesk"_s);
        QCOMPARE(init(m_warehouse.uri()), QString());
        expect({u"init"_s, u"--to"_s, m_warehouse.uri()}, 6, "already");
        QVERIFY(ask(u"UPDATE storedesk.meta SET value = '99' WHERE name = 'version'"_s).isEmpty());
        expect({u"sync"_s}, 6, "newer version");
        QVERIFY(ask(u"UPDATE storedesk.meta SET value = '%1' WHERE name = 'version'"_s.arg(
                        warehouse::WarehouseSchema::version))
                    .isEmpty());
        QVERIFY(ask(u"UPDATE storedesk.meta SET value = 'x' WHERE name = 'store'"_s).isEmpty());
        expect({u"sync"_s}, 6, "belongs to another store");
        expect({u"verify"_s}, 6, "belongs to another store");
    }

    void anOlderSchemaIsUpgradedByASync()
    {
        replaceSchema(u"storedesk"_s);
        QVERIFY(ask(u"ALTER ROLE desk SUPERUSER"_s).isEmpty());
        auto settings = warehouse::ConnectionSettings::fromText(m_warehouse.uri());
        QVERIFY(settings);
        auto connection = warehouse::SqlConnection::open(*settings, WarehouseFixture::password);
        QVERIFY(connection);
        warehouse::WarehouseSchema schema(**connection, u"storedesk"_s);
        QVERIFY(schema.create({.id = {}, .name = u"Shop"_s, .zone = "UTC"},
                              QDate::currentDate().addDays(-3), 1));
        QVERIFY(ask(u"ALTER ROLE desk NOSUPERUSER"_s).isEmpty());
        expect({u"status"_s, u"--to"_s, m_warehouse.uri()}, 6, "older version");
        const auto ended = m_warehouse.warehouse({u"sync"_s, u"--to"_s, m_warehouse.uri()});
        QVERIFY2(ended.exitCode == 0, ended.complaints);
        QCOMPARE(ask(u"SELECT value FROM storedesk.meta WHERE name = 'version'"_s),
                 QByteArray::number(warehouse::WarehouseSchema::version));
        QCOMPARE(ask(u"SELECT count(*) FROM storedesk.purchase"_s),
                 ask(u"SELECT count(DISTINCT purchase_id) FROM storedesk.activity"
                     " WHERE type = 'purchase'"_s));
    }

    void twoSyncsNeverRunAtTheSameTime()
    {
        replaceSchema(u"storedesk"_s);
        QCOMPARE(init(m_warehouse.uri()), QString());
        QProcess other;
        other.start(
            u"psql"_s,
            {u"-XAtc"_s, u"SELECT pg_advisory_lock(hashtext('storedesk warehouse storedesk'))"_s,
             u"-c"_s, u"SELECT pg_sleep(100)"_s, m_warehouse.server.uri(u"admin"_s, u"shop"_s)});
        QTRY_COMPARE(ask(u"SELECT count(*) FROM pg_locks WHERE locktype = 'advisory'"_s), "1"_ba);
        expect({u"sync"_s}, 6, "Another sync");
        other.kill();
        QVERIFY(other.waitForFinished());
    }

    void namesMayContainQuotes()
    {
        const auto schema = u"it's \"a\" schema"_s;
        replaceSchema(schema);
        const auto changed = m_warehouse.cli.call(
            {u"patchContactByEmail"_s, u"--param"_s, u"email=quote@example.org"_s},
            "{\"_name\":\"O'Brien \\\"the\\\\one\\\"\\ttab\",\"_surname\":\"$1 %s ; --\"}");
        QVERIFY2(!changed.startsWith("failed"), changed);
        QCOMPARE(init(m_warehouse.uri(), schema), QString());
        const auto ended = m_warehouse.warehouse({u"sync"_s});
        QVERIFY2(ended.exitCode == 0, ended.complaints);
        QCOMPARE(ask(u"SELECT name || '|' || surname FROM \"it's \"\"a\"\" schema\".contact"
                     " WHERE email = 'quote@example.org'"_s),
                 QByteArray("O'Brien \"the\\one\"\ttab|$1 %s ; --"));
        const auto verified = m_warehouse.warehouse({u"verify"_s});
        QVERIFY2(verified.exitCode == 0, verified.output + verified.complaints);
    }

    void aFullDiskLeavesTheLastState()
    {
        const auto place = m_warehouse.server.folder() + u"/small"_s;
        QVERIFY(QDir().mkpath(place));
        const auto bytes = QFile::encodeName(place);
        if (mount("tmpfs", bytes.constData(), "tmpfs", 0, "size=32m") != 0)
            QSKIP("Only root can mount a small file system for a full disk");
        const auto *nobody = getpwnam("nobody");
        QCOMPARE(chown(bytes.constData(), nobody->pw_uid, nobody->pw_gid), 0);
        QCOMPARE(ask(u"CREATE TABLESPACE small LOCATION '%1'"_s.arg(place)), QByteArray());
        QCOMPARE(ask(u"CREATE DATABASE full_disk TABLESPACE small"_s), QByteArray());
        QProcess role;
        role.start(QStringLiteral(SOURCE_ROOT "/packaging/warehouse/storedesk-warehouse-role"),
                   {u"desk"_s, u"-h"_s, m_warehouse.server.folder(), u"-U"_s, u"admin"_s, u"-d"_s,
                    u"full_disk"_s});
        QVERIFY(role.waitForFinished());
        QCOMPARE(init(m_warehouse.server.uri(u"desk"_s, u"full_disk"_s)), QString());
        QFile filler(place + u"/filler"_s);
        QVERIFY(filler.open(QIODevice::WriteOnly | QIODevice::Unbuffered));
        while (filler.write(QByteArray(4096, 'x')) == 4096) { }
        expect({u"sync"_s}, 1, "disk of the PostgreSQL server is full");
        filler.close();
        QVERIFY(filler.remove());
        QCOMPARE(
            m_warehouse.server.ask(u"SELECT count(*) FROM storedesk.activity"_s, u"full_disk"_s),
            "0"_ba);
        const auto ended = m_warehouse.warehouse({u"sync"_s});
        QVERIFY2(ended.exitCode == 0, ended.complaints);
        const auto verified = m_warehouse.warehouse({u"verify"_s});
        QVERIFY2(verified.exitCode == 0, verified.output + verified.complaints);
        (void)m_warehouse.server.stop();
        QCOMPARE(umount(bytes.constData()), 0);
    }
};

STOREDESK_TEST(TestWarehouseFaults)

} // namespace tst_warehousefaults

#include "tst_warehousefaults.moc"
