// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "imports/importresult.h"
#include "base/newfile.h"

#include "catalogue/key.h"
#include "csv/csvreader.h"
#include "csv/csvwriter.h"
#include "importrun/importjobkind.h"
#include "importrun/importtally.h"
#include "imports/partwriter.h"
#include "imports/reportjoin.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QJsonDocument>

#include <algorithm>
#include <limits>
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

QJsonObject recordOf(const journal::JobRow &row)
{
    return QJsonDocument::fromJson(row.record).object();
}

// Returns whether the service may have rejected and reported individual rows of the part.
bool wasJudged(const journal::JobRow &row)
{
    return row.state == RowState::Done || row.state == RowState::Unknown;
}

// Returns whether no row of the part was imported.
bool wasRefused(const journal::JobRow &row)
{
    return row.state == RowState::NotSent
        || (row.state == RowState::Refused && importrun::importedNothing(recordOf(row)));
}

base::Result<std::vector<journal::JobRow>> partsOf(journal::Journal &journal)
{
    static constexpr int mostParts = 100'000;
    return journal.rows().find({}, 0, mostParts);
}

void countRows(ImportResult &result, const importrun::ImportPlan &plan,
               const std::vector<journal::JobRow> &parts, bool jobEnded)
{
    const auto tally = importrun::tallyOf(plan, parts, jobEnded);
    result.sent = tally.rows;
    result.success = tally.taken;
    result.errors = tally.refused;
    result.failed = tally.failed + tally.notSent;
    result.unknown = tally.unknown;
    result.heldBack = tally.heldBack;
    result.leftOut = tally.leftOut;
    result.ended = tally.open() == 0;
    result.balance = tally.balance();
    const auto others = result.memo.rows - tally.rows - tally.heldBack - tally.leftOut;
    if (result.memo.settings.firstRows > 0)
        result.notTried = std::max<qint64>(others, 0);
    result.rows = result.balance.rows + result.notTried;
    if (others != result.notTried)
        result.balance.gaps.append(
            ResultWords::tr("The file had %L1 rows when it was checked, but %L2 were written for "
                            "the import.")
                .arg(result.memo.rows)
                .arg(result.balance.rows));
    for (const auto &row : parts) {
        const bool left = jobEnded && row.state == RowState::Waiting;
        if (result.failure.isEmpty() && (wasRefused(row) || left))
            result.failure = row.detail.isEmpty() ? row.text : row.detail;
    }
}

QStringList fieldsOf(const QString &partPath)
{
    QFile file(partPath);
    QStringList fields;
    if (!file.open(QIODevice::ReadOnly))
        return fields;
    csv::CsvReader reader(file);
    if (reader.next()) {
        for (const auto &cell : reader.copy())
            fields.append(QString::fromUtf8(cell));
    }
    return fields;
}

// Prefers the email address, which is the most readable key and comes last in the list.
QString nameIn(const QByteArrayList &cells, const QStringList &fields, const QStringList &keys)
{
    for (auto key = keys.crbegin(); key != keys.crend(); ++key) {
        const auto column = fields.indexOf(*key);
        if (column >= 0 && !cells.value(column).isEmpty())
            return QString::fromUtf8(cells.value(column));
    }
    return {};
}

// Returns a report row as written by the service, such as "line: 3, reason: Bad".
QString asWritten(const QStringList &headings, const QByteArrayList &cells)
{
    QStringList texts;
    for (qsizetype column = 0; column < cells.size(); ++column) {
        const auto text = QString::fromUtf8(cells[column]);
        texts.append(column < headings.size() ? u"%1: %2"_s.arg(headings[column], text) : text);
    }
    return texts.join(u", "_s);
}

