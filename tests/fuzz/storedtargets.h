// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/database.h"
#include "exportrun/exportplan.h"
#include "importrun/importplan.h"
#include "jobs/rowmaker.h"
#include "jobs/sequenceplan.h"
#include "journal/digests.h"
#include "journal/journal.h"
#include "journal/requestjson.h"
#include "journal/schema.h"

#include <QFile>
#include <QJsonDocument>
#include <QTemporaryDir>

// Targets for the program's own files, which may be damaged. See targets.h for the rules.
namespace fuzz {

// Reads all data and starts every row, as the window and a running job do.
inline QByteArray readJournal(storedesk::journal::Journal &journal)
{
    using namespace storedesk;
    const auto &counts = journal.head().counts;
    for (int state = 0; state < static_cast<int>(journal::RowState::Count); ++state) {
        if (counts[static_cast<journal::RowState>(state)] < 0)
            return "a negative count";
    }
    const auto rows = journal.rows().find({}, 0, 1'000);
    const auto reasons = journal.rows().reasons();
    const auto leaving = journal.rows().leaving();
    for (const auto &row : rows.value_or(std::vector<journal::JobRow>())) {
        static_cast<void>(journal::requestFrom(row.request));
        static_cast<void>(exportrun::ExportEnd::fromBytes(row.record));
        if (row.state >= journal::RowState::Count)
            return "a state that does not exist";
    }
    if (!journal.adoptStateOf())
        return {};
    static_cast<void>(journal.step(
        {.wanted = 100}, journal::Journal::Begin::Leaving,
        [](const journal::JobRow &row) -> base::Result<QByteArray> { return row.key.toUtf8(); }));
    return {};
}

// Reads any bytes as a journal file.
inline QByteArray journal(const QByteArray &input)
{
    using namespace storedesk;
    const QTemporaryDir folder;
    const auto path = folder.filePath(QStringLiteral("job.sqlite"));
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(input) != input.size())
        return {};
    file.close();
    const base::SystemClock clock;
    auto opened = journal::Journal::openToRun(path, clock);
    if (!opened)
        return opened.error().what.isEmpty() ? "a problem without words" : QByteArray();
    return readJournal(**opened);
}

// Stores any value in any column, with valid checksums. The input has lines of TABLE.COLUMN=VALUE.
inline QByteArray journalvalues(const QByteArray &input)
{
    using namespace storedesk;
    static const QByteArrayList columns{
        "job.plan",       "job.state",      "job.columns",    "job.note",        "job.owner",
        "job.durable",    "job.created",    "row.cells",      "row.key",         "outcome.state",
        "outcome.reason", "outcome.status", "outcome.detail", "outcome.request", "outcome.record",
        "outcome.sent",   "reason.state",   "reason.text"};
    const QTemporaryDir folder;
    const auto path = folder.filePath(QStringLiteral("job.sqlite"));
    const base::SystemClock clock;
    {
        auto made = journal::Journal::create(path, {.id = QStringLiteral("1")}, clock);
        if (!made || !(*made)->append({{.cells = {QStringLiteral("a")}}, {.cells = {}}})
            || !(*made)->step({.ends = {{.number = 1, .text = QStringLiteral("No.")}}},
                              journal::Journal::Begin::Leaving, {}))
            return {};
    }
    {
        auto database = base::Database::open(path, {.migrations = journal::schema()}, clock);
        if (!database)
            return "the journal cannot be changed";
        for (const auto &line : input.split('\n')) {
            const auto name = line.left(line.indexOf('='));
            if (!columns.contains(name))
                continue;
            const auto table = name.left(name.indexOf('.'));
            const auto column = name.mid(name.indexOf('.') + 1);
            static_cast<void>((*database)->run("UPDATE " + table + " SET " + column + " = ?",
                                               {line.mid(line.indexOf('=') + 1)}));
        }
        if (!(*database)->script("UPDATE row SET digest = " JOURNAL_ROW_DIGEST
                                 "; UPDATE outcome SET digest = " JOURNAL_OUTCOME_DIGEST
                                 "; UPDATE reason SET digest = " JOURNAL_REASON_DIGEST
                                 "; UPDATE job SET digest = " JOURNAL_JOB_DIGEST))
            return "the digests cannot be stored";
    }
    auto opened = journal::Journal::open(path, clock);
    if (!opened)
        return opened.error().what.isEmpty() ? "a problem without words" : QByteArray();
    return readJournal(**opened);
}

// Reads any JSON as the plan of a job. An accepted plan is unchanged after a round trip.
inline QByteArray plan(const QByteArray &input)
{
    using namespace storedesk;
    const auto object = QJsonDocument::fromJson(input).object();
    if (const auto read = importrun::ImportPlan::fromJson(object)) {
        const auto again = importrun::ImportPlan::fromJson(read->toJson());
        if (!again || again->toJson() != read->toJson())
            return "an import plan changes when it is stored";
        if (read->allRows() < 0)
            return "a negative number of rows";
        for (const qint64 number : {qint64(-1), qint64(0), qint64(1), qint64(1'000'000)})
            static_cast<void>(read->request({.number = number}, QStringLiteral("/nowhere")));
        static_cast<void>(read->newRows());
    }
    if (const auto read = exportrun::ExportPlan::fromJson(object)) {
        const auto again = exportrun::ExportPlan::fromJson(read->toJson());
        if (!again || again->toJson() != read->toJson())
            return "an export plan changes when it is stored";
        for (const qint64 number : {qint64(-1), qint64(0), qint64(1), qint64(1'000'000)})
            static_cast<void>(read->request({.number = number}));
        static_cast<void>(read->delimiter());
    }
    if (const auto read = jobs::BulkPlan::fromJson(object)) {
        const auto again = jobs::BulkPlan::fromJson(read->toJson());
        if (!again || again->toJson() != read->toJson())
            return "a plan of rows changes when it is stored";
        const jobs::RowMaker maker(*read);
        for (const auto &cells : {QStringList(), QStringList{QString::fromUtf8(input)},
                                  QStringList(12, QStringLiteral("1"))})
            static_cast<void>(maker.row(cells));
    }
    jobs::MadeIds made;
    made.note(1, input);
    static_cast<void>(
        made.request({.number = 2, .cells = {QString::fromUtf8(input), QStringLiteral("1")}}));
    const auto request = journal::requestFrom(input);
    if (!request)
        return {};
    const auto stored = journal::bytesOf(*request);
    const auto again = journal::requestFrom(stored);
    return again && journal::bytesOf(*again) == stored ? QByteArray()
                                                       : "a request changes when it is stored";
}

} // namespace fuzz
