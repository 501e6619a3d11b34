// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/backgroundtask.h"
#include "exports/contactfile.h"
#include "imports/valuechange.h"
#include "ui/changes/selectionactions.h"
#include "ui/contacts/contactselection.h"
#include "ui/tables/clipboardtable.h"
#include "ui/theme/icons.h"

#include <span>

namespace storedesk::ui {
class PageHost;
class TableView;
} // namespace storedesk::ui

namespace storedesk::ui::contacts {

// The actions for the selected contacts of the mirror, shared by the bar below the list, the
// context menu and the Record menu. The selected contacts are read in the background. Actions that
// are not possible now are disabled and state the reason.
class ContactActions final : public QObject
{
    Q_OBJECT

public:
    // Owned by the table. All other arguments must outlive this object.
    ContactActions(PageHost &host, AllContactsModel &model, ContactSelection &selection,
                   TableView &table);

    // Returns all actions. A null entry is a separator.
    [[nodiscard]] QList<QAction *> all() const;
    [[nodiscard]] QAction *setValue() const { return m_setValue; }
    [[nodiscard]] QAction *change() const { return m_change; }
    [[nodiscard]] QAction *sendEvent() const { return m_event; }
    [[nodiscard]] QAction *lookUp() const { return m_lookUp; }
    [[nodiscard]] QAction *removal() const { return m_remove; }
    [[nodiscard]] QAction *erasure() const { return m_erase; }
    [[nodiscard]] QList<QAction *> saving() const { return {m_saveShown, m_saveAll}; }
    [[nodiscard]] QList<QAction *> copying() const;
    [[nodiscard]] bool isSettled() const { return !m_work.running(); }

private:
    // One action: its member, object name, icon, text and slot.
    struct Row;
    [[nodiscard]] static std::span<const Row> rows();
    struct Copied
    {
        CopiedTable table = {};
        QList<QJsonObject> records = {};
    };
    using UseCopied = std::function<void(const Copied &copied)>;

    void openMenu(const QPoint &at);
    void update();
    [[nodiscard]] storage::MirrorSelection selected() const;
    // Shows a message if too many contacts are selected for an action.
    [[nodiscard]] bool isTooMany(qint64 most);
    // Reads the keys of the selected contacts, then calls the function.
    void withKeys(const changes::SelectionActions::Act &act);
    void askForValue();
    void askToDelete();
    void openErasure();
    void saveShown();
    void saveAll();
    void askWhere(std::vector<storedesk::exports::ContactFileColumn> columns);
    void save(const storedesk::exports::ContactFile &file, const QString &path);
    [[nodiscard]] std::vector<storedesk::exports::ContactFileColumn> shownColumns() const;
    void withCopied(const UseCopied &use);
    void copyTable();
    void copyCsv();
    void copyJson();
    void copyMarkdown();

    PageHost &m_host;
    AllContactsModel &m_model;
    ContactSelection &m_selection;
    TableView &m_table;
    changes::SelectionActions *m_keyActions;
    QAction *m_setValue = nullptr;
    QAction *m_change = nullptr;
    QAction *m_event = nullptr;
    QAction *m_lookUp = nullptr;
    QAction *m_saveShown = nullptr;
    QAction *m_saveAll = nullptr;
    QAction *m_copyTable = nullptr;
    QAction *m_copyCsv = nullptr;
    QAction *m_copyJson = nullptr;
    QAction *m_copyMarkdown = nullptr;
    QAction *m_remove = nullptr;
    QAction *m_erase = nullptr;
    // The input of a cancelled dialog for new values.
    std::vector<storedesk::imports::FieldAssignment> m_typedValues;
    base::BackgroundTask m_work;
};

} // namespace storedesk::ui::contacts
