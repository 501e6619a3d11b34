// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "catalogue/fieldset.h"

namespace storedesk::jobs {

// What a column of a table was taken for.
struct ColumnMatch
{
    enum class How : quint8 {
        None, // it goes nowhere
        Exact, // the name or title of the field
        Alike // written otherwise, or in another language
    };

    QString key = {}; // of the field
    How how = How::None;

    bool operator==(const ColumnMatch &) const = default;
};

// Without accents, case, blanks and signs: "Dirección_Email" is direccionemail.
[[nodiscard]] QString folded(const QString &text);

// One for each heading, in their order. A field is given to one column only; the better match
// has it.
[[nodiscard]] std::vector<ColumnMatch> matchColumns(const QStringList &headings,
                                                    const catalogue::FieldSet &fields);

} // namespace storedesk::jobs
