// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "statistics/columnevidence.h"
#include "values/columnformat.h"

#include <QLocale>
#include <QStringList>

#include <optional>

namespace storedesk::statistics {

// The reason a column's format was chosen.
enum class FormatBasis : char {
    // No cell is ambiguous.
    Plain,
    // Some cells are valid only in this format.
    Evident,
    // Other cells suggest this format, such as 999 next to 1.234, or dates with points.
    Likely,
    // Every cell is ambiguous, so the format was chosen based on the user's language.
    Guessed,
    // Chosen by the user.
    Chosen,
};

struct DeducedFormat
{
    values::ColumnFormat format = {};
    FormatBasis basis = FormatBasis::Plain;
    // The number of cells that are valid only in the other format.
    qint64 against = 0;

    bool operator==(const DeducedFormat &) const = default;
};

// A format chosen by the user.
enum class FormatChoice : char { Automatic, Text, PointNumber, CommaNumber, DayFirst, MonthFirst };
inline constexpr int formatChoices = 6;

// Hints that are used only if the cells are ambiguous.
struct FormatHints
{
    // The name of the column.
    QString name = {};
    values::DecimalSign decimal = values::DecimalSign::Point;
    values::DateOrder dates = values::DateOrder::DayFirst;

    [[nodiscard]] static FormatHints of(const QString &name, const QLocale &locale = {});
};

// Determines one format for the whole column. Nine in ten values must be of the same kind, not
// counting placeholders such as n/a. Digits that are not amounts, such as 007, phone numbers and
// postcodes, are treated as text.
[[nodiscard]] DeducedFormat deducedFormat(const ColumnEvidence &evidence, const FormatHints &hints,
                                          FormatChoice choice = FormatChoice::Automatic);

// Determines the formats of several columns from all rows.
[[nodiscard]] base::Result<std::vector<DeducedFormat>>
deduceFormats(const csv::TableSource &source, const std::vector<int> &columns,
              const QStringList &names, base::Progress &progress);

// Returns the name of the choice in files and on the command line, such as “1.234,56”, “d/m/y”, or
// “auto” for Automatic.
[[nodiscard]] QLatin1StringView nameOf(FormatChoice choice);
[[nodiscard]] std::optional<FormatChoice> formatChoiceOf(QStringView name);

} // namespace storedesk::statistics
