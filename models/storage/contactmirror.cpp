// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "storage/contactmirror.h"

#include "catalogue/key.h"
#include "columns/columnfilter.h"
#include "columns/textranks.h"
#include "storage/contactmirrorchange.h"
#include "storage/contactmirrormerger.h"
#include "storage/contactmirrorwriter.h"
#include "storage/contactsearch.h"
#include "storage/deletedcontactkeys.h"
#include "storage/foldedkey.h"

#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>
#include <array>

namespace storedesk::storage {

// More distinct values than this, such as emails, are not offered as choices.
static constexpr qsizetype mostValues = 10'000;

base::Result<void> ContactMirror::make(const QString &path, const Source &source,
                                       const IsGone &isGone, const IsStopped &isStopped)
{
    return writeMirror(path, source, isGone, isStopped);
}

ContactMirror::ContactMirror(ContactMirrorFile file)
    : m_file(std::make_unique<ContactMirrorFile>(std::move(file)))
{ }
ContactMirror::ContactMirror(ContactMirror &&other) noexcept = default;
ContactMirror &ContactMirror::operator=(ContactMirror &&other) noexcept = default;
ContactMirror::~ContactMirror() = default;

base::Result<ContactMirror> ContactMirror::open(const QString &path)
{
    return ContactMirrorFile::open(path).map(
        [](ContactMirrorFile file) { return ContactMirror(std::move(file)); });
}

const QStringList &ContactMirror::columns() const
{
    return m_file->headings();
}

const QDateTime &ContactMirror::asked() const
{
    return m_file->asked();
}

base::Result<qint64> ContactMirror::count()
{
    return m_file->refresh().map([this] {
        qint64 count = 0;
        for (const auto &part : m_file->parts())
            count += part.columns->rows() - static_cast<qint64>(part.hidden.count());
        return count;
    });
}

base::Result<ContactMirror::Numbers> ContactMirror::search(const QString &words,
                                                           const IsStopped &isStopped)
{
    return m_file->refresh().and_then(
        [&] { return ContactSearch(*m_file).search(ContactSearch::wordsIn(words), isStopped); });
}

// Stops as soon as there are enough contacts that no other contact can precede.
base::Result<std::vector<MirroredContact>>
ContactMirror::bestMatches(const QString &words, std::size_t most, const IsStopped &isStopped)
{
    using values::NameMatch;
    const auto parts = ContactSearch::wordsIn(words);
    if (parts.isEmpty())
        return std::vector<MirroredContact>();
    const auto found = search(words, isStopped);
    if (!found)
        return tl::unexpected(found.error());
    const ContactSearch search(*m_file);
    std::array<Numbers, static_cast<std::size_t>(NameMatch::None) + 1> byMatch;
    const auto &whole = byMatch[static_cast<std::size_t>(NameMatch::Whole)];
    const auto &beginning = byMatch[static_cast<std::size_t>(NameMatch::Prefix)];
    for (const auto number : *found) {
        if (whole.size() + beginning.size() >= most || isStopped())
            break;
        auto &numbers = byMatch[static_cast<std::size_t>(search.matchOf(number, parts))];
        if (numbers.size() < most)
            numbers.push_back(number);
    }
    Numbers best;
    for (const auto &numbers : byMatch)
        best.insert(best.end(), numbers.begin(), numbers.end());
    best.resize(std::min(best.size(), most));
    return rows(best);
}

namespace {

// A contact with the ranks of its values.
struct RankedContact
{
    quint64 rank = 0;
    qint32 number = 0;

