// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/tables/clipboardtable.h"

#include <QJsonObject>
#include <QList>
#include <QObject>

class QAction;

namespace storedesk::ui {
class PageHost;
} // namespace storedesk::ui

namespace storedesk::ui::lists {

// The actions on the records selected in a list, shared by the Record menu, the list's context menu
// and the buttons near it. This base class copies records; derived classes add the other actions.
class BrowseActions : public QObject
{
    Q_OBJECT

public:
    BrowseActions(PageHost &host, QObject *parent);

    // Returns all actions. A null entry is a separator.
    [[nodiscard]] const QList<QAction *> &all() const { return m_all; }

protected:
    // Return the selection in the forms in which it can be copied.
    [[nodiscard]] virtual QStringList selectedIds() const = 0;
    [[nodiscard]] virtual QList<QJsonObject> selectedRecords() const = 0;
    [[nodiscard]] virtual CopiedTable selectedTable() const = 0;

    // Appends an action. A null action adds a separator.
    void append(QAction *action) { m_all.append(action); }
    // Disables the action and shows the reason. An empty reason enables the action.
    static void setUsable(QAction *action, const QString &whyNot);
    void copyTable();
    void copyId();
    void copyCsv();
    void copyJson();
    void copyMarkdown();
    [[nodiscard]] PageHost &host() const { return m_host; }

private:
    PageHost &m_host;
    QList<QAction *> m_all;
};

} // namespace storedesk::ui::lists
