// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/pages/manualbook.h"

#include <QDialog>

namespace storedesk::ui {
class Theme;
} // namespace storedesk::ui

namespace storedesk::ui::pages {

// Shows a chapter of the service reference above another dialog. Deletes itself when it is closed.
class ReferenceDialog final : public QDialog
{
    Q_OBJECT

public:
    ReferenceDialog(const Chapter &chapter, const Theme &theme, QWidget *parent);
};

} // namespace storedesk::ui::pages
