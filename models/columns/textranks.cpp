// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "textranks.h"

#include "base/parallel.h"

#include <QtEndian>

#include <algorithm>

namespace storedesk::columns {

static constexpr qsizetype digitBytes = 8;

namespace {

// The sort key of a string. Its first sixteen bytes nearly always decide a comparison.
struct RankedText
{
    quint64 front = 0;
    quint64 second = 0;
    // The position of the remaining bytes.
    qsizetype begin = 0;
    quint32 size = 0;
    quint32 list = 0;
    quint32 code = 0;
};

// Collects the strings of some lists, then sorts them.
class Ranking final
{
public:
    Ranking(const query::SortKey &key, const values::ColumnFormat &format)
        : m_digits({.kind = key.kind, .exact = key.exact}, format)
    { }

    // Returns whether the string has a value.
    bool add(QByteArrayView text, std::size_t list, quint32 code)
    {
        const auto front = m_digits.of(text, 0);
        if (front == std::numeric_limits<quint64>::max())
            return false;
        const auto begin = m_rest.size();
        const auto second = m_digits.open(front, 0) ? m_digits.of(text, 1) : 0;
        auto digit = second;
        for (int depth = 2; m_digits.open(digit, depth - 1); ++depth) {
            digit = m_digits.of(text, depth);
            const auto bytes = qToBigEndian(digit);
            m_rest.append(reinterpret_cast<const char *>(&bytes), digitBytes);
        }
        m_texts.push_back({.front = front,
                           .second = second,
                           .begin = begin,
                           .size = static_cast<quint32>(m_rest.size() - begin),
                           .list = static_cast<quint32>(list),
                           .code = code});
        return true;
    }

    void rank(TextRanks &ranks)
    {
        sort();
        quint32 rank = 0;
        for (std::size_t place = 0; place < m_texts.size(); ++place) {
            const auto &text = m_texts[place];
            if (place > 0 && isBefore(m_texts[place - 1], text))
                ++rank;
            ranks[text.list][text.code] = rank;
        }
    }

private:
    [[nodiscard]] bool isBefore(const RankedText &one, const RankedText &other) const
    {
        if (one.front != other.front)
            return one.front < other.front;
        if (one.second != other.second)
            return one.second < other.second;
        const auto rest = QByteArrayView(m_rest);
        return rest.sliced(one.begin, one.size) < rest.sliced(other.begin, other.size);
    }

    void sort()
    {
        const auto before = [this](const RankedText &one, const RankedText &other) {
            return isBefore(one, other);
        };
        const auto middle = m_texts.begin() + std::ssize(m_texts) / 2;
        base::forEach(2, base::Progress(), [&](qsizetype half, int) {
            std::sort(half == 0 ? m_texts.begin() : middle, half == 0 ? middle : m_texts.end(),
                      before);
        });
        std::inplace_merge(m_texts.begin(), middle, m_texts.end(), before);
    }

    query::SortDigit m_digits;
    std::vector<RankedText> m_texts;
    QByteArray m_rest;
};

} // namespace

std::optional<TextRanks> ranksOf(const std::vector<TextList> &lists, const query::SortKey &key,
                                 const values::ColumnFormat &format,
                                 const std::function<bool()> &isStopped)
{
    static constexpr quint32 betweenChecks = 4'096;
    TextRanks ranks;
    Ranking ranking(key, format);
    for (std::size_t list = 0; list < lists.size(); ++list) {
        const auto &texts = lists[list];
        ranks.emplace_back(texts.size(), noRank);
        for (quint32 code = 0; code < texts.size(); ++code) {
            if (code % betweenChecks == 0 && isStopped())
                return std::nullopt;
            (void)ranking.add(texts.at(code), list, code);
        }
    }
    ranking.rank(ranks);
    if (isStopped())
        return std::nullopt;
    return ranks;
}

} // namespace storedesk::columns
