// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/backgroundtask.h"
#include "sheet/comparedfiles.h"
#include "ui/host/page.h"

#include <QTemporaryDir>

class QCheckBox;
class QComboBox;
class QLabel;
class QVBoxLayout;

namespace storedesk::ui::sheetview {
class WorkLine;
}

namespace storedesk::ui {
class Button;
class ElidedLabel;
class Notice;
class PageHead;
} // namespace storedesk::ui

namespace storedesk::ui::files {

class ChangedColumns;
class CountCard;
class FilePage;

// Compares two files by a key column and shows new, removed and changed rows in a regular file
// table.
class ComparePage final : public Page
{
    Q_OBJECT

public:
    ComparePage(PageHost &host, const PageAddress &place, QWidget *parent = nullptr);

    [[nodiscard]] QString title() const override;
    [[nodiscard]] Icon icon() const override { return Icon::Swap; }
    void refresh() override;
    void find() override;
    [[nodiscard]] QList<QAction *> recordActions() const override;
    [[nodiscard]] bool settled() const override;

    void compare();
    // Stops the comparison and discards partial results.
    void stop();
    // Shows only the rows that changed in this column of the table.
    void showChangesOf(int column);
    [[nodiscard]] FilePage *table() const { return m_table; }
    [[nodiscard]] const sheet::ComparedFiles &compared() const { return m_compared; }

private:
    void build();
    void listen();
    void buildHead();
    [[nodiscard]] QWidget *choices();
    [[nodiscard]] QWidget *cards();
    void fill(QComboBox *box, const QString &path);
    void choose(QComboBox *box);
    void show(base::Result<sheet::ComparedFiles> &&compared);
    void showFigures();
    void showTable();
    // Applies the count cards as a filter.
    void arrangeCards();
    void hideColumns();
    void step(bool backward);
    void swap();

    QTemporaryDir m_folder;
    base::BackgroundTask m_work;
    sheet::ComparedFiles m_compared;
    // Duration of the comparison in milliseconds.
    qint64 m_took = 0;
    FilePage *m_table = nullptr;
    QVBoxLayout *m_box;
    PageHead *m_head;
    QComboBox *m_before;
    QComboBox *m_after;
    QComboBox *m_key;
    CountCard *m_new;
    CountCard *m_gone;
    CountCard *m_changed;
    CountCard *m_unpaired;
    QLabel *m_same;
    ChangedColumns *m_most;
    QCheckBox *m_hide;
    // Whether equivalent values, such as 12,50 and 12.5, are treated as equal.
    QCheckBox *m_alike;
    ElidedLabel *m_sum;
    Notice *m_notice;
    Button *m_again;
    sheetview::WorkLine *m_workLine;
    QAction *m_stop;
    QWidget *m_figures;
    QAction *m_next;
    QAction *m_previous;
};

} // namespace storedesk::ui::files
