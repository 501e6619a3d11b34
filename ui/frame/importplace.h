// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/frame/place.h"

namespace storedesk::ui {

// The word of the import assistant, and what its place says of a job.
inline constexpr QLatin1StringView importWord("new-import");
inline constexpr QLatin1StringView importJobWord("job");
inline constexpr QLatin1StringView importRestWord("rest");
inline constexpr QLatin1StringView importFileWord("file");
inline constexpr QLatin1StringView importRecipeWord("recipe");
// How files of recipes end, so that opening one begins an import.
inline constexpr QLatin1StringView importRecipeEnding(".recipe.json");
// The page that takes an import back.
inline constexpr QLatin1StringView importUndoWord("undo-import");

// An import under way, or what it came to.
[[nodiscard]] inline Place importJobPlace(const QString &jobId)
{
    return {.page = QString(importWord), .values = {QString(importJobWord), jobId}};
}

// The assistant with the rows that did not get in.
[[nodiscard]] inline Place importRestPlace(const QString &jobId)
{
    return {.page = QString(importWord), .values = {QString(importRestWord), jobId}};
}

// What can be taken back of an import.
[[nodiscard]] inline Place importUndoPlace(const QString &jobId)
{
    return {.page = QString(importUndoWord), .values = {jobId}};
}

// The assistant with a recipe: only the file is missing.
[[nodiscard]] inline Place importRecipePlace(const QString &path)
{
    return {.page = QString(importWord), .values = {QString(importRecipeWord), path}};
}

// The assistant with this file.
[[nodiscard]] inline Place importFilePlace(const QString &path)
{
    return {.page = QString(importWord), .values = {QString(importFileWord), path}};
}

} // namespace storedesk::ui
