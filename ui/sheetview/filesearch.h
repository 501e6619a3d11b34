// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "sheet/visiblerows.h"

#include <functional>

class QLineEdit;

namespace storedesk::ui::sheetview {

// Finds the next visible row that contains a text, in display order, wrapping around at the end.
class FileSearch final : public QObject
{
    Q_OBJECT

public:
    struct Task;
    struct Hit
    {
        // Position among the visible rows.
        qint64 position = -1;
        qint64 row = -1;
        int column = -1;
        bool wrapped = false;
    };
    using Search = base::Result<Hit>;

    FileSearch(const sheet::Sheet &sheet, const sheet::VisibleRows &shown,
               QObject *parent = nullptr);

    // Sets the function that returns a cell as it is shown, so that this text is found as well. It
    // is called in another thread.
    using Words = std::function<QString(int column, const QString &text)>;
    void setWords(const Words &words) { m_words = words; }
    // Sets the position to start from.
    void setFrom(qint64 position) { m_from = position; }
    void find(const QString &text, bool backward);
    // Finds the next row with a change, and the first of these columns that has changed.
    void findChange(const QList<int> &columns, bool backward);
    void stop();
    // Stops the search when this field is cleared.
    void follow(const QLineEdit &field);
    [[nodiscard]] bool running() const { return m_work.running(); }
    // Describes the result of the last search.
    [[nodiscard]] const QString &words() const { return m_result; }

Q_SIGNALS:
    void found(qint64 position, int column);
    void changed();

private:
    [[nodiscard]] static Search search(const Task &task, base::Progress &progress);
    void start(Task task, bool backward, const QString &notFound);

    const sheet::Sheet &m_sheet;
    const sheet::VisibleRows &m_shown;
    qint64 m_from = -1;
    Words m_words;
    // Describes the result of the last search.
    QString m_result;
    base::BackgroundTask m_work;
};

} // namespace storedesk::ui::sheetview
