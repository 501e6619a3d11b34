// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "sheet/work.h"
#include "ui/files/actionrow.h"
#include "ui/frame/selectionactions.h"

#include <QObject>

#include <span>
#include <vector>

class QModelIndex;

namespace storedesk::ui {
class Frame;
} // namespace storedesk::ui

namespace storedesk::ui::files {

class ColumnActions;
class FileHead;
class FilePage;
class Saving;

// What can be done with a file and its rows: in the head and in the Record menu.
class FileActions final : public QObject
{
    Q_OBJECT

public:
    FileActions(FilePage &page, Frame &frame);

    void addButtons(FileHead &head);
    [[nodiscard]] QList<QAction *> all() const; // those of columns too; null is a separator
    void update(); // which of them can be used now
    [[nodiscard]] Saving &saving() const { return *m_saving; }
    [[nodiscard]] ColumnActions &columns() const { return *m_columns; }

    void setMasked(bool masked);
    void openLive(const QModelIndex &index);

private:
    using Row = ActionRow<FileActions>;
    [[nodiscard]] static std::span<const Row> rows(); // all of them
    void listen();
    void mask();
    int applyMask(); // how many columns are masked now
    void copy();
    void save();
    void compare();
    void addCondition();
    void lookUp();
    void useInJob();
    void importFile();
    void withSelected(const SelectionActions::Act &act);
    [[nodiscard]] std::vector<qint64> selected(int most) const; // as they stand in the file
    void openCurrent();
    void openRowMenu(const QPoint &place); // in the viewport of the table

    FilePage &m_page;
    Frame &m_frame;
    sheet::Work m_reading; // what is copied or looked up
    Saving *m_saving;
    ColumnActions *m_columns = nullptr;
    QAction *m_save = nullptr;
    QAction *m_mask = nullptr;
    QAction *m_compare = nullptr;
    QAction *m_addCondition = nullptr;
    QAction *m_copy = nullptr;
    QAction *m_job = nullptr;
    QAction *m_import = nullptr;
    QAction *m_open = nullptr;
    QAction *m_lookUp = nullptr;
    SelectionActions *m_selection = nullptr;
};

} // namespace storedesk::ui::files
