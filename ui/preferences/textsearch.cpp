// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/preferences/textsearch.h"

#include "ui/tables/searchfield.h"
#include "ui/theme/theme.h"

#include <QKeyEvent>
#include <QLabel>
#include <QLocale>
#include <QPlainTextEdit>

namespace storedesk::ui::preferences {

TextSearch::TextSearch(SearchField *field, QPlainTextEdit *text, QLabel *count, const Theme &theme,
                       QObject *parent)
    : QObject(parent)
    , m_field(field)
    , m_text(text)
    , m_count(count)
    , m_theme(theme)
{
    connect(field, &QLineEdit::textChanged, this, [this] {
        m_current = 0;
        search();
    });
    connect(&theme, &Theme::changed, this, &TextSearch::show);
    field->installEventFilter(this);
}

bool TextSearch::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::KeyPress) {
        const auto *key = static_cast<QKeyEvent *>(event);
        if (key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter) {
            step(key->modifiers().testFlag(Qt::ShiftModifier) ? -1 : 1);
            return true;
        }
    }
    return QObject::eventFilter(watched, event);
}

void TextSearch::search()
{
    m_places.clear();
    const auto words = m_field->text().trimmed();
    auto *document = m_text->document();
    if (!words.isEmpty()) {
        for (auto place = document->find(words, 0); !place.isNull();
             place = document->find(words, place))
            m_places.append(place);
    }
    m_current = m_places.isEmpty() ? 0 : m_current % m_places.size();
    show();
}

void TextSearch::step(int by)
{
    if (m_places.isEmpty())
        return;
    m_current = (m_current + by + m_places.size()) % m_places.size();
    show();
}

void TextSearch::show()
{
    const auto &tokens = m_theme.tokens();
    QList<QTextEdit::ExtraSelection> marks;
    for (qsizetype at = 0; at < m_places.size(); ++at) {
        QTextEdit::ExtraSelection mark;
        mark.cursor = m_places[at];
        const bool current = at == m_current;
        mark.format.setBackground(current ? tokens.accent : softOf(tokens, Tone::Warn));
        mark.format.setForeground(current ? onAccent(tokens) : tokens.text);
        marks.append(mark);
    }
    m_text->setExtraSelections(marks);
    if (!m_places.isEmpty()) {
        auto cursor = m_places[m_current];
        // Only move the cursor, because a highlighted match must not become the selection to copy.
        cursor.setPosition(cursor.selectionStart());
        m_text->setTextCursor(cursor);
        m_text->centerCursor();
    }
    const QLocale locale;
    m_count->setText(
        m_field->text().trimmed().isEmpty() ? QString()
            : m_places.isEmpty()
            ? tr("Not found")
            : tr("%1 of %2").arg(locale.toString(m_current + 1), locale.toString(m_places.size())));
}

} // namespace storedesk::ui::preferences
