// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tablecollection.h"

#include "tablefile/readytable.h"
#include "tablefile/sheetunpacker.h"
#include "tablefile/tablestack.h"

#include <utility>

namespace storedesk::tablefile {

// Sheets that were unpacked by us have a fixed format.
static OpenOptions forSheets(OpenOptions options)
{
    const auto header = options.dialect.header;
    options.encoding = "UTF-8";
    options.dialect = csv::wishFor({});
    options.dialect.header = header;
    return options;
}

TableCollection::TableCollection(std::shared_ptr<const csv::BlockFile> file,
                                 const OpenOptions &options, base::Progress &progress,
                                 bool spreadsheet)
    : m_file(std::move(file))
    , m_archive(m_file)
    , m_options(spreadsheet ? forSheets(options) : options)
    , m_progress(&progress)
    , m_spreadsheet(spreadsheet)
{ }

base::Result<TableCollection> TableCollection::open(std::shared_ptr<const csv::BlockFile> file,
                                                    const OpenOptions &options,
                                                    base::Progress &progress)
{
    const auto spreadsheet = isSpreadsheet(file, options.temporaryFolder, progress);
    if (!spreadsheet)
        return tl::unexpected(spreadsheet.error());
    return TableCollection(std::move(file), options, progress, *spreadsheet);
}

base::Result<QStringList> TableCollection::names() const
{
    return m_spreadsheet ? sheetsIn(m_file, m_options.temporaryFolder, *m_progress)
                         : m_archive.names();
}

base::Result<OpenedTable> TableCollection::table(const QString &path) const
{
    if (m_spreadsheet && !m_options.stack)
        // Also reads the names.
        return sheet(m_options.entry);
    const auto all = names();
    if (!all)
        return tl::unexpected(all.error());
    auto table = m_options.stack && all->size() > 1
        ? stacked(path, *all)
        : one(m_options.entry.isEmpty() ? all->constFirst() : m_options.entry);
    if (table) {
        table->entries = *all;
        table->spreadsheet = m_spreadsheet;
    }
    return table;
}

base::Result<void> TableCollection::addTo(TableStack &stack) const
{
    const auto all = names();
    return all ? addTo(stack, *all) : tl::unexpected(all.error());
}

base::Result<void> TableCollection::addTo(TableStack &stack, QStringList names) const
{
    if (const auto at = names.indexOf(m_options.entry); at > 0)
        names.move(at, 0);
    const auto share = m_progress->share();
    const auto count = static_cast<double>(names.size());
    for (qsizetype at = 0; at < names.size() && !m_progress->cancelled(); ++at) {
        const auto done = static_cast<double>(at);
        m_progress->enter(share.part(done / count, (done + 1) / count));
        const auto part = one(names.at(at));
        if (!part)
            return tl::unexpected(part.error());
        if (m_spreadsheet && part->file->size() == 0)
            // A sheet without cells.
            continue;
        if (auto added = stack.add(names.at(at), *part); !added)
            return added;
    }
    return {};
}

base::Result<OpenedTable> TableCollection::stacked(const QString &path,
                                                   const QStringList &names) const
{
    TableStack stack(TableStack::Rule::SameColumns, m_options, *m_progress);
    const auto added = addTo(stack, names);
    return added ? stack.finish(path) : tl::unexpected(added.error());
}

base::Result<OpenedTable> TableCollection::one(const QString &name) const
{
    if (m_spreadsheet)
        return sheet(name);
    const auto inner = m_archive.unpacked(name, m_options.temporaryFolder, *m_progress);
    auto table = inner ? readyTable(*inner, m_options, *m_progress) : tl::unexpected(inner.error());
    if (table)
        table->entry = name;
    return table;
}

std::optional<OpenedTable> TableCollection::beginning(qint64 rows) const
{
    if (!m_spreadsheet || m_options.stack)
        return std::nullopt;
    const auto unpacked =
        unpackBeginning(m_file, m_options.entry, m_options.temporaryFolder, rows, *m_progress);
    auto table = unpacked ? readyTable(unpacked->file, m_options, *m_progress)
                          : tl::unexpected(unpacked.error());
    if (!table)
        return std::nullopt;
    table->spreadsheet = true;
    table->entry = unpacked->sheet;
    return *table;
}

base::Result<OpenedTable> TableCollection::sheet(const QString &name) const
{
    const auto unpacked = unpackSheet(m_file, name, m_options.temporaryFolder, *m_progress);
    auto table = unpacked ? readyTable(unpacked->file, m_options, *m_progress)
                          : tl::unexpected(unpacked.error());
    if (table) {
        table->spreadsheet = true;
        table->entry = unpacked->sheet;
        table->entries = unpacked->sheets;
    }
    return table;
}

} // namespace storedesk::tablefile
