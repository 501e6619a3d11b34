// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "importcheck/dateorders.h"
#include "importcheck/faultkind.h"
#include "values/columnformat.h"

namespace storedesk::importcheck {

// What a repair does to a cell or a row.
enum class Action : quint8 {
    Trim,
    // Changes 651 234 567 to +34651234567.
    Phone,
    // Changes 31/01/2026 to 2026-01-31.
    IsoDate,
    // Changes 1.234,56 to 1234.56.
    PlainNumber,
    StripZeros,
    SingleAt,
    CleanEmail,
    // Uses the repair's text as the option ID.
    ChooseOption,
    // Prepends https://.
    AddScheme,
    // Removes unreadable characters.
    CleanText,
    // Truncates to the maximum length of the field.
    Cut,
    // Removes repeated elements of a list.
    RemoveRepeats,
    LowerCase,
    EmptyCell,
    // Replaces every occurrence of the text in the cell with the replacement.
    Replace,
    // Leaves out all but the last of several rows with the same key.
    KeepLast,
    // Leaves out the rows.
    LeaveOut,
    // Uses the rows as they were read, although their cells are unreliable.
    Accept,
    // Leaves one blank between words and removes blanks around them.
    SqueezeBlanks,
    // Changes JosÃ© to José.
    RepairEncoding,
    // Changes gmial.com to gmail.com.
    MailDomain,
    UpperCase,
    // Begins every word with a capital letter.
    TitleCase,
    // Put the repair's text before or after the cell, unless the cell is blank or has it already.
    AddPrefix,
    AddSuffix,
    // Put the repair's text into every cell, or into every blank one.
    SetText,
    FillBlank,
    // Replaces whole cells by a table (see replacementsOf()).
    ReplaceByTable,
    Count
};

// A repair for all cells in a column that have this kind of fault. With FaultKind::None, it applies
// to all cells.
struct Repair
{
    Action action = Action::Trim;
    // The column in the file.
    int column = 0;
    FaultKind kind = FaultKind::None;
    // The option, the text to replace, add or set, or a table of replacements. For dates and
    // numbers, the format (dmy, mdy, point or comma) if it differs from the column's detected
    // format.
    QString text = {};
    QString replacement = {};

    bool operator==(const Repair &) const = default;
};

// The properties of a field on which repairs depend.
struct RepairContext
{
    const catalogue::FieldRule *rule = nullptr;
    // The format of most cells in the column.
    values::ColumnFormat format = {};
    // The default prefix if the field has none.
    QString phonePrefix = {};
    // Whether the field is the only key in a row.
    bool onlyKey = false;
};

// Returns the lines of a repair by table as cells and their replacements. A line contains both,
// separated by a tab, a semicolon or “=”.
[[nodiscard]] std::vector<std::pair<QString, QString>> replacementsOf(const QString &lines);

// Returns the country code for phone numbers without a prefix, or an empty string if it is unknown.
[[nodiscard]] QString prefixOf(const RepairContext &context);

// The effect of a repair.
struct RepairPreview
{
    Repair repair;
    // The number of changed cells or rows.
    qint64 changed = 0;
    // The number of cells with this kind of fault that cannot be repaired.
    qint64 stays = 0;
    // An example of a cell before and after the repair.
    QString before = {};
    QString after = {};

    bool operator==(const RepairPreview &) const = default;
};

// Returns the repaired cell, or nothing if the repair is not applicable.
[[nodiscard]] std::optional<QByteArray> repaired(const Repair &repair, QByteArrayView cell,
                                                 const RepairContext &context);
// Returns whether the action affects rows instead of cells.
[[nodiscard]] constexpr bool isOfRows(Action action)
{
    return action == Action::KeepLast || action == Action::LeaveOut || action == Action::Accept;
}
// Returns whether the action only changes the form of a value (a date, a number, a phone number or
// blanks) and not its meaning, so that the user need not decide.
[[nodiscard]] bool losesNothing(Action action);
// Returns a button text, such as “Make it +34…”. For ambiguous dates, it contains an example, such
// as “Day first: 3 Apr 2026”. The same applies to ambiguous numbers, as in “1.500 → 1500”.
[[nodiscard]] QString titleOf(const Repair &repair, const RepairContext &context,
                              const DateOrders &dates = {}, const QByteArray &number = {});
// Returns the repairs for a kind of fault, best first. For dates, includes only the possible
// orders.
[[nodiscard]] std::vector<Repair>
offeredFor(FaultKind kind, int column, const RepairContext &context, const DateOrders &dates = {});

} // namespace storedesk::importcheck
