// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/clock.h"
#include "ui/contacts/allcontactsmodel.h"
#include "ui/offline/offlinelist.h"

class QLabel;
class QSplitter;

namespace storedesk::ui {
class Button;
class PageHost;
class SavedViewsMenu;
class SearchField;
class StatePane;
class TableView;
struct PaneContent;
} // namespace storedesk::ui

namespace storedesk::ui::contacts {

class AllContactsConditions;
class ColumnChooser;
class ContactActions;
class ContactOrderMenu;
class ContactSelection;
class LiveRecordPanel;
class OfflineCopyMenu;

// Lists all contacts in the mirror on this computer, with a search as you type that also works
// offline. The mirror is off by default; the page then explains what would be stored.
class AllContacts final : public records::OfflineList
{
    Q_OBJECT

public:
    explicit AllContacts(PageHost &host, QWidget *parent = nullptr);

    [[nodiscard]] QString subtitle() const override;
    void find() override;
    [[nodiscard]] bool isSettled() const override;
    [[nodiscard]] QWidget *table() const override;
    // Returns the actions for the selected contacts. A null entry is a separator.
    [[nodiscard]] QList<QAction *> actions() const override;
    // Returns the search, conditions, columns and order.
    [[nodiscard]] QJsonObject state() const override;
    void restore(const QJsonObject &state) override;
    void showView(const QString &name) override;
    void search(const QString &text) override;
    void selectKeys(const QStringList &keys) override;

protected:
    void resizeEvent(QResizeEvent *event) override;
    [[nodiscard]] TurnText turnText() const override;

private:
    // The states in which something other than rows may be shown.
    enum class Stage : quint8 { Reading, Off, ReadOnly, Making, Failed, Full };

    void build();
    [[nodiscard]] QWidget *bar();
    void listen();
    [[nodiscard]] Stage stage() const;
    [[nodiscard]] PaneContent offPane() const;
    [[nodiscard]] PaneContent makingPane() const;
    [[nodiscard]] PaneContent failedPane() const;
    [[nodiscard]] PaneContent nobodyPane() const;
    void show();
    void showFull();
    void doMain();
    void doOther();
    void wipe();
    void open(int row);
    // Shows the live record of the row next to the list.
    void choose(int row);

    PageHost &m_host;
    storedesk::exports::ContactMirrorUpdater &m_atHand;
    AllContactsModel m_model;
    QWidget *m_bar = nullptr;
    SearchField *m_field;
    AllContactsConditions *m_conditions;
    ContactOrderMenu *m_order = nullptr;
    ColumnChooser *m_columns = nullptr;
    SavedViewsMenu *m_views;
    Button *m_update;
    OfflineCopyMenu *m_copyMenu;
    QLabel *m_age;
    TableView *m_table;
    ContactSelection *m_selection;
    ContactActions *m_actions;
    StatePane *m_pane;
    QLabel *m_found;
    QSplitter *m_split;
    LiveRecordPanel *m_beside;
    // Updates the age of the mirror while it is visible.
    std::unique_ptr<base::Clock::Timer> m_minute;
    // The row to open once the search has finished and the row is loaded, or -1.
    int m_opening = -1;
    // The row to show next to the list once it is loaded, or -1.
    int m_chosen = -1;
};

} // namespace storedesk::ui::contacts
