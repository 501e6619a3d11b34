// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "imports/dateorders.h"
#include "imports/faultkind.h"
#include "table/columnformat.h"

namespace storedesk::imports {

// What a repair does to a cell, or to the row.
enum class Action : quint8 {
    Trim,
    Phone, // 651 234 567 → +34651234567
    IsoDate, // 31/01/2026 → 2026-01-31
    PlainNumber, // 1.234,56 → 1234.56
    StripZeros,
    SingleAt,
    CleanEmail,
    ChooseOption, // the text is its id
    AddScheme, // https://
    CleanText, // without letters that cannot be read
    Cut, // at the longest the field allows
    RemoveRepeats, // of a list
    LowerCase,
    EmptyCell,
    Replace, // the text by the replacement, wherever it stands in the cell
    KeepLast, // of rows with the same key; the others are left out
    LeaveOut, // the rows
    // The rows are used as they were read, although their cells cannot be trusted.
    Accept,
    // One blank between words, none around them.
    SqueezeBlanks,
    // JosÃ© → José
    FixEncoding,
    // gmial.com → gmail.com
    MailDomain,
    Count
};

// A repair of all cells of a column that have a fault of this kind; None: of all its cells.
struct Fix
{
    Action action = Action::Trim;
    int column = 0; // of the file
    FaultKind kind = FaultKind::None;
    // The option, or what to replace; of dates and numbers how they are written where that is not
    // as the column seems to be: dmy, mdy, point, comma.
    QString text = {};
    QString replacement = {};

    bool operator==(const Fix &) const = default;
};

// What repairs need to know of a field.
struct FixContext
{
    const catalogue::FieldRule *rule = nullptr;
    table::ColumnFormat format = {}; // how most cells of the column are written
    QString phonePrefix = {}; // where the field has none of its own
    bool onlyKey = false; // nothing else in a row says whose it is
};

// Digits of the country of phone numbers that have none; empty: not known.
[[nodiscard]] QString prefixOf(const FixContext &context);

// What it would do.
struct FixPreview
{
    Fix fix;
    qint64 changed = 0; // cells, or rows
    qint64 stays = 0; // cells of this kind that it cannot mend
    QString before = {}; // an example
    QString after = {};

    bool operator==(const FixPreview &) const = default;
};

// The cell as the repair makes it; absent: it cannot do anything with it.
[[nodiscard]] std::optional<QByteArray> repaired(const Fix &fix, QByteArrayView cell,
                                                 const FixContext &context);
// Whether it decides on rows instead of changing cells.
[[nodiscard]] constexpr bool isOfRows(Action action)
{
    return action == Action::KeepLast || action == Action::LeaveOut || action == Action::Accept;
}
// Whether it only changes the form of a value: a date, a number, a phone, blanks. What a value says
// is the same afterwards, so that nobody has to decide.
[[nodiscard]] bool losesNothing(Action action);
// For a button: “Make it +34…”. Where dates are open, the example says what is meant: “Day first:
// 3 Apr 2026”; so does a number that can be read in two ways: “1.500 → 1500”.
[[nodiscard]] QString titleOf(const Fix &fix, const FixContext &context,
                              const DateOrders &dates = {}, const QByteArray &number = {});
// Those that help against such a fault, the best first. Of dates only the orders that are possible.
[[nodiscard]] std::vector<Fix> offeredFor(FaultKind kind, int column, const FixContext &context,
                                          const DateOrders &dates = {});

} // namespace storedesk::imports
