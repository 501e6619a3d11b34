// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QKeySequence>
#include <QWidget>

class QPainter;

namespace storedesk::ui {

class Theme;

// Shows a shortcut in a small frame. The shortcut itself belongs to an action.
class KeyHint final : public QWidget
{
    Q_OBJECT

public:
    KeyHint(const QKeySequence &key, const Theme &theme, QWidget *parent = nullptr);

    void setKey(const QKeySequence &key);
    [[nodiscard]] QKeySequence key() const { return m_key; }
    [[nodiscard]] QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    const Theme &m_theme;
    QKeySequence m_key;
};

[[nodiscard]] QSize sizeOf(const QKeySequence &key, const Theme &theme);
void paintKey(QPainter *painter, const QRect &rect, const QKeySequence &key, const Theme &theme,
              const QColor &ink, const QColor &edge);

} // namespace storedesk::ui