    auto operator<=>(const RankedContact &) const = default;
};

// Sorts the contacts by one column, or by two.
ContactOrder orderOf(const std::vector<ContactPart> &parts, const std::vector<int> &columns,
                     const columns::TextRanks &ranks)
{
    std::vector<RankedContact> contacts;
    ContactOrder order;
    std::vector<qint32> blank;
    for (std::size_t number = 0; number < parts.size(); ++number) {
        const auto &part = parts[number];
        const auto rankAt = [&](std::size_t place, std::size_t row) {
            if (place >= columns.size() || columns[place] < 0)
                return columns::noRank;
            const auto code = part.columns->codes(columns[place])[row];
            return ranks[place * parts.size() + number][code];
        };
        part.hidden.inverted().forEach([&](std::size_t row) {
            const auto first = rankAt(0, row);
            const auto second = rankAt(1, row);
            // Contacts without a first name are sorted by surname among the first names. Those
            // without a surname precede others with the same first name.
            const auto rank = first == columns::noRank ? quint64(second) << 32
                                                       : quint64(first) << 32 | quint32(second + 1);
            if (first == columns::noRank && second == columns::noRank)
                blank.push_back(part.numberOf(row));
            else
                contacts.push_back({rank, part.numberOf(row)});
        });
    }
    std::ranges::sort(contacts);
    std::ranges::sort(blank);
    order.filled = contacts.size();
    order.numbers.reserve(contacts.size() + blank.size());
    for (const auto &contact : contacts)
        order.numbers.push_back(contact.number);
    order.numbers.insert(order.numbers.end(), blank.begin(), blank.end());
    return order;
}

} // namespace

base::Result<ContactOrder> ContactMirror::order(const QString &column, ComparedAs as,
                                                const IsStopped &isStopped)
{
    namespace key = catalogue::key;
    std::vector<int> sorted{static_cast<int>(columns().indexOf(column))};
    if (column == key::contact::name)
        sorted.push_back(static_cast<int>(columns().indexOf(key::contact::surname)));
    if (const auto ready = m_file->refresh().and_then([&] { return m_file->verify(sorted); });
        !ready)
        return tl::unexpected(ready.error());
    std::vector<columns::TextList> lists;
    for (const auto one : sorted) {
        for (const auto &part : m_file->parts())
            lists.push_back(one < 0 ? columns::TextList() : part.columns->texts(one));
    }
    using Kind = query::SortKey::Kind;
    const auto kind = as == ComparedAs::Number ? Kind::Number : Kind::Text;
    const auto ranks = columns::ranksOf(lists, {.kind = kind}, {}, isStopped);
    if (!ranks)
        return tl::unexpected(base::Problem());
    return orderOf(m_file->parts(), sorted, *ranks);
}

base::Result<ContactMirror::Numbers> ContactMirror::meeting(const ContactFilter &filter,
                                                            const IsStopped &isStopped)
{
    const auto read = columns::columnsIn(filter.filter, static_cast<int>(columns().size()));
    if (const auto ready = m_file->refresh().and_then([&] { return m_file->verify(read); }); !ready)
        return tl::unexpected(ready.error());
    Numbers numbers;
    for (const auto &part : m_file->parts()) {
        auto rows = columns::rowsThatMatch(*part.columns, filter.filter, filter.formats, isStopped);
        if (!rows)
            return tl::unexpected(base::Problem());
        *rows &= part.hidden.inverted();
        rows->forEach([&](std::size_t row) { numbers.push_back(part.numberOf(row)); });
    }
    std::ranges::sort(numbers);
    return numbers;
}

base::Result<statistics::DistinctValues> ContactMirror::valuesOf(const QString &column,
                                                                 const IsStopped &isStopped)
{
    const auto place = static_cast<int>(columns().indexOf(column));
    if (const auto ready = m_file->refresh().and_then([&] { return m_file->verify({place}); });
        !ready)
        return tl::unexpected(ready.error());
    QHash<QByteArrayView, qint64> counts;
    for (const auto &part : m_file->parts()) {
        const auto texts = place < 0 ? columns::TextList() : part.columns->texts(place);
        const auto codes =
            place < 0 ? columns::CodeColumn(part.hidden.size()) : part.columns->codes(place);
        std::vector<qint64> byCode(texts.size());
        part.hidden.inverted().forEach([&](std::size_t row) { ++byCode[codes[row]]; });
        if (isStopped())
            return tl::unexpected(base::Problem());
        for (quint32 code = 0; code < texts.size(); ++code) {
            if (byCode[code] > 0)
                counts[texts.at(code)] += byCode[code];
        }
    }
    statistics::DistinctValues values;
    for (auto at = counts.cbegin(); at != counts.cend(); ++at)
        values.values.append({at.key().toByteArray(), at.value()});
    std::ranges::sort(values.values, [](const auto &one, const auto &other) {
        return one.count != other.count ? one.count > other.count : one.text < other.text;
    });
    values.exact = values.values.size() <= mostValues;
    values.values.resize(std::min(values.values.size(), mostValues));
    values.distinct = values.values.size();
    return values;
}

base::Result<std::vector<MirroredContact>> ContactMirror::rows(std::span<const qint32> numbers)
{
    if (const auto ready = m_file->refresh(); !ready)
        return tl::unexpected(ready.error());
    std::vector<MirroredContact> found;
    for (const auto number : numbers) {
        auto cells = m_file->cellsOf(number);
        if (!cells)
            return tl::unexpected(cells.error());
        found.push_back(
            {.number = number, .cells = std::move(*cells).value_or(QList<QByteArray>())});
    }
    return found;
}

base::Result<std::optional<MirroredContact>> ContactMirror::find(const QString &key)
{
    const auto numbers = findAll({key});
    if (!numbers)
        return tl::unexpected(numbers.error());
    if (numbers->empty())
        return std::optional<MirroredContact>();
    return rows(*numbers).map(
        [](const std::vector<MirroredContact> &found) { return std::optional(found.front()); });
}

base::Result<ContactMirror::Numbers> ContactMirror::findAll(const QStringList &keys)
{
    if (const auto ready = m_file->refresh(); !ready)
        return tl::unexpected(ready.error());
    QList<QByteArray> folded;
    for (const auto &key : keys)
        folded.append(foldedKey(key.toUtf8()));
    // The first contact with each key.
    QHash<QByteArray, qint32> firsts;
    const QSet<QByteArray> wanted(folded.begin(), folded.end());
    for (const auto column : ContactSearch::allKeys) {
        const auto visited = ContactSearch(*m_file).visitKeys(
            column, wanted, [&firsts](qint32 number, const QByteArray &key) {
                firsts[key] = std::min(number, firsts.value(key, number));
            });
        if (!visited)
            return tl::unexpected(visited.error());
    }
    Numbers numbers;
    for (const auto &key : folded) {
        if (const auto first = firsts.constFind(key); first != firsts.cend())
            numbers.push_back(*first);
    }
    return numbers;
}

base::Result<QStringList> ContactMirror::keysOf(std::span<const qint32> numbers)
{
    if (const auto ready = m_file->refresh(); !ready)
        return tl::unexpected(ready.error());
    const ContactSearch search(*m_file);
    QStringList keys;
    for (const auto number : numbers) {
        if (const auto key = search.keyOf(number); !key.isEmpty())
            keys.append(key);
    }
    return keys;
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

QList<QByteArray> foldedKeysOf(const QJsonObject &record)
{
    QList<QByteArray> keys;
    for (const auto &key : DeletedContactKeys::keysIn(record))
        keys.append(foldedKey(key.toUtf8()));
    return keys;
}

// Returns which of the keys belong to contacts in the mirror.
base::Result<QSet<QByteArray>> presentKeys(ContactMirrorFile &file, const QSet<QByteArray> &wanted)
{
    QSet<QByteArray> present;
    for (const auto column : ContactSearch::allKeys) {
        const auto visited = ContactSearch(file).visitKeys(
            column, wanted, [&present](qint32, const QByteArray &key) { present.insert(key); });
        if (!visited)
            return tl::unexpected(visited.error());
    }
    return present;
}

} // namespace

base::Result<qint64> ContactMirror::add(const std::vector<QJsonObject> &records)
{
    ContactMirrorChange change(*m_file);
    if (const auto begun = change.begin(); !begun)
        return tl::unexpected(begun.error());
    QSet<QByteArray> wanted;
    for (const auto &record : records) {
        const auto keys = foldedKeysOf(record);
        wanted += QSet(keys.begin(), keys.end());
    }
    auto present = presentKeys(*m_file, wanted);
    if (!present)
        return tl::unexpected(present.error());
    qint64 added = 0;
    for (const auto &record : records) {
        const auto keys = foldedKeysOf(record);
        const auto isPresent = [&present](const QByteArray &key) {
            return present->contains(key);
        };
        if (keys.isEmpty() || std::ranges::any_of(keys, isPresent))
            continue;
        *present += QSet(keys.begin(), keys.end());
        QList<QByteArray> cells;
        for (const auto &column : columns())
            cells.append(cellOf(record.value(column)));
        if (const auto appended = change.append(cells); !appended)
            return tl::unexpected(appended.error());
        ++added;
    }
    if (added == 0)
        return 0;
    return change.commit().map([added] { return added; });
}

base::Result<qint64> ContactMirror::merge(const ContactImport &import, const IsGone &deletedDuring,
                                          const IsGone &deletedAfter, const IsStopped &isStopped)
{
    return ContactMirrorMerger(*m_file, import, deletedDuring, deletedAfter).merge(isStopped);
}

base::Result<CopiedImports> ContactMirror::imports()
{
    CopiedImports imports;
    auto rows = m_file->database().query("SELECT job, missing FROM import");
    while (rows.next()) {
        imports.jobs.append(rows.text(0));
        imports.missing += rows.number(1);
    }
    if (const auto &problem = rows.problem())
        return tl::unexpected(*problem);
    auto marked = m_file->database().query("SELECT count(*) FROM imported");
    if (!marked.next())
        return tl::unexpected(marked.problem().value_or(base::Problem()));
    imports.contacts = marked.number(0);
    return imports;
}

// Removes the contacts that visit() finds. It gets a key column and a function that adds a contact.
template <typename VisitKeys>
static base::Result<qint64> eraseFound(ContactMirrorFile &file, VisitKeys visitKeys)
{
    ContactMirrorChange change(file);
    if (const auto begun = change.begin(); !begun)
        return tl::unexpected(begun.error());
    QSet<qint32> gone;
    ContactSearch search(file);
    for (const auto column : ContactSearch::allKeys) {
        const auto visited = visitKeys(
            search, column, [&gone](qint32 number, const QByteArray &) { gone.insert(number); });
        if (!visited)
            return tl::unexpected(visited.error());
    }
    for (const auto number : gone) {
        if (const auto removed = change.remove(number); !removed)
            return tl::unexpected(removed.error());
    }
    // Rows of an earlier change that was interrupted are also erased.
    return change.commit().map([&gone] { return static_cast<qint64>(gone.size()); });
}

base::Result<qint64> ContactMirror::erase(const IsGone &isGone)
{
    return eraseFound(*m_file, [&isGone](auto &search, auto column, const auto &visit) {
        return search.visitKeys(column, isGone, visit);
    });
}

base::Result<qint64> ContactMirror::erase(const QSet<QByteArray> &keys)
{
    return eraseFound(*m_file, [&keys](auto &search, auto column, const auto &visit) {
        return search.visitKeys(column, keys, visit);
    });
}

} // namespace storedesk::storage
