// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

namespace storedesk::profiles {

// A key without the characters that were copied along with it.
struct KeyText
{
    QString key;
    // Whether spaces, quotes or line ends were removed.
    bool blanks = false;
    // Whether the scheme before the key was removed.
    bool scheme = false;

    bool operator==(const KeyText &) const = default;
};

// Accepts keys copied from emails, scripts and documentation, which may be the key alone, in
// quotes, with the scheme, or the whole header line.
[[nodiscard]] KeyText keyTextOf(const QString &pasted, const QString &headerName,
                                const QString &scheme);

} // namespace storedesk::profiles
