// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "jobs/lookups.h"
#include "ui/frame/page.h"
#include "ui/records/manymodel.h"
#include "ui/records/manyview.h"

class QLabel;

namespace storedesk::ui {
class Notice;
class ProgressLine;
class StatePane;
class TableView;
} // namespace storedesk::ui

namespace storedesk::ui::records {

class ManyActions;
class ManyBar;
class ManyHead;

// Many records looked up at once: paste or drop them, one on each line. Found, not found, failed,
// asking and waiting add up to what was pasted.
class LookupMany final : public Page
{
    Q_OBJECT

public:
    [[nodiscard]] static Page *make(Frame &frame, const Place &place);
    [[nodiscard]] static QList<catalogue::Resource> resources(); // that it can look up

    // Adds what is new and looks it up. A list of last time that nobody asked for gives way.
    void paste(const QString &text) override;
    void readAs(const catalogue::LookupKey *lookupKey); // as if it was chosen at its head
    [[nodiscard]] ManyModel &model() { return m_model; }
    [[nodiscard]] jobs::Lookups &queue() { return m_queue; }

    [[nodiscard]] Place place() const override { return m_place; }
    [[nodiscard]] QString title() const override;
    [[nodiscard]] Icon icon() const override { return Icon::List; }
    void refresh() override { } // a new look-up would cost the requests of all
    void find() override;
    void focusFirst() override { setFocus(Qt::OtherFocusReason); } // Ctrl+V works at once
    [[nodiscard]] QList<QAction *> recordActions() const override;
    [[nodiscard]] bool settled() const override;
    void takeOver(Page &before) override; // its results, and what is still to be asked

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dropEvent(QDropEvent *event) override;

private:
    LookupMany(Frame &frame, const Place &place, catalogue::Resource resource);

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
    void keepLines(); // without what came of them, for the next time
    void takeKeptLines();
    void clear();
    [[nodiscard]] QString foot() const;

    Place m_place;
    catalogue::Resource m_resource;
    ManyModel m_model;
    ManyView m_shown;
    jobs::Lookups m_queue;
    int m_blank = 0;
    int m_repeated = 0;
    bool m_fromLastTime = false; // the lines, and nothing was asked yet
    ManyHead *m_head;
    QLabel *m_progressText;
    ProgressLine *m_progress;
    Notice *m_notice;
    Notice *m_lastTime; // that the results are gone, with a way to have them again
    ManyBar *m_bar;
    TableView *m_table;
    ManyActions *m_actions;
    StatePane *m_pane;
    QLabel *m_foot;
};

} // namespace storedesk::ui::records
