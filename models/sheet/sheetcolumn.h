// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "table/formatdeduction.h"

#include <QStringList>

#include <memory>

namespace storedesk::sheet {

// A column as far as its cells were looked at.
struct SheetColumn
{
    QString name;
    // What the user sees instead of the name; empty if it is the name.
    QString title = {};
    // Further names that filters and searches understand, in every language.
    QStringList labels = {};
    table::ColumnKind kind = table::ColumnKind::Text;
    bool personal = false; // holds names, addresses or phone numbers of people
    int letters = 0; // of the longest cell seen
    bool ownName = true; // it stands so in the file
    table::DeducedFormat reading = {}; // how its cells are read; the kind is of it
    table::FormatChoice choice = table::FormatChoice::Automatic;
    std::shared_ptr<const table::ColumnEvidence> evidence = {}; // null: there are too many columns

    bool operator==(const SheetColumn &other) const
    {
        return name == other.name && kind == other.kind && personal == other.personal
            && letters == other.letters && ownName == other.ownName && reading == other.reading
            && choice == other.choice;
    }
    [[nodiscard]] const QString &heading() const { return title.isEmpty() ? name : title; }
    void read(); // anew, from the evidence and the choice
};

// So many columns are looked at; the others are text.
inline constexpr int mostColumnsRead = 10'000;

// Looks at the beginning of a table. Columns without a name are called by their number.
[[nodiscard]] QList<SheetColumn> columnsOf(const table::TableFile &file, qint64 begin,
                                           const table::Dialect &dialect, bool header);

[[nodiscard]] QStringList namesOf(const QList<SheetColumn> &columns);
// The titles, with the name or nothing where a title would mean another column: for filters in
// words.
[[nodiscard]] QStringList unambiguousTitlesOf(const QList<SheetColumn> &columns);
// The title and the labels of each column.
[[nodiscard]] QList<QStringList> labelsOf(const QList<SheetColumn> &columns);
// Searches what is on screen (the title) and the technical name.
[[nodiscard]] bool isFoundBy(const SheetColumn &column, const QString &text);

// Would a person rather not have this on a screen that others see?
[[nodiscard]] bool looksPersonal(const QString &name, table::ColumnKind kind,
                                 const QByteArrayList &examples);
// The text with its length left and nothing else.
[[nodiscard]] QString masked(const QString &text);

} // namespace storedesk::sheet
