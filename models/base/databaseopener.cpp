// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "databaseopener.h"

#include "base/damagedfile.h"
#include "base/databaseproblem.h"
#include "base/databasewords.h"
#include "base/writeaheadlog.h"

#include <QDeadlineTimer>
#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>
#include <QSet>

#include <sqlite3.h>

#include <cstdint>
#include <cstring>
#include <span>
#include <utility>

namespace storedesk::base {

using namespace Qt::StringLiterals;

namespace {

// FNV-1a with 64 bits. Every step is reversible, so a changed byte always changes the result.
class Fnv final
{
public:
    void add(std::span<const unsigned char> bytes)
    {
        for (const auto byte : bytes)
            m_value = (m_value ^ byte) * 0x100000001b3U;
    }

    void add(std::int64_t number)
    {
        for (int shift = 0; shift < 64; shift += 8)
            m_value = (m_value ^ ((static_cast<std::uint64_t>(number) >> shift) & 0xffU))
                * 0x100000001b3U;
    }

    [[nodiscard]] std::int64_t value() const { return static_cast<std::int64_t>(m_value); }

private:
    std::uint64_t m_value = 0xcbf29ce484222325U;
};

void addValue(Fnv &sum, sqlite3_value *value)
{
    const int type = sqlite3_value_type(value);
    sum.add(type);
    if (type == SQLITE_NULL)
        return;
    if (type == SQLITE_INTEGER)
        return sum.add(sqlite3_value_int64(value));
    if (type == SQLITE_FLOAT) {
        const double number = sqlite3_value_double(value);
        std::int64_t bits = 0;
        std::memcpy(&bits, &number, sizeof bits);
        return sum.add(bits);
    }
    const auto *bytes = static_cast<const unsigned char *>(sqlite3_value_blob(value));
    const auto size = static_cast<std::size_t>(sqlite3_value_bytes(value));
    sum.add(static_cast<std::int64_t>(size));
    if (bytes)
        sum.add(std::span(bytes, size));
}

void checksum(sqlite3_context *context, int count, sqlite3_value **values)
{
    Fnv sum;
    for (auto *value : std::span(values, static_cast<std::size_t>(count)))
        addValue(sum, value);
    sqlite3_result_int64(context, sum.value());
}

// Adds the SQL function checksum(…), which returns a 64-bit number for the types and values of its
// arguments. A single changed byte always changes the number. Detects accidental damage, not
// tampering. Returns an SQLite result code.
int addChecksumFunction(sqlite3 *handle)
{
    return sqlite3_create_function_v2(handle, "checksum", -1, SQLITE_UTF8 | SQLITE_DETERMINISTIC,
                                      nullptr, &checksum, nullptr, nullptr, nullptr);
}

// Lists the tables and indexes with the name, type and default of each column. The SQL that SQLite
// stores is not compared, because its form depends on the version of SQLite that ran a migration.
QSet<QByteArray> columnsIn(sqlite3 *handle)
{
    QSet<QByteArray> columns;
    sqlite3_stmt *statement = nullptr;
    sqlite3_prepare_v2(
        handle,
        "SELECT json_array(object.type, object.name, object.tbl_name, column.name, column.type,"
        " column.\"notnull\", column.dflt_value, column.pk)"
        " FROM sqlite_schema AS object LEFT JOIN pragma_table_info(object.name) AS column",
        -1, &statement, nullptr);
    while (statement && sqlite3_step(statement) == SQLITE_ROW)
        columns.insert(reinterpret_cast<const char *>(sqlite3_column_text(statement, 0)));
    sqlite3_finalize(statement);
    return columns;
}

// Runs the migrations in memory and lists the resulting tables and indexes.
QSet<QByteArray> columnsOf(std::span<const Migration> migrations)
{
    sqlite3 *handle = nullptr;
    QSet<QByteArray> columns;
    bool made =
        sqlite3_open(":memory:", &handle) == SQLITE_OK && addChecksumFunction(handle) == SQLITE_OK;
    for (const auto &migration : migrations)
        made = made && sqlite3_exec(handle, migration.sql, nullptr, nullptr, nullptr) == SQLITE_OK;
    if (made)
        columns = columnsIn(handle);
    sqlite3_close(handle);
    return columns;
}

} // namespace

// No schema will ever have this many versions, so a higher number means damage, not a newer
// program.
static constexpr qint64 believableVersion = 10'000;
// Milliseconds to wait for another process to release the file.
static constexpr int longestWait = 5'000;

DatabaseOpener::DatabaseOpener(QString path, const DatabaseOptions &options, const Clock &clock)
    : m_path(std::move(path))
    , m_options(options)
    , m_clock(clock)
{ }

DatabaseOpener::~DatabaseOpener()
{
    sqlite3_close(m_handle);
}

Result<sqlite3 *> DatabaseOpener::open()
{
    inspect();
    auto done = attempt();
    // If the disk cannot read a page, SQLite reports the page as damaged. A second attempt shows
    // whether the failure was temporary.
    if (!done && m_damaged) {
        sqlite3_close(std::exchange(m_handle, nullptr));
        m_damaged = false;
        done = attempt();
    }
    if (!done && m_damaged) {
        done = setAside(done.error());
        if (done)
            done = attempt();
    }
    if (!done)
        return tl::unexpected(done.error());
    return std::exchange(m_handle, nullptr);
}

// Detects problems that SQLite ignores silently: it initialises an empty file, and drops a log that
// it cannot read.
void DatabaseOpener::inspect()
{
    const auto log = m_path + u"-wal"_s;
    // The log is checked first, because a process that is just creating this file fills the file
    // before its log.
    const bool logged = QFileInfo(log).size() > 0;
    // One look, because another thread may be removing the file.
    const QFileInfo file(m_path);
    const bool there = file.exists();
    const bool empty = file.size() == 0;
    if (!there && m_options.mustExist)
        return;
    if (logged && (empty || logIsDamaged())) {
        const auto aside = damagedPathOf(m_path, m_clock) + u"-wal"_s;
        const bool kept = empty ? QFile::rename(log, aside) : QFile::copy(log, aside);
        if (empty)
            QFile::remove(m_path + u"-shm"_s);
        m_notice = Problem{
            .what = DatabaseWords::tr("The last changes in %1 are damaged.").arg(m_path),
            .why = DatabaseWords::tr("Some saved data may be missing."),
            .next = kept ? DatabaseWords::tr("The damaged changes were saved as %1.").arg(aside)
                         : QString()};
    } else if (there && empty && !m_options.mayBeEmpty) {
        m_notice =
            Problem{.what = DatabaseWords::tr("%1 was empty. A new file was created.").arg(m_path),
                    .why = DatabaseWords::tr("The data in it is lost."),
                    .next = DatabaseWords::tr("If you have a backup of the file, close Storedesk "
                                              "and replace the file with the backup.")};
    }
}

// Checks twice, because another process may be writing the log.
bool DatabaseOpener::logIsDamaged() const
{
    for (int look = 0; look < 2; ++look) {
        QFile file(m_path + u"-wal"_s);
        if (!file.open(QIODevice::ReadOnly) || file.size() > m_options.checkedSize
            || !isDamagedLog(file.readAll()))
            return false;
    }
    return true;
}

Result<void> DatabaseOpener::attempt()
{
    return createPrivately()
        .and_then([this] { return connectTo(); })
        .and_then([this] { return judge(); })
        .and_then([this] { return configure(); })
        .and_then([this] { return number("PRAGMA user_version"); })
        .and_then([this](qint64 version) { return migrate(static_cast<int>(version)); });
}

// Creates the file here, because SQLite would make it readable by others. SQLite's log files
// inherit the permissions of this file.
Result<void> DatabaseOpener::createPrivately()
{
    QFile file(m_path);
    if (file.exists()) {
        m_rights = file.permissions();
        file.setPermissions(onlyOwner);
        return {};
    }
    if (m_options.mustExist && !m_wasSetAside)
        return tl::unexpected(
            Problem{.what = DatabaseWords::tr("%1 no longer exists.").arg(m_path)});
    const bool made = file.open(QIODevice::ReadWrite | QIODevice::NewOnly, onlyOwner);
    // Another process may have created the file first.
    if (!made && !file.exists())
        return tl::unexpected(databaseProblem(SQLITE_CANTOPEN, file.errorString()));
    return {};
}

Result<void> DatabaseOpener::connectTo()
{
    const int flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE;
    const auto *vfs = m_options.vfs.isEmpty() ? nullptr : m_options.vfs.constData();
    if (sqlite3_open_v2(m_path.toUtf8().constData(), &m_handle, flags, vfs) != SQLITE_OK)
        return failure();
    sqlite3_busy_timeout(m_handle, longestWait);
    sqlite3_db_config(m_handle, SQLITE_DBCONFIG_DEFENSIVE, 1, nullptr);
    sqlite3_db_config(m_handle, SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0, nullptr);
    if (addChecksumFunction(m_handle) != SQLITE_OK)
        return failure();
    return execute("PRAGMA cell_size_check = ON; PRAGMA temp_store = MEMORY");
}

// Reads everything in one transaction. Otherwise, a process that fills a new file between two of
// these reads would make the file look foreign.
Result<void> DatabaseOpener::judge()
{
    return execute("BEGIN").and_then([this] { return judgeContent(); }).and_then([this] {
        return execute("COMMIT");
    });
}

Result<void> DatabaseOpener::judgeContent()
{
    const auto owner = number("PRAGMA application_id");
    const auto version = owner ? number("PRAGMA user_version") : owner;
    const auto tables = version ? number("SELECT count(*) FROM sqlite_schema") : version;
    if (!tables)
        return tl::unexpected(tables.error());
    const bool unmarked = *owner == 0 && (*version > 0 || *tables == 0);
    if (*owner != applicationId && !unmarked) {
        QFile::setPermissions(m_path, m_rights);
        return tl::unexpected(
            Problem{.what = DatabaseWords::tr("%1 belongs to another program.").arg(m_path),
                    .next = DatabaseWords::tr("Choose another file.")});
    }
    m_damaged = *version < 0 || *version > believableVersion;
    if (!m_damaged && *version > newest()) {
        return tl::unexpected(Problem{
            .what =
                DatabaseWords::tr("%1 was written by a newer version of Storedesk.").arg(m_path),
            .why = DatabaseWords::tr("It has format %1; this version supports format %2 and older.")
                       .arg(*version)
                       .arg(newest()),
            .next = DatabaseWords::tr("Use the newer version. The file was not changed.")});
    }
    if (m_damaged)
        return tl::unexpected(
            databaseProblem(SQLITE_CORRUPT, DatabaseWords::tr("Its version number is not valid.")));
    if (QFileInfo(m_path).size() > m_options.checkedSize)
        return {};
    return readThrough().and_then(
        [&] { return *version == newest() ? compareSchema() : Result<void>(); });
}

// The integrity check accepts a damaged name of a table or column, and statements would then fail
// one by one.
Result<void> DatabaseOpener::compareSchema()
{
    m_damaged = !columnsIn(m_handle).contains(columnsOf(m_options.migrations));
    if (m_damaged)
        return tl::unexpected(databaseProblem(
            SQLITE_CORRUPT, DatabaseWords::tr("The database's list of tables is damaged.")));
    return {};
}

// The integrity check reports a page that could not be read from disk in the same way as a damaged
// page, but includes the error code.
static int failureIn(const QString &answer)
{
    static const QRegularExpression coded(u"error code=(\\d+)"_s);
    const auto found = coded.match(answer);
    return found.hasMatch() ? found.captured(1).toInt() : SQLITE_CORRUPT;
}

Result<void> DatabaseOpener::readThrough()
{
    sqlite3_stmt *statement = nullptr;
    sqlite3_prepare_v2(m_handle, "PRAGMA quick_check(1)", -1, &statement, nullptr);
    const int code = statement ? sqlite3_step(statement) : sqlite3_extended_errcode(m_handle);
    const auto answer = code == SQLITE_ROW
        ? QString::fromUtf8(reinterpret_cast<const char *>(sqlite3_column_text(statement, 0)))
        : QString::fromUtf8(sqlite3_errmsg(m_handle));
    sqlite3_finalize(statement);
    if (code == SQLITE_ROW && answer == "ok"_L1)
        return {};
    const int failure = code == SQLITE_ROW ? failureIn(answer) : code;
    m_damaged = meansDamage(failure);
    return tl::unexpected(databaseProblem(failure, answer));
}

Result<void> DatabaseOpener::configure()
{
    const QByteArray synchronous = m_options.durability == Durability::Full ? "FULL" : "NORMAL";
    return startLog().and_then(
        [&] { return execute("PRAGMA foreign_keys = ON; PRAGMA synchronous = " + synchronous); });
}

// Retries here, because SQLite does not wait: two processes that change the journal mode of a new
// file at once would deadlock.
Result<void> DatabaseOpener::startLog()
{
    const QDeadlineTimer deadline(longestWait);
    auto done = execute("PRAGMA journal_mode = WAL");
    while (!done && (sqlite3_errcode(m_handle) & 0xFF) == SQLITE_BUSY && !deadline.hasExpired()) {
        sqlite3_sleep(5);
        done = execute("PRAGMA journal_mode = WAL");
    }
    return done;
}

Result<void> DatabaseOpener::setAside(const Problem &damage)
{
    sqlite3_close(std::exchange(m_handle, nullptr));
    const auto aside = base::setAside(m_path, m_clock);
    if (!aside)
        return tl::unexpected(aside.error());
    m_damaged = false;
    m_wasSetAside = true;
    m_notice =
        Problem{.what = DatabaseWords::tr("%1 was damaged. A new file was created.").arg(m_path),
                .why = damage.why,
                .next = DatabaseWords::tr("The damaged file was saved as %1.").arg(*aside)};
    return {};
}

Result<void> DatabaseOpener::execute(const QByteArray &sql)
{
    if (sqlite3_exec(m_handle, sql.constData(), nullptr, nullptr, nullptr) != SQLITE_OK)
        return failure();
    return {};
}

Result<qint64> DatabaseOpener::number(const char *sql)
{
    sqlite3_stmt *statement = nullptr;
    sqlite3_prepare_v2(m_handle, sql, -1, &statement, nullptr);
    const bool answered = statement && sqlite3_step(statement) == SQLITE_ROW;
    const auto value = answered ? sqlite3_column_int64(statement, 0) : 0;
    const auto problem = failure();
    sqlite3_finalize(statement);
    if (!answered)
        return problem;
    return value;
}

tl::unexpected<Problem> DatabaseOpener::failure()
{
    m_damaged = meansDamage(sqlite3_extended_errcode(m_handle));
    return tl::unexpected(databaseProblem(m_handle));
}

int DatabaseOpener::newest() const
{
    return m_options.migrations.empty() ? 0 : m_options.migrations.back().version;
}

Result<void> DatabaseOpener::backUp()
{
    const auto copy = m_path + u".before-%1"_s.arg(newest());
    QFile::remove(copy);
    // VACUUM INTO accepts an empty file and preserves its permissions.
    QFile file(copy);
    if (!file.open(QIODevice::ReadWrite | QIODevice::NewOnly, onlyOwner))
        return tl::unexpected(databaseProblem(SQLITE_CANTOPEN, file.errorString()));
    file.close();
    auto *sql = sqlite3_mprintf("VACUUM INTO %Q", copy.toUtf8().constData());
    auto done = execute(sql);
    sqlite3_free(sql);
    return done;
}

Result<void> DatabaseOpener::migrate(int version)
{
    if (version == newest())
        return {};
    if (version > 0) {
        if (auto copied = backUp(); !copied)
            return copied;
    }
    if (auto begun = execute("BEGIN IMMEDIATE"); !begun)
        return begun;
    QByteArray sql;
    for (const auto &migration : m_options.migrations) {
        if (migration.version > version)
            sql += QByteArray(migration.sql) + ';';
    }
    sql += "PRAGMA user_version = " + QByteArray::number(newest())
        + ";PRAGMA application_id = " + QByteArray::number(applicationId) + ";COMMIT";
    // Another process that opened the file at the same time may have migrated it already.
    auto done = number("PRAGMA user_version").and_then([&](qint64 now) {
        return execute(now == version ? sql : QByteArray("COMMIT"));
    });
    if (!done && sqlite3_get_autocommit(m_handle) == 0)
        sqlite3_exec(m_handle, "ROLLBACK", nullptr, nullptr, nullptr);
    return done;
}

} // namespace storedesk::base
