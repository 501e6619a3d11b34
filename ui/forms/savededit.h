// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "records/editrequest.h"

namespace storedesk::ui {
class PageHost;
} // namespace storedesk::ui

namespace storedesk::ui::forms {

// Sends an edit and reports the result in the status bar, with undo.
[[nodiscard]] api::Call *sendEdit(PageHost &host, const storedesk::records::EditRequest &edit);

} // namespace storedesk::ui::forms
