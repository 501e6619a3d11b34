// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

class QHBoxLayout;
class QVBoxLayout;
class QWidget;

namespace storedesk::ui {

// Gives the page a column with the margins of a page.
[[nodiscard]] QVBoxLayout *pageColumnIn(QWidget *page);
// Gives the page such a column above the foot, which is at the lower edge of the page.
[[nodiscard]] QVBoxLayout *pageColumnAbove(QWidget *foot, QWidget *page);
// Returns the row of a new foot for the buttons of a page. The foot is the parent of the row.
[[nodiscard]] QHBoxLayout *pageFootIn(QWidget *page);
// Returns the row of a new foot for the buttons of a dialog. The foot is the parent of the row.
[[nodiscard]] QHBoxLayout *dialogFootIn(QWidget *dialog);

} // namespace storedesk::ui
