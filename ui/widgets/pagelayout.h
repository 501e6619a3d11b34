// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QList>

class QHBoxLayout;
class QSplitter;
class QVBoxLayout;
class QWidget;

namespace storedesk::ui {

// Gives the page a column layout with the usual page margins.
[[nodiscard]] QVBoxLayout *pageColumnIn(QWidget *page);
// Gives the page such a column above the foot, which is placed at the lower edge of the page.
[[nodiscard]] QVBoxLayout *pageColumnAbove(QWidget *foot, QWidget *page);
// Creates a foot for the page's buttons and returns its row layout.
[[nodiscard]] QHBoxLayout *pageFootIn(QWidget *page);
// Puts the list and the details of its selection side by side, at first with these widths. Both are
// children of the page.
[[nodiscard]] QSplitter *listAndDetail(QWidget *list, QWidget *detail, const QList<int> &widths,
                                       QWidget *page);
// Creates a foot for the dialog's buttons and returns its row layout.
[[nodiscard]] QHBoxLayout *dialogFootIn(QWidget *dialog);

} // namespace storedesk::ui
