// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

class QWidget;

namespace storedesk::ui {
class Button;
class Frame;
} // namespace storedesk::ui

namespace storedesk::ui::records {

// Leads to the newest table of all contacts on this computer, where everybody can be searched, with
// no network too. Hidden while there is none.
[[nodiscard]] Button *contactsAtHand(Frame &frame, QWidget *parent);

} // namespace storedesk::ui::records
