// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "sheet/sheetmodel.h"
#include "ui/files/selectionsum.h"
#include "ui/frame/page.h"

#include <QTemporaryDir>

class QSplitter;

namespace storedesk::ui {

class FileActions;
class FileArrangement;
class FileHead;
class FilterBar;
class FileSearch;
class Notice;
class SheetGrid;
class SidePanel;

// One file of any size as a table.
class FilePage final : public Page
{
    Q_OBJECT

public:
    // A file of the user, or what another page has found out: that has no head and no name.
    enum class Use : char { File, Result };

    FilePage(Frame &frame, const QString &path, Use use = Use::File, QWidget *parent = nullptr);
    ~FilePage() override;

    [[nodiscard]] Place place() const override;
    [[nodiscard]] QString title() const override;
    [[nodiscard]] Icon icon() const override { return Icon::Files; }
    void refresh() override; // reads it the first time, and again when it has changed
    void find() override;
    [[nodiscard]] QList<QAction *> recordActions() const override;
    [[nodiscard]] bool settled() const override;

    void findText(const QString &text, bool backward); // the next row shown that holds it
    void readAgain(const sheet::Reading &reading);
    void chooseTable(const QString &name); // of an archive; empty: all with the columns shown
    [[nodiscard]] sheet::Sheet &sheet() { return m_sheet; }
    [[nodiscard]] sheet::Shown &shown() { return m_shown; }
    [[nodiscard]] sheet::SheetModel &model() { return m_model; }
    [[nodiscard]] SheetGrid *grid() const { return m_grid; }
    [[nodiscard]] FilterBar *filters() const { return m_filters; }
    [[nodiscard]] SidePanel *side() const { return m_side; }

protected:
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dropEvent(QDropEvent *event) override;

private:
    void build();
    void listen();
    void showState();
    void showHead();
    void showFoot();
    void showNotice();
    void showPane();
    void addUp();
    void sortBy(int column, bool addsToOrder);
    void openRecord(const QModelIndex &index);
    void stopWork();
    void tick(); // while something runs

    QString m_path;
    Use m_use;
    QTemporaryDir m_folder; // for what must be unpacked or converted
    sheet::Sheet m_sheet;
    sheet::Shown m_shown;
    sheet::SheetModel m_model;
    SelectionSum m_sum;
    FileHead *m_head;
    FilterBar *m_filters;
    Notice *m_notice;
    QSplitter *m_splitter;
    SheetGrid *m_grid;
    SidePanel *m_side;
    FileActions *m_actions;
    FileSearch *m_finding;
    QList<sheet::SheetColumn> m_fitted; // the columns have widths for
    std::unique_ptr<base::Clock::Timer> m_timer;
    std::unique_ptr<FileArrangement> m_arrangement; // of a file; the first to go
};

} // namespace storedesk::ui
