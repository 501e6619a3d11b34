// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

class QWidget;

namespace storedesk::ui {

// What every widget is given once, before it is first measured or shown. No text of a label or of a
// tool tip is read as mark-up unless the label asks for it itself.
void finish(QWidget *widget);

} // namespace storedesk::ui
