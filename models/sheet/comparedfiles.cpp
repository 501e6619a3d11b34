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
#include <QSet>
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

    [[nodiscard]] base::Result<void> finish() { return m_writer.finish(); }

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
    const auto opened = table::openTable(path, {.temporaryFolder = folder}, progress);
    if (!opened)
        return tl::unexpected(opened.error());
    auto index = std::make_shared<table::RowIndex>(
        table::RowMark{.offset = table::RowIndexer::beginOf(*opened->file)});
    Side side{.source = {.file = opened->file, .index = index, .dialect = opened->dialect.dialect},
              .columns = columnsOf(*opened->file, opened->dialect.dialect, true)};
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

// A key that stands in several rows of one file tells nothing: not even its first row is paired.
static void setAside(table::Comparison &comparison, const Side &before, const Side &after,
                     const QByteArray &key)
{
    if (comparison.repeatedBefore.empty() && comparison.repeatedAfter.empty())
        return;
    table::RowReader olds(before.source.file, before.source.index, before.source.dialect);
    table::RowReader news(after.source.file, after.source.index, after.source.dialect);
    const auto keyBefore = [&, at = before.columnOf(key)](quint32 row) {
        return olds.row(row).value(at);
    };
    const auto keyAfter = [&, at = after.columnOf(key)](quint32 row) {
        return news.row(row).value(at);
    };
    QSet<QByteArray> repeated;
    for (const auto row : comparison.repeatedBefore)
        repeated.insert(keyBefore(row));
    for (const auto row : comparison.repeatedAfter)
        repeated.insert(keyAfter(row));
    std::erase_if(comparison.gone, [&](quint32 row) {
        const bool aside = repeated.contains(keyBefore(row));
        if (aside)
            comparison.repeatedBefore.push_back(row);
        return aside;
    });
    std::erase_if(comparison.added, [&](quint32 row) {
        const bool aside = repeated.contains(keyAfter(row));
        if (aside)
            comparison.repeatedAfter.push_back(row);
        return aside;
    });
    std::erase_if(comparison.changed, [&](const table::Comparison::Pair &pair) {
        const bool aside = repeated.contains(keyAfter(pair.after));
        if (aside) {
            comparison.repeatedBefore.push_back(pair.before);
            comparison.repeatedAfter.push_back(pair.after);
        }
        return aside;
    });
    std::ranges::sort(comparison.repeatedBefore);
    std::ranges::sort(comparison.repeatedAfter);
}

static base::Result<void> write(ComparedFiles &result, const Side &before, const Side &after,
                                const table::Comparison &comparison, const QString &folder,
                                const table::Progress &progress)
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
    for (const auto &rows : comparison.changed) {
        if (progress.cancelled())
            break;
        writer.pair(rows);
    }
    for (const auto row : comparison.added)
        writer.one(wordForNew(), row, true);
    for (const auto row : comparison.gone)
        writer.one(wordForGone(), row, false);
    for (const auto row : comparison.repeatedBefore)
        writer.one(wordForUnpaired(), row, false);
    for (const auto row : comparison.repeatedAfter)
        writer.one(wordForUnpaired(), row, true);
    result.columns = textsOf(columns);
    result.changedCells = writer.changedCells;
    result.path = file.fileName();
    return writer.finish();
}

base::Result<ComparedFiles> compareFiles(const ComparisonTask &task, table::Progress &progress)
{
    const auto before = openSide(task.before, task.folder, progress);
    if (!before)
        return tl::unexpected(before.error());
    const auto after = openSide(task.after, task.folder, progress);
    if (!after)
        return tl::unexpected(after.error());
    const auto key = task.key.isEmpty() ? likelyKey(*before, *after) : task.key;
    if (key.isEmpty())
        return tl::unexpected(
            base::Problem{.what = Words::tr("These files cannot be compared."),
                          .why = Words::tr("No column has the same name in both."),
                          .next = Words::tr("Choose two exports of the same kind.")});
    auto comparison = table::compareTables(before->source, after->source, {key.toUtf8()}, progress);
    if (!comparison)
        return tl::unexpected(comparison.error());
    setAside(*comparison, *before, *after, key.toUtf8());
    ComparedFiles result{.key = key,
                         .rowsBefore = before->source.rows() - 1,
                         .rowsAfter = after->source.rows() - 1,
                         .added = static_cast<qint64>(comparison->added.size()),
                         .gone = static_cast<qint64>(comparison->gone.size()),
                         .changed = static_cast<qint64>(comparison->changed.size()),
                         .same = comparison->same,
                         .unpaired = static_cast<qint64>(comparison->repeatedBefore.size()
                                                         + comparison->repeatedAfter.size()),
                         .unpairedBefore = static_cast<qint64>(comparison->repeatedBefore.size()),
                         .onlyBefore = textsOf(comparison->onlyBefore),
                         .onlyAfter = textsOf(comparison->onlyAfter)};
    const auto written = write(result, *before, *after, *comparison, task.folder, progress);
    if (!written)
        return tl::unexpected(written.error());
    return result;
}

} // namespace storedesk::sheet
