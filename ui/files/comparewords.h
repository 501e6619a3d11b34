// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "sheet/comparedfiles.h"

namespace storedesk::ui::files {

// Describes rows of the two files that were excluded from the comparison, and why. Empty if there
// are none.
struct SetAsideWords
{
    QString headline = {};
    QString sentence = {};
};
[[nodiscard]] SetAsideWords setAsideWords(const sheet::ComparedFiles &compared);

} // namespace storedesk::ui::files
