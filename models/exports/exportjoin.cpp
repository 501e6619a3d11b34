// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "exports/exportjoin.h"

#include "base/newfile.h"
#include "catalogue/key.h"
#include "csv/csvreader.h"
#include "csv/csvwriter.h"
#include "exportrun/exportedfile.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QHash>
#include <QSet>

namespace storedesk::exports {

using namespace Qt::StringLiterals;

namespace {

struct StitchWords
{
    Q_DECLARE_TR_FUNCTIONS(Stitch)
};

// A repeated heading denotes a separate column.
struct Heading
{
    QByteArray name;
    int occurrence = 0;

    bool operator==(const Heading &) const = default;
};

size_t qHash(const Heading &heading, size_t seed = 0)
{
    return qHashMulti(seed, heading.name, heading.occurrence);
}

std::vector<Heading> headingsOf(std::span<const QByteArrayView> cells)
{
    QHash<QByteArray, int> seen;
    std::vector<Heading> headings;
    for (const auto &cell : cells) {
        const auto name = cell.toByteArray();
        headings.push_back({.name = name, .occurrence = seen[name]++});
    }
    return headings;
}

// The columns of all files in the order of their first occurrence.
class Columns final
{
public:
    void add(const std::vector<Heading> &headings)
    {
        for (const auto &heading : headings) {
            if (m_places.contains(heading))
                continue;
            m_places.insert(heading, m_names.size());
            m_names.append(heading.name);
        }
    }
    // Moves these columns to the front in the given order. The others keep their order.
    void putFirst(const QStringList &wanted)
    {
        const auto before = std::exchange(m_names, {});
        const auto places = std::exchange(m_places, {});
        std::vector<Heading> order;
        for (const auto &name : wanted) {
            if (before.contains(name.toUtf8()))
                order.push_back({.name = name.toUtf8()});
        }
        std::vector<Heading> rest(static_cast<std::size_t>(before.size()));
        for (const auto &[heading, place] : places.asKeyValueRange())
            rest[static_cast<std::size_t>(place)] = heading;
        add(order);
        add(rest);
    }
    [[nodiscard]] qsizetype placeOf(const Heading &heading) const { return m_places[heading]; }
    [[nodiscard]] const QList<QByteArray> &names() const { return m_names; }

private:
    QHash<Heading, qsizetype> m_places;
    QList<QByteArray> m_names;
};

// Two hashes with different seeds. Rows for which both hashes match are considered equal.
using Print = std::pair<size_t, size_t>;

Print printOf(std::span<const QByteArrayView> cells)
{
    Print print{0x5bd1e995U, 0x9e3779b9U};
    for (const auto &cell : cells) {
        print.first = qHashBits(cell.data(), static_cast<size_t>(cell.size()),
                                print.first + static_cast<size_t>(cell.size()) * 31);
        print.second = qHashBits(cell.data(), static_cast<size_t>(cell.size()),
                                 print.second * 1099511628211ULL + 1);
    }
    return print;
}

// Writes the joined table in a single pass over all files.
class Stitching final
{
public:
    Stitching(Which which, char delimiter, base::Progress &progress)
        : m_which(which)
        , m_delimiter(delimiter)
        , m_progress(progress)
    { }

    [[nodiscard]] base::Result<void> readHeadings(const QStringList &files)
    {
        return each(files, [this](csv::CsvReader &reader) {
            m_columns.add(headingsOf(reader.cells()));
            m_mark = m_mark || reader.hadByteOrderMark();
            // Read to the end, because the checksum is verified only at the end.
            while (!m_progress.cancelled() && reader.next()) { }
        });
    }

