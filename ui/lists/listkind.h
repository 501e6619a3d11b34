// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "catalogue/operation.h"
#include "ui/theme/icons.h"

#include <optional>
#include <span>

namespace storedesk::ui::lists {

// Describes one list page. The pages differ only in this data.
struct ListKind
{
    // The page id.
    QLatin1StringView word;
    catalogue::Resource resource;
    Icon icon;
    catalogue::OperationId list;
    // The delete operation, if the resource has one.
    std::optional<catalogue::OperationId> remove = {};
    // The page id of a single record.
    QLatin1StringView record = {};
    // The page id of the form that creates a record; empty if there is none.
    QLatin1StringView create = {};
    // Whether the form can start from an existing record.
    bool createsLike = false;
    // Title as a source text, in the context of the page table.
    const char *title = nullptr;
    // Labels and messages as source strings.
    const char *makeNew = nullptr;
    const char *empty = nullptr;
    // Explains what these records are for.
    const char *emptyWhy = nullptr;
    const char *failed = nullptr;
    const char *locked = nullptr;
    // Shown when no record matches the filter.
    const char *noMatch = nullptr;
    const char *reading = nullptr;
};

[[nodiscard]] std::span<const ListKind> listKinds();
[[nodiscard]] const ListKind &listKind(catalogue::Resource resource);
// Returns the translation of a source text in a ListKind.
[[nodiscard]] QString wordsOf(const char *text);

} // namespace storedesk::ui::lists
