// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QScrollArea>

namespace storedesk::ui {

// What a dialog says above its buttons: the dialog becomes as high as that needs, though no higher
// than the window it belongs to; what has no room then is scrolled to. Qt itself gives a dialog two
// thirds of the screen and cuts sentences beyond.
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
