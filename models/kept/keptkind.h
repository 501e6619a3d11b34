// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

#include <span>

namespace storedesk::kept {

// What may be on this computer of one account.
enum class KeptKind : quint8 {
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

// Whether it is about people.
enum class People : quint8 { Yes, Masked, No };

struct KeptKindRow
{
    KeptKind kind;
    const char *name; // of its parts on the page
    const char *title; // source texts in "Kept", like the others
    const char *amount; // how many there are, with a number
    People people;
    const char *until; // when it goes by itself
    bool removable = true; // alone
};

[[nodiscard]] std::span<const KeptKindRow> keptKinds();
[[nodiscard]] const KeptKindRow &rowOf(KeptKind kind);
[[nodiscard]] QString titleOf(const KeptKindRow &row);

} // namespace storedesk::kept
