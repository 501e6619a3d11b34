// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "warehouse/sqlconnection.h"

#include "base/platform/sockets.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <libpq-fe.h>

#include <array>

namespace storedesk::warehouse {

using namespace Qt::StringLiterals;
using base::Problem;
using base::SocketEvent;
using base::SocketEvents;

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
    StateRow{"28P01"_L1, WarehouseFaultKind::Refused, QT_TRANSLATE_NOOP("WarehouseConnection", "PostgreSQL rejected the password."), QT_TRANSLATE_NOOP("WarehouseConnection", "Correct it in ~/.pgpass.")},
    StateRow{"28"_L1,    WarehouseFaultKind::Refused, QT_TRANSLATE_NOOP("WarehouseConnection", "PostgreSQL rejected the login."), QT_TRANSLATE_NOOP("WarehouseConnection", "Check the user and the database. The administrator controls access in pg_hba.conf.")},
    StateRow{"3D000"_L1, WarehouseFaultKind::Refused, QT_TRANSLATE_NOOP("WarehouseConnection", "The database doesn't exist."), QT_TRANSLATE_NOOP("WarehouseConnection", "Create it first, or connect to another database.")},
    StateRow{"42501"_L1, WarehouseFaultKind::Refused, QT_TRANSLATE_NOOP("WarehouseConnection", "The role has insufficient permissions in this database."), QT_TRANSLATE_NOOP("WarehouseConnection", "Run storedesk-warehouse-role as the database administrator, or ask the administrator for the permissions.")},
    StateRow{"42P01"_L1, WarehouseFaultKind::Guard,   QT_TRANSLATE_NOOP("WarehouseConnection", "A table is missing from the warehouse."), QT_TRANSLATE_NOOP("WarehouseConnection", "Create the warehouse again in an empty schema.")},
    StateRow{"53100"_L1, WarehouseFaultKind::Refused, QT_TRANSLATE_NOOP("WarehouseConnection", "The disk of the PostgreSQL server is full."), QT_TRANSLATE_NOOP("WarehouseConnection", "Free up space on the server, then start the sync again.")},
    StateRow{"53"_L1,    WarehouseFaultKind::Refused, QT_TRANSLATE_NOOP("WarehouseConnection", "The PostgreSQL server is out of resources."), QT_TRANSLATE_NOOP("WarehouseConnection", "Try again later.")},
    StateRow{"57014"_L1, WarehouseFaultKind::Cancelled, QT_TRANSLATE_NOOP("WarehouseConnection", "Cancelled."), nullptr},
    StateRow{"57P"_L1,   WarehouseFaultKind::NoConnection, QT_TRANSLATE_NOOP("WarehouseConnection", "The PostgreSQL server is starting or shutting down."), QT_TRANSLATE_NOOP("WarehouseConnection", "Try again later.")},
    StateRow{"08"_L1,    WarehouseFaultKind::NoConnection, QT_TRANSLATE_NOOP("WarehouseConnection", "The connection to PostgreSQL was lost."), QT_TRANSLATE_NOOP("WarehouseConnection", "Try again.")},
    StateRow{""_L1,      WarehouseFaultKind::Refused, QT_TRANSLATE_NOOP("WarehouseConnection", "PostgreSQL rejected a statement."), nullptr},
};
// clang-format on

// Answers slower than this count as missing.
constexpr int connectSeconds = 15;
// How often a wait checks whether it was interrupted.
constexpr int pollMilliseconds = 50;

// Detect a server that no longer responds, unless the connection states other values.
constexpr std::array<std::pair<const char *, const char *>, 4> timeouts{
    {{"tcp_user_timeout", "30000"},
     {"keepalives_idle", "30"},
     {"keepalives_interval", "10"},
     {"keepalives_count", "3"}}};

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

