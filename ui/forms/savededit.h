// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "jobs/edit.h"

namespace storedesk::ui {
class Frame;
} // namespace storedesk::ui

namespace storedesk::ui::forms {

// Sends an edit and reports the result in the status bar, with undo.
[[nodiscard]] api::Call *sendEdit(Frame &frame, const jobs::Edit &edit);

} // namespace storedesk::ui::forms
