// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "storage/callarchive.h"

#include "base/utc.h"
#include "storage/storageworker.h"

#include <QDir>
#include <QFile>

#include <algorithm>

namespace storedesk::storage {

using namespace Qt::StringLiterals;

// Error kinds are stored by number, so new ones must get new numbers.
static constexpr auto callMigrations = std::to_array<base::Migration>({
    {.version = 1,
     .sql = "CREATE TABLE call (number INTEGER PRIMARY KEY AUTOINCREMENT, at INTEGER NOT NULL,"
            " operation TEXT NOT NULL, file INTEGER NOT NULL, target TEXT NOT NULL,"
            " status INTEGER NOT NULL, kind INTEGER NOT NULL, code TEXT NOT NULL,"
            " confirmed INTEGER NOT NULL, duration INTEGER NOT NULL, waited INTEGER NOT NULL,"
            " sent INTEGER NOT NULL, received INTEGER NOT NULL, attempts INTEGER NOT NULL,"
            " message TEXT NOT NULL, why TEXT NOT NULL, next TEXT NOT NULL, cause TEXT NOT NULL,"
            " request TEXT NOT NULL, answer TEXT NOT NULL, headers TEXT NOT NULL);"
            "CREATE INDEX call_at ON call (at);"},
});

// The number of calls between two removals of old calls.
static constexpr int betweenDrops = 100;

static QString callFileIn(const QString &folder)
{
    return QDir(folder).filePath(u"calls.sqlite"_s);
}

CallArchive::CallArchive(QString folder, const base::Clock &clock, QObject *parent)
    : QObject(parent)
    , m_folder(std::move(folder))
    , m_clock(clock)
{ }

CallArchive::~CallArchive() = default;

void CallArchive::open()
{
    m_worker = std::make_unique<StorageWorker>(m_clock);
    connect(m_worker.get(), &StorageWorker::failed, this, &CallArchive::failed);
    m_worker->open(
        {.folder = m_folder,
         .name = u"calls.sqlite"_s,
         .migrations = callMigrations,
         .durability = base::Durability::Normal},
        [](base::Database &) { return base::Result<void>(); },
        [this](const base::Result<std::optional<base::Problem>> &notice) {
            if (!notice)
                Q_EMIT failed(notice.error());
        });
}

void CallArchive::setRetentionDays(int days)
{
    m_retentionDays = days;
    if (days > 0) {
        if (!m_worker)
            open();
        return dropOld();
    }
    m_worker.reset();
    const auto path = callFileIn(m_folder);
    for (const auto *end : {"", "-wal", "-shm"})
        QFile::remove(path + QLatin1StringView(end));
}

// Removes the oldest fifth if the strings exceed the limit. Removes that many at once because the
// file is rewritten each time. Other columns are small.
static base::Result<void> makeRoom(base::Database &database)
{
    return database.run(
        "WITH sized AS (SELECT number,"
        " length(CAST(target || message || why || next || cause || request AS BLOB))"
        " + length(CAST(answer AS BLOB)) + length(CAST(headers AS BLOB)) AS size FROM call),"
        " summed AS (SELECT number, sum(size) OVER (ORDER BY number DESC) AS bytes FROM sized)"
        " DELETE FROM call WHERE (SELECT max(bytes) FROM summed) > ?"
        " AND number <= (SELECT max(number) FROM summed WHERE bytes > ?)",
        {CallArchive::mostBytes, CallArchive::mostBytes * 4 / 5});
}

void CallArchive::dropOld()
{
    m_sinceDropped = 0;
    const auto limit = m_clock.now().addDays(-m_retentionDays).toMSecsSinceEpoch();
    m_worker->post([limit](base::Database &database) -> base::Result<void> {
        auto done = database.run("DELETE FROM call WHERE at < ? OR number <="
                                 " (SELECT max(number) FROM call) - ?",
                                 {limit, qint64(most)});
        auto gone = database.changes();
        if (done) {
            done = makeRoom(database);
            gone += database.changes();
        }
        return done && gone > 0 ? database.purge() : done;
    });
}

static base::Result<void> insertCall(base::Database &database, const StoredCall &call)
{
    const auto cut = [](const QString &text) {
        return text.left(CallArchive::longestBody);
    };
    return database.run(
        "INSERT INTO call (at, operation, file, target, status, kind, code, confirmed, duration,"
        " waited, sent, received, attempts, message, why, next, cause, request, answer, headers)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        {call.at.toMSecsSinceEpoch(),
         call.operation,
         call.file ? 1 : 0,
         cut(call.target),
         call.status,
         call.kind,
         call.code,
         call.confirmed ? 1 : 0,
         call.duration,
         call.waited,
         call.bytesSent,
         call.bytesReceived,
         call.attempts,
         cut(call.message),
         cut(call.why),
         cut(call.next),
         cut(call.cause),
         cut(call.request),
         call.answer.left(CallArchive::longestBody),
         call.headers.left(CallArchive::longestBody)});
}

