// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QWidget>

class QBoxLayout;
class QLabel;

namespace storedesk::ui {

class FlowLayout;

// The head of a page: its title, a line about what it shows, and buttons beside them.
class PageHead final : public QWidget
{
    Q_OBJECT

public:
    explicit PageHead(const QString &title, QWidget *parent = nullptr);

    void setSubtitle(const QString &text);
    void add(QWidget *button); // behind those that are there

    [[nodiscard]] QSize minimumSizeHint() const override; // with the buttons below the words

protected:
    void resizeEvent(QResizeEvent *event) override;
    bool event(QEvent *event) override;

private:
    void arrange();

    QLabel *m_title;
    QLabel *m_subtitle;
    QBoxLayout *m_row;
    QWidget *m_buttons;
    FlowLayout *m_flow; // one line beside the words, as many as they need below
    bool m_placed = false; // its width is the one it has on the page
};

} // namespace storedesk::ui
