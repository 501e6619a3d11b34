// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "storage/contactmirror.h"

#include "base/transaction.h"
#include "base/utc.h"
#include "storage/contactmirrormerger.h"
#include "storage/contactmirrorwriter.h"
#include "storage/contactsearchtext.h"
#include "storage/deletedcontactkeys.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QSet>

#include <algorithm>
#include <array>

namespace storedesk::storage {

using namespace Qt::StringLiterals;

base::Result<void> ContactMirror::make(const QString &path, const Source &source,
                                       const IsGone &isGone, const IsStopped &isStopped)
{
    auto database = openCopyFile(path);
    if (!database)
        return tl::unexpected(database.error());
    return ContactMirrorWriter(**database, isGone).write(source, isStopped);
}

ContactMirror::ContactMirror(std::unique_ptr<base::Database> database)
    : m_database(std::move(database))
{ }

base::Result<ContactMirror> ContactMirror::open(const QString &path)
{
    auto database = openCopyFile(path);
    if (!database)
        return tl::unexpected(database.error());
    ContactMirror copy(std::move(*database));
    auto head = copy.m_database->query("SELECT columns, asked FROM head");
    if (!head.next())
        return tl::unexpected(head.problem().value_or(
            base::Problem{.what = QCoreApplication::translate("ContactCopy",
                                                              "The offline copy is incomplete.")}));
    copy.m_columns = QString::fromUtf8(head.view(0)).split(QChar::fromLatin1(cellSeparator));
    copy.m_asked = QDateTime::fromMSecsSinceEpoch(head.number(1), base::utc);
    return copy;
}

base::Result<qint64> ContactMirror::count()
{
    auto sum = m_database->query("SELECT total(kept) FROM block");
    if (sum.next())
        return sum.number(0);
    return tl::unexpected(sum.problem().value_or(base::Problem()));
}

static QList<QByteArray> foldedWords(const QString &words)
{
    QList<QByteArray> parts;
    const auto wanted = QString::fromUtf8(foldedText(words.toUtf8())).simplified();
    for (const auto &word : wanted.split(u' ', Qt::SkipEmptyParts))
        parts.append(word.toUtf8());
    return parts;
}

base::Result<ContactMirror::Numbers> ContactMirror::search(const QString &words,
                                                           const IsStopped &isStopped)
{
    Numbers found;
    const auto parts = foldedWords(words);
    auto blocks = m_database->query("SELECT first, lines, kept, text FROM block ORDER BY first");
    while (!isStopped() && blocks.next()) {
        const auto first = static_cast<qint32>(blocks.number(0));
        const auto lines = static_cast<qint32>(blocks.number(1));
        if (!parts.isEmpty() || blocks.number(2) != lines) {
            searchBlock(blocks.view(3), parts, first, found);
            continue;
        }
        // No line has been removed, so the text need not be read.
        for (qint32 at = 0; at < lines; ++at)
            found.push_back(first + at);
    }
    if (const auto &problem = blocks.problem())
        return tl::unexpected(*problem);
    return found;
}

// Stops as soon as there are enough contacts that no other contact can precede.
base::Result<std::vector<MirroredContact>>
ContactMirror::bestMatches(const QString &words, std::size_t most, const IsStopped &isStopped)
{
    using values::NameMatch;
    const auto parts = foldedWords(words);
    std::array<Numbers, static_cast<std::size_t>(NameMatch::None)> byMatch;
    auto &whole = byMatch[static_cast<std::size_t>(NameMatch::Whole)];
    auto &beginning = byMatch[static_cast<std::size_t>(NameMatch::Prefix)];
    const auto isEnough = [&] {
        return whole.size() + beginning.size() >= most;
    };
    auto blocks = m_database->query("SELECT first, text FROM block ORDER BY first");
    while (!parts.isEmpty() && !isEnough() && !isStopped() && blocks.next()) {
        rankBlock(blocks.view(1), parts, static_cast<qint32>(blocks.number(0)),
                  [&](qint32 number, NameMatch match) {
                      auto &numbers = byMatch[static_cast<std::size_t>(match)];
                      if (numbers.size() < most)
                          numbers.push_back(number);
                      return !isEnough();
                  });
    }
    if (const auto &problem = blocks.problem())
        return tl::unexpected(*problem);
    Numbers best;
    for (const auto &numbers : byMatch)
        best.insert(best.end(), numbers.begin(), numbers.end());
    best.resize(std::min(best.size(), most));
    return rows(best);
}

base::Result<ContactOrder> ContactMirror::order(const QString &column, ComparedAs as,
                                                const IsStopped &isStopped)
{
    return orderOf(*m_database, m_columns, column, as, isStopped);
}

base::Result<ContactMirror::Numbers> ContactMirror::meeting(const ContactFilter &filter,
                                                            const IsStopped &isStopped)
{
    return contactsThatMeet(*m_database, filter, isStopped);
}

base::Result<statistics::DistinctValues> ContactMirror::valuesOf(const QString &column,
                                                                 const IsStopped &isStopped)
{
    return valuesInCopy(*m_database, m_columns.indexOf(column), isStopped);
}

static MirroredContact contactOf(const base::Query &row)
{
    return {.number = static_cast<qint32>(row.number(0)),
            .cells = row.bytes(1).split(cellSeparator)};
}

base::Result<std::vector<MirroredContact>> ContactMirror::rows(std::span<const qint32> numbers)
{
    std::vector<MirroredContact> found;
    for (const auto number : numbers) {
        auto row =
            m_database->query("SELECT number, cells FROM contact WHERE number = ?", {number});
        found.push_back(row.next() ? contactOf(row) : MirroredContact{.number = number});
        if (const auto &problem = row.problem())
            return tl::unexpected(*problem);
    }
    return found;
}

base::Result<std::optional<MirroredContact>> ContactMirror::find(const QString &key)
{
    const auto folded = foldedText(key.toUtf8());
    qint32 number = 0;
    {
        auto blocks = m_database->query("SELECT first, text FROM block ORDER BY first");
        while (number == 0 && blocks.next())
            number = findInBlock(blocks.view(1), folded, static_cast<qint32>(blocks.number(0)));
        if (const auto &problem = blocks.problem())
            return tl::unexpected(*problem);
    }
    if (number == 0)
        return std::optional<MirroredContact>();
    return rows(std::array{number}).map([](const std::vector<MirroredContact> &found) {
        return std::optional(found.front());
    });
}

namespace {

// Formats a value as in an exported table.
QByteArray cellOf(const QJsonValue &value)
{
    if (value.isArray()) {
        QByteArrayList parts;
        for (const auto &part : value.toArray())
            parts.append(cellOf(part));
        return parts.join(',');
    }
    if (value.isObject())
        return QJsonDocument(value.toObject()).toJson(QJsonDocument::Compact);
    if (value.isBool())
        return value.toBool() ? "true" : "false";
    return value.toVariant().toString().toUtf8();
}

QList<QByteArray> keysOf(const QJsonObject &record)
{
    QList<QByteArray> keys;
    for (const auto &key : DeletedContactKeys::keysIn(record))
        keys.append(foldedText(key.toUtf8()));
    return keys;
}

} // namespace

base::Result<qint64> ContactMirror::add(const std::vector<QJsonObject> &records)
{
    QSet<QByteArray> wanted;
    for (const auto &record : records) {
        for (const auto &key : keysOf(record))
            wanted.insert(key);
    }
    QSet<QByteArray> present;
    {
        auto blocks = m_database->query("SELECT first, text FROM block ORDER BY first");
        while (blocks.next())
            present += keysInBlock(blocks.view(1), wanted);
        if (const auto &problem = blocks.problem())
            return tl::unexpected(*problem);
    }
    std::vector<QList<QByteArray>> rows;
    for (const auto &record : records) {
        const auto keys = keysOf(record);
        const auto isPresent = [&present](const QByteArray &key) {
            return present.contains(key);
        };
        if (keys.isEmpty() || std::ranges::any_of(keys, isPresent))
            continue;
        present += QSet(keys.begin(), keys.end());
        auto &cells = rows.emplace_back();
        for (const auto &column : m_columns)
            cells.append(cellOf(record.value(column)));
    }
    if (rows.empty())
        return 0;
    return ContactMirrorWriter(*m_database, {}).append(m_columns, rows).map([&rows](qint64) {
        return static_cast<qint64>(rows.size());
    });
}

base::Result<qint64> ContactMirror::merge(const ContactImport &import, const IsGone &deletedDuring,
                                          const IsGone &deletedAfter, const IsStopped &isStopped)
{
    return ContactMirrorMerger(*m_database, m_columns, import, deletedDuring, deletedAfter)
        .merge(isStopped);
}

base::Result<CopiedImports> ContactMirror::imports()
{
    CopiedImports imports;
    auto rows = m_database->query("SELECT job, missing FROM import");
    while (rows.next()) {
        imports.jobs.append(rows.text(0));
        imports.missing += rows.number(1);
    }
    if (const auto &problem = rows.problem())
        return tl::unexpected(*problem);
    auto marked = m_database->query("SELECT count(*) FROM imported");
    if (!marked.next())
        return tl::unexpected(marked.problem().value_or(base::Problem()));
    imports.contacts = marked.number(0);
    return imports;
}

static base::Result<void> clear(base::Database &database, qint64 first, const ClearedBlock &cleared)
{
    for (const auto number : cleared.numbers) {
        if (auto gone = database.run("DELETE FROM contact WHERE number = ?", {number}); !gone)
            return gone;
        if (auto gone = database.run("DELETE FROM imported WHERE number = ?", {number}); !gone)
            return gone;
    }
    return database.run("UPDATE block SET kept = kept - ?, text = ? WHERE first = ?",
                        {cleared.numbers.size(), base::Blob{cleared.text}, first});
}

base::Result<qint64> ContactMirror::erase(const IsGone &isGone)
{
    qint64 erased = 0;
    base::Transaction transaction(*m_database);
    for (qint64 first = 0;;) {
        ClearedBlock cleared;
        {
            auto block = m_database->query(
                "SELECT first, text FROM block WHERE first > ? ORDER BY first LIMIT 1", {first});
            if (!block.next()) {
                if (const auto &problem = block.problem())
                    return tl::unexpected(*problem);
                break;
            }
            first = block.number(0);
            cleared = clearedBlock(block.view(1), static_cast<qint32>(first), isGone);
        }
        if (cleared.numbers.empty())
            continue;
        if (const auto done = clear(*m_database, first, cleared); !done)
            return tl::unexpected(done.error());
        erased += static_cast<qint64>(cleared.numbers.size());
    }
    // Overwritten data must not remain in the write-ahead log either.
    return transaction.commit()
        .and_then([this] { return m_database->script("PRAGMA wal_checkpoint(TRUNCATE)"); })
        .map([erased] { return erased; });
}

} // namespace storedesk::storage
