// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/theme/icons.h"

#include <QFrame>

class QBoxLayout;
class QLabel;
class QVBoxLayout;

namespace storedesk::ui {

class Button;
class ElidedLabel;

// A white surface with a thin border and round corners. Views inside are transparent, so that the
// corners stay round; lay them in without margins.
class Panel : public QFrame
{
    Q_OBJECT

public:
    explicit Panel(QWidget *parent = nullptr);

    [[nodiscard]] QVBoxLayout *box() const { return m_box; }

private:
    QVBoxLayout *m_box;
};

// A panel with a heading that leads to the list behind it, by click on the heading or by Enter.
class Card : public Panel
{
    Q_OBJECT

public:
    Card(Icon icon, const QString &title, const Theme &theme, QWidget *parent = nullptr);

    void setTitle(const QString &title);
    void setNote(const QString &note); // muted, behind the title: a count
    // The link at the right of the heading; none while the text is empty.
    void setLink(const QString &text);
    void addToHead(QWidget *widget); // at its end
    // So much nearer to the edges; the heading stays where it is. For tables, whose cells have
    // margins of their own.
    void setBleed(int pixels);
    [[nodiscard]] QVBoxLayout *body() const { return m_body; }

Q_SIGNALS:
    void opened();

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;

private:
    void buildHead(Icon icon, const Theme &theme);

    QWidget *m_head;
    ElidedLabel *m_title;
    QLabel *m_note;
    Button *m_link;
    QVBoxLayout *m_body;
};

// A thin line across a panel.
[[nodiscard]] QFrame *separator(QWidget *parent = nullptr);

} // namespace storedesk::ui
