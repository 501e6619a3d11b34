// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QStackedWidget>

namespace storedesk::ui {

// A stack that fills the available space. QStackedWidget would compute the height for width of
// every page, including hidden ones, to determine the height of the current page.
class PageStack final : public QStackedWidget
{
public:
    using QStackedWidget::QStackedWidget;

    [[nodiscard]] bool hasHeightForWidth() const override { return false; }
};

} // namespace storedesk::ui
