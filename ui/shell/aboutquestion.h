// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

namespace storedesk::ui {
class Question;
class Theme;
} // namespace storedesk::ui

namespace storedesk::ui::shell {

// Returns the dialog with version and licence.
[[nodiscard]] Question *aboutQuestion(const Theme &theme);

} // namespace storedesk::ui::shell
