// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QWidget>

class QBoxLayout;
class QLabel;

namespace storedesk::ui {

class FlowLayout;

// The header of a page: title, subtitle and buttons.
class PageHead final : public QWidget
{
    Q_OBJECT

public:
    explicit PageHead(const QString &title, QWidget *parent = nullptr);

    void setSubtitle(const QString &text);
    // Appends the button.
    void add(QWidget *button);

    // Returns the size with the buttons below the title.
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void resizeEvent(QResizeEvent *event) override;
    bool event(QEvent *event) override;

private:
    void arrange();

    QLabel *m_title;
    QLabel *m_subtitle;
    QBoxLayout *m_row;
    QWidget *m_buttons;
    // Layout of the buttons: one line next to the title, or as many as needed below it.
    FlowLayout *m_flow;
    // Whether the header has its final width.
    bool m_placed = false;
};

} // namespace storedesk::ui
