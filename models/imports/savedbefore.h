// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/progress.h"
#include "importcheck/importsettings.h"

#include <vector>

namespace storedesk::imports {

// Extracts the records of the parts in this folder from a table of existing records and stores them
// with the fields of the parts (ImportPlan::beforeName()).
[[nodiscard]] base::Result<void> storeBefore(const QString &folder, const QString &known,
                                             const importcheck::ImportSettings &settings,
                                             const std::vector<qint64> &parts,
                                             const QString &temporaryFolder,
                                             base::Progress &progress);

} // namespace storedesk::imports
