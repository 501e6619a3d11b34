// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tableopener.h"

#include "table/linestart.h"
#include "table/rowscanner.h"
#include "table/tabledevice.h"
#include "table/tablerefusal.h"
#include "table/transcoder.h"

#include <QDir>
#include <QTemporaryFile>

#include <algorithm>
#include <functional>
#include <optional>

namespace storedesk::table {

using namespace Qt::StringLiterals;

static constexpr qsizetype dialectSample = 256 * 1024;

base::Result<QStringList> tablesIn(const QString &archive)
{
    auto zip = ZipReader::open(archive);
    if (!zip)
        return tl::unexpected(zip.error());
    QStringList names;
    for (;;) {
        const auto more = (*zip)->next();
        if (!more)
            return tl::unexpected(more.error());
        if (!*more)
            break;
        const auto &name = (*zip)->entry().name;
        if (name == "[Content_Types].xml"_L1 || name.startsWith("xl/"_L1)
            || name == "content.xml"_L1)
            return tl::unexpected(spreadsheet());
        const bool table = name.endsWith(".csv"_L1, Qt::CaseInsensitive)
            || name.endsWith(".tsv"_L1, Qt::CaseInsensitive)
            || name.endsWith(".txt"_L1, Qt::CaseInsensitive);
        if (table && !name.startsWith("__MACOSX/"_L1))
            names.append(name);
    }
    if (names.isEmpty())
        return tl::unexpected(noTable({}));
    return names;
}

// A private file that loses its name as soon as it is open for reading.
static base::Result<std::shared_ptr<const TableFile>>
temporary(const OpenOptions &options, const std::function<base::Result<void>(QIODevice &)> &fill)
{
    QTemporaryFile file(QDir(options.temporaryFolder).filePath(u"table-XXXXXX"_s));
    if (!file.open())
        return tl::unexpected(noRoom(file.errorString()));
    if (const auto filled = fill(file); !filled)
        return tl::unexpected(filled.error());
    if (!file.flush())
        return tl::unexpected(noRoom(file.errorString()));
    return TableFile::open(file.fileName(), TableFile::Kind::Temporary);
}

static base::Result<std::shared_ptr<const TableFile>>
unpacked(const QString &path, const OpenOptions &options, const QString &entry, Progress &progress)
{
    auto zip = ZipReader::open(path);
    if (!zip)
        return tl::unexpected(zip.error());
    for (auto more = (*zip)->next(); !more || *more; more = (*zip)->next()) {
        if (!more)
            return tl::unexpected(more.error());
        if ((*zip)->entry().name != entry)
            continue;
        progress.begin(std::max<qint64>((*zip)->entry().size, 0));
        return temporary(options, [&](QIODevice &into) -> base::Result<void> {
            QByteArray block(256 * 1024, Qt::Uninitialized);
            for (auto size = (*zip)->device().read(block.data(), block.size());
                 size > 0 && !progress.cancelled();
                 size = (*zip)->device().read(block.data(), block.size())) {
                if (into.write(block.constData(), size) != size)
                    return tl::unexpected(noRoom(into.errorString()));
                progress.add(size);
            }
            if ((*zip)->problem())
                return tl::unexpected(*(*zip)->problem());
            return {};
        });
    }
    return tl::unexpected(noTable(entry));
}

static base::Result<void> convert(OpenedTable &table, const OpenOptions &options,
                                  Progress &progress)
{
    TableDevice device(table.file, table.encoding.byteOrderMark ? 2 : 0);
    auto converted = temporary(options, [&](QIODevice &into) -> base::Result<void> {
        const auto replaced = Transcoder::copy(device, into, table.encoding.name, progress);
        if (!replaced)
            return tl::unexpected(replaced.error());
        table.replaced = *replaced;
        return {};
    });
    if (!converted)
        return tl::unexpected(converted.error());
    table.file = *converted;
    return {};
}

// A plain file in its own letters and dialect.
static base::Result<OpenedTable> ready(std::shared_ptr<const TableFile> file,
                                       const OpenOptions &options, Progress &progress)
{
    OpenedTable table{.file = std::move(file)};
    table.encoding = guessEncoding(*table.file);
    if (!options.encoding.isEmpty() && options.encoding != table.encoding.name) {
        const auto sample = table.file->read(0, dialectSample);
        table.encoding = {.name = options.encoding,
                          .proof = accentedWords(sample, options.encoding)};
    }
    if (table.encoding.name != "UTF-8") {
        if (auto converted = convert(table, options, progress); !converted)
            return tl::unexpected(converted.error());
    }
    auto wish = options.dialect;
    wish.startsHere = options.firstLine.has_value();
    table.begin = lineAt(*table.file, options.firstLine.value_or(1));
    const auto start = table.begin.offset;
    const auto sample = table.file->read(start, dialectSample);
    table.dialect = guessDialect(sample, sample.size() == table.file->size() - start, wish);
    table.begin.offset += table.dialect.begin;
    table.begin.line += table.dialect.above;
    return table;
}

static base::Result<void> append(const TableFile &file, qint64 begin, QIODevice &into,
                                 const Progress &progress)
{
    for (auto at = begin; at < file.size() && !progress.cancelled();) {
        const auto block = file.read(at, dialectSample);
        if (block.isEmpty() || into.write(block) != block.size())
            return tl::unexpected(noRoom(into.errorString()));
        at += block.size();
    }
    const auto last = file.read(file.size() - 1, 1);
    if (file.size() > begin && last != "\n" && last != "\r")
        into.write("\n");
    return {};
}

namespace {

// The first row of a table, to see whether another fits below it.
struct FirstRow
{
    QByteArrayList cells = {};
    qint64 end = 0; // behind it in the file

