// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "storage/contactmirrorchange.h"

#include "columns/columnwriter.h"
#include "storage/contactmirrorwriter.h"

namespace storedesk::storage {

// More changed contacts are not stored outside the columns, because they are read whenever the
// mirror is opened.
static constexpr qint64 mostChanged = 10'000;

ContactMirrorChange::ContactMirrorChange(ContactMirrorFile &file)
    : m_file(file)
    , m_transaction(file.database())
{ }

base::Result<void> ContactMirrorChange::begin()
{
    if (auto loaded = m_file.reload(); !loaded)
        return loaded;
    m_nextNumber = m_file.nextNumber();
    if (const auto path = m_file.columnPath(); !path.isEmpty()) {
        m_hidden = m_file.parts().front().hidden;
        m_unerased = m_file.unerased();
        m_resumed = m_unerased.count() > 0;
        removeOtherColumns(m_file.database().path(), path);
    }
    return {};
}

void ContactMirrorChange::hide(qint32 number)
{
    const auto row = static_cast<std::size_t>(number) - 1;
    if (row >= m_hidden.size() || m_hidden.test(row))
        return;
    m_hidden.set(row);
    m_unerased.set(row);
}

base::Result<void> ContactMirrorChange::store(qint32 number, const Cells &cells)
{
    return m_file.database().run("INSERT OR REPLACE INTO contact (number, cells) VALUES (?, ?)",
                                 {number, base::Blob{joinedCells(cells)}});
}

base::Result<qint32> ContactMirrorChange::append(const Cells &cells)
{
    const auto number = m_nextNumber++;
    return store(number, cells).map([number] { return number; });
}

base::Result<void> ContactMirrorChange::put(qint32 number, const Cells &cells)
{
    hide(number);
    return store(number, cells);
}

base::Result<void> ContactMirrorChange::remove(qint32 number)
{
    hide(number);
    auto &database = m_file.database();
    return database.run("DELETE FROM contact WHERE number = ?", {number}).and_then([&] {
        return database.run("DELETE FROM imported WHERE number = ?", {number});
    });
}

base::Result<ContactMirrorChange::Cells> ContactMirrorChange::cellsOf(qint32 number)
{
    const auto row = static_cast<std::size_t>(number) - 1;
    if (row < m_hidden.size() && !m_hidden.test(row))
        return m_file.cellsOf(number).map(
            [](std::optional<Cells> cells) { return std::move(cells).value_or(Cells()); });
    auto changed = m_file.database().query("SELECT cells FROM contact WHERE number = ?", {number});
    const bool exists = changed.next();
    if (const auto &problem = changed.problem())
        return tl::unexpected(*problem);
    if (!exists)
        return Cells();
    auto cells = changed.bytes(0).split(cellSeparator);
    cells.resize(m_file.headings().size());
    return cells;
}

base::Result<bool> ContactMirrorChange::mustRewrite()
{
    if (m_file.columnPath().isEmpty())
        return true;
    auto count = m_file.database().query("SELECT count(*) FROM contact");
    if (!count.next())
        return tl::unexpected(count.problem().value_or(base::Problem()));
    return count.number(0) > mostChanged;
}

// Contacts keep their numbers, so rows without a contact remain.
base::Result<void> ContactMirrorChange::rewrite()
{
    columns::ColumnWriter writer(static_cast<std::size_t>(m_file.headings().size()));
    columns::RowBits hidden(static_cast<std::size_t>(m_nextNumber) - 1);
    for (qint32 number = 1; number < m_nextNumber; ++number) {
        const auto cells = cellsOf(number);
        if (!cells)
            return tl::unexpected(cells.error());
        if (cells->isEmpty())
            hidden.set(static_cast<std::size_t>(number) - 1);
        writer.add(std::vector<QByteArrayView>(cells->begin(), cells->end()));
    }
    auto &database = m_file.database();
    return writeColumns(database.path(), writer)
        .and_then(
            [&](const QString &name) { return database.run("UPDATE head SET file = ?", {name}); })
        .and_then([&] {
            m_hidden = hidden;
            m_unerased = {};
            return database.script("DELETE FROM contact; DROP TABLE IF EXISTS block");
        });
}

base::Result<void> ContactMirrorChange::writeHead()
{
    const auto unerased = m_unerased.count() > 0 ? m_unerased.toBytes() : QByteArray("");
    return m_file.database().run(
        "UPDATE head SET next = ?, hidden = ?, unerased = ?",
        {m_nextNumber, base::Blob{m_hidden.toBytes()}, base::Blob{unerased}});
}

base::Result<void> ContactMirrorChange::commit()
{
    const auto must = mustRewrite();
    if (!must)
        return tl::unexpected(must.error());
    const auto written = (*must ? rewrite() : base::Result<void>())
                             .and_then([this] { return writeHead(); })
                             .and_then([this] { return m_transaction.commit(); });
    if (!written)
        return written;
    if (auto loaded = m_file.reload(); !loaded)
        return loaded;
    removeOtherColumns(m_file.database().path(), m_file.columnPath());
    return eraseRows().and_then([this] {
        // Overwritten data must not remain in the write-ahead log either.
        return m_file.database().script("PRAGMA wal_checkpoint(TRUNCATE)");
    });
}

base::Result<void> ContactMirrorChange::eraseRows()
{
    if (m_unerased.count() == 0)
        return {};
    const auto erased =
        columns::eraseRows(m_file.columnPath(), m_unerased,
                           m_resumed ? columns::Erasure::Resumed : columns::Erasure::New);
    if (!erased)
        return tl::unexpected(erased.error());
    if (!*erased)
        return tl::unexpected(m_file.damaged());
    return m_file.database().run("UPDATE head SET unerased = ?", {base::Blob{QByteArray("")}});
}

} // namespace storedesk::storage
