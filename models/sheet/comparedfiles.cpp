// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "comparedfiles.h"

#include "csv/csvwriter.h"
#include "csv/rowindexer.h"
#include "csv/rowreader.h"
#include "query/comparison.h"
#include "sheet/comparedwords.h"
#include "sheet/differences.h"
#include "sheet/sheetcolumn.h"
#include "tablefile/tableopener.h"
#include "values/valuekey.h"

#include <QCoreApplication>
#include <QDir>
#include <QTemporaryFile>

#include <algorithm>

namespace storedesk::sheet {

using namespace Qt::StringLiterals;

namespace {

// Compares two cells. If requested, numbers and times are equal if they have the same value in any
// notation. Otherwise, cells are compared byte by byte.
class CellSameness final
{
public:
    CellSameness(const QList<SheetColumn> &before, const QList<SheetColumn> &after,
                 const std::vector<query::ComparedColumn> &columns, bool alike);

    [[nodiscard]] bool operator()(std::size_t column, const QByteArray &was, const QByteArray &is);

private:
    struct Keys
    {
        values::ValueKey was;
        values::ValueKey is;
        // Whether the column has numbers or dates in both files.
        bool read;
    };
    std::vector<Keys> m_keys;
};

struct ReadTable
{
    const csv::TableSource &source;
    const QList<SheetColumn> &columns;
};

CellSameness::CellSameness(const QList<SheetColumn> &before, const QList<SheetColumn> &after,
                           const std::vector<query::ComparedColumn> &columns, bool alike)
{
    for (const auto &column : columns) {
        const auto was = before.value(column.before).reading.format;
        const auto is = after.value(column.after).reading.format;
        const bool read = was.kind == is.kind
            && (is.kind == values::ColumnKind::Number || is.kind == values::ColumnKind::Moment);
        m_keys.push_back(
            {.was = values::ValueKey(was), .is = values::ValueKey(is), .read = alike && read});
    }
}

bool CellSameness::operator()(std::size_t column, const QByteArray &was, const QByteArray &is)
{
    auto &keys = m_keys[column];
    return was == is
        || (keys.read && !was.isEmpty() && !is.isEmpty() && keys.was.of(was) == keys.is.of(is));
}

// Treats rows that differ only in notation as equal, and returns their number.
base::Result<qint64> passOverRewritten(query::Comparison &comparison, const ReadTable &before,
                                       const ReadTable &after, const base::Progress &progress)
{
    csv::RowReader old(before.source.file, before.source.index, before.source.dialect);
    csv::RowReader now(after.source.file, after.source.index, after.source.dialect);
    CellSameness isSame(before.columns, after.columns, comparison.columns, true);
    const auto rewritten = std::erase_if(comparison.changed, [&](const query::PairedRows &rows) {
        if (progress.cancelled())
            return false;
        const auto was = old.row(rows.before);
        const auto is = now.row(rows.after);
        for (std::size_t at = 0; at < comparison.columns.size(); ++at) {
            const auto &column = comparison.columns[at];
            if (!isSame(at, was.value(column.before), is.value(column.after)))
                return false;
        }
        return true;
    });
    for (const auto *side : {&old, &now}) {
        if (const auto read = side->check(); !read)
            return tl::unexpected(read.error());
    }
    comparison.same += static_cast<qint64>(rewritten);
    return static_cast<qint64>(rewritten);
}

struct Side
{
    csv::TableSource source;
    QList<SheetColumn> columns = {};
    QStringList leftOut = {};
};

// Writes the rows that differ.
class Writer final
{
public:
    Writer(const Side &before, const Side &after, const std::vector<query::ComparedColumn> &columns,
           bool alike, QIODevice &device)
        : m_before(before.source.file, before.source.index, before.source.dialect)
        , m_after(after.source.file, after.source.index, after.source.dialect)
        , m_writer(device)
        , m_columns(columns)
        , m_isSame(before.columns, after.columns, columns, alike)
        , changedCells(columns.size())
    {
        QByteArrayList head{ComparedWords::tr("Change").toUtf8()};
        for (const auto &column : columns)
            head.append(column.name);
        m_writer.row(head + QByteArrayList(head.size(), QByteArray(1, sameMark)));
    }

    void one(RowChange change, quint32 row)
    {
        const bool old = change == RowChange::Gone || change == RowChange::UnpairedBefore;
        const auto cells = old ? m_before.row(row) : m_after.row(row);
        m_writer.cell(wordOf(change));
        for (const auto &column : m_columns)
            m_writer.cell(QByteArrayView(cells.value(old ? column.before : column.after)));
        m_writer.cell(QByteArrayView(QByteArray(1, static_cast<char>(change))));
        for (std::size_t at = 0; at < m_columns.size(); ++at)
            m_writer.cell(QByteArrayView(&sameMark, 1));
        m_writer.endRow();
    }