    FirstRow(const TableFile &file, qint64 begin, Dialect dialect)
    {
        const auto sample = file.read(begin, dialectSample);
        RowScanner row(sample, dialect);
        QByteArray scratch;
        if (row.next()) {
            for (int cell = 0; cell < row.count(); ++cell)
                cells.append(row.text(cell, scratch).toByteArray());
        }
        end = begin + row.end();
    }
};

} // namespace

namespace {

// Tables of an archive below each other.
class Stack final
{
public:
    Stack(const QString &path, const OpenOptions &options, Progress &progress)
        : m_path(path)
        , m_options(options)
        , m_progress(progress)
    { }

    // The first of the names says which columns the others must have.
    [[nodiscard]] base::Result<void> fill(const QStringList &names, QIODevice &into)
    {
        const auto share = m_progress.share();
        const auto count = static_cast<double>(names.size());
        for (qsizetype at = 0; at < names.size() && !m_progress.cancelled(); ++at) {
            const auto done = static_cast<double>(at);
            m_progress.enter(share.part(done / count, (done + 1) / count));
            if (auto added = add(names.at(at), into); !added)
                return added;
        }
        return {};
    }
    [[nodiscard]] OpenedTable take() { return std::move(m_whole); }

private:
    [[nodiscard]] base::Result<void> add(const QString &name, QIODevice &into)
    {
        const auto inner = unpacked(m_path, m_options, name, m_progress);
        const auto part =
            inner ? ready(*inner, m_options, m_progress) : tl::unexpected(inner.error());
        if (!part)
            return tl::unexpected(part.error());
        const bool first = !m_wanted;
        if (first) {
            m_whole = *part;
            m_whole.begin = {};
            m_wanted.emplace(*part->file, part->begin.offset, m_whole.dialect.dialect);
        }
        const bool header = m_whole.dialect.header;
        const FirstRow row(*part->file, part->begin.offset, m_whole.dialect.dialect);
        const bool fits =
            header ? row.cells == m_wanted->cells : row.cells.size() == m_wanted->cells.size();
        if (!fits) {
            m_whole.leftOut.append(name);
            return {};
        }
        m_whole.replaced += first ? 0 : part->replaced;
        m_whole.cutAbove += part->begin.line - 1;
        const auto begin = first || !header ? part->begin.offset : row.end;
        return append(*part->file, begin, into, m_progress);
    }

    const QString &m_path;
    const OpenOptions &m_options;
    Progress &m_progress;
    OpenedTable m_whole;
    std::optional<FirstRow> m_wanted;
};

} // namespace

static base::Result<OpenedTable> stacked(const QString &path, const QStringList &names,
                                         const OpenOptions &options, Progress &progress)
{
    auto order = names;
    if (const auto first = names.indexOf(options.entry); first > 0)
        order.move(first, 0);
    Stack stack(path, options, progress);
    auto file = temporary(options, [&](QIODevice &into) { return stack.fill(order, into); });
    if (!file)
        return tl::unexpected(file.error());
    auto whole = stack.take();
    whole.file = *file;
    whole.entries = names;
    return whole;
}

base::Result<OpenedTable> openTable(const QString &path, const OpenOptions &options,
                                    Progress &progress)
{
    auto file = TableFile::open(path);
    if (!file)
        return tl::unexpected(file.error());
    const auto begin = (*file)->read(0, 8);
    if (const auto problem = foreignKind(begin))
        return tl::unexpected(*problem);
    if (!begin.startsWith("PK\x03\x04") && !begin.startsWith("PK\x05\x06"))
        return ready(*file, options, progress);
    const auto names = tablesIn(path);
    if (!names)
        return tl::unexpected(names.error());
    if (options.stack && names->size() > 1)
        return stacked(path, *names, options, progress);
    const auto entry = options.entry.isEmpty() ? names->constFirst() : options.entry;
    const auto inner = unpacked(path, options, entry, progress);
    auto table = inner ? ready(*inner, options, progress) : tl::unexpected(inner.error());
    if (table) {
        table->entries = *names;
        table->entry = entry;
    }
    return table;
}

} // namespace storedesk::table
