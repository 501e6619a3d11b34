// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "catalogue/fieldset.h"

namespace storedesk::records {

// The field that a column was matched with.
struct ColumnMatch
{
    enum class How : quint8 {
        None,
        // The name or title of the field.
        Exact,
        // A different spelling or language.
        Alike
    };

    // Key of the field.
    QString key = {};
    How how = How::None;

    bool operator==(const ColumnMatch &) const = default;
};

// Removes accents, case, blanks and punctuation: "Dirección_Email" becomes direccionemail.
[[nodiscard]] QString folded(const QString &text);

// Returns one match per heading, in the same order. Each field is assigned to one column only, the
// one with the better match.
[[nodiscard]] std::vector<ColumnMatch> matchColumns(const QStringList &headings,
                                                    const catalogue::FieldSet &fields);

} // namespace storedesk::records