void CallArchive::keep(Make make)
{
    if (!m_worker)
        return;
    m_worker->post([make = std::move(make)](base::Database &database) {
        return insertCall(database, make());
    });
    if (++m_sinceDropped >= betweenDrops)
        dropOld();
}

static StoredCall callOf(const base::Query &row)
{
    return {.at = QDateTime::fromMSecsSinceEpoch(row.number(0), base::utc),
            .operation = row.text(1),
            .file = row.number(2) != 0,
            .target = row.text(3),
            .status = int(row.number(4)),
            .kind = int(row.number(5)),
            .code = row.text(6),
            .confirmed = row.number(7) != 0,
            .duration = row.number(8),
            .waited = row.number(9),
            .bytesSent = row.number(10),
            .bytesReceived = row.number(11),
            .attempts = int(row.number(12)),
            .message = row.text(13),
            .why = row.text(14),
            .next = row.text(15),
            .cause = row.text(16),
            .request = row.text(17),
            .answer = row.bytes(18),
            .headers = row.bytes(19)};
}

void CallArchive::read(int count, QObject *context, Read read)
{
    if (!m_worker)
        return read(std::vector<StoredCall>());
    const auto found = std::make_shared<std::vector<StoredCall>>();
    m_worker->post(
        [found, count](base::Database &database) -> base::Result<void> {
            auto rows = database.query(
                "SELECT at, operation, file, target, status, kind, code, confirmed, duration,"
                " waited, sent, received, attempts, message, why, next, cause, request, answer,"
                " headers FROM call ORDER BY number DESC LIMIT ?",
                {count});
            while (rows.next())
                found->push_back(callOf(rows));
            std::ranges::reverse(*found);
            if (const auto &problem = rows.problem())
                return tl::unexpected(*problem);
            return {};
        },
        context,
        [found, read = std::move(read)](const base::Result<void> &done) {
            read(done.map([&found] { return *found; }));
        });
}

void CallArchive::measure(QObject *context, Measured measured)
{
    if (!m_worker)
        return measured(StoredSize());
    const auto found = std::make_shared<StoredSize>();
    m_worker->post(
        [found, path = callFileIn(m_folder)](base::Database &database) -> base::Result<void> {
            auto row = database.query("SELECT count(*), min(at) FROM call");
            if (!row.next())
                return tl::unexpected(row.problem().value_or(base::Problem()));
            found->count = row.number(0);
            if (!row.isNull(1))
                found->oldest = QDateTime::fromMSecsSinceEpoch(row.number(1), base::utc);
            if (found->count > 0)
                found->bytes = QFile(path).size();
            return {};
        },
        context,
        [found, measured = std::move(measured)](const base::Result<void> &done) {
            measured(done.map([&found] { return *found; }));
        });
}

void CallArchive::clear()
{
    if (!m_worker)
        return;
    m_worker->post([](base::Database &database) -> base::Result<void> {
        return database.run("DELETE FROM call").and_then([&database] { return database.purge(); });
    });
}

} // namespace storedesk::storage
