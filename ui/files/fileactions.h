// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/backgroundtask.h"
#include "ui/changes/selectionactions.h"
#include "ui/files/actionrow.h"
#include "ui/tables/rowtransfer.h"

#include <QObject>

#include <span>
#include <vector>

class QModelIndex;

namespace storedesk::ui {
class PageHost;
} // namespace storedesk::ui

namespace storedesk::ui::files {

class ColumnActions;
class FileHead;
class FilePage;
class Saving;

// Actions on a file and its rows, for the page head and the Record menu.
class FileActions final : public QObject
{
    Q_OBJECT

public:
    FileActions(FilePage &page, PageHost &host);

    void addButtons(FileHead &head);
    // Returns all actions, including the column actions. A null pointer stands for a separator.
    [[nodiscard]] QList<QAction *> all() const;
    // Updates which actions are enabled.
    void update();
    [[nodiscard]] Saving &saving() const { return *m_saving; }
    [[nodiscard]] ColumnActions &columns() const { return *m_columns; }

    void setMasked(bool masked);
    void setPivot(bool shown);
    void openLive(const QModelIndex &index);

private:
    using Row = ActionRow<FileActions>;
    // Returns the table of all actions.
    [[nodiscard]] static std::span<const Row> rows();
    void listen();
    void mask();
    // Masks personal data, and returns the number of masked columns.
    int applyMask();
    void copy();
    void readSelected(const RowTransfer::Done &done);
    void save();
    void compare();
    void togglePivot();
    void addCondition();
    void lookUp();
    void useInJob();
    void importFile();
    void withSelected(const changes::SelectionActions::Act &act);
    // Returns the numbers of the selected rows in the file.
    [[nodiscard]] std::vector<qint64> selected(int most) const;
    void openCurrent();
    // Opens the context menu at a position relative to the table's viewport.
    void openRowMenu(const QPoint &place);

    FilePage &m_page;
    PageHost &m_host;
    // Background task that reads rows for copying or lookups.
    base::BackgroundTask m_reading;
    Saving *m_saving;
    ColumnActions *m_columns = nullptr;
    QAction *m_save = nullptr;
    QAction *m_mask = nullptr;
    QAction *m_compare = nullptr;
    QAction *m_pivot = nullptr;
    QAction *m_addCondition = nullptr;
    QAction *m_copy = nullptr;
    QAction *m_job = nullptr;
    QAction *m_import = nullptr;
    QAction *m_open = nullptr;
    QAction *m_lookUp = nullptr;
    changes::SelectionActions *m_selection = nullptr;
};

} // namespace storedesk::ui::files
