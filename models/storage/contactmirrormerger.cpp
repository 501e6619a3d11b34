// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "storage/contactmirrormerger.h"

#include "catalogue/key.h"
#include "storage/foldedkey.h"

#include <algorithm>

namespace storedesk::storage {

namespace key = catalogue::key;

ContactMirrorMerger::ContactMirrorMerger(ContactMirrorFile &file, const ContactImport &import,
                                         ContactMirror::IsGone deletedDuring,
                                         ContactMirror::IsGone deletedAfter)
    : m_file(file)
    , m_change(file)
    , m_import(import)
    , m_deletedDuring(std::move(deletedDuring))
    , m_deletedAfter(std::move(deletedAfter))
    , m_email(import.fields.indexOf(key::contact::email))
    , m_externalId(import.fields.indexOf(key::contact::externalId))
    , m_missing(import.missing)
{
    for (const auto &field : import.fields)
        m_places.push_back(file.headings().indexOf(field));
}

base::Result<qint64> ContactMirrorMerger::merge(const ContactMirror::IsStopped &isStopped)
{
    if (const auto begun = m_change.begin(); !begun)
        return tl::unexpected(begun.error());
    if (m_import.next) {
        for (auto rows = m_import.next(); !rows.empty(); rows = m_import.next()) {
            if (isStopped())
                return tl::unexpected(base::Problem());
            if (const auto merged = mergeRows(rows); !merged)
                return tl::unexpected(merged.error());
        }
    }
    return m_file.database()
        .run("INSERT OR REPLACE INTO import (job, missing) VALUES (?, ?)",
             {m_import.job, m_missing})
        .and_then([this] { return m_change.commit(); })
        .map([this] { return m_changed; });
}

base::Result<void> ContactMirrorMerger::mergeRows(const std::vector<Row> &rows)
{
    if (auto found = findContacts(rows); !found)
        return found;
    std::vector<const Row *> added;
    for (const auto &row : rows) {
        const auto target = targetOf(row.value(m_email), row.value(m_externalId));
        if (target.kind == Target::Kind::Unknown
            || (target.kind == Target::Kind::Existing && m_seen.contains(target.number))) {
            ++m_missing;
        } else if (target.kind == Target::Kind::New) {
            added.push_back(&row);
        } else if (target.kind == Target::Kind::Existing) {
            m_seen.insert(target.number);
            if (auto changed = change(target.number, row); !changed)
                return changed;
        }
    }
    for (const auto *row : added) {
        if (auto appended = append(*row); !appended)
            return appended;
    }
    return {};
}

// The keys of contacts that this import has changed are no longer those in the columns.
base::Result<void> ContactMirrorMerger::findContacts(const std::vector<Row> &rows)
{
    QSet<QByteArray> emails;
    QSet<QByteArray> externalIds;
    for (const auto &row : rows) {
        emails.insert(foldedKey(row.value(m_email)));
        externalIds.insert(foldedKey(row.value(m_externalId)));
    }
    ContactSearch search(m_file);
    const auto find = [&](ContactSearch::Key key, const QSet<QByteArray> &wanted,
                          const Numbers &changed, Numbers &numbers) {
        numbers.clear();
        for (const auto &one : wanted) {
            for (const auto number : changed.values(one))
                numbers.insert(one, number);
        }
        return search.visitKeys(key, wanted, [&](qint32 number, const QByteArray &found) {
            if (!m_changedKeys.contains(number))
                numbers.insert(found, number);
        });
    };
    return find(ContactSearch::Key::Email, emails, m_changedByEmail, m_byEmail).and_then([&] {
        return find(ContactSearch::Key::ExternalId, externalIds, m_changedByExternalId,
                    m_byExternalId);
    });
}

void ContactMirrorMerger::noteChanged(qint32 number, const Cells &cells)
{
    if (const auto known = m_changedKeys.constFind(number); known != m_changedKeys.constEnd()) {
        m_changedByEmail.remove(known->first, number);
        m_changedByExternalId.remove(known->second, number);
    }
    const auto keyIn = [&](QLatin1StringView column) {
        return foldedKey(cells.value(m_file.headings().indexOf(column)));
    };
    const std::pair keys(keyIn(key::contact::email), keyIn(key::contact::externalId));
    m_changedKeys.insert(number, keys);
    m_changedByEmail.insert(keys.first, number);
    m_changedByExternalId.insert(keys.second, number);
}

ContactMirrorMerger::Target ContactMirrorMerger::targetOf(const QByteArray &email,
                                                          const QByteArray &externalId) const
{
    using enum Target::Kind;
    const auto foldedEmail = foldedKey(email);
    const auto foldedId = foldedKey(externalId);
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
    Cells cells(m_file.headings().size());
    for (std::size_t at = 0; at < m_places.size(); ++at) {
        if (m_places[at] >= 0)
            cells[m_places[at]] = row.value(static_cast<qsizetype>(at));
    }
    return cells;
}

base::Result<void> ContactMirrorMerger::change(qint32 number, const Row &row)
{
    auto stored = m_change.cellsOf(number);
    if (!stored)
        return tl::unexpected(stored.error());
    const auto before = *std::move(stored);
    const auto idColumn = m_file.headings().indexOf(key::contact::externalId);
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
        if (fills && !(isKey && (sent.isEmpty() || foldedKey(sent) == foldedKey(cell))))
            cell = sent;
    }
    if (cells == before)
        return {};
    ++m_changed;
    noteChanged(number, cells);
    return m_change.put(number, cells).and_then([&] { return mark(number); });
}

base::Result<void> ContactMirrorMerger::append(const Row &row)
{
    const auto cells = cellsOf(row);
    const auto number = m_change.append(cells);
    if (!number)
        return tl::unexpected(number.error());
    ++m_changed;
    noteChanged(*number, cells);
    return mark(*number);
}

base::Result<void> ContactMirrorMerger::mark(qint64 number)
{
    return m_file.database().run("INSERT OR IGNORE INTO imported (number) VALUES (?)", {number});
}

} // namespace storedesk::storage