void addReport(ImportResult &result, const QString &folder, qint64 part)
{
    const auto path = QDir(folder).filePath(importrun::ImportPlan::reportName(part));
    if (!QFile::exists(path))
        return;
    const auto keys = importcheck::keysOf(result.memo.settings.kind);
    const auto fields = fieldsOf(QDir(folder).filePath(importrun::ImportPlan::partName(part)));
    const auto join = joinReport(path, folder, part, [&](const JoinedRow &row) {
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
    if (!join) {
        result.unjoined.push_back({.path = path, .part = part, .problem = join.error().what});
        return;
    }
    result.erasedRows += join->erased;
    if (join->unjoined > 0)
        result.unjoined.push_back({.path = path, .part = part, .rows = join->unjoined});
    for (const auto &left : join->left) {
        for (const auto &reason : left.reasons)
            result.refused.push_back({.reason = reason.text,
                                      .column = reason.column,
                                      .example = reason.value,
                                      .name = asWritten(join->headings, left.cells)});
    }
}

void compareWithForeseen(ImportResult &result, const std::vector<journal::JobRow> &parts,
                         const QString &folder)
{
    if (!result.ended)
        return;
    RowOutcomes outcomes{.refused = result.refused,
                         .isComplete = result.unjoined.empty()
                             && result.errors == result.refusedRows + result.erasedRows};
    for (const auto &row : parts) {
        using Result = DifferentRow::Result;
        const auto state = wasRefused(row)         ? Result::NotImported
            : row.state == journal::RowState::Done ? Result::Imported
                                                   : Result::Unknown;
        outcomes.parts.push_back({.part = row.number,
                                  .result = state,
                                  .reason = state == Result::Imported ? QString()
                                      : row.detail.isEmpty()          ? row.text
                                                                      : row.detail});
    }
    result.different = differentRows(folder, outcomes);
}

void group(ImportResult &result)
{
    std::ranges::stable_sort(result.refused, {}, [](const RefusedRow &row) {
        return row.line > 0 ? row.line : std::numeric_limits<qint64>::max();
    });
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

// Writes a table with the columns of the file.
class RestWriter final
{
public:
    RestWriter(const QString &path, importcheck::ImportMemo memo)
        : m_file(path)
        , m_memo(std::move(memo))
    { }

    [[nodiscard]] bool open()
    {
        if (!m_file.open(QIODevice::WriteOnly))
            return false;
        m_csv.emplace(m_file);
        m_csv->row(m_memo.columns + QStringList(ResultWords::tr("Reason")));
        return true;
    }
    // Writes a row as it was sent. Columns that were not imported are empty.
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
        csv::CsvReader reader(file);
        (void)reader.next();
        while (reader.next()) {
            if (!isErasedRow(reader))
                add(reader.copy());
        }
    }
    void add(const QByteArrayList &cells) { m_csv->row(cells); }
    [[nodiscard]] base::Result<void> finish()
    {
        if (const auto written = m_csv->finish(); !written)
            return written;
        if (!m_file.commit())
            return tl::unexpected(base::Problem{.what = ResultWords::tr("Couldn't write the rows."),
                                                .why = m_file.errorString()});
        return {};
    }
    [[nodiscard]] QString errorString() const { return m_file.errorString(); }

private:
    base::NewFile m_file;
    importcheck::ImportMemo m_memo;
    std::optional<csv::CsvWriter> m_csv;
};

QString reasonOf(const JoinedRow &row)
{
    QStringList reasons;
    for (const auto &reason : row.reasons)
        reasons.append(reason.column.isEmpty() ? reason.text
                                               : u"%1: %2"_s.arg(reason.column, reason.text));
    return reasons.join(u'\n');
}

} // namespace

qint64 ImportResult::unnamedRows() const
{
    return ended ? std::max<qint64>(errors - refusedRows - erasedRows - unjoinedRows(), 0) : 0;
}

qint64 ImportResult::unjoinedRows() const
{
    qint64 rows = 0;
    for (const auto &report : unjoined)
        rows += report.rows;
    return rows;
}

QString ImportResult::forecastText() const
{
    const auto &foreseen = memo.foreseen;
    if (!foreseen || !ended)
        return {};
    QStringList parts{ResultWords::tr("%L1 new").arg(foreseen->created),
                      ResultWords::tr("%L1 changed").arg(foreseen->changed),
                      ResultWords::tr("%L1 unchanged").arg(foreseen->unchanged)};
    if (foreseen->refused > 0)
        parts.append(ResultWords::tr("%L1 rejected").arg(foreseen->refused));
    const auto forecast = ResultWords::tr("Preview: %1.").arg(parts.join(u", "_s));
    const auto missing = foreseen->taken() - success;
    if (missing == 0)
        return u"%1 %2"_s.arg(forecast, ResultWords::tr("The result matches."));
    if (missing < 0)
        return u"%1 %2"_s.arg(
            forecast,
            ResultWords::tr(
                "%L1 more rows were imported because their records changed after the comparison.")
                .arg(-missing));
    QStringList reasons;
    const auto refusedMore = errors - foreseen->refused;
    if (refusedMore > 0)
        reasons.append(ResultWords::tr("%L1 rejected by the service").arg(refusedMore));
    if (failed > 0)
        reasons.append(ResultWords::tr("%L1 in files that were not imported").arg(failed));
    if (unknown > 0)
        reasons.append(ResultWords::tr("%L1 with an unknown outcome").arg(unknown));
    if (missing != std::max<qint64>(refusedMore, 0) + failed + unknown)
        reasons.append(ResultWords::tr("the service's counts differ"));
    return u"%1 %2"_s.arg(forecast,
                          ResultWords::tr("%L1 fewer rows were imported: %2.", "number, reasons")
                              .arg(missing)
                              .arg(reasons.join(u", "_s)));
}

base::Result<ImportResult> resultOf(journal::Journal &journal, const QString &folder)
{
    const auto plan = importrun::importPlanOf(journal.head().outline);
    if (!plan)
        return tl::unexpected(base::Problem{.what = ResultWords::tr("This is not an import.")});
    const auto parts = partsOf(journal);
    if (!parts)
        return tl::unexpected(parts.error());
    ImportResult result;
    result.source = plan->sourceName;
    result.memo = importcheck::ImportMemo::fromJson(plan->memo);
    result.undoable = QFile::exists(QDir(folder).filePath(importrun::ImportPlan::beforeName()));
    countRows(result, *plan, *parts, journal.head().state == journal::JobState::Done);
    for (const auto &row : *parts) {
        if (wasJudged(row))
            addReport(result, folder, row.number);
    }
    group(result);
    compareWithForeseen(result, *parts, folder);
    auto open = importrun::openImports(journal);
    if (!open)
        return tl::unexpected(open.error());
    result.open = std::move(*open);
    return result;
}

base::Result<QString> writeRest(journal::Journal &journal, const QString &folder,
                                const QString &path)
{
    const auto plan = importrun::importPlanOf(journal.head().outline);
    const auto parts = partsOf(journal);
    if (!plan || !parts)
        return tl::unexpected(
            plan ? parts.error()
                 : base::Problem{.what = ResultWords::tr("This is not an import.")});
    const auto memo = importcheck::ImportMemo::fromJson(plan->memo);
    RestWriter writer(path, memo);
    if (!writer.open())
        return tl::unexpected(base::Problem{.what = ResultWords::tr("Couldn't write the rows."),
                                            .why = writer.errorString()});
    for (const auto &row : *parts) {
        const auto part = QDir(folder).filePath(importrun::ImportPlan::partName(row.number));
        const auto report = QDir(folder).filePath(importrun::ImportPlan::reportName(row.number));
        const auto fields = fieldsOf(part);
        if (wasRefused(row))
            writer.addAll(part, [&](const QByteArrayList &cells) {
                writer.addSent(fields, cells, row.text);
            });
        else if (wasJudged(row) && QFile::exists(report))
            (void)joinReport(report, folder, row.number, [&](const JoinedRow &joined) {
                writer.addSent(fields, joined.cells, reasonOf(joined));
            });
    }
    writer.addAll(QDir(folder).filePath(importrun::ImportPlan::heldBackName()),
                  [&writer](const QByteArrayList &cells) { writer.add(cells); });
    return writer.finish().map([&path] { return path; });
}

} // namespace storedesk::imports
