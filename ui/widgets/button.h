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

// A push button that can show a shortcut in a small frame after its text. The shortcut itself
// belongs to an action; the button only shows it.
class Button final : public QPushButton
{
    Q_OBJECT

public:
    Button(const QString &text, const Theme &theme, QWidget *parent = nullptr);
    Button(Icon icon, const QString &text, const Theme &theme, QWidget *parent = nullptr);

    // Accepts Role::Primary, Danger, Flat and Link. Also recolours the icon.
    void setKind(Role role);
    // Sets an icon that follows the kind and the theme.
    void setSign(Icon icon);
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

// Returns a square button with only an icon. The text is its tool tip and its accessible name.
[[nodiscard]] QToolButton *iconButton(Icon icon, const QString &text, const Theme &theme,
                                      QWidget *parent = nullptr);

} // namespace storedesk::ui
