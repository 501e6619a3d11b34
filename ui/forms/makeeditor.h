// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/forms/fieldeditor.h"

namespace storedesk::ui::forms {

// Creates the editor for the field type in the rule.
[[nodiscard]] FieldEditor *makeEditor(const catalogue::FieldRule &rule, const Theme &theme,
                                      QWidget *parent = nullptr);

} // namespace storedesk::ui::forms
