// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QObject>

class QWidget;

namespace storedesk::ui::shell {

// Alt with a letter means one thing. Pages are written apart from each other and from the menus,
// and every language has letters of its own, so two controls on one screen may ask for the same
// one. Then the menus come first, buttons before ticks and fields, the one that goes on before all
// of them; who comes later gets the next free letter of its words, or none.
void giveLetters(const QWidget &window);

// Does that for whichever window is in front as soon as somebody presses Alt, before any letter is
// looked up: what has come to a screen since it opened is counted, too.
class AltLetters final : public QObject
{
    Q_OBJECT

public:
    explicit AltLetters(QObject *parent);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
};

} // namespace storedesk::ui::shell
