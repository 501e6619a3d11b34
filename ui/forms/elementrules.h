// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "catalogue/fieldset.h"

namespace storedesk::ui::forms {

// Converts the rules of list members to rules of one element, for example fields[].id to id.
[[nodiscard]] catalogue::FieldSet elementRules(const catalogue::FieldSet &set, const QString &list);

} // namespace storedesk::ui::forms
