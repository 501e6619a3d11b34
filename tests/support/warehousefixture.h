// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "practice/service/service.h"
#include "practice/store/ids.h"
#include "support/commandline.h"
#include "support/postgresserver.h"
#include "support/seededstores.h"

#include <QDateTime>
#include <QJsonArray>
#include <QSet>

#include <sqlite3.h>
#include <sys/stat.h>

namespace support {

namespace practice = storedesk::practice;

// A PostgreSQL server with a role of least rights, a practice store in this process, and the
// command line. Rows of both are compared as strings.
class WarehouseFixture
{
public:
    using Rows = QSet<QByteArray>;

    static constexpr auto role = "desk";
    static constexpr auto password = "long secret 42";

    // Returns the reason of a failure.
    [[nodiscard]] QByteArray startServer()
    {
        auto failed = server.start();
        if (failed.isEmpty())
            failed = server.ask(QStringLiteral("CREATE DATABASE shop"), QStringLiteral("postgres"));
        if (failed.isEmpty())
            failed = makeRole(QStringLiteral("storedesk"));
        const auto pass = QFile::encodeName(cli.write(
            QStringLiteral("pgpass"), QByteArray("*:*:*:") + role + ':' + password + '\n'));
        if (::chmod(pass.constData(), 0600) != 0)
            failed += "chmod";
        cli.environment.insert(QStringLiteral("PGPASSFILE"), QString::fromLocal8Bit(pass));
        cli.environment.insert(QStringLiteral("XDG_CONFIG_HOME"),
                               cli.path(QStringLiteral("config")));
        // Polling a service in the same computer needs no seconds.
        cli.environment.insert(QStringLiteral("LD_PRELOAD"),
                               QStringLiteral(BINARY_ROOT "/tests/fasttime.so"));
        cli.environment.insert(QStringLiteral("FASTTIME_FACTOR"), QStringLiteral("20"));
        return failed;
    }

    // Runs the script for administrators.
    [[nodiscard]] QByteArray makeRole(const QString &schema) const
    {
        QProcess process;
        process.start(QStringLiteral(SOURCE_ROOT "/packaging/warehouse/storedesk-warehouse-role"),
                      {QString::fromLatin1(role), QStringLiteral("--schema"), schema,
                       QStringLiteral("-h"), server.folder(), QStringLiteral("-U"),
                       QStringLiteral("admin"), QStringLiteral("-d"), QStringLiteral("shop")});
        if (!process.waitForFinished() || process.exitCode() != 0)
            return "role: " + process.readAllStandardError();
        return server.ask(
            QStringLiteral("ALTER ROLE desk PASSWORD '%1'").arg(QLatin1String(password)));
    }

    [[nodiscard]] bool serve(int contacts)
    {
        const auto data = cli.path(QStringLiteral("practice%1.sqlite").arg(++m_services));
        auto started = practice::Service::start(copied({.dataFile = data,
                                                        .contacts = contacts,
                                                        .requestsPerMinute = 0,
                                                        .speed = 1000,
                                                        .queued = std::chrono::milliseconds(20)}),
                                                m_clock);
        if (!started)
            return false;
        service = std::move(*started);
        m_dataFile = data;
        cli.environment.insert(QStringLiteral("STOREDESK_URL"), service->url().toString());
        cli.environment.insert(QStringLiteral("STOREDESK_API_KEY"),
                               QString::fromLatin1(service->apiKey()));
        return true;
    }

    [[nodiscard]] QString uri() const
    {
        return server.uri(QString::fromLatin1(role), QStringLiteral("shop"));
    }
    [[nodiscard]] CommandLine::Ended warehouse(const QStringList &arguments) const
    {
        return cli.run(QStringList{QStringLiteral("warehouse")} + arguments);
    }

    // The rows of a query in the store's database. Columns with the names "activity" and
    // "contact" are numbers, which are returned as ids.
    [[nodiscard]] Rows inStore(const QByteArray &sql) const
    {
        const practice::Ids ids(1);
        Rows rows;
        sqlite3 *database = nullptr;
        sqlite3_open_v2(QFile::encodeName(m_dataFile), &database, SQLITE_OPEN_READONLY, nullptr);
        sqlite3_stmt *statement = nullptr;
        if (sqlite3_prepare_v2(database, sql, -1, &statement, nullptr) != SQLITE_OK)
            rows.insert(QByteArray("failed: ") + sqlite3_errmsg(database));
        while (statement && sqlite3_step(statement) == SQLITE_ROW) {
            QByteArrayList cells;
            for (int column = 0; column < sqlite3_column_count(statement); ++column) {
                const QByteArray name(sqlite3_column_name(statement, column));
                const auto number = sqlite3_column_int64(statement, column);
                if (name == "activity")
                    cells.append(ids.of(practice::IdKind::Activity, number).toLatin1());
                else if (name == "contact")
                    // Purchases of deleted contacts have none.
                    cells.append(number == 0
                                     ? QByteArray()
                                     : ids.of(practice::IdKind::Contact, number).toLatin1());
                else
                    cells.append(
                        reinterpret_cast<const char *>(sqlite3_column_text(statement, column)));
            }
            rows.insert(cells.join('|'));
        }
        sqlite3_finalize(statement);
        sqlite3_close(database);
        return rows;
    }
    [[nodiscard]] Rows inWarehouse(const QString &sql) const
    {
        const auto lines =
            server.ask(QStringLiteral("SET search_path TO storedesk; ") + sql).split('\n');
        Rows rows(lines.begin(), lines.end());
        rows.remove({});
        return rows;
    }

    // Returns the number and the first of the rows that are only in one of both.
    [[nodiscard]] static QByteArray differenceOf(const Rows &stored, const Rows &expected)
    {
        const auto missing = expected - stored;
        const auto extra = stored - expected;
        if (missing.isEmpty() && extra.isEmpty())
            return {};
        return QByteArray::number(missing.size()) + " missing: " + missing.values().value(0) + "; "
            + QByteArray::number(extra.size()) + " only there: " + extra.values().value(0);
    }

    PostgresServer server;
    CommandLine cli;
    std::unique_ptr<storedesk::practice::Service> service;

private:
    int m_services = 0;
    QString m_dataFile;
    storedesk::base::SystemClock m_clock;
};

} // namespace support
