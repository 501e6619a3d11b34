// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "comparedfiles.h"

#include "sheet/sheetcolumn.h"
#include "table/comparison.h"
#include "table/csvwriter.h"
#include "table/rowindexer.h"
#include "table/rowreader.h"
#include "table/tableopener.h"

#include <QCoreApplication>
#include <QDir>
#include <QTemporaryFile>

#include <algorithm>

namespace storedesk::sheet {

using namespace Qt::StringLiterals;

namespace {
struct Words
{
    Q_DECLARE_TR_FUNCTIONS(ComparedFiles)
};

struct Side
{
    table::Source source;
    QList<SheetColumn> columns;
    QStringList leftOut = {};

    [[nodiscard]] int columnOf(const QByteArray &name) const
    {
        const auto text = QString::fromUtf8(name);
        const auto found = std::ranges::find(columns, text, &SheetColumn::name);
        return found == columns.end() ? -1 : static_cast<int>(found - columns.begin());
    }
};

// Writes the rows that differ.
class Writer final
{
public:
    Writer(const Side &before, const Side &after, const QByteArrayList &columns, QIODevice &device)
        : m_before(before.source.file, before.source.index, before.source.dialect)
        , m_after(after.source.file, after.source.index, after.source.dialect)
        , m_writer(device)
        , changedCells(static_cast<std::size_t>(columns.size()))
    {
        QByteArrayList head{Words::tr("Change").toUtf8()};
        for (const auto &name : columns) {
            m_beforeAt.append(before.columnOf(name));
            m_afterAt.append(after.columnOf(name));
            head.append(name);
        }
        m_writer.row(head);
    }

    void one(const QString &word, quint32 row, bool after)
    {
        const auto cells = after ? m_after.row(row) : m_before.row(row);
        m_writer.cell(word);
        for (const int at : after ? m_afterAt : m_beforeAt)
            m_writer.cell(QByteArrayView(cells.value(at)));
        m_writer.endRow();
    }

