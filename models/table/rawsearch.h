// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "table/filter.h"

#include <optional>

namespace storedesk::table {

// Finds the rows a filter can possibly accept in the bytes of the file, before they are taken
// apart: where every row must hold a certain text, most rows need not be looked at.
class RawSearch final
{
public:
    // None when the filter has no such text.
    [[nodiscard]] static std::optional<RawSearch> of(const Filter &filter, char quote);

    // Places in the bytes, in order; a row without one does not pass. False when these bytes cannot
    // be judged this way: letters in them may become others when case does not matter.
    [[nodiscard]] bool find(QByteArrayView bytes, std::vector<qsizetype> &places) const;

private:
    struct Anchor
    {
        qsizetype offset = 0; // in the text
        char lower = 0;
        char upper = 0;
    };

    RawSearch(QByteArray text, bool matchCase, char quote);
    [[nodiscard]] Anchor anchorAt(qsizetype offset) const;
    [[nodiscard]] bool standsAt(const char *bytes) const;

    QByteArray m_text; // lower case unless case matters
    bool m_matchCase;
    char m_quote; // a row with quotes is always looked at: its text may be another than its bytes
    Anchor m_first;
    Anchor m_second;
};

} // namespace storedesk::table
