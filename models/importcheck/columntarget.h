// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "importcheck/edithistory.h"

#include <string>
#include <unordered_map>

namespace storedesk::importcheck {

// The field that receives the cells of a column.
struct ColumnTarget
{
    // Column of the file.
    int column = 0;
    // Index of the rule in the checker.
    std::size_t rule = 0;
    RepairContext context = {};
    bool list = false;
    // Whether the column contains URLs that must be in a domain of the store.
    bool ofStore = false;
    // Rank among the key fields; -1 if the field is not a key.
    int keyRank = -1;
    // Chosen options by text.
    std::unordered_map<std::string, std::string> options = {};
    // Like the map above, for a small number of options, where a linear search is faster.
    std::vector<std::pair<QByteArray, QByteArray>> fewOptions = {};
    std::vector<Edits::Rule> rules = {};
    // The same value for all rows. The column number of such a target follows those of the file.
    std::optional<QByteArray> constant = {};
};

} // namespace storedesk::importcheck
