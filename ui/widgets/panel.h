// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/theme/icons.h"

#include <QFrame>

class QBoxLayout;
class QHBoxLayout;
class QLabel;
class QVBoxLayout;

namespace storedesk::ui {

class Button;
class ElidedLabel;

// A white surface with a thin border and rounded corners. Views inside are transparent, so that the
// corners stay rounded. Add views without margins.
class Panel : public QFrame
{
    Q_OBJECT

public:
    explicit Panel(QWidget *parent = nullptr);

    [[nodiscard]] QVBoxLayout *box() const { return m_box; }
    // Adds a row with a title and a muted count, and a line below it. The caller appends buttons to
    // the row.
    QHBoxLayout *addHead(const QString &title, QLabel *count);

private:
    QVBoxLayout *m_box;
};

// A panel with a heading that opens the related list when clicked or with Enter.
class Card : public Panel
{
    Q_OBJECT

public:
    Card(Icon icon, const QString &title, const Theme &theme, QWidget *parent = nullptr);

    void setTitle(const QString &title);
    // Sets muted text after the title, such as a count.
    void setNote(const QString &note);
    // Sets the link at the right of the heading; an empty text hides it.
    void setLink(const QString &text);
    // Adds the widget at the end of the heading.
    void addToHead(QWidget *widget);
    // Extends the body by this many pixels towards the edges without moving the heading. Used for
    // tables, whose cells have their own margins.
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

// Returns a thin line across a panel.
[[nodiscard]] QFrame *separator(QWidget *parent = nullptr);

} // namespace storedesk::ui
