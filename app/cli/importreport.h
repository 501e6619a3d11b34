// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "jobs/jobfolder.h"

namespace storedesk::cli {

// Prints what became of the rows of an import and returns the exit code of the command, which is
// the same for "import", "run" and "resume". The code is the one with which the watch ended; the
// journal must not be open any more.
[[nodiscard]] int tellImport(const jobs::JobFolder &folder, const QString &id, int code, bool ended,
                             const base::Clock &clock, bool asJson);

} // namespace storedesk::cli
