// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QLatin1StringView>

#include <span>

namespace storedesk::ui::shell {

// The explanation of a field.
struct HelpRow
{
    // The object name of the dialog or form, if other forms have a field of this name. Otherwise
    // empty.
    QLatin1StringView form;
    // The object name of the field. An asterisk at the end stands for any text.
    QLatin1StringView field;
    // Source text in the context FieldHelp.
    const char *text;
};

// Rows with a form precede rows without one.
[[nodiscard]] std::span<const HelpRow> helpRows();

} // namespace storedesk::ui::shell
