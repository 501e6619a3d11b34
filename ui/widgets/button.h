// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/theme/icons.h"
#include "ui/theme/role.h"

#include <QKeySequence>
#include <QPushButton>

#include <optional>

class QToolButton;

namespace storedesk::ui {

// A push button that can show the key that does the same, in a small frame behind its text. The
// shortcut itself belongs to the action; the button only tells it.
class Button final : public QPushButton
{
    Q_OBJECT

public:
    Button(const QString &text, const Theme &theme, QWidget *parent = nullptr);
    Button(Icon icon, const QString &text, const Theme &theme, QWidget *parent = nullptr);

    // Role::Primary, Danger, Flat, Link; recolours the icon.
    void setKind(Role role);
    void setSign(Icon icon); // an icon that follows kind and theme
    void clearSign();
    void setKeyHint(const QKeySequence &key);
    [[nodiscard]] QKeySequence keyHint() const { return m_key; }

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void takeIcon();
    [[nodiscard]] QColor wordColour() const;
    void paintHint(QPainter &painter, const QRect &place) const;

    const Theme &m_theme;
    std::optional<Role> m_kind;
    std::optional<Icon> m_sign;
    QKeySequence m_key;
};

// A square button with an icon only; the text is its tool tip and its accessible name.
[[nodiscard]] QToolButton *iconButton(Icon icon, const QString &text, const Theme &theme,
                                      QWidget *parent = nullptr);

} // namespace storedesk::ui
