// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/records/recordreader.h"
#include "ui/widgets/panel.h"

class QAction;
class QScrollArea;
class QStackedWidget;

namespace storedesk::ui {
class Button;
class Frame;
class StatePane;
} // namespace storedesk::ui

namespace storedesk::ui::forms {
class RecordEditor;
} // namespace storedesk::ui::forms

namespace storedesk::ui::transfers {
class FileFetch;
struct TransferFile;
} // namespace storedesk::ui::transfers

namespace storedesk::ui::records {

class RecordActions;
class RecordEditing;
class RecordView;

// One record with everything around it: what it shows, what is said while there is none, what can
// be done with it. Record pages and look-up pages hold one.
class RecordPanel final : public Panel
{
    Q_OBJECT

public:
    explicit RecordPanel(Frame &frame, QWidget *parent = nullptr);

    void open(const Place &place);
    void refresh();
    void focusRecord(); // where its keys work; once it is read, its parts have the focus
    [[nodiscard]] RecordReader &reader() { return m_reader; }
    [[nodiscard]] const RecordReader &reader() const { return m_reader; }
    [[nodiscard]] RecordView *view() const { return m_view; }
    [[nodiscard]] StatePane *pane() const { return m_pane; }
    [[nodiscard]] QList<QAction *> actions() const;
    [[nodiscard]] QAction *removal() const; // asks first
    [[nodiscard]] bool isSettled() const;
    [[nodiscard]] forms::RecordEditor *editor() const; // null: it is only read
    void beginEdit(); // as soon as it is read, where it may be edited
    [[nodiscard]] bool hasPendingChanges() const;
    void discardChanges();
    void keepChanges(); // for the next time
    void giveUpEdits(); // they are kept as a draft, for the tab that shows the record now
    [[nodiscard]] Place edited() const; // where its draft belongs

Q_SIGNALS:
    void changed(); // what is shown, or what can be done

private:
    void build();
    Button *buttonOf(QAction *action);
    [[nodiscard]] std::optional<transfers::TransferFile> shownFile() const;
    void show();
    void showNotice();
    void fillMenu();
    void note();
    void doMain();
    void doOther();

    Frame &m_frame;
    RecordReader m_reader;
    QStackedWidget *m_stack;
    RecordView *m_view;
    QScrollArea *m_blank;
    StatePane *m_pane;
    transfers::FileFetch *m_fetch;
    RecordActions *m_actions;
    RecordEditing *m_editing;
    Button *m_noticeAction;
};

} // namespace storedesk::ui::records
