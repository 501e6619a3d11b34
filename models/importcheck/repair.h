// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "importcheck/dateorders.h"
#include "importcheck/faultkind.h"
#include "values/columnformat.h"

namespace storedesk::importcheck {

// The effect of a repair on a cell or a row.
enum class Action : quint8 {
    Trim,
    // 651 234 567 → +34651234567
    Phone,
    // 31/01/2026 → 2026-01-31
    IsoDate,
    // 1.234,56 → 1234.56
    PlainNumber,
    StripZeros,
    SingleAt,
    CleanEmail,
    // The text is the ID of the option.
    ChooseOption,
    // Adds https://.
    AddScheme,
    // Removes unreadable characters.
    CleanText,
    // Truncates to the maximum length of the field.
    Cut,
    // Removes repeated elements of a list.
    RemoveRepeats,
    LowerCase,
    EmptyCell,
    // Replaces the text by the replacement anywhere in the cell.
    Replace,
    // Of several rows with the same key, leaves out all but the last.
    KeepLast,
    // Leaves out the rows.
    LeaveOut,
    // Uses the rows as read, although their cells are unreliable.
    Accept,
    // Reduces blanks to one between words and none around them.
    SqueezeBlanks,
    // JosÃ© → José
    RepairEncoding,
    // gmial.com → gmail.com
    MailDomain,
    Count
};

// A repair of all cells of a column with this kind of fault. None applies it to all cells.
struct Repair
{
    Action action = Action::Trim;
    // Column of the file.
    int column = 0;
    FaultKind kind = FaultKind::None;
    // The option, or the text to replace. For dates and numbers the format, if it differs from the
    // detected format of the column: dmy, mdy, point or comma.
    QString text = {};
    QString replacement = {};

    bool operator==(const Repair &) const = default;
};

// The properties of a field that repairs depend on.
struct RepairContext
{
    const catalogue::FieldRule *rule = nullptr;
    // Format of most cells in the column.
    values::ColumnFormat format = {};
    // Default prefix if the field has none.
    QString phonePrefix = {};
    // Whether the field is the only key in a row.
    bool onlyKey = false;
};

// Returns the country digits for phone numbers without a prefix. Empty if unknown.
[[nodiscard]] QString prefixOf(const RepairContext &context);

// The effect of a repair.
struct RepairPreview
{
    Repair repair;
    // Number of cells or rows.
    qint64 changed = 0;
    // Number of cells of this kind that cannot be repaired.
    qint64 stays = 0;
    // Example of a cell before and after the repair.
    QString before = {};
    QString after = {};

    bool operator==(const RepairPreview &) const = default;
};

// Returns the repaired cell, or nothing if the repair is not applicable.
[[nodiscard]] std::optional<QByteArray> repaired(const Repair &repair, QByteArrayView cell,
                                                 const RepairContext &context);
// Whether the action affects rows instead of cells.
[[nodiscard]] constexpr bool isOfRows(Action action)
{
    return action == Action::KeepLast || action == Action::LeaveOut || action == Action::Accept;
}
// Whether the action only changes the form of a value (a date, a number, a phone number, blanks)
// and not its meaning, so that it needs no decision by the user.
[[nodiscard]] bool losesNothing(Action action);
// Returns a button text: “Make it +34…”. For ambiguous dates it contains an example: “Day first: 3
// Apr 2026”; likewise for ambiguous numbers: “1.500 → 1500”.
[[nodiscard]] QString titleOf(const Repair &repair, const RepairContext &context,
                              const DateOrders &dates = {}, const QByteArray &number = {});
// Returns the repairs for a kind of fault, the best first. For dates, only the possible orders.
[[nodiscard]] std::vector<Repair>
offeredFor(FaultKind kind, int column, const RepairContext &context, const DateOrders &dates = {});

} // namespace storedesk::importcheck
