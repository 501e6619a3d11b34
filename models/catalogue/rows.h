// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "catalogue/field.h"
#include "catalogue/key.h"

#include <algorithm>
#include <array>
#include <string_view>

// The field tables, one file for each resource, and the abbreviations that they use.
namespace storedesk::catalogue::rows {

inline constexpr Places answer = FieldLocation::Answer;
inline constexpr Places create = FieldLocation::Create;
inline constexpr Places createExplorer = FieldLocation::CreateExplorer;
inline constexpr Places patch = FieldLocation::Patch;
inline constexpr Places patchByEmail = FieldLocation::PatchByEmail;
inline constexpr Places patchByExternalId = FieldLocation::PatchByExternalId;
inline constexpr Places anyPatch = patch | patchByEmail | patchByExternalId;
inline constexpr Places csv = FieldLocation::Csv;
inline constexpr Places table = FieldLocation::Table;

[[nodiscard]] std::span<const Field> contact();
[[nodiscard]] std::span<const Field> purchase();
[[nodiscard]] std::span<const Field> product();
[[nodiscard]] std::span<const Field> exports();
[[nodiscard]] std::span<const Field> imports();
[[nodiscard]] std::span<const Field> couponSet();
[[nodiscard]] std::span<const Field> workflow();
[[nodiscard]] std::span<const Field> store();
[[nodiscard]] std::span<const Field> contactField();
[[nodiscard]] std::span<const Field> customEvent();
[[nodiscard]] std::span<const Field> customIntegration();
[[nodiscard]] std::span<const Field> customEventType();

constexpr std::string_view text(QLatin1StringView key)
{
    return {key.data(), static_cast<std::size_t>(key.size())};
}

constexpr bool has(std::span<const Field> rows, QLatin1StringView key)
{
    return key.isEmpty() || std::ranges::any_of(rows, [key](const Field &row) {
               return text(row.key) == text(key);
           });
}

// Checks that no two rows share both key and place, that fields used in conditions exist, that
// required fields occur in their places, and that exactly the choice types have choices.
consteval bool wellFormed(std::span<const Field> rows)
{
    for (std::size_t at = 0; at < rows.size(); ++at) {
        const Field &row = rows[at];
        const bool choice = row.type == Type::Choice || row.type == Type::Choices;
        if (row.key.isEmpty() || !has(rows, row.when.key) || !has(rows, row.unless)
            || (row.required & ~row.places) != Places() || choice == row.choices.empty())
            return false;
        for (const Field &other : rows.subspan(at + 1)) {
            if (text(row.key) == text(other.key) && (row.places & other.places) != Places())
                return false;
        }
    }
    return true;
}

} // namespace storedesk::catalogue::rows
