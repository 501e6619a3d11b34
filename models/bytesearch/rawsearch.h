// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "bytesearch/placemarks.h"

#include <QByteArray>

#include <array>
#include <optional>
#include <vector>

namespace storedesk::bytesearch {

// Finds the cells that may contain a text in the raw bytes of a file, before they are parsed, so
// that most rows can be skipped.
class RawSearch final
{
public:
    using Anchor = PlaceMarks::Anchor;
    using Bytes = PlaceMarks::Bytes;

    // Finds a text, which must be folded unless case and accents matter. Returns nothing if such a
    // text cannot be found in raw bytes.
    [[nodiscard]] static std::optional<RawSearch> of(QByteArrayView text, bool exact,
                                                     const csv::Dialect &dialect);

    // Returns positions in the bytes, in order. Rows without a position do not match.
    void find(QByteArrayView bytes, std::vector<qsizetype> &places) const;

private:
    RawSearch(QByteArray text, bool exact, const csv::Dialect &dialect);
    [[nodiscard]] Anchor anchorAt(qsizetype offset) const;
    [[nodiscard]] Bytes markedBytes() const;
    [[nodiscard]] Bytes rarestBytes(QByteArrayView bytes) const;
    void findPlainly(QByteArrayView bytes, std::vector<qsizetype> &places) const;
    void findAmongQuotes(QByteArrayView bytes, std::vector<qsizetype> &places) const;
    [[nodiscard]] quint64 marksAtEnd(QByteArrayView bytes, qsizetype at) const;
    [[nodiscard]] bool isPositionedAt(const char *bytes) const;
    [[nodiscard]] char meantBy(char32_t code) const;
    // The place is where the first anchor was found.
    [[nodiscard]] bool mayBegin(QByteArrayView bytes, qsizetype place, const Anchor &anchor) const;
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
    // Whether the text has no byte that separates cells or rows.
    bool m_isPlain;
};

} // namespace storedesk::bytesearch
