// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "practice/core/serviceoptions.h"

namespace storedesk::cli {

// Read values of options that several commands about practice data have. They return false if the
// text is not accepted.
[[nodiscard]] bool readHeadings(const QString &text, practice::Headings &into);

template <typename Number>
[[nodiscard]] bool readNumber(const QString &text, double least, double most, Number &into)
{
    bool good = false;
    const double number = text.toDouble(&good);
    if (!good || number < least || number > most)
        return false;
    into = static_cast<Number>(number);
    return static_cast<double>(into) == number;
}

} // namespace storedesk::cli