    void pair(const query::PairedRows &rows)
    {
        const auto before = m_before.row(rows.before);
        const auto after = m_after.row(rows.after);
        m_writer.cell(wordOf(RowChange::Changed));
        for (const auto &column : m_columns)
            m_writer.cell(QByteArrayView(after.value(column.after)));
        m_writer.cell(QByteArrayView(QByteArray(1, static_cast<char>(RowChange::Changed))));
        for (std::size_t at = 0; at < m_columns.size(); ++at) {
            const auto was = before.value(m_columns[at].before);
            const auto is = after.value(m_columns[at].after);
            const bool same = m_isSame(at, was, is);
            changedCells[at] += same ? 0 : 1;
            m_writer.cell(QByteArrayView(traceOf(was, same ? was : is)));
        }
        m_writer.endRow();
    }

    [[nodiscard]] base::Result<void> finish()
    {
        for (const auto *side : {&m_before, &m_after}) {
            if (auto read = side->check(); !read)
                return read;
        }
        return m_writer.finish();
    }

private:
    csv::RowReader m_before;
    csv::RowReader m_after;
    csv::CsvWriter m_writer;
    const std::vector<query::ComparedColumn> &m_columns;
    CellSameness m_isSame;

public:
    std::vector<qint64> changedCells;
};
} // namespace

static base::Result<Side> openSide(const QString &path, const QString &folder,
                                   base::Progress &progress)
{
    // In an archive, all tables with the same columns as the first one are used.
    const auto opened =
        tablefile::openTable(path, {.stack = true, .temporaryFolder = folder}, progress);
    if (!opened)
        return tl::unexpected(opened.error());
    auto index = std::make_shared<csv::RowIndex>(opened->begin);
    const auto &guess = opened->dialect;
    Side side{.source = {.file = opened->file,
                         .index = index,
                         .dialect = guess.dialect,
                         .header = guess.header},
              .leftOut = opened->leftOut};
    csv::RowIndexer indexer(opened->file, opened->dialect.dialect);
    if (const auto built = indexer.build(*index, progress); !built)
        return tl::unexpected(built.error());
    return side;
}

// Compared files are assumed to have a header, unless neither seems to have one and their first
// rows differ.
static void agreeOnHeader(Side &before, Side &after)
{
    const auto firstOf = [](const Side &side) {
        return csv::RowReader(side.source.file, side.source.index, side.source.dialect).row(0);
    };
    const bool header =
        before.source.header || after.source.header || firstOf(before) == firstOf(after);
    for (auto *side : {&before, &after}) {
        side->source.header = header;
        side->columns = columnsOf(*side->source.file, side->source.index->before(0).offset,
                                  side->source.dialect, header);
    }
}

// Returns the first common column that contains emails or whose name ends in "id", otherwise the
// first common column.
static QByteArray likelyKey(const Side &before, const Side &after)
{
    auto columns = query::matchColumns(before.source, after.source).both;
    std::ranges::sort(columns, {}, &query::ComparedColumn::after);
    const auto likely = std::ranges::find_if(columns, [&after](const query::ComparedColumn &one) {
        return after.columns.value(one.after).kind == values::ColumnKind::Email
            || one.name.toLower().endsWith("id");
    });
    if (likely != columns.end())
        return likely->name;
    return columns.empty() ? QByteArray() : columns.front().name;
}

static QStringList textsOf(const QByteArrayList &names)
{
    QStringList texts;
    for (const auto &name : names)
        texts.append(QString::fromUtf8(name));
    return texts;
}

static base::Problem notSaved(const QFile &file)
{
    return {.what = QCoreApplication::translate("ComparedFiles", "The comparison was not saved."),
            .why = file.errorString()};
}

static base::Result<void> write(ComparedFiles &result, const Side &before, const Side &after,
                                const query::Comparison &comparison, bool alike,
                                const QString &folder, base::Progress &progress)
{
    auto columns = comparison.columns;
    const auto key = std::ranges::find(columns, comparison.keys.front());
    std::rotate(columns.begin(), key, std::next(key));
    QTemporaryFile file(QDir(folder).filePath(u"compared-XXXXXX.csv"_s));
    // The file is deleted together with its folder.
    file.setAutoRemove(false);
    if (!file.open())
        return tl::unexpected(notSaved(file));
    Writer writer(before, after, columns, alike, file);
    progress.begin(static_cast<qint64>(comparison.changed.size()) + result.added + result.gone
                   + result.unpaired);
    // Returns false if the comparison was stopped.
    const auto each = [&progress](const auto &rows, const auto &act) {
        return std::ranges::all_of(rows, [&](const auto &row) {
            act(row);
            progress.add(1);
            return !progress.cancelled();
        });
    };
    const auto one = [&writer](RowChange change) {
        return [&writer, change](quint32 row) {
            writer.one(change, row);
        };
    };
    const bool whole = each(comparison.changed, [&](const auto &rows) { writer.pair(rows); })
        && each(comparison.added, one(RowChange::New))
        && each(comparison.gone, one(RowChange::Gone))
        && each(comparison.repeatedBefore, one(RowChange::UnpairedBefore))
        && each(comparison.repeatedAfter, one(RowChange::UnpairedAfter));
    // The result of a cancelled comparison is discarded.
    if (!whole)
        file.remove();
    for (const auto &column : columns)
        result.columns.append(QString::fromUtf8(column.name));
    result.changedCells = writer.changedCells;
    result.path = file.fileName();
    if (auto finished = writer.finish(); !finished)
        return finished;
    if (whole && !file.flush())
        return tl::unexpected(notSaved(file));
    return {};
}

static ComparedFiles figuresOf(const query::Comparison &comparison, const Side &before,
                               const Side &after)
{
    const auto sizeOf = [](const auto &rows) {
        return static_cast<qint64>(rows.size());
    };
    const auto rowsOf = [](const Side &side, qint64 blank) {
        return side.source.rows() - (side.source.header ? 1 : 0) - blank;
    };
    QList<ComparedFiles::Renaming> renamed;
    for (const auto &column : comparison.columns) {
        if (!column.formerName.isEmpty())
            renamed.append({QString::fromUtf8(column.formerName), QString::fromUtf8(column.name)});
    }
    return {.key = QString::fromUtf8(comparison.keys.front().name),
            .rowsBefore = rowsOf(before, comparison.blankBefore),
            .rowsAfter = rowsOf(after, comparison.blankAfter),
            .added = sizeOf(comparison.added),
            .gone = sizeOf(comparison.gone),
            .changed = sizeOf(comparison.changed),
            .same = comparison.same,
            .respelled = comparison.respelled,
            .unpaired = sizeOf(comparison.repeatedBefore) + sizeOf(comparison.repeatedAfter),
            .unpairedBefore = sizeOf(comparison.repeatedBefore),
            .keyless = comparison.keylessBefore + comparison.keylessAfter,
            .blank = comparison.blankBefore + comparison.blankAfter,
            .onlyBefore = textsOf(comparison.onlyBefore),
            .onlyAfter = textsOf(comparison.onlyAfter),
            .renamed = renamed};
}

base::Result<ComparedFiles> compareFiles(const ComparisonTask &task, base::Progress &progress)
{
    const auto whole = progress.share();
    progress.enter(whole.part(0, 0.1));
    auto before = openSide(task.before, task.folder, progress);
    if (!before)
        return tl::unexpected(before.error());
    progress.enter(whole.part(0.1, 0.2));
    auto after = openSide(task.after, task.folder, progress);
    if (!after)
        return tl::unexpected(after.error());
    agreeOnHeader(*before, *after);
    const auto key = task.key.isEmpty() ? likelyKey(*before, *after) : task.key.toUtf8();
    if (key.isEmpty())
        return tl::unexpected(
            base::Problem{.what = ComparedWords::tr("These files cannot be compared."),
                          .why = ComparedWords::tr("No column has the same name in both."),
                          .next = ComparedWords::tr("Choose two exports of the same type.")});
    if (progress.cancelled())
        return ComparedFiles{};
    progress.enter(whole.part(0.2, 0.7));
    auto comparison = query::compareTables(before->source, after->source, {key}, progress);
    if (!comparison)
        return tl::unexpected(comparison.error());
    if (progress.cancelled())
        return ComparedFiles{};
    progress.enter(whole.part(0.7, 1));
    const auto rewritten = task.alike
        ? passOverRewritten(*comparison, {before->source, before->columns},
                            {after->source, after->columns}, progress)
        : base::Result<qint64>(0);
    if (!rewritten)
        return tl::unexpected(rewritten.error());
    auto result = figuresOf(*comparison, *before, *after);
    result.rewritten = *rewritten;
    result.before = task.before;
    result.after = task.after;
    result.leftOut = before->leftOut + after->leftOut;
    const auto written =
        write(result, *before, *after, *comparison, task.alike, task.folder, progress);
    if (!written)
        return tl::unexpected(written.error());
    return result;
}

} // namespace storedesk::sheet
