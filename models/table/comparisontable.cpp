// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "comparison.h"

#include "table/rowreader.h"
#include "table/tablesaver.h"

#include <QCoreApplication>
#include <QFile>
#include <QSaveFile>

#include <algorithm>

namespace storedesk::table {

static constexpr std::size_t rowsAtOnce = 100'000;

namespace {
struct Words
{
    Q_DECLARE_TR_FUNCTIONS(Comparison)
};
} // namespace

namespace {

// One of the two tables, with its columns by name.
class Side final
{
public:
    explicit Side(const Source &source)
        : m_source(source)
        , m_header(RowReader(source.file, source.index, source.dialect).row(0))
    { }

    [[nodiscard]] base::Result<std::vector<QByteArray>> rows(std::span<const quint32> numbers,
                                                             Progress &progress) const
    {
        return rawRows(m_source, numbers, progress);
    }

    // The cells of a raw row under these names.
    [[nodiscard]] QByteArrayList cells(const QByteArray &raw, const QByteArrayList &names) const
    {
        RowScanner row(raw, m_source.dialect);
        QByteArrayList result;
        QByteArray scratch;
        if (!row.next())
            return result;
        for (const auto &name : names)
            result.append(
                row.text(static_cast<int>(m_header.indexOf(name)), scratch).toByteArray());
        return result;
    }

private:
    const Source &m_source;
    QList<QByteArray> m_header;
};

class ComparisonTable final
{
public:
    ComparisonTable(const Comparison &comparison, const QByteArrayList &keys, QIODevice &device,
                    Progress &progress)
        : m_comparison(comparison)
        , m_keys(keys)
        , m_writer(device)
        , m_progress(progress)
    { }

    [[nodiscard]] base::Result<qint64> write(const Side &before, const Side &after)
    {
        m_writer.row(QList<QByteArray>{Words::tr("Change").toUtf8()} + m_keys
                     + QByteArrayList{Words::tr("Column").toUtf8(), Words::tr("Before").toUtf8(),
                                      Words::tr("After").toUtf8()});
        if (auto read = writeRows(Words::tr("gone").toUtf8(), m_comparison.gone, before); !read)
            return tl::unexpected(read.error());
        if (auto read = writeRows(Words::tr("added").toUtf8(), m_comparison.added, after); !read)
            return tl::unexpected(read.error());
        const std::span changed(m_comparison.changed);
        for (std::size_t begin = 0; begin < changed.size(); begin += rowsAtOnce) {
            const auto some = changed.subspan(begin, std::min(rowsAtOnce, changed.size() - begin));
            if (auto read = writeChanges(some, before, after); !read)
                return tl::unexpected(read.error());
        }
        if (auto done = m_writer.finish(); !done)
            return tl::unexpected(done.error());
        return m_writer.rows() - 1;
    }

private:
    [[nodiscard]] base::Result<void> writeRows(const QByteArray &change,
                                               const std::vector<quint32> &rows, const Side &side)
    {
        const std::span all(rows);
        for (std::size_t begin = 0; begin < all.size(); begin += rowsAtOnce) {
            const auto some =
                side.rows(all.subspan(begin, std::min(rowsAtOnce, all.size() - begin)), m_progress);
            if (!some)
                return tl::unexpected(some.error());
            for (const auto &raw : *some)
                m_writer.row(QByteArrayList{change} + side.cells(raw, m_keys)
                             + QByteArrayList{{}, {}, {}});
        }
        return {};
    }

    [[nodiscard]] base::Result<void> writeChanges(std::span<const Comparison::Pair> pairs,
                                                  const Side &before, const Side &after)
    {
        std::vector<quint32> oldRows;
        std::vector<quint32> newRows;
        for (const auto &pair : pairs) {
            oldRows.push_back(pair.before);
            newRows.push_back(pair.after);
        }
        const auto old = before.rows(oldRows, m_progress);
        const auto now = after.rows(newRows, m_progress);
        if (!old || !now)
            return tl::unexpected(old ? now.error() : old.error());
        const auto &names = m_comparison.columns;
        for (std::size_t index = 0; index < pairs.size(); ++index) {
            const auto oldCells = before.cells((*old)[index], names);
            const auto newCells = after.cells((*now)[index], names);
            const auto keys = after.cells((*now)[index], m_keys);
            for (qsizetype column = 0; column < std::min(oldCells.size(), newCells.size());
                 ++column) {
                if (oldCells.at(column) != newCells.at(column))
                    m_writer.row(QByteArrayList{Words::tr("changed").toUtf8()} + keys
                                 + QByteArrayList{names.at(column), oldCells.at(column),
                                                  newCells.at(column)});
            }
        }
        return {};
    }

    const Comparison &m_comparison;
    const QByteArrayList &m_keys;
    CsvWriter m_writer;
    Progress &m_progress;
};

} // namespace

base::Result<qint64> saveComparison(const Comparison &comparison, const Source &before,
                                    const Source &after, const QByteArrayList &keys,
                                    const QString &path, Progress &progress)
{
    QSaveFile file(path);
    const auto failure = [&file] {
        return tl::unexpected(base::Problem{
            .what = QCoreApplication::translate("Comparison", "The comparison could not be saved."),
            .why = file.errorString(),
            .next = QCoreApplication::translate(
                "Comparison", "Check the folder and its free space and try again.")});
    };
    if (!file.open(QIODevice::WriteOnly))
        return failure();
    file.setPermissions(QFile::ReadOwner | QFile::WriteOwner);
    auto rows = ComparisonTable(comparison, keys, file, progress).write(Side(before), Side(after));
    if (!rows || progress.cancelled()) {
        file.cancelWriting();
        return rows;
    }
    if (!file.commit())
        return failure();
    return rows;
}

} // namespace storedesk::table
