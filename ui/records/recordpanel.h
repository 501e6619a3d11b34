// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/records/recordloader.h"
#include "ui/widgets/panel.h"

class QAction;
class QScrollArea;
class QStackedWidget;

namespace storedesk::ui {
class Button;
class PageHost;
class StatePane;
} // namespace storedesk::ui

namespace storedesk::ui::forms {
class RecordEditor;
} // namespace storedesk::ui::forms

namespace storedesk::ui::filedownloads {
class FileFetch;
struct TransferFile;
} // namespace storedesk::ui::filedownloads

namespace storedesk::ui::records {

class RecordActions;
class RecordEditing;
class RecordView;

// A record with its loading and error states and its actions. Used by record pages and lookup
// pages.
class RecordPanel final : public Panel
{
    Q_OBJECT

public:
    explicit RecordPanel(PageHost &host, QWidget *parent = nullptr);

    void open(const PageAddress &place);
    void refresh();
    // Focuses the record, so that its shortcuts work. Once the record is loaded, one of its widgets
    // gets the focus.
    void focusRecord();
    [[nodiscard]] RecordLoader &reader() { return m_reader; }
    [[nodiscard]] const RecordLoader &reader() const { return m_reader; }
    [[nodiscard]] RecordView *view() const { return m_view; }
    [[nodiscard]] StatePane *pane() const { return m_pane; }
    [[nodiscard]] QList<QAction *> actions() const;
    // Returns the delete action, which asks for confirmation.
    [[nodiscard]] QAction *removal() const;
    [[nodiscard]] bool isSettled() const;
    // Returns null while the record is not edited.
    [[nodiscard]] forms::RecordEditor *editor() const;
    // Starts editing as soon as the record is loaded, if it may be edited.
    void beginEdit();
    [[nodiscard]] bool hasPendingChanges() const;
    void discardChanges();
    // Stores the changes as a draft.
    void keepDraftChanges();
    // Stores the edits as a draft. The tab that now shows the record continues with this draft.
    void abandonEdits();
    // Returns the address under which the draft is stored.
    [[nodiscard]] PageAddress edited() const;

Q_SIGNALS:
    // Emitted when the record or its actions change.
    void changed();

private:
    void build();
    Button *buttonOf(QAction *action);
    [[nodiscard]] std::optional<filedownloads::TransferFile> shownFile() const;
    void show();
    void showNotice();
    void fillMenu();
    void note();
    void doMain();
    void doOther();
    [[nodiscard]] bool hasOfflineContacts() const;

    PageHost &m_host;
    RecordLoader m_reader;
    QStackedWidget *m_stack;
    RecordView *m_view;
    QScrollArea *m_blank;
    StatePane *m_pane;
    filedownloads::FileFetch *m_fetch;
    RecordActions *m_actions;
    RecordEditing *m_editing;
    Button *m_noticeAction;
};

} // namespace storedesk::ui::records
