// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "sheet/sheetcolumn.h"

#include <QWidget>

class QComboBox;
class QLabel;

namespace storedesk::ui {
class IconLabel;
class Theme;
} // namespace storedesk::ui

namespace storedesk::ui::sheetview {

// Shows how the cells of a column are parsed and why, and lets the user change it.
class FormatChooser final : public QWidget
{
    Q_OBJECT

public:
    explicit FormatChooser(const Theme &theme, QWidget *parent = nullptr);

    // If hidden is set, no cell in the column may be shown.
    void setColumn(const sheet::SheetColumn &column, bool hidden);

Q_SIGNALS:
    void chosen(storedesk::statistics::FormatChoice choice);

private:
    QLabel *m_how;
    QComboBox *m_choice;
    IconLabel *m_sign;
    QLabel *m_why;
};

} // namespace storedesk::ui::sheetview
