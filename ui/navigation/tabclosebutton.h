// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QWidget>

class QToolButton;

namespace storedesk::ui {
class Theme;
} // namespace storedesk::ui

namespace storedesk::ui::navigation {

// The end of a tab: a dot while there are unsaved changes, and the close button.
class TabCloseButton final : public QWidget
{
    Q_OBJECT

public:
    explicit TabCloseButton(const Theme &theme, QWidget *parent = nullptr);

    void setPending(bool pending);
    [[nodiscard]] bool pending() const { return m_pending; }
    // Sets the title of the tab for the accessible name of the button.
    void setTitle(const QString &title);
    [[nodiscard]] QToolButton *cross() const { return m_cross; }

    [[nodiscard]] QSize sizeHint() const override;

protected:
    void changeEvent(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    const Theme &m_theme;
    QToolButton *m_cross;
    bool m_pending = false;
};

} // namespace storedesk::ui::navigation
