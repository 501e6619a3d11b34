// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

#include <span>

namespace storedesk::localdata {

// Kinds of data that may be stored on this computer for one account.
enum class LocalDataKind : quint8 {
    Copy,
    Exports,
    Bin,
    Drafts,
    Changes,
    Visits,
    Jobs,
    CallLog,
    Others,
    Key,
    Count
};

// Whether the data is about people.
enum class PersonalData : quint8 { Yes, Masked, No };

struct LocalDataKindRow
{
    LocalDataKind kind;
    // The name of the kind's widgets on the page.
    const char *name;
    // Source strings in the translation context "Kept", like those below.
    const char *title;
    // The number of items, as a text with a placeholder.
    const char *amount;
    // The label of the button that removes them, also with the number.
    const char *removed;
    PersonalData people;
    // When the data is removed automatically.
    const char *until;
    // Whether this kind can be removed separately.
    bool removable = true;
};

[[nodiscard]] std::span<const LocalDataKindRow> localDataKinds();
[[nodiscard]] const LocalDataKindRow &rowOf(LocalDataKind kind);
[[nodiscard]] QString titleOf(const LocalDataKindRow &row);

} // namespace storedesk::localdata
