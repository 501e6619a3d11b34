// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "imports/importresult.h"

#include "catalogue/key.h"
#include "imports/partwriter.h"
#include "imports/reportjoin.h"
#include "table/csvreader.h"
#include "table/csvwriter.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QJsonDocument>

#include <algorithm>
#include <map>

namespace storedesk::imports {

using namespace Qt::StringLiterals;
namespace key = catalogue::key;
using journal::RowState;

namespace {

struct ResultWords
{
    Q_DECLARE_TR_FUNCTIONS(ImportResult)
};

// A part that the service judged row by row.
bool wasJudged(const journal::JobRow &row)
{
    return row.state == RowState::Done;
}

// Nothing of it can have been carried out.
bool wasRefused(const journal::JobRow &row)
{
    return row.state == RowState::Refused || row.state == RowState::NotSent;
}

base::Result<std::vector<journal::JobRow>> partsOf(journal::Journal &journal)
{
    static constexpr int mostParts = 100'000;
    return journal.rows({}, 0, mostParts);
}

void countPart(ImportResult &result, const journal::JobRow &row, qint64 rows, bool jobEnded)
{
    const auto record = QJsonDocument::fromJson(row.record).object();
    result.sent += rows;
    if (wasJudged(row)) {
        result.success += record[key::success].toInteger();
        result.errors += record[key::errors].toInteger();
    } else if (wasRefused(row) || (jobEnded && row.state == RowState::Waiting)) {
        result.failed += rows;
        if (result.failure.isEmpty())
            result.failure = row.detail.isEmpty() ? row.text : row.detail;
    } else if (row.state == RowState::Unknown) {
        result.unknown += rows;
    } else {
        result.ended = false;
        result.success += record[key::success].toInteger();
        result.errors += record[key::errors].toInteger();
    }
}

QStringList fieldsOf(const QString &partPath)
{
    QFile file(partPath);
    QStringList fields;
    if (!file.open(QIODevice::ReadOnly))
        return fields;
    table::CsvReader reader(file);
    if (reader.next()) {
        for (const auto &cell : reader.copy())
            fields.append(QString::fromUtf8(cell));
    }
    return fields;
}

// An e-mail says more than a number, and stands last among the keys.
QString nameIn(const QByteArrayList &cells, const QStringList &fields, const QStringList &keys)
{
    for (auto key = keys.crbegin(); key != keys.crend(); ++key) {
        const auto column = fields.indexOf(*key);
        if (column >= 0 && !cells.value(column).isEmpty())
            return QString::fromUtf8(cells.value(column));
    }
    return {};
}

void takeReport(ImportResult &result, const QString &folder, qint64 part)
{
    const auto path = QDir(folder).filePath(jobs::ImportPlan::reportName(part));
    if (!QFile::exists(path))
        return;
    const auto keys = keysOf(result.memo.settings.kind);
    const auto fields = fieldsOf(QDir(folder).filePath(jobs::ImportPlan::partName(part)));
    const auto join = joinReport(path, folder, part, keys, [&](const JoinedRow &row) {
        ++result.refusedRows;
        const auto name = nameIn(row.cells, fields, keys);
        for (const auto &reason : row.reasons)
            result.refused.push_back({.line = row.place.line,
                                      .row = row.place.row,
                                      .reason = reason.text,
                                      .column = reason.column,
                                      .example = reason.value,
                                      .name = name});
    });
    const auto unjoined = join ? join->unjoined : qint64(0);
    if (!join || unjoined > 0)
        result.unjoined.push_back({.path = path, .part = part, .rows = unjoined});
}

void group(ImportResult &result)
{
    std::ranges::sort(result.refused, {}, &RefusedRow::line);
    std::map<std::pair<QString, QString>, RefusalGroup> groups;
    for (const auto &row : result.refused) {
        auto &one = groups[{row.reason, row.column}];
        if (one.rows++ == 0)
            one = {.reason = row.reason,
                   .column = row.column,
                   .rows = 1,
                   .example = row.example,
                   .firstLine = row.line};
    }
    for (const auto &[name, one] : groups)
        result.groups.push_back(one);
    std::ranges::sort(result.groups, std::ranges::greater(), &RefusalGroup::rows);
}

// One table with the columns of the file.
class RestWriter final
{
public:
    RestWriter(const QString &path, ImportMemo memo)
        : m_file(path)
        , m_memo(std::move(memo))
    { }

