// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "spreadsheet/errortext.h"

namespace storedesk::tablefile {

// Returns whether the cell is a spreadsheet error value, such as #N/A, #DIV/0!, Err:502, a formula
// that was never calculated, or the ##### in a narrow column.
using spreadsheet::isErrorValue;

} // namespace storedesk::tablefile
