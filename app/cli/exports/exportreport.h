// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "exports/exportfinish.h"

namespace storedesk::cli {

// Joins the files of an export job that ended with this exit code, copies the table to the output
// that its plan names, and prints the rows that were written, left out and not checked. Returns the
// exit code of the command. The interrupt handler of the command ends it early.
[[nodiscard]] int reportExport(const exports::ExportPlaces &places, const QString &job, int code,
                               const base::Clock &clock, bool asJson);

} // namespace storedesk::cli