    void pair(const table::Comparison::Pair &rows)
    {
        const auto before = m_before.row(rows.before);
        const auto after = m_after.row(rows.after);
        m_writer.cell(wordForChanged());
        for (qsizetype at = 0; at < m_afterAt.size(); ++at) {
            const auto was = before.value(m_beforeAt[at]);
            const auto is = after.value(m_afterAt[at]);
            if (was == is) {
                m_writer.cell(QByteArrayView(is));
                continue;
            }
            ++changedCells[static_cast<std::size_t>(at)];
            m_writer.cell(QByteArrayView(was + arrow.toUtf8() + is));
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
    table::RowReader m_before;
    table::RowReader m_after;
    table::CsvWriter m_writer;
    QList<int> m_beforeAt;
    QList<int> m_afterAt;

public:
    std::vector<qint64> changedCells;
};
} // namespace

QString wordForNew()
{
    return Words::tr("New");
}

QString wordForGone()
{
    return Words::tr("Gone");
}

QString wordForChanged()
{
    return Words::tr("Changed");
}

QString wordForUnpaired()
{
    return Words::tr("Cannot be paired");
}

static base::Result<Side> openSide(const QString &path, const QString &folder,
                                   table::Progress &progress)
{
    // Of an archive all tables count that have the columns of its first.
    const auto opened =
        table::openTable(path, {.stack = true, .temporaryFolder = folder}, progress);
    if (!opened)
        return tl::unexpected(opened.error());
    auto index = std::make_shared<table::RowIndex>(
        table::RowMark{.offset = table::RowIndexer::beginOf(*opened->file)});
    Side side{.source = {.file = opened->file, .index = index, .dialect = opened->dialect.dialect},
              .columns = columnsOf(*opened->file, opened->dialect.dialect, true),
              .leftOut = opened->leftOut};
    table::RowIndexer indexer(opened->file, opened->dialect.dialect);
    if (const auto built = indexer.build(*index, progress); !built)
        return tl::unexpected(built.error());
    return side;
}

// The first column of both that holds e-mails or is called an id; else the first of both.
static QString likelyKey(const Side &before, const Side &after)
{
    QString first;
    for (const auto &column : after.columns) {
        if (before.columnOf(column.name.toUtf8()) < 0)
            continue;
        const bool id = column.name.endsWith("id"_L1, Qt::CaseInsensitive);
        if (column.kind == table::ColumnKind::Email || id)
            return column.name;
        if (first.isEmpty())
            first = column.name;
    }
    return first;
}

static QStringList textsOf(const QByteArrayList &names)
{
    QStringList texts;
    for (const auto &name : names)
        texts.append(QString::fromUtf8(name));
    return texts;
}

static base::Result<void> write(ComparedFiles &result, const Side &before, const Side &after,
                                const table::Comparison &comparison, const QString &folder,
                                table::Progress &progress)
{
    QByteArrayList columns = comparison.columns;
    columns.removeAll(result.key.toUtf8());
    columns.prepend(result.key.toUtf8());
    QTemporaryFile file(QDir(folder).filePath(u"compared-XXXXXX.csv"_s));
    file.setAutoRemove(false); // goes with its folder
    if (!file.open())
        return tl::unexpected(base::Problem{.what = Words::tr("The comparison was not kept."),
                                            .why = file.errorString()});
    Writer writer(before, after, columns, file);
    progress.begin(static_cast<qint64>(comparison.changed.size()) + result.added + result.gone
                   + result.unpaired);
    // False: stopped.
    const auto each = [&progress](const auto &rows, const auto &act) {
        return std::ranges::all_of(rows, [&](const auto &row) {
            act(row);
            progress.add(1);
            return !progress.cancelled();
        });
    };
    const auto one = [&writer](const QString &word, bool ofAfter) {
        return [&writer, word, ofAfter](quint32 row) {
            writer.one(word, row, ofAfter);
        };
    };
    const bool whole = each(comparison.changed, [&](const auto &rows) { writer.pair(rows); })
        && each(comparison.added, one(wordForNew(), true))
        && each(comparison.gone, one(wordForGone(), false))
        && each(comparison.repeatedBefore, one(wordForUnpaired(), false))
        && each(comparison.repeatedAfter, one(wordForUnpaired(), true));
    if (!whole)
        file.remove(); // nobody waits for it
    result.columns = textsOf(columns);
    result.changedCells = writer.changedCells;
    result.path = file.fileName();
    return writer.finish();
}

static ComparedFiles figuresOf(const table::Comparison &comparison, const Side &before,
                               const Side &after)
{
    const auto sizeOf = [](const auto &rows) {
        return static_cast<qint64>(rows.size());
    };
    return {.rowsBefore = before.source.rows() - 1 - comparison.blankBefore,
            .rowsAfter = after.source.rows() - 1 - comparison.blankAfter,
            .added = sizeOf(comparison.added),
            .gone = sizeOf(comparison.gone),
            .changed = sizeOf(comparison.changed),
            .same = comparison.same,
            .unpaired = sizeOf(comparison.repeatedBefore) + sizeOf(comparison.repeatedAfter),
            .unpairedBefore = sizeOf(comparison.repeatedBefore),
            .keyless = comparison.keylessBefore + comparison.keylessAfter,
            .blank = comparison.blankBefore + comparison.blankAfter,
            .onlyBefore = textsOf(comparison.onlyBefore),
            .onlyAfter = textsOf(comparison.onlyAfter)};
}

base::Result<ComparedFiles> compareFiles(const ComparisonTask &task, table::Progress &progress)
{
    const auto whole = progress.share();
    progress.enter(whole.part(0, 0.1));
    const auto before = openSide(task.before, task.folder, progress);
    if (!before)
        return tl::unexpected(before.error());
    progress.enter(whole.part(0.1, 0.2));
    const auto after = openSide(task.after, task.folder, progress);
    if (!after)
        return tl::unexpected(after.error());
    const auto key = task.key.isEmpty() ? likelyKey(*before, *after) : task.key;
    if (key.isEmpty())
        return tl::unexpected(
            base::Problem{.what = Words::tr("These files cannot be compared."),
                          .why = Words::tr("No column has the same name in both."),
                          .next = Words::tr("Choose two exports of the same kind.")});
    if (progress.cancelled())
        return ComparedFiles{};
    // A key that stands in several rows of one file tells nothing: not even its first row is
    // paired.
    progress.enter(whole.part(0.2, 0.7));
    const auto comparison = table::compareTables(before->source, after->source, {key.toUtf8()},
                                                 progress, table::RepeatedKeys::NoneCounts);
    if (!comparison)
        return tl::unexpected(comparison.error());
    if (progress.cancelled())
        return ComparedFiles{};
    progress.enter(whole.part(0.7, 1));
    auto result = figuresOf(*comparison, *before, *after);
    result.key = key;
    result.leftOut = before->leftOut + after->leftOut;
    const auto written = write(result, *before, *after, *comparison, task.folder, progress);
    if (!written)
        return tl::unexpected(written.error());
    return result;
}

} // namespace storedesk::sheet