    [[nodiscard]] base::Result<JoinedTable> write(const QStringList &files, const QString &target)
    {
        base::NewFile file(target);
        if (!file.open(QIODevice::WriteOnly))
            return failed(file);
        csv::CsvWriter writer(file,
                              {.dialect = {.delimiter = m_delimiter},
                               .quoting = csv::Quoting::Always,
                               .byteOrderMark = m_mark});
        writer.row(m_columns.names());
        for (const auto &one : files) {
            const auto done = each({one}, [&](csv::CsvReader &reader) { copy(reader, writer); });
            if (!done)
                return tl::unexpected(done.error());
            m_before = std::exchange(m_here, {});
        }
        if (const auto whole = writer.finish(); !whole)
            return tl::unexpected(whole.error());
        if (!file.commit())
            return failed(file);
        for (const auto &name : m_columns.names())
            m_stitched.columns.append(QString::fromUtf8(name));
        m_stitched.bytes = QFileInfo(target).size();
        return m_stitched;
    }
    void putFirst(const QStringList &columns) { m_columns.putFirst(columns); }
    [[nodiscard]] bool isEmpty() const { return m_columns.names().isEmpty(); }

private:
    // Reads the heading of each table and passes the remaining rows to the visitor.
    template <typename Visit>
    [[nodiscard]] base::Result<void> each(const QStringList &files, Visit visit)
    {
        for (const auto &path : files) {
            const auto done = exportrun::eachExportedTable(
                path, [&](const exportrun::ExportedTable &one) -> base::Result<void> {
                    csv::CsvReader reader(one.bytes, {.delimiter = m_delimiter});
                    const bool wanted = one.besides == (m_which == Which::Besides);
                    if (reader.next() && wanted)
                        visit(reader);
                    if (m_progress.cancelled())
                        return tl::unexpected(base::Problem{.what = StitchWords::tr("Cancelled.")});
                    return reader.problem() ? base::Result<void>(tl::unexpected(*reader.problem()))
                                            : base::Result<void>();
                });
            if (!done)
                return done;
            m_progress.add(1);
        }
        return {};
    }

    void copy(csv::CsvReader &reader, csv::CsvWriter &writer)
    {
        const auto headings = headingsOf(reader.cells());
        std::vector<qsizetype> places;
        bool hasId = false;
        for (const auto &heading : headings) {
            places.push_back(m_columns.placeOf(heading));
            hasId = hasId || QLatin1StringView(heading.name) == catalogue::key::id;
        }
        std::vector<QByteArrayView> cells(static_cast<std::size_t>(m_columns.names().size()));
        while (!m_progress.cancelled() && reader.next()) {
            if (reader.blank() || (hasId && isRepeated(reader.cells())))
                continue;
            std::ranges::fill(cells, QByteArrayView(""));
            const auto row = reader.cells();
            for (std::size_t at = 0; at < std::min(row.size(), places.size()); ++at)
                cells[static_cast<std::size_t>(places[at])] = row[at];
            for (const auto &cell : cells)
                writer.cell(cell);
            for (std::size_t at = places.size(); at < row.size(); ++at)
                // Cells without a heading are preserved.
                writer.cell(row[at]);
            writer.endRow();
            ++m_stitched.rows;
        }
    }

    bool isRepeated(std::span<const QByteArrayView> cells)
    {
        const auto print = printOf(cells);
        m_here.insert(print);
        const bool repeated = m_before.contains(print);
        m_stitched.leftOut += repeated ? 1 : 0;
        return repeated;
    }

    [[nodiscard]] static tl::unexpected<base::Problem> failed(const QIODevice &file)
    {
        return tl::unexpected(
            base::Problem{.what = StitchWords::tr("Couldn't write the table."),
                          .why = file.errorString(),
                          .next = StitchWords::tr("Free up disk space and try again.")});
    }

    const Which m_which;
    const char m_delimiter;
    base::Progress &m_progress;
    Columns m_columns;
    // Whether to write a byte order mark.
    bool m_mark = false;
    JoinedTable m_stitched;
    // Rows in the previous file.
    QSet<Print> m_before;
    QSet<Print> m_here;
};

} // namespace

base::Result<JoinedTable> joinTables(const QStringList &files, Which which, char delimiter,
                                     const QString &target, base::Progress &progress,
                                     const QStringList &first)
{
    progress.begin(files.size() * 2);
    Stitching stitching(which, delimiter, progress);
    if (const auto read = stitching.readHeadings(files); !read)
        return tl::unexpected(read.error());
    stitching.putFirst(first);
    return stitching.isEmpty() ? JoinedTable() : stitching.write(files, target);
}

} // namespace storedesk::exports
