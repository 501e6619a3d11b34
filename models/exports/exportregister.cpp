// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "exports/exportregister.h"

#include "base/privatefolder.h"
#include "base/utc.h"
#include "catalogue/key.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>

#include <array>

namespace storedesk::exports {

using namespace Qt::StringLiterals;

namespace {

// The state of an export. The numeric values are stored and must never change.
enum State : qint64 { Intended = 0, Settled = 1, Forgotten = 2 };

constexpr auto registerSchema = std::to_array<base::Migration>({
    {.version = 1,
     .sql = "CREATE TABLE export (job TEXT PRIMARY KEY, state INTEGER NOT NULL,"
            " plan TEXT NOT NULL, asked INTEGER, finished INTEGER, rows INTEGER NOT NULL,"
            " bytes INTEGER NOT NULL, path TEXT NOT NULL, besides TEXT NOT NULL,"
            " ids TEXT NOT NULL, trouble TEXT NOT NULL);"},
    {.version = 2,
     .sql = "ALTER TABLE export ADD COLUMN found INTEGER NOT NULL DEFAULT 0;"
            "ALTER TABLE export ADD COLUMN repeats INTEGER NOT NULL DEFAULT 0;"
            "ALTER TABLE export ADD COLUMN besidesRows INTEGER NOT NULL DEFAULT 0;"
            "UPDATE export SET found = 2 WHERE trouble <> '';"},
});

QString registerName()
{
    return u"register.sqlite"_s;
}

base::Argument momentColumn(const QDateTime &moment)
{
    return moment.isValid() ? base::Argument(moment.toMSecsSinceEpoch()) : base::Argument();
}

QDateTime momentIn(const base::Query &rows, int column)
{
    return rows.isNull(column) ? QDateTime()
                               : QDateTime::fromMSecsSinceEpoch(rows.number(column), base::utc);
}

exportrun::ExportCheck checkIn(qint64 number)
{
    const auto last = static_cast<qint64>(exportrun::ExportCheck::Differs);
    return number < 0 || number > last ? exportrun::ExportCheck::NotChecked
                                       : static_cast<exportrun::ExportCheck>(number);
}

} // namespace

ExportRegister::ExportRegister(std::unique_ptr<base::Database> database)
    : m_database(std::move(database))
{ }

bool ExportRegister::exists(const QString &folder)
{
    return QFile::exists(QDir(folder).filePath(registerName()));
}

bool StoredExport::isOfAllContacts() const
{
    const auto filters = plan.body.value(catalogue::key::filters).toObject();
    return plan.kind == u"contacts" && !filters.contains(catalogue::key::segmentId);
}

base::Result<ExportRegister> ExportRegister::open(const QString &folder)
{
    // Used to name damaged files. A separate clock, because background work may outlive the
    // program's clock.
    static const base::SystemClock clock;
    return base::makePrivateFolder(folder)
        .and_then([&folder] {
            return base::Database::open(QDir(folder).filePath(registerName()),
                                        {.migrations = registerSchema}, clock);
        })
        .map([](std::unique_ptr<base::Database> database) {
            return ExportRegister(std::move(database));
        });
}

base::Result<std::vector<StoredExport>> ExportRegister::find(QByteArrayView condition,
                                                             base::Argument argument)
{
    std::vector<StoredExport> found;
    auto rows = m_database->query(
        "SELECT job, plan, asked, finished, rows, bytes, path, besides, ids, trouble,"
        " found, repeats, besidesRows FROM export WHERE "
            + condition.toByteArray() + " ORDER BY finished DESC, job DESC",
        {std::move(argument)});
    while (rows.next()) {
        const auto plan =
            exportrun::ExportPlan::fromJson(QJsonDocument::fromJson(rows.bytes(1)).object());
        StoredExport kept{.job = rows.text(0),
                          .plan = plan.value_or(exportrun::ExportPlan()),
                          .asked = momentIn(rows, 2),
                          .finished = momentIn(rows, 3),
                          .rows = rows.number(4),
                          .bytes = rows.number(5),
                          .path = rows.text(6),
                          .besides = rows.text(7),
                          .finding = {.check = checkIn(rows.number(10)), .text = rows.text(9)},
                          .repeats = rows.number(11),
                          .besidesRows = rows.number(12)};
        for (const auto &id : QJsonDocument::fromJson(rows.bytes(8)).array())
            kept.ids.append(id.toString());
        found.push_back(std::move(kept));
    }
    if (const auto &problem = rows.problem())
        return tl::unexpected(*problem);
    return found;
}

base::Result<std::vector<StoredExport>> ExportRegister::all()
{
    return find("state = ?", Settled);
}

base::Result<QStringList> ExportRegister::settledJobs()
{
    QStringList settled;
    auto rows = m_database->query("SELECT job FROM export WHERE state <> ?", {Intended});
    while (rows.next())
        settled.append(rows.text(0));
    if (const auto &problem = rows.problem())
        return tl::unexpected(*problem);
    return settled;
}

base::Result<void> ExportRegister::intend(const StoredExport &kept)
{
    const auto plan = QJsonDocument(kept.plan.toJson()).toJson(QJsonDocument::Compact);
    const auto ids =
        QJsonDocument(QJsonArray::fromStringList(kept.ids)).toJson(QJsonDocument::Compact);
    return m_database->run(
        "INSERT OR REPLACE INTO export (job, state, plan, asked, finished, rows, bytes, path,"
        " besides, ids, trouble, found, repeats, besidesRows)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        {kept.job, Intended, plan, momentColumn(kept.asked), momentColumn(kept.finished), kept.rows,
         kept.bytes, kept.path, kept.besides, ids, kept.finding.text,
         static_cast<qint64>(kept.finding.check), kept.repeats, kept.besidesRows});
}

base::Result<std::optional<StoredExport>> ExportRegister::intended(const QString &job)
{
    return find("state = 0 AND job = ?", job).map([](const std::vector<StoredExport> &found) {
        return found.empty() ? std::nullopt : std::optional(found.front());
    });
}

base::Result<std::optional<StoredExport>> ExportRegister::settled(const QString &job)
{
    return find("state = 1 AND job = ?", job).map([](const std::vector<StoredExport> &found) {
        return found.empty() ? std::nullopt : std::optional(found.front());
    });
}

base::Result<void> ExportRegister::settle(const QString &job)
{
    return m_database->run("UPDATE export SET state = ? WHERE job = ?", {Settled, job});
}

base::Result<void> ExportRegister::forget(const QString &job)
{
    return m_database->run("UPDATE export SET state = ?, path = '', besides = '' WHERE job = ?",
                           {Forgotten, job});
}

} // namespace storedesk::exports
