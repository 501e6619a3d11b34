// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/host/pageaddress.h"
#include "ui/host/pageid.h"

namespace storedesk::ui {

// Values used in addresses of the import assistant.
inline constexpr QLatin1StringView importJobWord("job");
inline constexpr QLatin1StringView importRestWord("rest");
inline constexpr QLatin1StringView importFileWord("file");
inline constexpr QLatin1StringView importCarriedWord("carried");
inline constexpr QLatin1StringView importLikeWord("like");

// Returns the address of a running or finished import.
[[nodiscard]] inline PageAddress importJobPlace(const QString &jobId)
{
    return {.page = pageid::newImport, .values = {QString(importJobWord), jobId}};
}

// Returns the address of the assistant with the rows that were not imported.
[[nodiscard]] inline PageAddress importRestPlace(const QString &jobId)
{
    return {.page = pageid::newImport, .values = {QString(importRestWord), jobId}};
}

// Returns the address of the assistant with the settings of that job, which needs another file.
[[nodiscard]] inline PageAddress importLikePlace(const QString &jobId)
{
    return {.page = pageid::newImport, .values = {QString(importLikeWord), jobId}};
}

// Returns the address of the assistant for a kind of records. Coupons need their set.
[[nodiscard]] inline PageAddress importKindPlace(const QString &kind, const QString &couponSet = {})
{
    return {.page = pageid::newImport, .values = {kind, couponSet}};
}

// Returns the address of the page that undoes an import.
[[nodiscard]] inline PageAddress importUndoPlace(const QString &jobId)
{
    return {.page = pageid::importUndo, .values = {jobId}};
}

// Returns the address of the assistant with a draft that another page stored under this address.
[[nodiscard]] inline PageAddress importCarriedPlace(const QString &draftId)
{
    return {.page = pageid::newImport, .values = {QString(importCarriedWord), draftId}};
}

// Returns the address of the assistant with this file.
[[nodiscard]] inline PageAddress importFilePlace(const QString &path)
{
    return {.page = pageid::newImport, .values = {QString(importFileWord), path}};
}

} // namespace storedesk::ui