    [[nodiscard]] bool open()
    {
        if (!m_file.open(QIODevice::WriteOnly, QFile::ReadOwner | QFile::WriteOwner))
            return false;
        m_csv.emplace(m_file);
        m_csv->row(m_memo.columns + QStringList(ResultWords::tr("Reason")));
        return true;
    }
    // A row as it was sent: columns that did not go anywhere are empty.
    void addSent(const QStringList &fields, const QByteArrayList &cells, const QString &reason)
    {
        for (const auto &target : m_memo.targets) {
            const auto column = target.isEmpty() ? -1 : fields.indexOf(target);
            m_csv->cell(QByteArrayView(column < 0 ? QByteArray() : cells.value(column)));
        }
        m_csv->cell(reason);
        m_csv->endRow();
    }
    void addAll(const QString &path, const std::function<void(const QByteArrayList &)> &add)
    {
        QFile file(path);
        if (!file.open(QIODevice::ReadOnly))
            return;
        table::CsvReader reader(file);
        (void)reader.next();
        while (reader.next())
            add(reader.copy());
    }
    void add(const QByteArrayList &cells) { m_csv->row(cells); }
    [[nodiscard]] base::Result<void> finish() { return m_csv->finish(); }
    [[nodiscard]] QString errorString() const { return m_file.errorString(); }

private:
    QFile m_file;
    ImportMemo m_memo;
    std::optional<table::CsvWriter> m_csv;
};

QString reasonOf(const JoinedRow &row)
{
    QStringList reasons;
    for (const auto &reason : row.reasons)
        reasons.append(reason.column.isEmpty() ? reason.text
                                               : u"%1: %2"_s.arg(reason.column, reason.text));
    return reasons.join(u"; "_s);
}

} // namespace

base::Result<ImportResult> resultOf(journal::Journal &journal, const QString &folder)
{
    const auto plan = jobs::ImportPlan::fromJson(journal.head().outline.plan);
    if (!plan)
        return tl::unexpected(base::Problem{.what = ResultWords::tr("This is no import.")});
    const auto parts = partsOf(journal);
    if (!parts)
        return tl::unexpected(parts.error());
    ImportResult result{.ended = true};
    result.source = plan->sourceName;
    result.memo = ImportMemo::fromJson(plan->memo);
    result.undoable = QFile::exists(QDir(folder).filePath(jobs::ImportPlan::beforeName()));
    result.rows = result.memo.rows;
    result.heldBack = result.memo.heldBack;
    const bool jobEnded = journal.head().state == journal::JobState::Done;
    for (const auto &row : *parts) {
        countPart(result, row, plan->rows[static_cast<std::size_t>(row.number) - 1], jobEnded);
        if (wasJudged(row))
            takeReport(result, folder, row.number);
    }
    group(result);
    return result;
}

base::Result<QString> writeRest(journal::Journal &journal, const QString &folder,
                                const QString &path)
{
    const auto plan = jobs::ImportPlan::fromJson(journal.head().outline.plan);
    const auto parts = partsOf(journal);
    if (!plan || !parts)
        return tl::unexpected(plan ? parts.error()
                                   : base::Problem{.what = ResultWords::tr("This is no import.")});
    const auto memo = ImportMemo::fromJson(plan->memo);
    RestWriter writer(path, memo);
    if (!writer.open())
        return tl::unexpected(
            base::Problem{.what = ResultWords::tr("The rows could not be written."),
                          .why = writer.errorString()});
    for (const auto &row : *parts) {
        const auto part = QDir(folder).filePath(jobs::ImportPlan::partName(row.number));
        const auto report = QDir(folder).filePath(jobs::ImportPlan::reportName(row.number));
        const auto fields = fieldsOf(part);
        if (wasRefused(row))
            writer.addAll(part, [&](const QByteArrayList &cells) {
                writer.addSent(fields, cells, row.text);
            });
        else if (wasJudged(row) && QFile::exists(report))
            (void)joinReport(report, folder, row.number, keysOf(memo.settings.kind),
                             [&](const JoinedRow &joined) {
                                 writer.addSent(fields, joined.cells, reasonOf(joined));
                             });
    }
    writer.addAll(QDir(folder).filePath(heldBackName()),
                  [&writer](const QByteArrayList &cells) { writer.add(cells); });
    return writer.finish().map([&path] { return path; });
}

} // namespace storedesk::imports
