// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "sheet/comparedfiles.h"

namespace storedesk::ui::files {

// Describes which rows of the two files were excluded from the comparison and why. Empty if no rows
// were excluded.
struct SetAsideWords
{
    QString headline = {};
    QString sentence = {};
};
[[nodiscard]] SetAsideWords setAsideWords(const sheet::ComparedFiles &compared);

} // namespace storedesk::ui::files
