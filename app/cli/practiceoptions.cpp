// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "practiceoptions.h"

#include <algorithm>
#include <array>

namespace storedesk::cli {

using namespace Qt::StringLiterals;

bool readHeadings(const QString &text, practice::Headings &into)
{
    // In the order of the enumeration.
    static constexpr std::array names{"ids"_L1, "en"_L1, "es"_L1};
    const auto found = std::ranges::find(names, text);
    if (found == names.end())
        return false;
    into = static_cast<practice::Headings>(found - names.begin());
    return true;
}

} // namespace storedesk::cli
