// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "query/filter.h"

#include <array>
#include <optional>

namespace storedesk::query {

// Finds the rows that a filter may accept in the raw bytes of the file, before they are parsed. If
// every matching row must contain a certain text, most rows can be skipped.
class RawSearch final
{
public:
    struct Anchor
    {
        // The position in the text.
        qsizetype offset = 0;
        char lower = 0;
        char upper = 0;
    };
    // The bytes to search for: two letters of the text at their distance from each other, and bytes
    // that may hide the text.
    struct Bytes
    {
        Anchor first;
        Anchor second;
        // The lowest byte of accented letters.
        unsigned char accented;
    };

    // Returns nothing if the filter requires no such text.
    [[nodiscard]] static std::optional<RawSearch> of(const Filter &filter,
                                                     const csv::TableSource &source);

    // Returns positions in the bytes, in order. Rows without a position do not match.
    void find(QByteArrayView bytes, std::vector<qsizetype> &places) const;

private:
    RawSearch(QByteArray text, bool exact, const csv::Dialect &dialect);
    [[nodiscard]] Anchor anchorAt(qsizetype offset) const;
    [[nodiscard]] Bytes markedBytes() const;
    [[nodiscard]] quint64 marksAtEnd(QByteArrayView bytes, qsizetype at) const;
    [[nodiscard]] bool isPositionedAt(const char *bytes) const;
    [[nodiscard]] char meantBy(char32_t code) const;
    [[nodiscard]] bool mayBegin(QByteArrayView bytes, qsizetype place) const;
    [[nodiscard]] bool mayStandAround(QByteArrayView bytes, qsizetype place) const;

    // Folded unless an exact match is required.
    QByteArray m_text;
    bool m_exact;
    csv::Dialect m_dialect;
    // One bit for each letter of the text. The bits indicate whether a byte is that letter, and
    // whether it may follow or precede an accented form of it.
    std::array<quint64, 128> m_standing = {};
    std::array<quint64, 256> m_behind = {};
    std::array<quint64, 256> m_before = {};
    // Indexed by two-byte letters (see meantBy()).
    std::array<char, 0x800> m_meant = {};
    Anchor m_first;
    Anchor m_second;
};

} // namespace storedesk::query
