// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "storage/contactsearch.h"

#include "catalogue/key.h"
#include "storage/foldedkey.h"

#include <algorithm>

namespace storedesk::storage {

namespace key = catalogue::key;

static int columnIn(const ContactMirrorFile &file, QLatin1StringView heading)
{
    return static_cast<int>(file.headings().indexOf(heading));
}

ContactSearch::ContactSearch(ContactMirrorFile &file)
    : m_file(file)
    , m_email(columnIn(file, key::contact::email))
    , m_externalId(columnIn(file, key::contact::externalId))
    , m_name(columnIn(file, key::contact::name))
    , m_surname(columnIn(file, key::contact::surname))
    , m_id(columnIn(file, key::id))
{ }

QList<QByteArray> ContactSearch::wordsIn(const QString &text)
{
    QList<QByteArray> words;
    const auto folded = QString::fromUtf8(foldedKey(text.toUtf8())).simplified();
    for (const auto &word : folded.split(u' ', Qt::SkipEmptyParts))
        words.append(word.toUtf8());
    return words;
}

static void appendNumbers(const ContactPart &part, const columns::RowBits &rows,
                          ContactMirror::Numbers &numbers)
{
    const auto before = std::ssize(numbers);
    rows.forEach([&](std::size_t row) { numbers.push_back(part.numberOf(row)); });
    std::inplace_merge(numbers.begin(), numbers.begin() + before, numbers.end());
}

base::Result<ContactMirror::Numbers>
ContactSearch::search(const QList<QByteArray> &words, const ContactMirror::IsStopped &isStopped)
{
    const std::array searched{m_email, m_externalId, m_name, m_surname};
    if (!words.isEmpty()) {
        if (const auto usable = m_file.verify({searched.begin(), searched.end()}); !usable)
            return tl::unexpected(usable.error());
    }
    ContactMirror::Numbers numbers;
    for (const auto &part : m_file.parts()) {
        auto rows = part.hidden.inverted();
        for (const auto &word : words) {
            columns::RowBits withWord(rows.size());
            for (const auto column : searched) {
                if (isStopped())
                    return numbers;
                if (column >= 0)
                    columns::addRows(part.columns->codes(column),
                                     columns::textsContaining(part.columns->texts(column), word),
                                     withWord);
            }
            rows &= withWord;
        }
        appendNumbers(part, rows, numbers);
    }
    return numbers;
}

static bool isWordCharacter(char letter)
{
    // Bytes of letters beyond ASCII count as part of a word.
    const auto byte = static_cast<unsigned char>(letter);
    return byte >= 0x80 || QChar::fromLatin1(letter).isLetterOrNumber();
}

// Whether the word occurs at the beginning of a word of the text.
static bool startsWord(QByteArrayView text, const QByteArray &word)
{
    for (auto at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
        if (at == 0 || !isWordCharacter(text.at(at - 1)))
            return true;
    }
    return false;
}

QByteArray ContactSearch::foldedCell(const ContactPart &part, qint64 row, int column) const
{
    return column < 0 ? QByteArray()
                      : foldedKey(part.columns->cell(column, row).value_or(QByteArrayView()));
}

values::NameMatch ContactSearch::matchOf(qint32 number, const QList<QByteArray> &words) const
{
    using enum values::NameMatch;
    const auto text = words.join(' ');
    for (const auto &part : m_file.parts()) {
        const auto row = part.rowOf(number);
        if (row < 0)
            continue;
        const auto name = foldedCell(part, row, m_name) + ' ' + foldedCell(part, row, m_surname);
        const std::array parts{foldedCell(part, row, m_email), foldedCell(part, row, m_externalId),
                               name.trimmed()};
        if (std::ranges::find(parts, text) != parts.end())
            return Whole;
        if (std::ranges::any_of(parts, [&](const auto &one) { return one.startsWith(text); }))
            return Prefix;
        const bool starts = std::ranges::all_of(words, [&parts](const QByteArray &word) {
            return std::ranges::any_of(parts,
                                       [&](const auto &one) { return startsWord(one, word); });
        });
        return starts ? WordStart : Inside;
    }
    return None;
}

int ContactSearch::columnOf(Key key) const
{
    switch (key) {
    case Key::Email:
        return m_email;
    case Key::ExternalId:
        return m_externalId;
    default:
        return m_id;
    }
}

QString ContactSearch::keyOf(qint32 number) const
{
    for (const auto &part : m_file.parts()) {
        const auto row = part.rowOf(number);
        if (row < 0)
            continue;
        for (const auto column : {m_id, m_externalId, m_email}) {
            const auto cell =
                column < 0 ? QByteArrayView() : part.columns->cell(column, row).value_or("");
            if (!cell.isEmpty())
                return QString::fromUtf8(cell);
        }
    }
    return {};
}

base::Result<void> ContactSearch::visit(int column, const FindTexts &find, const Visit &visit)
{
    if (column < 0)
        return {};
    if (auto usable = m_file.verify({column}); !usable)
        return usable;
    for (const auto &part : m_file.parts()) {
        columns::RowBits rows(part.hidden.size());
        columns::addRows(part.columns->codes(column), find(part.columns->texts(column)), rows);
        rows &= part.hidden.inverted();
        rows.forEach([&](std::size_t row) {
            visit(part.numberOf(row), foldedCell(part, static_cast<qint64>(row), column));
        });
    }
    return {};
}

base::Result<void> ContactSearch::visitKeys(Key key, const QSet<QByteArray> &keys,
                                            const Visit &visit)
{
    // Searching for a few keys is faster than looking up every text.
    static constexpr qsizetype few = 4;
    auto wanted = keys;
    wanted.remove(QByteArray());
    const auto find = [&wanted](const columns::TextList &texts) {
        if (wanted.size() > few)
            return columns::textsThat(texts, [&wanted](QByteArrayView text) {
                return wanted.contains(QByteArray::fromRawData(text.data(), text.size()));
            });
        columns::FoundTexts found{.marks = std::vector<quint8>(texts.size())};
        for (const auto &one : wanted)
            found |= columns::textsEqualTo(texts, one);
        return found;
    };
    return wanted.isEmpty() ? base::Result<void>() : this->visit(columnOf(key), find, visit);
}

base::Result<void> ContactSearch::visitKeys(Key key, const ContactMirror::IsGone &test,
                                            const Visit &visit)
{
    const auto find = [&test](const columns::TextList &texts) {
        return columns::textsThat(
            texts, [&test](QByteArrayView text) { return !text.isEmpty() && test(text); });
    };
    return this->visit(columnOf(key), find, visit);
}

} // namespace storedesk::storage
