// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "catalogue/operation.h"
#include "ui/theme/icons.h"

#include <optional>
#include <span>

namespace storedesk::ui::lists {

// What one list of the console is, in data. The pages are alike in everything else.
struct ListKind
{
    QLatin1StringView word; // of its place
    catalogue::Resource resource;
    Icon icon;
    catalogue::OperationId list;
    std::optional<catalogue::OperationId> remove = {}; // the service may not offer it
    QLatin1StringView record = {}; // the word of the place of one of them
    QLatin1StringView create = {}; // the word of the form that makes one; empty: none
    bool createsLike = false; // the form takes one that the new one should be like
    const char *title = nullptr; // source text, in the context of the page table
    // Source texts.
    const char *makeNew = nullptr;
    const char *empty = nullptr;
    const char *emptyWhy = nullptr; // what the thing is for
    const char *failed = nullptr;
    const char *locked = nullptr;
    const char *noMatch = nullptr; // with the filter
    const char *reading = nullptr;
};

[[nodiscard]] std::span<const ListKind> listKinds();
[[nodiscard]] const ListKind &listKind(catalogue::Resource resource);
[[nodiscard]] QString wordsOf(const char *text); // of a kind, in the user's language

} // namespace storedesk::ui::lists
