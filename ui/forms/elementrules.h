// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "catalogue/fieldset.h"

namespace storedesk::ui::forms {

// The rules of the members of a list as rules of one element: fields[].id becomes id.
[[nodiscard]] catalogue::FieldSet elementRules(const catalogue::FieldSet &set, const QString &list);

} // namespace storedesk::ui::forms
