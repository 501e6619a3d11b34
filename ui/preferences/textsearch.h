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

// Searches a text view: highlights all matches; Enter moves to the next match and Shift+Enter to
// the previous one. The widgets are not owned and must outlive this object.
class TextSearch final : public QObject
{
    Q_OBJECT

public:
    TextSearch(SearchField *field, QPlainTextEdit *text, QLabel *count, const Theme &theme,
               QObject *parent);

    // Searches again after the text has changed.
    void search();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void step(int by);
    void show();

    SearchField *m_field;
    QPlainTextEdit *m_text;
    // Shows the position, for example "2 of 7".
    QLabel *m_count;
    const Theme &m_theme;
    QList<QTextCursor> m_places;
    qsizetype m_current = 0;
};

} // namespace storedesk::ui::preferences
