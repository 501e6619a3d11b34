// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "catalogue/fieldset.h"

namespace storedesk::records {

// The field with which a column was matched.
struct ColumnMatch
{
    enum class How : quint8 {
        None,
        // By the name or title of the field.
        Exact,
        // By a different spelling or language.
        Alike
    };

    // The field key.
    QString key = {};
    How how = How::None;

    bool operator==(const ColumnMatch &) const = default;
};

// Removes accents, case, blanks and punctuation. For example, "Dirección_Email" becomes
// direccionemail.
[[nodiscard]] QString folded(const QString &text);

// Returns one match per heading, in the same order. Each field is assigned to only one column, the
// one that matches best.
[[nodiscard]] std::vector<ColumnMatch> matchColumns(const QStringList &headings,
                                                    const catalogue::FieldSet &fields);

} // namespace storedesk::records
