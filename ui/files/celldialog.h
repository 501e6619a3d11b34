// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QDialog>

namespace storedesk::ui {
class Theme;
} // namespace storedesk::ui

namespace storedesk::ui::files {

// Shows the whole text of a cell, which can be selected and copied but not changed.
class CellDialog final : public QDialog
{
    Q_OBJECT

public:
    CellDialog(const QString &heading, const QString &text, const Theme &theme, QWidget *parent);
};

} // namespace storedesk::ui::files
