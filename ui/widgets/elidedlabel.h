// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QFrame>

#include <optional>

namespace storedesk::ui {

// A single line of plain text that is elided when space is short; the tool tip then shows the full
// text. The end of an elided text cannot be selected, so the context menu and the copy
// key, after a click, copy the whole text.
// Control characters are shown as symbols.
class ElidedLabel final : public QFrame
{
    Q_OBJECT

public:
    explicit ElidedLabel(const QString &text = {}, QWidget *parent = nullptr);

    void setText(const QString &text);
    [[nodiscard]] QString text() const { return m_text; }
    // Sets how the text is elided. Use ElideMiddle for paths and file names.
    void setElideMode(Qt::TextElideMode mode);
    void setAlignment(Qt::Alignment alignment);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;
    bool event(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void copy() const;
    [[nodiscard]] QString shown() const;
    // Returns the width of the whole text.
    [[nodiscard]] int advance() const;
    void reportDetails();

    QString m_text;
    // Width of the whole text; nullopt until it is measured.
    mutable std::optional<int> m_advance;
    Qt::TextElideMode m_mode = Qt::ElideRight;
    Qt::Alignment m_alignment = Qt::AlignLeft | Qt::AlignVCenter;
};

} // namespace storedesk::ui
