// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QMenu>

namespace storedesk::ui {
class Theme;
} // namespace storedesk::ui

namespace storedesk::ui::navigation {

// Offers everything that can be created without further input: the same pages as the palette.
class NewMenu final : public QMenu
{
    Q_OBJECT

public:
    NewMenu(const Theme &theme, QWidget *parent);

    void retranslate();

Q_SIGNALS:
    void pageChosen(const QString &word);
};

} // namespace storedesk::ui::navigation
