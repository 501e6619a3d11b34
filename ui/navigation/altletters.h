// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QObject>

class QWidget;

namespace storedesk::ui::navigation {

// Makes the mnemonics in a window unique. Pages are written independently of each other and of the
// menus, and every language has its own letters, so two controls may use the same one. Menus have
// priority, then the primary button, other buttons, check boxes and fields. A control whose letter
// is taken gets the next free letter in its text, or none.
void giveLetters(const QWidget &window);

// Assigns the mnemonics in the active window whenever Alt is pressed, before the letter is looked
// up, so that controls added since the window opened are included.
class AltLetters final : public QObject
{
    Q_OBJECT

public:
    explicit AltLetters(QObject *parent);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
};

} // namespace storedesk::ui::navigation
