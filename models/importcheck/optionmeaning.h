// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "catalogue/fieldset.h"

namespace storedesk::importcheck {

// Returns the options of a choice field. A boolean field has the options true and false.
[[nodiscard]] std::vector<catalogue::Option> optionsOf(const catalogue::FieldRule &rule);

// Returns the option that matches a text by ID, by label (ignoring case and accents) or by meaning
// (sí, yes, 1). Empty if there is no match.
[[nodiscard]] QString optionFor(const QString &text, const std::vector<catalogue::Option> &options);

} // namespace storedesk::importcheck
