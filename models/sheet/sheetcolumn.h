// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "statistics/formatdeduction.h"

#include <QStringList>

#include <memory>

namespace storedesk::sheet {

// A column with the properties detected from its cells.
struct SheetColumn
{
    QString name;
    // Shown instead of the name. If empty, the name is shown.
    QString title = {};
    // Other names that filters and searches accept, in every language.
    QStringList labels = {};
    values::ColumnKind kind = values::ColumnKind::Text;
    // Whether the column contains people's names, addresses or phone numbers.
    bool personal = false;
    // The length of the longest cell found so far.
    int letters = 0;
    // Whether the name comes from the file.
    bool ownName = true;
    // The detected format, which determines the kind.
    statistics::DeducedFormat reading = {};
    statistics::FormatChoice choice = statistics::FormatChoice::Automatic;
    // Null if there are too many columns.
    std::shared_ptr<const statistics::ColumnEvidence> evidence = {};

    bool operator==(const SheetColumn &other) const
    {
        return name == other.name && kind == other.kind && personal == other.personal
            && letters == other.letters && ownName == other.ownName && reading == other.reading
            && choice == other.choice;
    }
    [[nodiscard]] const QString &heading() const { return title.isEmpty() ? name : title; }
    // Updates the format based on the evidence and the choice.
    void read();
};

// The maximum number of columns that are examined. The others are treated as text.
inline constexpr int mostColumnsRead = 10'000;

// Examines the beginning of a table. Columns without a name are named by their number.
[[nodiscard]] QList<SheetColumn> columnsOf(const csv::BlockFile &file, qint64 begin,
                                           const csv::Dialect &dialect, bool header);

[[nodiscard]] QStringList namesOf(const QList<SheetColumn> &columns);
// Returns the titles used in filter strings. Where a title would be ambiguous, it is replaced with
// the name or left empty.
[[nodiscard]] QStringList unambiguousTitlesOf(const QList<SheetColumn> &columns);
// Returns the title and the other labels of each column.
[[nodiscard]] QList<QStringList> labelsOf(const QList<SheetColumn> &columns);
// Searches both the displayed title and the technical name.
[[nodiscard]] bool isFoundBy(const SheetColumn &column, const QString &text);

// Returns whether the column should be masked on a screen that others can see.
[[nodiscard]] bool looksPersonal(const QString &name, values::ColumnKind kind,
                                 const QByteArrayList &examples);
// Replaces all characters but preserves the length.
[[nodiscard]] QString masked(const QString &text);

} // namespace storedesk::sheet
