// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/elidedlabel.h"

#include "itemmodels/showntext.h"
#include "ui/widgets/visibletext.h"

#include <QClipboard>
#include <QContextMenuEvent>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QMenu>
#include <QPainter>
#include <QStyle>
#include <QStyleOption>

#include <algorithm>

namespace storedesk::ui {

ElidedLabel::ElidedLabel(const QString &text, QWidget *parent)
    : QFrame(parent)
{
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    // As in other labels with text to copy: a click, but not Tab, gives the focus.
    setFocusPolicy(Qt::ClickFocus);
    setText(text);
}

void ElidedLabel::setText(const QString &text)
{
    m_text = itemmodels::shownText(text);
    m_advance.reset();
    setAccessibleName(m_text);
    updateGeometry();
    reportDetails();
    update();
}

void ElidedLabel::setElideMode(Qt::TextElideMode mode)
{
    m_mode = mode;
    update();
}

void ElidedLabel::setAlignment(Qt::Alignment alignment)
{
    m_alignment = alignment;
    update();
}

// Returns the width of the text. It is cached until the text or the font changes, because measuring
// is expensive and needed for every layout and paint event.
int ElidedLabel::advance() const
{
    if (!m_advance)
        m_advance = fontMetrics().horizontalAdvance(visibleText(m_text));
    return *m_advance;
}

QString ElidedLabel::shown() const
{
    if (advance() <= contentsRect().width())
        return visibleText(m_text);
    return fontMetrics().elidedText(visibleText(m_text), m_mode, contentsRect().width());
}

// Sets the tool tip only if the text is elided.
void ElidedLabel::reportDetails()
{
    const auto full = visibleText(m_text);
    setToolTip(shown() == full ? QString() : full);
}

QSize ElidedLabel::sizeHint() const
{
    const auto margins = contentsMargins();
    return {advance() + margins.left() + margins.right() + 1,
            fontMetrics().height() + margins.top() + margins.bottom()};
}

QSize ElidedLabel::minimumSizeHint() const
{
    const int some = fontMetrics().averageCharWidth() * 4;
    return {std::min(some, sizeHint().width()), sizeHint().height()};
}

void ElidedLabel::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    QStyleOption option;
    option.initFrom(this);
    style()->drawItemText(&painter, contentsRect(),
                          static_cast<int>(QStyle::visualAlignment(layoutDirection(), m_alignment))
                              | Qt::TextSingleLine,
                          option.palette, isEnabled(), shown(), QPalette::WindowText);
}

void ElidedLabel::resizeEvent(QResizeEvent *event)
{
    QFrame::resizeEvent(event);
    reportDetails();
}

void ElidedLabel::changeEvent(QEvent *event)
{
    QFrame::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange) {
        m_advance.reset();
        updateGeometry();
        // If the widget is hidden, the tool tip is set when it is shown.
        if (isVisible())
            reportDetails();
    }
}

void ElidedLabel::copy() const
{
    QGuiApplication::clipboard()->setText(m_text);
}

// Takes the key before the shortcuts of the window do.
bool ElidedLabel::event(QEvent *event)
{
    if (event->type() == QEvent::ShortcutOverride
        && static_cast<QKeyEvent *>(event)->matches(QKeySequence::Copy) && !m_text.isEmpty()) {
        event->accept();
        return true;
    }
    return QFrame::event(event);
}

void ElidedLabel::keyPressEvent(QKeyEvent *event)
{
    if (event->matches(QKeySequence::Copy) && !m_text.isEmpty())
        copy();
    else
        QFrame::keyPressEvent(event);
}

void ElidedLabel::contextMenuEvent(QContextMenuEvent *event)
{
    if (m_text.isEmpty())
        return QFrame::contextMenuEvent(event);
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    auto *copy = menu->addAction(tr("&Copy"), this, &ElidedLabel::copy);
    copy->setObjectName(QStringLiteral("copyText"));
    menu->popup(event->globalPos());
}

} // namespace storedesk::ui
