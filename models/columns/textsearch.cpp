// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "textsearch.h"

#include "base/ascii.h"
#include "base/parallel.h"
#include "query/filtersearch.h"
#include "values/textfold.h"

#include <algorithm>
#include <string_view>

namespace storedesk::columns {

// The number of strings that a thread examines at a time.
static constexpr quint32 examinedAtOnce = 64 * 1024;

static std::string_view viewOf(QByteArrayView bytes)
{
    return {bytes.data(), static_cast<std::size_t>(bytes.size())};
}

FoundTexts &FoundTexts::operator|=(const FoundTexts &other)
{
    any = any || other.any;
    for (std::size_t code = 0; other.any && code < marks.size(); ++code)
        marks[code] |= other.marks[code];
    return *this;
}

// Calls the work with ranges of codes. The work returns whether it found a string.
static FoundTexts inRanges(const TextList &texts,
                           const std::function<bool(quint32 from, quint32 to, quint8 *marks)> &work)
{
    FoundTexts found{.marks = std::vector<quint8>(texts.size())};
    std::atomic<bool> any = false;
    const auto ranges = (texts.size() + examinedAtOnce - 1) / examinedAtOnce;
    base::forEach(ranges, base::Progress(), [&](qsizetype range, int) {
        const auto from = static_cast<quint32>(range) * examinedAtOnce;
        if (work(from, std::min(texts.size(), from + examinedAtOnce), found.marks.data()))
            any = true;
    });
    found.any = any;
    return found;
}

// Tests strings that are not folded yet. Used by one thread.
using TextTest = std::function<bool(QByteArrayView text, QByteArray &scratch)>;

static FoundTexts testAll(const TextList &texts, const TextTest &test)
{
    return inRanges(texts, [&](quint32 from, quint32 to, quint8 *marks) {
        QByteArray scratch;
        bool any = false;
        for (auto code = from; code < to; ++code) {
            if (test(texts.at(code), scratch))
                marks[code] = any = true;
        }
        return any;
    });
}

FoundTexts textsThat(const TextList &texts, const std::function<bool(QByteArrayView)> &test)
{
    return testAll(texts, [&test](QByteArrayView text, QByteArray &scratch) {
        return test(values::folded(text, scratch));
    });
}

// Tests the strings around the places at which the text may occur. The strings of a dictionary are
// stored one after the other.
static bool testPlaces(const TextList &texts, quint32 from, quint32 to,
                       const std::vector<qsizetype> &places, const TextTest &test, quint8 *marks)
{
    QByteArray scratch;
    bool any = false;
    auto code = from;
    const auto *const begin = texts.at(from).data();
    const char *tested = begin;
    for (const auto place : places) {
        const auto *const at = begin + place;
        // Another place in a string that was already tested.
        if (at < tested)
            continue;
        while (code < to && texts.at(code).data() + texts.at(code).size() <= at)
            ++code;
        if (code == to)
            break;
        const auto text = texts.at(code);
        tested = text.data() + text.size();
        if (test(text, scratch))
            marks[code] = any = true;
    }
    return any;
}

static FoundTexts find(const TextList &texts, const QByteArray &folded, const TextTest &test)
{
    const query::Filter filter{
        .conditions = {{.test = query::Condition::Test::Contains, .texts = {folded}}}};
    // Strings of a dictionary are not in quotes.
    const auto search = query::searchOf(filter, {.dialect = {.quote = 0}});
    if (!search)
        return testAll(texts, test);
    return inRanges(texts, [&](quint32 from, quint32 to, quint8 *marks) {
        const auto *const begin = texts.at(from).data();
        const auto last = texts.at(to - 1);
        std::vector<qsizetype> places;
        search->find(QByteArrayView(begin, last.data() + last.size()), places);
        return testPlaces(texts, from, to, places, test, marks);
    });
}

// Folds only strings with letters beyond ASCII.
static bool contains(QByteArrayView text, QByteArrayView folded, QByteArray &scratch)
{
    char all = 0;
    for (qsizetype at = 0; at < text.size(); ++at) {
        const char byte = text.data()[at];
        all |= byte;
        if (base::lowerOf(byte) != folded.front() || folded.size() > text.size() - at)
            continue;
        if (std::ranges::equal(folded, text.sliced(at, folded.size()), {}, {}, base::lowerOf))
            return true;
    }
    return (all & 0x80) != 0
        && viewOf(values::folded(text, scratch)).find(viewOf(folded)) != std::string_view::npos;
}

FoundTexts textsContaining(const TextList &texts, const QByteArray &folded)
{
    return find(texts, folded, [&folded](QByteArrayView text, QByteArray &scratch) {
        return contains(text, folded, scratch);
    });
}

FoundTexts textsEqualTo(const TextList &texts, const QByteArray &folded)
{
    return find(texts, folded, [&folded](QByteArrayView text, QByteArray &scratch) {
        return values::folded(text, scratch) == folded;
    });
}

void addRows(const CodeColumn &codes, const FoundTexts &found, RowBits &rows)
{
    if (!found.any)
        return;
    for (std::size_t word = 0; word < rows.words(); ++word) {
        const auto begin = word * RowBits::wordRows;
        const auto count = std::min(RowBits::wordRows, rows.size() - begin);
        quint64 bits = 0;
        for (std::size_t row = 0; row < count; ++row)
            bits |= quint64(found.marks[codes[begin + row]]) << row;
        rows.setWord(word, bits);
    }
}

} // namespace storedesk::columns
