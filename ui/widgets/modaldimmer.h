// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QWidget>

namespace storedesk::ui {

class Theme;

// Dims a window while a modal dialog covers it. Created once for each window.
class ModalDimmer final : public QWidget
{
    Q_OBJECT

public:
    ModalDimmer(QWidget *window, const Theme &theme);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    const Theme &m_theme;
};

} // namespace storedesk::ui
