// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "storage/contactmirrormerger.h"

#include "base/transaction.h"
#include "catalogue/key.h"
#include "storage/contactsearchtext.h"

#include <algorithm>

namespace storedesk::storage {

namespace key = catalogue::key;

ContactMirrorMerger::ContactMirrorMerger(base::Database &database, const QStringList &columns,
                                         const ContactImport &import,
                                         ContactMirror::IsGone deletedDuring,
                                         ContactMirror::IsGone deletedAfter)
    : m_database(database)
    , m_columns(columns)
    , m_import(import)
    , m_deletedDuring(std::move(deletedDuring))
    , m_deletedAfter(std::move(deletedAfter))
    , m_email(import.fields.indexOf(key::contact::email))
    , m_externalId(import.fields.indexOf(key::contact::externalId))
    , m_missing(import.missing)
{
    for (const auto &field : import.fields)
        m_places.push_back(columns.indexOf(field));
}

base::Result<qint64> ContactMirrorMerger::merge(const ContactMirror::IsStopped &isStopped)
{
    base::Transaction transaction(m_database);
    if (m_import.next) {
        for (auto rows = m_import.next(); !rows.empty(); rows = m_import.next()) {
            if (isStopped())
                return tl::unexpected(base::Problem());
            if (const auto merged = mergeRows(rows); !merged)
                return tl::unexpected(merged.error());
        }
    }
    return m_database
        .run("INSERT OR REPLACE INTO import (job, missing) VALUES (?, ?)",
             {m_import.job, m_missing})
        .and_then([&transaction] { return transaction.commit(); })
        .map([this] { return m_changed; });
}

base::Result<void> ContactMirrorMerger::mergeRows(const std::vector<Row> &rows)
{
    if (auto found = findContacts(rows); !found)
        return found;
    std::vector<Cells> added;
    for (const auto &row : rows) {
        const auto target = targetOf(row.value(m_email), row.value(m_externalId));
        if (target.kind == Target::Kind::Unknown
            || (target.kind == Target::Kind::Existing && m_seen.contains(target.number))) {
            ++m_missing;
        } else if (target.kind == Target::Kind::New) {
            added.push_back(cellsOf(row));
        } else if (target.kind == Target::Kind::Existing) {
            m_seen.insert(target.number);
            if (auto changed = change(target.number, row); !changed)
                return changed;
        }
    }
    return writeLines().and_then([&] { return append(added); });
}

base::Result<void> ContactMirrorMerger::findContacts(const std::vector<Row> &rows)
{
    m_byEmail.clear();
    m_byExternalId.clear();
    QSet<QByteArray> emails;
    QSet<QByteArray> externalIds;
    for (const auto &row : rows) {
        emails.insert(foldedText(row.value(m_email)));
        externalIds.insert(foldedText(row.value(m_externalId)));
    }
    const auto note = [](Numbers &numbers, const QSet<QByteArray> &wanted, QByteArrayView part,
                         qint32 number) {
        if (const auto known = wanted.constFind(QByteArray::fromRawData(part.data(), part.size()));
            !part.isEmpty() && known != wanted.constEnd())
            numbers.insert(*known, number);
    };
    auto blocks = m_database.query("SELECT first, text FROM block ORDER BY first");
    while (blocks.next()) {
        eachLine(blocks.view(1), static_cast<qint32>(blocks.number(0)),
                 [&](qint32 number, const ContactSearchLine &line) {
                     note(m_byEmail, emails, line.email, number);
                     note(m_byExternalId, externalIds, line.externalId, number);
                 });
    }
    if (const auto &problem = blocks.problem())
        return tl::unexpected(*problem);
    return {};
}

ContactMirrorMerger::Target ContactMirrorMerger::targetOf(const QByteArray &email,
                                                          const QByteArray &externalId) const
{
    using enum Target::Kind;
    const auto foldedEmail = foldedText(email);
    const auto foldedId = foldedText(externalId);
    const auto isIn = [&](const ContactMirror::IsGone &deleted) {
        return deleted
            && ((!email.isEmpty() && deleted(foldedEmail))
                || (!externalId.isEmpty() && deleted(foldedId)));
    };
    if (isIn(m_deletedAfter))
        return {.kind = Deleted};
    if (isIn(m_deletedDuring) || (email.isEmpty() && externalId.isEmpty()))
        return {.kind = Unknown};
    const auto byEmail = email.isEmpty() ? QList<qint32>() : m_byEmail.values(foldedEmail);
    const auto byId = externalId.isEmpty() ? QList<qint32>() : m_byExternalId.values(foldedId);
    const auto &named = externalId.isEmpty() ? byEmail : byId;
    if (named.size() == 1) {
        // The address in the row must not belong to another contact.
        const bool same = std::ranges::all_of(
            byEmail, [&named](qint32 number) { return number == named.front(); });
        return {.kind = same ? Existing : Unknown, .number = named.front()};
    }
    // The documentation does not say whether a new external ID is assigned to the contact with this
    // address.
    return {.kind = named.isEmpty() && byEmail.isEmpty() ? New : Unknown};
}

ContactMirrorMerger::Cells ContactMirrorMerger::cellsOf(const Row &row) const
{
    Cells cells(m_columns.size());
    for (std::size_t at = 0; at < m_places.size(); ++at) {
        if (m_places[at] >= 0)
            cells[m_places[at]] = row.value(static_cast<qsizetype>(at));
    }
    return cells;
}

base::Result<void> ContactMirrorMerger::change(qint32 number, const Row &row)
{
    Cells before;
    {
        auto stored = m_database.query("SELECT cells FROM contact WHERE number = ?", {number});
        if (!stored.next())
            return tl::unexpected(stored.problem().value_or(base::Problem()));
        before = stored.bytes(0).split(cellSeparator);
    }
    before.resize(m_columns.size());
    const auto idColumn = m_columns.indexOf(key::contact::externalId);
    const auto sentId = row.value(m_externalId);
    // The lookup ignores case and accents, but the service may distinguish the two IDs.
    if (!sentId.isEmpty() && idColumn >= 0 && before[idColumn] != sentId) {
        ++m_missing;
        return {};
    }
    if (m_import.existing == MergePolicy::Keep)
        return {};
    auto cells = before;
    for (std::size_t at = 0; at < m_places.size(); ++at) {
        if (m_places[at] < 0)
            continue;
        auto &cell = cells[m_places[at]];
        const auto &sent = row.value(static_cast<qsizetype>(at));
        const auto column = static_cast<qsizetype>(at);
        const bool isKey = column == m_email || column == m_externalId;
        const bool fills = m_import.existing == MergePolicy::Replace || cell.isEmpty();
        if (fills && !(isKey && (sent.isEmpty() || foldedText(sent) == foldedText(cell))))
            cell = sent;
    }
    if (cells == before)
        return {};
    ++m_changed;
    ContactMirrorWriter writer(m_database, {});
    m_lines.insert(number, writer.lineOf(m_columns, cells));
    const std::vector<QByteArrayView> views(cells.begin(), cells.end());
    return m_database
        .run("UPDATE contact SET cells = ? WHERE number = ?",
             {base::Blob{ContactMirrorWriter::joined(views)}, number})
        .and_then([&] { return mark(number); });
}

base::Result<void> ContactMirrorMerger::writeLines()
{
    QList<qint32> numbers = m_lines.keys();
    std::ranges::sort(numbers);
    qint64 end = 0;
    for (const auto number : numbers) {
        if (number < end)
            continue;
        qint64 first = 0;
        QByteArray text;
        {
            auto block = m_database.query("SELECT first, lines, text FROM block WHERE first <= ?"
                                          " ORDER BY first DESC LIMIT 1",
                                          {number});
            if (!block.next())
                return tl::unexpected(block.problem().value_or(base::Problem()));
            first = block.number(0);
            end = first + block.number(1);
            text = withLines(block.view(2), static_cast<qint32>(first), m_lines);
        }
        if (auto written = m_database.run("UPDATE block SET text = ? WHERE first = ?",
                                          {base::Blob{text}, first});
            !written)
            return written;
    }
    m_lines.clear();
    return {};
}

base::Result<void> ContactMirrorMerger::append(const std::vector<Cells> &added)
{
    if (added.empty())
        return {};
    const auto first = ContactMirrorWriter(m_database, {}).append(m_columns, added);
    if (!first)
        return tl::unexpected(first.error());
    m_changed += static_cast<qint64>(added.size());
    for (std::size_t at = 0; at < added.size(); ++at) {
        if (auto marked = mark(*first + static_cast<qint64>(at)); !marked)
            return marked;
    }
    return {};
}

base::Result<void> ContactMirrorMerger::mark(qint64 number)
{
    return m_database.run("INSERT OR IGNORE INTO imported (number) VALUES (?)", {number});
}

} // namespace storedesk::storage
