// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QFrame>
#include <QPointer>

class QLabel;

namespace storedesk::ui {

class PageSearch;
class SearchField;
class Theme;

// A bar at the top of a page that finds the texts that the page shows: labels, buttons, fields and
// rows of tables. Enter goes to the next one, which is scrolled into view and framed. Esc closes
// the bar.
class FindInPage final : public QFrame
{
    Q_OBJECT

public:
    // Opens the bar, or focuses the open one.
    static void openIn(QWidget &page, const Theme &theme);
    // Opens the bar when the user presses the usual key. For dialogs with a table.
    static void addKey(QWidget &dialog, const Theme &theme);

    [[nodiscard]] SearchField *field() const { return m_field; }
    // Returns the widget that was found last, or null.
    [[nodiscard]] QWidget *found() const { return m_found; }

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    FindInPage(QWidget &page, const Theme &theme);

    void place();
    void findNext();
    void showProgress();
    void showHit(QWidget *widget, const QModelIndex &index);
    void closeBar();

    QWidget &m_page;
    SearchField *m_field;
    QLabel *m_result;
    // Drawn around the widget that was found.
    QFrame *m_frame;
    QPointer<QWidget> m_found;
    PageSearch *m_search;
    // The text that was searched last.
    QString m_searched;
    // The number of the wanted hit, and of the hit that was shown last.
    int m_hit = 0;
    int m_shown = -1;
};

} // namespace storedesk::ui
