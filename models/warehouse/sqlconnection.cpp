// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "warehouse/sqlconnection.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <libpq-fe.h>

#include <array>
#include <cerrno>
#include <poll.h>

namespace storedesk::warehouse {

using namespace Qt::StringLiterals;
using base::Problem;

namespace {

struct SqlWords
{
    Q_DECLARE_TR_FUNCTIONS(WarehouseConnection)
};

// What a class of SQLSTATE codes means for the user.
struct StateRow
{
    // The code, or the beginning that a class of codes has in common.
    QLatin1StringView code;
    WarehouseFaultKind kind;
    const char *what;
    const char *next;
};

// The first row that fits is used. Codes come before their class.
// clang-format off
constexpr std::array stateRows{
    StateRow{"28P01"_L1, WarehouseFaultKind::Refused, QT_TRANSLATE_NOOP("WarehouseConnection", "PostgreSQL doesn't accept the password."), QT_TRANSLATE_NOOP("WarehouseConnection", "Correct it in ~/.pgpass.")},
    StateRow{"28"_L1,    WarehouseFaultKind::Refused, QT_TRANSLATE_NOOP("WarehouseConnection", "PostgreSQL doesn't accept the login."), QT_TRANSLATE_NOOP("WarehouseConnection", "Check the user and the database. The administrator sets who may connect in pg_hba.conf.")},
    StateRow{"3D000"_L1, WarehouseFaultKind::Refused, QT_TRANSLATE_NOOP("WarehouseConnection", "The database doesn't exist."), QT_TRANSLATE_NOOP("WarehouseConnection", "Create it first, or connect to another database.")},
    StateRow{"42501"_L1, WarehouseFaultKind::Refused, QT_TRANSLATE_NOOP("WarehouseConnection", "The role has insufficient permissions in this database."), QT_TRANSLATE_NOOP("WarehouseConnection", "Run storedesk-warehouse-role as the administrator of the database, or request these permissions.")},
    StateRow{"42P01"_L1, WarehouseFaultKind::Guard,   QT_TRANSLATE_NOOP("WarehouseConnection", "A table is missing from the warehouse."), QT_TRANSLATE_NOOP("WarehouseConnection", "Create the warehouse again in an empty schema.")},
    StateRow{"53100"_L1, WarehouseFaultKind::Refused, QT_TRANSLATE_NOOP("WarehouseConnection", "The disk of the PostgreSQL server is full."), QT_TRANSLATE_NOOP("WarehouseConnection", "Free space on the server, then start the sync again.")},
    StateRow{"53"_L1,    WarehouseFaultKind::Refused, QT_TRANSLATE_NOOP("WarehouseConnection", "The PostgreSQL server is out of resources."), QT_TRANSLATE_NOOP("WarehouseConnection", "Try again later.")},
    StateRow{"57014"_L1, WarehouseFaultKind::Cancelled, QT_TRANSLATE_NOOP("WarehouseConnection", "Cancelled."), nullptr},
    StateRow{"57P"_L1,   WarehouseFaultKind::NoConnection, QT_TRANSLATE_NOOP("WarehouseConnection", "The PostgreSQL server is starting or shutting down."), QT_TRANSLATE_NOOP("WarehouseConnection", "Try again later.")},
    StateRow{"08"_L1,    WarehouseFaultKind::NoConnection, QT_TRANSLATE_NOOP("WarehouseConnection", "The connection to PostgreSQL was lost."), QT_TRANSLATE_NOOP("WarehouseConnection", "Try again.")},
    StateRow{""_L1,      WarehouseFaultKind::Refused, QT_TRANSLATE_NOOP("WarehouseConnection", "PostgreSQL rejected a statement."), nullptr},
};
// clang-format on

// Answers slower than this count as missing.
constexpr int connectSeconds = 15;

} // namespace

static WarehouseFault faultOf(const QString &state, const QString &why)
{
    const auto *row = std::ranges::find_if(
        stateRows, [&state](const StateRow &known) { return state.startsWith(known.code); });
    return {.kind = row->kind,
            .problem = {.what = SqlWords::tr(row->what),
                        .why = why,
                        .next = row->next ? SqlWords::tr(row->next) : QString()}};
}

// While a connection is being opened, only the text of an error has its code.
static WarehouseFault connectFault(pg_conn *connection)
{
    const auto text = QString::fromUtf8(PQerrorMessage(connection)).trimmed();
    static const QRegularExpression coded(u"(?:FATAL|ERROR|[A-Z]+):  ([0-9A-Z]{5}): ([^\n]*)"_s);
    if (const auto match = coded.match(text); match.hasMatch())
        return faultOf(match.captured(1), match.captured(2));
    if (PQconnectionNeedsPassword(connection))
        return {.kind = WarehouseFaultKind::NeedsPassword,
                .problem = {.what = SqlWords::tr("PostgreSQL asks for a password."),
                            .next = SqlWords::tr("Store it in ~/.pgpass.")}};
    return {.kind = WarehouseFaultKind::NoConnection,
            .problem = {.what = SqlWords::tr("Couldn't connect to PostgreSQL."),
                        .why = text.section(u'\n', 0, 0),
                        .next = SqlWords::tr("Check the host and the port, and whether the server "
                                             "is running.")}};
}

// Returns false if the server did not answer in time.
static bool waitForSocket(pg_conn *connection, PostgresPollingStatusType wanted)
{
    pollfd descriptor{.fd = PQsocket(connection),
                      .events =
                          static_cast<short>(wanted == PGRES_POLLING_READING ? POLLIN : POLLOUT),
                      .revents = 0};
    int ready = 0;
    do
        ready = poll(&descriptor, 1, connectSeconds * 1000);
    while (ready < 0 && errno == EINTR);
    return ready > 0;
}

Outcome<std::unique_ptr<SqlConnection>> SqlConnection::open(const ConnectionSettings &settings,
                                                            const QByteArray &password)
{
    auto all = settings.completeParameters();
    all.insert("application_name", "storedesk");
    all.insert("client_encoding", "UTF8");
    if (!password.isEmpty())
        all.insert("password", password);
    std::vector<const char *> keywords;
    std::vector<const char *> values;
    for (auto one = all.constBegin(); one != all.constEnd(); ++one) {
        keywords.push_back(one.key().constData());
        values.push_back(one.value().constData());
    }
    keywords.push_back(nullptr);
    values.push_back(nullptr);
    std::unique_ptr<SqlConnection> opened(
        new SqlConnection(PQconnectStartParams(keywords.data(), values.data(), 0)));
    auto *connection = opened->m_connection;
    PQsetErrorVerbosity(connection, PQERRORS_VERBOSE);
    auto state =
        PQstatus(connection) == CONNECTION_BAD ? PGRES_POLLING_FAILED : PGRES_POLLING_WRITING;
    while (state != PGRES_POLLING_OK && state != PGRES_POLLING_FAILED) {
        if (!waitForSocket(connection, state))
            return fault(WarehouseFaultKind::NoConnection,
                         {.what = SqlWords::tr("PostgreSQL doesn't respond."),
                          .next = SqlWords::tr("Check the host and the port.")});
        state = PQconnectPoll(connection);
    }
    if (state == PGRES_POLLING_FAILED)
        return tl::unexpected(connectFault(connection));
    PQsetErrorVerbosity(connection, PQERRORS_DEFAULT);
    // Notices would be written to standard error.
    PQsetNoticeProcessor(connection, [](void *, const char *) { }, nullptr);
    opened->m_cancel = PQgetCancel(connection);
    const auto prepared = opened->script(
        "SET search_path TO " + quotedName(settings.schema)
        + "; SET timezone TO 'UTC'; SET datestyle TO 'ISO'; SET client_min_messages TO 'warning';"
          " SET statement_timeout TO 0; SET bytea_output TO 'hex'");
    if (!prepared)
        return tl::unexpected(prepared.error());
    return opened;
}

SqlConnection::SqlConnection(pg_conn *connection)
    : m_connection(connection)
{ }

SqlConnection::~SqlConnection()
{
    PQfreeCancel(m_cancel);
    PQfinish(m_connection);
}

tl::unexpected<WarehouseFault> SqlConnection::lostConnection() const
{
    return tl::unexpected(
        faultOf(u"08006"_s, QString::fromUtf8(PQerrorMessage(m_connection)).section(u'\n', 0, 0)));
}

// Returns the problem of a failed statement, or nothing.
static std::optional<WarehouseFault> faultIn(const pg_result *result)
{
    const auto status = PQresultStatus(result);
    if (status != PGRES_FATAL_ERROR && status != PGRES_BAD_RESPONSE)
        return std::nullopt;
    const auto state = QString::fromLatin1(PQresultErrorField(result, PG_DIAG_SQLSTATE));
    const auto text = QString::fromUtf8(PQresultErrorField(result, PG_DIAG_MESSAGE_PRIMARY));
    const bool lost = state.isEmpty();
    return faultOf(lost ? u"08006"_s : state,
                   lost ? QString::fromUtf8(PQresultErrorMessage(result)).section(u'\n', 0, 0)
                        : text);
}

Outcome<SqlRows> SqlConnection::run(const QByteArray &sql,
                                    const std::vector<SqlArgument> &arguments)
{
    std::vector<const char *> values;
    for (const auto &argument : arguments)
        values.push_back(argument ? argument->constData() : nullptr);
    auto *result = PQexecParams(m_connection, sql.constData(), static_cast<int>(values.size()),
                                nullptr, values.data(), nullptr, nullptr, 0);
    if (!result)
        return lostConnection();
    SqlRows rows(result);
    if (auto problem = faultIn(result))
        return tl::unexpected(*std::move(problem));
    return rows;
}

Outcome<void> SqlConnection::script(const QByteArray &sql)
{
    auto *result = PQexec(m_connection, sql.constData());
    if (!result)
        return lostConnection();
    const SqlRows rows(result);
    if (auto problem = faultIn(result))
        return tl::unexpected(*std::move(problem));
    return {};
}

Outcome<void> SqlConnection::beginCopy(const QByteArray &sql)
{
    return script(sql);
}

Outcome<void> SqlConnection::copy(const QByteArray &data)
{
    if (PQputCopyData(m_connection, data.constData(), static_cast<int>(data.size())) != 1)
        return lostConnection();
    return {};
}

Outcome<qint64> SqlConnection::endCopy(const QByteArray &reason)
{
    if (PQputCopyEnd(m_connection, reason.isEmpty() ? nullptr : reason.constData()) != 1)
        return lostConnection();
    Outcome<qint64> rows = 0;
    while (auto *result = PQgetResult(m_connection)) {
        const SqlRows ended(result);
        if (auto problem = faultIn(result))
            rows = tl::unexpected(*std::move(problem));
        else if (rows)
            rows = ended.changed();
    }
    return rows;
}

void SqlConnection::cancel()
{
    const std::lock_guard lock(m_cancelMutex);
    std::array<char, 256> message{};
    if (m_cancel)
        PQcancel(m_cancel, message.data(), static_cast<int>(message.size()));
}

QByteArray SqlConnection::quotedName(const QString &name)
{
    return '"' + name.toUtf8().replace('"', "\"\"") + '"';
}

QByteArray SqlConnection::quotedText(const QString &text)
{
    return '\'' + text.toUtf8().replace('\'', "''") + '\'';
}

} // namespace storedesk::warehouse
