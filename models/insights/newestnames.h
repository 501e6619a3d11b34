// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "insights/rowselection.h"

namespace storedesk::insights {

// Text columns with keys and with their names.
struct NamedKeys
{
    const RoleTexts &texts;
    const RoleTexts &names;
    // The key of each text, or 0 if its name is not needed.
    std::vector<quint32> keys = {};
    std::size_t count = 0;
};

// Returns the code of the newest name for each key, or 0 if no selected row has one. Of rows with
// the same time, the last one counts.
[[nodiscard]] std::vector<quint32> newestNames(const RowSelection &selection,
                                               const InsightData &data, const NamedKeys &named);

} // namespace storedesk::insights
