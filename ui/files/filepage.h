// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "sheet/comparedfiles.h"
#include "sheet/differences.h"
#include "sheet/sheetmodel.h"
#include "ui/frame/page.h"

#include <QTemporaryDir>

class QSplitter;

namespace storedesk::ui::files {

class FileActions;
class FileArrangement;
class FileHead;
class FilterBar;
class FileSearch;
class FileStatus;
class SheetGrid;
class SidePanel;

// One file of any size as a table.
class FilePage final : public Page
{
    Q_OBJECT

public:
    FilePage(Frame &frame, const QString &path, QWidget *parent = nullptr);
    // What became of two files, as a part of another page: it has no head and no name.
    FilePage(Frame &frame, sheet::ComparedFiles compared, QWidget *parent);
    ~FilePage() override;

    [[nodiscard]] Place place() const override;
    [[nodiscard]] QString title() const override;
    [[nodiscard]] Icon icon() const override { return Icon::Files; }
    void refresh() override; // reads it the first time, and again when it has changed
    void find() override;
    void focusFirst() override { setFocus(Qt::OtherFocusReason); } // the rows
    void showOnly(const QMap<QString, QString> &filter) override;
    [[nodiscard]] QList<QAction *> recordActions() const override;
    [[nodiscard]] bool settled() const override;
    void takeOver(Page &before) override; // its rows, their order, and where somebody was

    void findText(const QString &text, bool backward); // the next row shown that holds it
    void findChange(bool backward); // the next cell shown that changed
    void readAgain(const sheet::Reading &reading);
    void showHead(); // how the file is read, without words out of it while it is masked
    void chooseTable(const QString &name); // of an archive; empty: all with the columns shown
    [[nodiscard]] sheet::Sheet &sheet() { return m_sheet; }
    [[nodiscard]] sheet::Shown &shown() { return m_shown; }
    [[nodiscard]] sheet::SheetModel &model() { return m_model; }
    [[nodiscard]] SheetGrid *grid() const { return m_grid; }
    // Null: an ordinary file.
    [[nodiscard]] const sheet::ComparedFiles *compared() const
    {
        return m_compared ? &*m_compared : nullptr;
    }
    [[nodiscard]] FilterBar *filters() const { return m_filters; }
    [[nodiscard]] SidePanel *side() const { return m_side; }
    // The columns shown, as they are copied and saved: called as on the screen, or as in the file.
    enum class Names : char { Shown, Own };
    [[nodiscard]] sheet::DifferenceColumns leavingColumns(Names which = Names::Shown) const;
    [[nodiscard]] QList<bool> hiddenPlaces() const; // of these: masked on the screen

private:
    FilePage(Frame &frame, const QString &path, std::optional<sheet::ComparedFiles> compared,
             QWidget *parent);
    void build();
    void listen();
    void showState();
    void filterWanted();
    void showFormats(); // cells are read in another way now
    void stopWork();

    QString m_path;
    std::optional<sheet::ComparedFiles> m_compared;
    QTemporaryDir m_folder; // for what must be unpacked or converted
    sheet::Sheet m_sheet;
    sheet::Shown m_shown;
    sheet::SheetModel m_model;
    FileHead *m_head;
    FilterBar *m_filters;
    QSplitter *m_splitter;
    SheetGrid *m_grid;
    SidePanel *m_side;
    FileActions *m_actions;
    FileSearch *m_finding;
    QMap<QString, QString> m_wanted; // values by their columns, until those are known
    QList<sheet::SheetColumn> m_fitted; // the columns have widths for
    bool m_arranged = false; // they are as they were kept
    std::unique_ptr<FileStatus> m_status; // adds up rows of the file
    std::unique_ptr<FileArrangement> m_arrangement; // of a file; the first to go
};

} // namespace storedesk::ui::files
