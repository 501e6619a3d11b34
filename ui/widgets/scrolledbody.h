// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QScrollArea>

namespace storedesk::ui {

// The content of a dialog above its buttons. The dialog grows to the height of the content, but no
// higher than its parent window; beyond that the content scrolls. Qt would limit the dialog to two
// thirds of the screen and cut off text.
class ScrolledBody final : public QScrollArea
{
    Q_OBJECT

public:
    explicit ScrolledBody(QWidget *content, QWidget *parent = nullptr);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void showEvent(QShowEvent *event) override;

private:
    [[nodiscard]] int missingHeight() const;
    void fitDialog();
};

} // namespace storedesk::ui
