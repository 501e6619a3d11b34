// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "catalogue/lookupkey.h"

#include <QList>
#include <QObject>
#include <QStringList>

#include <functional>

class QAction;

namespace storedesk::ui {
class PageHost;
}

namespace storedesk::ui::changes {

// Selected records with the values that identify them.
struct SelectedRecords
{
    const catalogue::LookupKey *lookupKey = nullptr;
    QStringList values = {};
};

// Actions on the contacts, purchases or products selected on any page: look up, change, delete,
// send an event, copy the identifiers. A dialog asks before records are deleted; the bulk assistant
// asks for everything else.
class SelectionActions final : public QObject
{
    Q_OBJECT

public:
    using Act = std::function<void(const SelectedRecords &)>;
    // Passes the selected records to the given function, possibly later.
    using Selection = std::function<void(const Act &)>;

    SelectionActions(PageHost &host, Selection selection, QObject *parent);

    // All actions that need nothing but the selection.
    [[nodiscard]] const QList<QAction *> &all() const { return m_all; }
    [[nodiscard]] QAction *lookUp() const { return m_lookUp; }
    [[nodiscard]] QAction *sendEvent() const { return m_event; }
    [[nodiscard]] QAction *removal() const { return m_removal; }
    // Asks for a file whose rows change only the selected records. Not part of all().
    [[nodiscard]] QAction *changeFromFile() const { return m_changeFromFile; }
    // Disables the actions that the account can't apply to records with this key. Their tool tips
    // give the reason. If there is a reason against all actions, it is passed as `whyNone`.
    void update(const catalogue::LookupKey &lookupKey, const QString &whyNone);

private:
    [[nodiscard]] QAction *add(const QString &text, const QString &name, const Act &act,
                               bool writes);
    [[nodiscard]] QString whyNot(const QAction *action,
                                 const catalogue::LookupKey &lookupKey) const;
    void openJob(catalogue::OperationId operation, const SelectedRecords &records);
    void openJob(catalogue::Effect effect, const SelectedRecords &records);
    void remove(const SelectedRecords &records);
    void openLookup(const SelectedRecords &records);
    void openFileJob(const SelectedRecords &records);

    PageHost &m_host;
    const Selection m_selection;
    QList<QAction *> m_all;
    QAction *m_lookUp;
    QAction *m_change;
    QAction *m_removal;
    QAction *m_event;
    QAction *m_changeFromFile;
};

} // namespace storedesk::ui::changes
