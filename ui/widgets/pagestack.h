// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QStackedWidget>

namespace storedesk::ui {

// A stack that takes whatever room is left. Qt would break the texts of every page into lines, also
// of those out of sight, to find the height of the one that is shown.
class PageStack final : public QStackedWidget
{
public:
    using QStackedWidget::QStackedWidget;

    [[nodiscard]] bool hasHeightForWidth() const override { return false; }
};

} // namespace storedesk::ui
