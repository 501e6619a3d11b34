// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "catalogue/fieldset.h"

namespace storedesk::imports {

// The options of a field that is chosen from; a field of true and false has these two.
[[nodiscard]] std::vector<catalogue::Option> optionsOf(const catalogue::FieldRule &rule);

// What a text means in a field with options: by its id, its label in any case and with or without
// accents, or by its sense (sí, yes, 1). Empty: nobody can tell.
[[nodiscard]] QString optionFor(const QString &text, const std::vector<catalogue::Option> &options);

} // namespace storedesk::imports
