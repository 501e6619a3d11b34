// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

class QDialog;
class QWidget;

namespace storedesk::ui::shell {

// In the middle of the window and not larger than it, before it is shown: a dialog that finds its
// size only afterwards would stand beside the middle.
void placeOver(const QWidget &window, QDialog &dialog);

} // namespace storedesk::ui::shell
