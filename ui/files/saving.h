// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/backgroundtask.h"
#include "csv/tablesaver.h"
#include "ui/files/savedialog.h"

namespace storedesk::ui::sheetview {
class WorkLine;
}

namespace storedesk::ui {
class PageHost;
}

namespace storedesk::ui::files {

class FilePage;

// Saves the rows that pass the filter, in the order shown and with the visible columns.
class Saving final : public QObject
{
    Q_OBJECT

public:
    Saving(FilePage &page, PageHost &host);

    void ask();
    void save(const QString &path, const SaveForm &form);
    [[nodiscard]] bool running() const { return m_work.running(); }
    // Returns the progress line with a stop button, which is visible only while a file is written.
    [[nodiscard]] sheetview::WorkLine *line() const { return m_line; }

Q_SIGNALS:
    void changed();

private:
    // Writes the rows of a selection. Runs in a separate thread.
    using Write = std::function<base::Result<qint64>(csv::Selection, const QString &path,
                                                     base::Progress &progress)>;
    [[nodiscard]] Write ofFile(const SaveForm &form) const;
    [[nodiscard]] Write ofCells(const SaveForm &form) const;
    [[nodiscard]] QList<values::ColumnFormat> leavingFormats(const QList<bool> &hidden) const;
    void askWhere(const SaveForm &form);
    [[nodiscard]] QString whatIsSeen() const;

    FilePage &m_page;
    PageHost &m_host;
    base::BackgroundTask m_work;
    sheetview::WorkLine *m_line;
};

} // namespace storedesk::ui::files
