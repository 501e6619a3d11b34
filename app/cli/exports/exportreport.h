// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "exports/exportfinish.h"

namespace storedesk::cli {

// Whether the joined table is described on standard output.
enum class TableReport : quint8 { Shown, Hidden };

// Joins the files of an export job that ended with this exit code, copies the table to the output
// named in its plan, and prints how many rows were written, left out and not checked. Returns the
// command's exit code. The command's interrupt handler ends the work early.
[[nodiscard]] int reportExport(const exports::ExportPlaces &places, const QString &job, int code,
                               const base::Clock &clock, bool asJson,
                               TableReport report = TableReport::Shown);

} // namespace storedesk::cli
