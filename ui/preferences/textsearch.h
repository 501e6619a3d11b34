// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QList>
#include <QObject>
#include <QTextCursor>

class QLabel;
class QPlainTextEdit;

namespace storedesk::ui {
class SearchField;
class Theme;
} // namespace storedesk::ui

namespace storedesk::ui::preferences {

// Finds what is typed in a text: all places are marked, Enter goes to the next one, Shift+Enter to
// the one before. The widgets belong to others and outlive it.
class TextSearch final : public QObject
{
    Q_OBJECT

public:
    TextSearch(SearchField *field, QPlainTextEdit *text, QLabel *count, const Theme &theme,
               QObject *parent);

    void search(); // again: the text is another

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void step(int by);
    void show();

    SearchField *m_field;
    QPlainTextEdit *m_text;
    QLabel *m_count; // "2 of 7"
    const Theme &m_theme;
    QList<QTextCursor> m_places;
    qsizetype m_current = 0;
};

} // namespace storedesk::ui::preferences
