// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "table/columnevidence.h"
#include "table/columnformat.h"

#include <QLocale>
#include <QStringList>

#include <optional>

namespace storedesk::table {

// Why a column is read as it is.
enum class FormatBasis : char {
    Plain, // no cell could be read in another way
    Evident, // some cells make sense in no other way
    Likely, // what stands beside tells: 999 and 1.234, days with points
    Guessed, // every cell makes sense either way: the language of the user decided
    Chosen, // the user did
};

struct DeducedFormat
{
    ColumnFormat format = {};
    FormatBasis basis = FormatBasis::Plain;
    qint64 against = 0; // cells that make sense in the other way only

    bool operator==(const DeducedFormat &) const = default;
};

// How a person wants a column to be read.
enum class FormatChoice : char { Automatic, Text, PointNumber, CommaNumber, DayFirst, MonthFirst };
inline constexpr int formatChoices = 6;

// What helps where the cells do not tell.
struct FormatHints
{
    QString name = {}; // of the column
    DecimalSign decimal = DecimalSign::Point;
    DateOrder dates = DateOrder::DayFirst;

    [[nodiscard]] static FormatHints of(const QString &name, const QLocale &locale = {});
};

// One format for the whole column. It is of a kind when nine in ten of its values are; n/a and the
// like are no values. Digits that people do not calculate with stay text: 007, phones, postcodes.
[[nodiscard]] DeducedFormat deducedFormat(const ColumnEvidence &evidence, const FormatHints &hints,
                                          FormatChoice choice = FormatChoice::Automatic);

// The same of some columns, from all rows.
[[nodiscard]] base::Result<std::vector<DeducedFormat>>
deduceFormats(const Source &source, const std::vector<int> &columns, const QStringList &names,
              Progress &progress);

// The words by which files and the command line know a choice: “1.234,56”, “d/m/y”. Automatic has
// “auto”.
[[nodiscard]] QLatin1StringView nameOf(FormatChoice choice);
[[nodiscard]] std::optional<FormatChoice> formatChoiceOf(QStringView name);

} // namespace storedesk::table
