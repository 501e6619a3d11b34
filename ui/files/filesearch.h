// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "sheet/shown.h"

class QLineEdit;

namespace storedesk::ui::files {

// Finds the next row among those shown that holds a text, in the order shown, round the end.
class FileSearch final : public QObject
{
    Q_OBJECT

public:
    struct Task; // what is looked for
    struct Hit
    {
        qint64 position = -1; // among the rows that are shown
        qint64 row = -1;
        int column = -1;
        bool wrapped = false;
    };
    using Search = base::Result<Hit>;

    FileSearch(const sheet::Sheet &sheet, const sheet::Shown &shown, QObject *parent = nullptr);

    void setFrom(qint64 position) { m_from = position; } // the row one is at
    void find(const QString &text, bool backward);
    // The next row in which something changed, and the first of these columns that did.
    void findChange(const QList<int> &columns, bool backward);
    void stop();
    void follow(const QLineEdit &field); // stops when it is emptied
    [[nodiscard]] bool running() const { return m_work.running(); }
    [[nodiscard]] const QString &words() const { return m_words; } // how the last one ended

Q_SIGNALS:
    void found(qint64 position, int column);
    void changed();

private:
    [[nodiscard]] static Search search(const Task &task, table::Progress &progress);
    void start(Task task, bool backward, const QString &notFound);

    const sheet::Sheet &m_sheet;
    const sheet::Shown &m_shown;
    qint64 m_from = -1;
    QString m_words;
    sheet::Work m_work;
};

} // namespace storedesk::ui::files
