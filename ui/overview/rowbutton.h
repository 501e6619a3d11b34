// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QAbstractButton>

namespace storedesk::ui::overview {

// A row in a card that is a button as a whole, for mouse and keyboard. Its contents are laid out
// with ordinary widgets.
class RowButton : public QAbstractButton
{
    Q_OBJECT

public:
    explicit RowButton(QWidget *parent = nullptr);

    [[nodiscard]] QSize sizeHint() const override;

protected:
    // Paints nothing, because the child widgets paint the row.
    void paintEvent(QPaintEvent *) override { }
    void keyPressEvent(QKeyEvent *event) override;
};

} // namespace storedesk::ui::overview
