// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/theme/storecolour.h"

#include <QButtonGroup>
#include <QWidget>

class QLabel;

namespace storedesk::ui {
class Theme;
} // namespace storedesk::ui

namespace storedesk::ui::accounts {

// A row of store colours with the name of the chosen colour next to it. The arrow keys change the
// choice.
class ColourChoice final : public QWidget
{
    Q_OBJECT

public:
    explicit ColourChoice(const Theme &theme, QWidget *parent = nullptr);

    void setColour(StoreColour colour);
    [[nodiscard]] StoreColour colour() const;

Q_SIGNALS:
    void chosen();

private:
    QButtonGroup m_group;
    QLabel *m_name;
};

} // namespace storedesk::ui::accounts
