// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "table/filter.h"

#include <array>
#include <optional>

namespace storedesk::table {

// Finds the rows a filter can possibly accept in the bytes of the file, before they are taken
// apart: where every row must hold a certain text, most rows need not be looked at.
class RawSearch final
{
public:
    struct Anchor
    {
        qsizetype offset = 0; // in the text
        char lower = 0;
        char upper = 0;
    };
    // What is marked in the file: two letters of the text at their distance, and what may hide it.
    struct Bytes
    {
        Anchor first;
        Anchor second;
        char quote;
        unsigned char accented; // and above
    };

    // None when the filter has no such text.
    [[nodiscard]] static std::optional<RawSearch> of(const Filter &filter, const Source &source);

    // Places in the bytes, in order; a row without one does not pass.
    void find(QByteArrayView bytes, std::vector<qsizetype> &places) const;

private:
    RawSearch(QByteArray text, bool exact, char quote);
    [[nodiscard]] Anchor anchorAt(qsizetype offset) const;
    [[nodiscard]] Bytes markedBytes() const;
    [[nodiscard]] quint64 marksAtEnd(QByteArrayView bytes, qsizetype at) const;
    [[nodiscard]] bool standsAt(const char *bytes) const;
    [[nodiscard]] char meantBy(char32_t code) const;
    [[nodiscard]] bool mayBegin(QByteArrayView bytes, qsizetype place) const;
    [[nodiscard]] bool mayStandAround(QByteArrayView bytes, qsizetype place) const;

    QByteArray m_text; // folded unless it is to be found exactly
    bool m_exact;
    char m_quote; // a row with quotes is always looked at: its text may be another than its bytes
    // One bit for each letter of the text: where a byte is that letter, and where it may stand
    // behind or before an accented one that is.
    std::array<quint64, 128> m_standing = {};
    std::array<quint64, 256> m_behind = {};
    std::array<quint64, 256> m_before = {};
    std::array<char, 0x800> m_meant = {}; // by each letter of two bytes: see meantBy()
    Anchor m_first;
    Anchor m_second;
};

} // namespace storedesk::table
