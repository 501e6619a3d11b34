// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "query/pivot.h"
#include "sheet/comparedfiles.h"
#include "sheet/differences.h"
#include "sheet/sheetmodel.h"
#include "ui/host/page.h"

#include <QTemporaryDir>

class QSplitter;

namespace storedesk::ui::sheetview {
class FileSearch;
class PivotView;
class SheetGrid;
class SidePanel;
} // namespace storedesk::ui::sheetview

namespace storedesk::ui::files {

class FileActions;
class FileArrangement;
class FileHead;
class FilterBar;
class FileStatus;

// Shows a file of any size as a table.
class FilePage final : public Page
{
    Q_OBJECT

public:
    FilePage(PageHost &host, const QString &path, QWidget *parent = nullptr);
    // Shows the result of a comparison without head and title, as part of another page.
    FilePage(PageHost &host, sheet::ComparedFiles compared, QWidget *parent);
    ~FilePage() override;

    [[nodiscard]] QString title() const override;
    [[nodiscard]] Icon icon() const override { return Icon::Files; }
    // Reads the file when first shown, and again when it has changed.
    void refresh() override;
    void find() override;
    // Focuses the table.
    void focusFirst() override;
    void showOnly(const QMap<QString, QString> &filter) override;
    [[nodiscard]] QList<QAction *> recordActions() const override;
    [[nodiscard]] bool settled() const override;
    // Copies the rows, their order and the current position.
    void adoptStateOf(Page &before) override;

    // Goes to the next visible row that contains the text.
    void findText(const QString &text, bool backward);
    // Goes to the next visible cell that changed.
    void findChange(bool backward);
    void readAgain(const sheet::ReadOptions &reading);
    // Shows the reading options. While the file is masked, they contain no words from the file.
    void showHead();
    // Chooses a table in an archive; an empty name means all tables with the current columns.
    void chooseTable(const QString &name);
    [[nodiscard]] sheet::Sheet &sheet() { return m_sheet; }
    [[nodiscard]] sheet::VisibleRows &shown() { return m_shown; }
    [[nodiscard]] sheet::SheetModel &model() { return m_model; }
    [[nodiscard]] sheetview::SheetGrid *grid() const { return m_grid; }
    // Returns null for an ordinary file.
    [[nodiscard]] const sheet::ComparedFiles *compared() const
    {
        return m_compared ? &*m_compared : nullptr;
    }
    [[nodiscard]] FilterBar *filters() const { return m_filters; }
    [[nodiscard]] sheetview::SidePanel *side() const { return m_side; }
    // Shows the pivot table instead of the rows, with the question if there is one.
    void showPivot(bool shown, const std::optional<query::PivotQuestion> &question = {});
    void updatePivot();
    // Returns null unless the pivot table is shown.
    [[nodiscard]] sheetview::PivotView *pivot() const;
    // Returns the visible columns for copying and saving, titled as on screen or as in the file.
    enum class Names : char { Shown, Own };
    [[nodiscard]] sheet::DifferenceColumns leavingColumns(Names which = Names::Shown) const;
    // Returns for each of these columns whether it is masked on screen.
    [[nodiscard]] QList<bool> hiddenPlaces() const;

Q_SIGNALS:
    // Emitted when the pivot table was shown, hidden or asked another question.
    void pivotChanged();

private:
    FilePage(PageHost &host, const QString &path, std::optional<sheet::ComparedFiles> compared,
             QWidget *parent);
    void build();
    void listen();
    void showState();
    void filterWanted();
    // Called when cells are to be parsed with a different format.
    void showFormats();
    void stopWork();
    [[nodiscard]] sheetview::PivotView *makePivot();

    QString m_path;
    std::optional<sheet::ComparedFiles> m_compared;
    // Holds unpacked or converted files.
    QTemporaryDir m_folder;
    sheet::Sheet m_sheet;
    sheet::VisibleRows m_shown;
    sheet::SheetModel m_model;
    FileHead *m_head;
    FilterBar *m_filters;
    QSplitter *m_splitter;
    // Built when first shown.
    sheetview::PivotView *m_pivot = nullptr;
    sheetview::SheetGrid *m_grid;
    sheetview::SidePanel *m_side;
    FileActions *m_actions;
    sheetview::FileSearch *m_finding;
    // Values to filter by, by column name, until the columns are known.
    QMap<QString, QString> m_wanted;
    // The columns to which the widths were fitted.
    QList<sheet::SheetColumn> m_fitted;
    // Whether the stored layout was restored.
    bool m_arranged = false;
    // Shows the state of the file and sums up rows.
    std::unique_ptr<FileStatus> m_status;
    // Null for comparison results. Destroyed first.
    std::unique_ptr<FileArrangement> m_arrangement;
};

} // namespace storedesk::ui::files
