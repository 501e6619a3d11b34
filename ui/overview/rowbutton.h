// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QAbstractButton>

namespace storedesk::ui::overview {

// A row of a card that leads somewhere as a whole, by a click and by the keyboard. Its parts are
// laid out like those of any widget.
class RowButton : public QAbstractButton
{
    Q_OBJECT

public:
    explicit RowButton(QWidget *parent = nullptr);

    [[nodiscard]] QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *) override { } // its parts paint themselves
    void keyPressEvent(QKeyEvent *event) override;
};

} // namespace storedesk::ui::overview
