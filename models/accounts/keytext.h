// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

namespace storedesk::accounts {

// A key as it was meant, and what slipped in when it was copied.
struct KeyText
{
    QString key;
    bool blanks = false; // or quotes, or line ends
    bool scheme = false; // the word in front of it

    bool operator==(const KeyText &) const = default;
};

// Accepts what people copy out of mails, scripts and documentation: the key alone, in quotes, with
// the scheme, or the whole header line.
[[nodiscard]] KeyText keyTextOf(const QString &pasted, const QString &headerName,
                                const QString &scheme);

} // namespace storedesk::accounts
