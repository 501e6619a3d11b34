// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QList>
#include <QObject>
#include <QPersistentModelIndex>
#include <QPointer>
#include <QWidget>

class QAbstractItemView;

namespace storedesk::ui {

// A text found on a page.
struct PageHit
{
    QPointer<QWidget> widget = {};
    // Invalid if the whole widget was found.
    QPersistentModelIndex index = {};
    bool isRow = false;

    // Whether the page still shows it.
    [[nodiscard]] bool isValid() const
    {
        return widget && widget->isVisible() && (!isRow || index.isValid());
    }
};

// Searches the texts that a page shows, and all rows of its tables. Works in slices, so that large
// tables do not block the window, and waits for rows that the model still has to read.
class PageSearch final : public QObject
{
    Q_OBJECT

public:
    // Leaves out the widgets in the bar.
    PageSearch(QWidget &page, QWidget &bar);

    // Searches the first slice at once.
    void start(const QString &text);
    void stop();
    [[nodiscard]] bool isRunning() const { return m_at < m_widgets.size(); }
    // Returns the hits so far, in the order of the page.
    [[nodiscard]] const QList<PageHit> &hits() const { return m_hits; }

Q_SIGNALS:
    // Emitted after each slice.
    void advanced();

private:
    void proceed();
    // Returns whether the view has been searched to its end.
    [[nodiscard]] bool searchRows(QAbstractItemView &view, int &left);
    void waitFor(QAbstractItemView &view);
    void stopWaiting();
    void proceedLater();

    QWidget &m_page;
    QWidget &m_bar;
    QString m_wanted;
    QList<QPointer<QWidget>> m_widgets;
    // The next widget, and the next row if it is a view.
    qsizetype m_at = 0;
    int m_row = 0;
    QList<PageHit> m_hits;
    // Incremented so that slices of a search that was stopped are ignored.
    int m_round = 0;
    // The connections to the model that is reading rows.
    QList<QMetaObject::Connection> m_waiting;
};

} // namespace storedesk::ui
