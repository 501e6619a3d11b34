// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/tables/searchfield.h"

#include "ui/tables/tableview.h"
#include "ui/theme/theme.h"
#include "ui/widgets/keyhint.h"

#include <QAction>
#include <QKeyEvent>
#include <QStyle>

#include <algorithm>

namespace storedesk::ui {

SearchField::SearchField(const QString &placeholder, const Theme &theme, QWidget *parent)
    : QLineEdit(parent)
    , m_clear(new QAction(iconOf(Icon::Close, theme, Ink::Muted), tr("Clear"), this))
    , m_hint(new KeyHint({}, theme, this))
{
    setPlaceholderText(placeholder);
    setAccessibleName(placeholder);
    auto *glass = new QAction(iconOf(Icon::Search, theme, Ink::Muted), tr("Search"), this);
    addAction(glass, LeadingPosition);
    connect(glass, &QAction::triggered, this, [this] { setFocus(); });
    addAction(m_clear, TrailingPosition);
    m_clear->setVisible(false);
    connect(m_clear, &QAction::triggered, this, &QLineEdit::clear);
    connect(this, &QLineEdit::textChanged, this, [this](const QString &text) {
        m_clear->setVisible(!text.isEmpty());
        m_hint->setVisible(text.isEmpty());
        placeHint();
    });
}

void SearchField::setKeyHint(const QKeySequence &key)
{
    m_hint->setKey(key);
    setAccessibleDescription(key.toString(QKeySequence::NativeText));
    placeHint();
}

QSize SearchField::sizeHint() const
{
    return QLineEdit::sizeHint().expandedTo(minimumSize()).boundedTo(maximumSize());
}

void SearchField::placeHint()
{
    const auto size = m_hint->sizeHint();
    const QRect place(width() - size.width() - 9, (height() - size.height()) / 2, size.width(),
                      size.height());
    m_hint->setGeometry(QStyle::visualRect(layoutDirection(), rect(), place));
    // The placeholder must end where the hint begins.
    const int room = text().isEmpty() ? size.width() : 0;
    setTextMargins(isLeftToRight() ? 0 : room, 0, isLeftToRight() ? room : 0, 0);
}

// Handles Esc only while there is text to clear.
bool SearchField::event(QEvent *event)
{
    if (event->type() == QEvent::ShortcutOverride) {
        const auto *key = static_cast<QKeyEvent *>(event);
        if (key->key() == Qt::Key_Escape && !text().isEmpty()) {
            event->accept();
            return true;
        }
    }
    return QLineEdit::event(event);
}

void SearchField::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape && !text().isEmpty())
        clear();
    else if (!m_rows || !goToRows(event->key()))
        QLineEdit::keyPressEvent(event);
}

void SearchField::leadTo(TableView *rows)
{
    m_rows = rows;
}

bool SearchField::goToRows(int key)
{
    const bool opens = key == Qt::Key_Return || key == Qt::Key_Enter;
    if ((!opens && key != Qt::Key_Down) || m_rows->model()->rowCount() == 0)
        return false;
    if (!m_rows->selectionModel()->hasSelection())
        m_rows->selectRow(std::max(0, m_rows->currentIndex().row()));
    if (opens)
        Q_EMIT m_rows->opened(m_rows->currentIndex());
    else
        m_rows->setFocus(Qt::TabFocusReason);
    return true;
}

// Updates the key hint after a language change, because key names are translated too.
void SearchField::changeEvent(QEvent *event)
{
    QLineEdit::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        placeHint();
}

int SearchField::widthOfHint() const
{
    // Width of the search icon and of the space around the key hint.
    constexpr int signs = 2 * 34;
    return fontMetrics().horizontalAdvance(placeholderText()) + m_hint->sizeHint().width() + signs;
}

void SearchField::resizeEvent(QResizeEvent *event)
{
    QLineEdit::resizeEvent(event);
    placeHint();
}

} // namespace storedesk::ui
