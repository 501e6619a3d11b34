// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "sheet/comparedfiles.h"

namespace storedesk::ui::files {

// What of two files took no part in their comparison, and why. Empty: nothing.
struct SetAsideWords
{
    QString headline = {};
    QString sentence = {};
};
[[nodiscard]] SetAsideWords setAsideWords(const sheet::ComparedFiles &compared);

} // namespace storedesk::ui::files
