// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/host/pageaddress.h"

namespace storedesk::ui {

// Page id of the import assistant, and the values of its addresses for jobs.
inline constexpr QLatin1StringView importWord("new-import");
inline constexpr QLatin1StringView importJobWord("job");
inline constexpr QLatin1StringView importRestWord("rest");
inline constexpr QLatin1StringView importFileWord("file");
inline constexpr QLatin1StringView importRecipeWord("recipe");
// File name ending of recipes; opening such a file starts an import.
inline constexpr QLatin1StringView importRecipeEnding(".recipe.json");
// Page id of the page that undoes an import.
inline constexpr QLatin1StringView importUndoWord("undo-import");

// Address of a running or finished import.
[[nodiscard]] inline PageAddress importJobPlace(const QString &jobId)
{
    return {.page = QString(importWord), .values = {QString(importJobWord), jobId}};
}

// Address of the assistant with the rows that were not imported.
[[nodiscard]] inline PageAddress importRestPlace(const QString &jobId)
{
    return {.page = QString(importWord), .values = {QString(importRestWord), jobId}};
}

// Address of the page that undoes an import.
[[nodiscard]] inline PageAddress importUndoPlace(const QString &jobId)
{
    return {.page = QString(importUndoWord), .values = {jobId}};
}

// Address of the assistant with a recipe; only the file is missing.
[[nodiscard]] inline PageAddress importRecipePlace(const QString &path)
{
    return {.page = QString(importWord), .values = {QString(importRecipeWord), path}};
}

// Address of the assistant with this file.
[[nodiscard]] inline PageAddress importFilePlace(const QString &path)
{
    return {.page = QString(importWord), .values = {QString(importFileWord), path}};
}

} // namespace storedesk::ui
