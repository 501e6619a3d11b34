// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "journal/jobfolder.h"

namespace storedesk::cli {

// Prints the outcome of an import's rows and returns the command's exit code, which is the same for
// "import", "run" and "resume". The given code was returned by JobWatch. The journal must be
// closed.
[[nodiscard]] int reportImport(const journal::JobFolder &folder, const QString &id, int code,
                               bool ended, const base::Clock &clock, bool asJson);

} // namespace storedesk::cli
