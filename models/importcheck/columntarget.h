// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "importcheck/derivedcolumn.h"
#include "importcheck/edithistory.h"

#include <string>
#include <unordered_map>

namespace storedesk::importcheck {

// The field that receives the cells in a column.
struct ColumnTarget
{
    // Index of the column. Derived columns and constants are numbered after the columns of the
    // file.
    int column = 0;
    // The index of the rule in the checker.
    std::size_t rule = 0;
    RepairContext context = {};
    bool list = false;
    // Whether the column contains URLs that must be in one of the store's domains.
    bool ofStore = false;
    // The rank among the key fields, or -1 if the field is not a key.
    int keyRank = -1;
    // The chosen option for each text.
    std::unordered_map<std::string, std::string> options = {};
    // The same options as in the map above, if there are so few that a linear search is faster.
    std::vector<std::pair<QByteArray, QByteArray>> fewOptions = {};
    std::vector<Edits::Rule> rules = {};
    // Null for a column of the file.
    std::shared_ptr<const DerivedCell> derived = {};
    // The same value for all rows. The column number of such a target follows those of the file.
    std::optional<QByteArray> constant = {};
};

} // namespace storedesk::importcheck
