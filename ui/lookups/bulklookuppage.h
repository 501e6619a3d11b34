// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "lookups/lookups.h"
#include "ui/host/page.h"
#include "ui/lookups/bulklookupmodel.h"
#include "ui/lookups/bulklookupview.h"
#include "ui/tables/columnarrangement.h"

class QLabel;

namespace storedesk::ui {
class Notice;
class ProgressLine;
class StatePane;
class TableView;
} // namespace storedesk::ui

namespace storedesk::ui::lookups {

class BulkLookupActions;
class BulkLookupBar;
class BulkLookupHeader;

// Looks up many records that the user pastes or drops, one per line. The counts of found, not
// found, failed, running and waiting lines add up to the number of pasted lines.
class BulkLookupPage final : public Page
{
    Q_OBJECT

public:
    [[nodiscard]] static Page *make(PageHost &host, const PageAddress &place);
    // Returns the resources that support bulk lookup.
    [[nodiscard]] static QList<catalogue::Resource> resources();

    // Adds the lines that are new and looks them up. Replaces a list that was restored from the
    // last session and not looked up again.
    void paste(const QString &text) override;
    // Equivalent to choosing the key in the header.
    void readAs(const catalogue::LookupKey *lookupKey);
    [[nodiscard]] BulkLookupModel &model() { return m_model; }
    [[nodiscard]] storedesk::lookups::Lookups &queue() { return m_queue; }

    [[nodiscard]] QString title() const override;
    [[nodiscard]] Icon icon() const override { return Icon::List; }
    // Does nothing, because refreshing would repeat the requests for all lines.
    void refresh() override { }
    void find() override;
    // Focuses the page, so that Ctrl+V works at once.
    void focusFirst() override { setFocus(Qt::OtherFocusReason); }
    [[nodiscard]] QList<QAction *> recordActions() const override;
    [[nodiscard]] bool settled() const override;
    [[nodiscard]] QJsonObject viewState() const override { return m_columns->state(); }
    void restoreViewState(const QJsonObject &state) override { m_columns->restore(state); }
    // Moves the results and the remaining lines from the replaced page.
    void adoptStateOf(Page &before) override;

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dropEvent(QDropEvent *event) override;

private:
    BulkLookupPage(PageHost &host, const PageAddress &place, catalogue::Resource resource);

    void build();
    void buildTable();
    void connectParts();
    void showState();
    void showProgress();
    void showPane();
    void showLastTime();
    void start();
    void add(const QString &text);
    void pasteClipboard();
    // Stores the lines without their results for the next session.
    void keepLines();
    void applyStoredLines();
    void clear();
    [[nodiscard]] std::function<void()> restorerOfRows();
    [[nodiscard]] QString foot() const;

    catalogue::Resource m_resource;
    BulkLookupModel m_model;
    BulkLookupView m_shown;
    storedesk::lookups::Lookups m_queue;
    int m_blank = 0;
    int m_repeated = 0;
    // Whether the lines were restored and have not been looked up yet.
    bool m_fromLastTime = false;
    BulkLookupHeader *m_head;
    QLabel *m_progressText;
    ProgressLine *m_progress;
    Notice *m_notice;
    // Notice that the results were not stored, with a button to look the lines up again.
    Notice *m_lastTime;
    BulkLookupBar *m_bar;
    TableView *m_table;
    ColumnArrangement *m_columns = nullptr;
    BulkLookupActions *m_actions;
    StatePane *m_pane;
    QLabel *m_foot;
};

} // namespace storedesk::ui::lookups