// While a connection is being opened, only the text of an error has its code. The text depends on
// the language of the system. `before` is the status before the error.
static WarehouseFault connectFault(pg_conn *connection, ConnStatusType before)
{
    const auto text = QString::fromUtf8(PQerrorMessage(connection)).trimmed();
    if (before == CONNECTION_SSL_STARTUP)
        return {
            .kind = WarehouseFaultKind::Refused,
            .problem = {
                .what = SqlWords::tr("Couldn't establish a secure connection to PostgreSQL."),
                .why = text.section(u'\n', 0, 0),
                .next = SqlWords::tr("Use the host name in the certificate of the server. Store "
                                     "the certificate of its authority in "
                                     "~/.postgresql/root.crt, or state the file with "
                                     "sslrootcert.")}};
    static const QRegularExpression coded(u"(?:FATAL|ERROR|[A-Z]+):  ([0-9A-Z]{5}): ([^\n]*)"_s);
    if (const auto match = coded.match(text); match.hasMatch())
        return faultOf(match.captured(1), match.captured(2));
    if (PQconnectionNeedsPassword(connection))
        return {.kind = WarehouseFaultKind::NeedsPassword,
                .problem = {.what = SqlWords::tr("PostgreSQL requires a password."),
                            .next = SqlWords::tr("Store it in ~/.pgpass.")}};
    return {.kind = WarehouseFaultKind::NoConnection,
            .problem = {.what = SqlWords::tr("Couldn't connect to PostgreSQL."),
                        .why = text.section(u'\n', 0, 0),
                        .next = SqlWords::tr("Check the host and the port, and whether the server "
                                             "is running.")}};
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

// Returns the events that occurred, or none if there were none for a moment.
static base::SocketEvents pollSocket(pg_conn *connection, base::SocketEvents events)
{
    base::WatchedSocket socket{.number = PQsocket(connection), .wanted = events};
    base::waitForSockets(std::span(&socket, 1), pollMilliseconds);
    return socket.ready;
}

static void requestCancel(pg_conn *connection)
{
    const std::unique_ptr<PGcancel, decltype(&PQfreeCancel)> cancel(PQgetCancel(connection),
                                                                    &PQfreeCancel);
    std::array<char, 256> message{};
    if (cancel)
        PQcancel(cancel.get(), message.data(), static_cast<int>(message.size()));
}

static Outcome<void> cancelledStatement()
{
    return tl::unexpected(faultOf(u"57014"_s, {}));
}

Outcome<std::unique_ptr<SqlConnection>> SqlConnection::open(const ConnectionSettings &settings,
                                                            const QByteArray &password,
                                                            std::shared_ptr<SqlInterrupt> interrupt)
{
    if (!interrupt)
        interrupt = std::make_shared<SqlInterrupt>();
    auto all = settings.completeParameters();
    all.insert("application_name", "storedesk");
    all.insert("client_encoding", "UTF8");
    for (const auto &[keyword, value] : timeouts) {
        if (settings.effective(keyword).isEmpty())
            all.insert(keyword, value);
    }
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
    std::unique_ptr<SqlConnection> opened(new SqlConnection(
        PQconnectStartParams(keywords.data(), values.data(), 0), std::move(interrupt)));
    if (const auto connected = opened->connect(); !connected)
        return tl::unexpected(connected.error());
    if (const auto configured = opened->configure(settings.schema); !configured)
        return tl::unexpected(configured.error());
    return opened;
}

Outcome<void> SqlConnection::connect()
{
    PQsetErrorVerbosity(m_connection, PQERRORS_VERBOSE);
    auto state =
        PQstatus(m_connection) == CONNECTION_BAD ? PGRES_POLLING_FAILED : PGRES_POLLING_WRITING;
    int waits = 0;
    auto before = PQstatus(m_connection);
    while (state != PGRES_POLLING_OK && state != PGRES_POLLING_FAILED) {
        const auto events =
            state == PGRES_POLLING_READING ? SocketEvent::Readable : SocketEvent::Writable;
        if (!pollSocket(m_connection, events)) {
            if (m_interrupt->isCancelled())
                return cancelledStatement();
            if (++waits * pollMilliseconds < connectSeconds * 1000)
                continue;
            return fault(WarehouseFaultKind::NoConnection,
                         {.what = SqlWords::tr("PostgreSQL isn't responding."),
                          .next = SqlWords::tr("Check the host and the port.")});
        }
        waits = 0;
        before = PQstatus(m_connection);
        state = PQconnectPoll(m_connection);
    }
    if (state == PGRES_POLLING_FAILED)
        return tl::unexpected(connectFault(m_connection, before));
    PQsetErrorVerbosity(m_connection, PQERRORS_DEFAULT);
    // Notices would be written to standard error.
    PQsetNoticeProcessor(m_connection, [](void *, const char *) { }, nullptr);
    PQsetnonblocking(m_connection, 1);
    return {};
}

Outcome<void> SqlConnection::configure(const QString &schema)
{
    if (const auto done = script("SET search_path TO " + quotedName(schema)
                                 + "; SET timezone TO 'UTC'; SET datestyle TO 'ISO';"
                                   " SET client_min_messages TO 'warning';"
                                   " SET statement_timeout TO 0; SET bytea_output TO 'hex';"
                                   " SET standard_conforming_strings TO on");
        !done)
        return done;
    // Not every server can do this.
    static constexpr std::array optional{
        // Ends a statement soon after the connection was abandoned.
        "SET client_connection_check_interval TO '1s'",
        // Compiling a statement for all partitions takes seconds, the statement itself much less.
        "SET jit TO off"};
    for (const auto *setting : optional) {
        if (const auto done = script(setting);
            !done && done.error().kind == WarehouseFaultKind::NoConnection)
            return done;
    }
    return {};
}

SqlConnection::SqlConnection(pg_conn *connection, std::shared_ptr<SqlInterrupt> interrupt)
    : m_connection(connection)
    , m_interrupt(std::move(interrupt))
{ }

SqlConnection::~SqlConnection()
{
    PQfinish(m_connection);
}

tl::unexpected<WarehouseFault> SqlConnection::lostConnection() const
{
    if (m_interrupt->isAbandoned())
        return tl::unexpected(cancelledStatement().error());
    return tl::unexpected(
        faultOf(u"08006"_s, QString::fromUtf8(PQerrorMessage(m_connection)).section(u'\n', 0, 0)));
}

bool SqlConnection::waitForServer()
{
    for (;;) {
        if (m_interrupt->isAbandoned())
            return false;
        // Blocks until the server has accepted the request, or for the time of tcp_user_timeout.
        if (m_interrupt->takeCancelled())
            requestCancel(m_connection);
        if (pollSocket(m_connection, SocketEvent::Readable))
            return PQconsumeInput(m_connection) == 1;
    }
}

// Flushes after each wait. A wait for a response would never end if the data was sent just before,
// because the server waits for more of it.
bool SqlConnection::sendAll()
{
    int left = 0;
    while ((left = PQflush(m_connection)) > 0) {
        if (m_interrupt->isAbandoned())
            return false;
        if (m_interrupt->takeCancelled())
            requestCancel(m_connection);
        const auto ready = pollSocket(m_connection, SocketEvent::Readable | SocketEvent::Writable);
        // The server may send an error meanwhile.
        if (ready.testFlag(SocketEvent::Readable) && PQconsumeInput(m_connection) != 1)
            return false;
    }
    return left == 0;
}

pg_result *SqlConnection::nextResult()
{
    while (PQisBusy(m_connection)) {
        if (!waitForServer())
            return nullptr;
    }
    return PQgetResult(m_connection);
}

Outcome<SqlRows> SqlConnection::lastResult(bool sent)
{
    if (!sent || !sendAll())
        return lostConnection();
    std::optional<Outcome<SqlRows>> last;
    while (auto *result = nextResult()) {
        const auto status = PQresultStatus(result);
        SqlRows rows(result);
        auto problem = faultIn(result);
        if (!last || *last)
            last = problem ? Outcome<SqlRows>(tl::unexpect, *std::move(problem)) : rows;
        if (status == PGRES_COPY_IN || status == PGRES_COPY_OUT)
            break;
    }
    if (!last || m_interrupt->isAbandoned())
        return lostConnection();
    return *std::move(last);
}

Outcome<SqlRows> SqlConnection::run(const QByteArray &sql,
                                    const std::vector<SqlArgument> &arguments)
{
    std::vector<const char *> values;
    for (const auto &argument : arguments)
        values.push_back(argument ? argument->constData() : nullptr);
    return lastResult(PQsendQueryParams(m_connection, sql.constData(),
                                        static_cast<int>(values.size()), nullptr, values.data(),
                                        nullptr, nullptr, 0)
                      == 1);
}

Outcome<void> SqlConnection::script(const QByteArray &sql)
{
    return lastResult(PQsendQuery(m_connection, sql.constData()) == 1).map([](const SqlRows &) { });
}

Outcome<void> SqlConnection::beginCopy(const QByteArray &sql)
{
    return script(sql);
}

Outcome<void> SqlConnection::copy(const QByteArray &data)
{
    if (PQputCopyData(m_connection, data.constData(), static_cast<int>(data.size())) != 1
        || !sendAll())
        return lostConnection();
    return {};
}

Outcome<qint64> SqlConnection::endCopy(const QByteArray &reason)
{
    const auto ended =
        PQputCopyEnd(m_connection, reason.isEmpty() ? nullptr : reason.constData()) == 1;
    return lastResult(ended).map([](const SqlRows &rows) { return rows.changed(); });
}

Outcome<void> SqlConnection::copyOut(const QByteArray &sql,
                                     const std::function<void(QByteArrayView)> &handleRow)
{
    if (const auto begun = script(sql); !begun)
        return begun;
    for (;;) {
        char *row = nullptr;
        const auto size = PQgetCopyData(m_connection, &row, 1);
        if (size > 0) {
            handleRow(QByteArrayView(row, size));
            PQfreemem(row);
        } else if (size < 0) {
            return lastResult(true).map([](const SqlRows &) { });
        } else if (!waitForServer()) {
            return lostConnection();
        }
    }
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
