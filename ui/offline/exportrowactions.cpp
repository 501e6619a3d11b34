// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/offline/exportrowactions.h"

#include "account/account.h"
#include "ui/host/page.h"
#include "ui/host/pagehost.h"
#include "ui/host/pageid.h"
#include "ui/host/tablesaver.h"
#include "ui/offline/exportrows.h"
#include "ui/tables/tableview.h"

#include <QAction>
#include <QHeaderView>
#include <QMenu>

#include <algorithm>

namespace storedesk::ui::records {

using namespace Qt::StringLiterals;

// Larger selections would overfill the form of the page that receives the keys.
static constexpr int mostRows = 50'000;

ExportRowActions::ExportRowActions(PageHost &host, const ExportRows &rows, TableView &table,
                                   const QString &fileName)
    : QObject(&table)
    , m_host(host)
    , m_rows(rows)
    , m_table(table)
    , m_fileName(fileName)
    , m_ofRecords(new changes::SelectionActions(
          host, [this](const changes::SelectionActions::Act &act) { withSelected(act); }, this))
    , m_saver(new TableSaver(host, this))
    , m_inContacts(
          add(tr("&Open in Contacts"), u"selectionInContacts"_s, &ExportRowActions::openInContacts))
    , m_save(add(tr("&Save selected rows…"), u"selectionSave"_s, &ExportRowActions::saveSelected))
{
    build();
    connect(table.selectionModel(), &QItemSelectionModel::selectionChanged, this,
            &ExportRowActions::update);
    connect(&host.account(), &account::Account::rightsChanged, this, &ExportRowActions::update);
    update();
}

QAction *ExportRowActions::add(const QString &text, const QString &name,
                               void (ExportRowActions::*act)())
{
    auto *action = new QAction(text, this);
    action->setObjectName(name);
    connect(action, &QAction::triggered, this, act);
    return action;
}

void ExportRowActions::build()
{
    m_inContacts->setToolTip(tr("Select these contacts in the offline copy of all contacts, to set "
                                "a value or save their fields"));
    for (auto *action : m_ofRecords->all()) {
        if (action == m_ofRecords->removal()) {
            m_all.append(m_ofRecords->changeFromFile());
            if (isOfContacts())
                m_all.append(m_ofRecords->sendEvent());
            m_all.append({nullptr, action, nullptr});
        } else if (action != m_ofRecords->sendEvent()) {
            m_all.append(action);
        }
    }
    m_all.append(m_save);
    if (isOfContacts())
        m_all.prepend(m_inContacts);
    else
        m_ofRecords->sendEvent()->setVisible(false);
    m_inContacts->setVisible(isOfContacts());
    m_ofRecords->removal()->setShortcut(QKeySequence::Delete);
    m_ofRecords->removal()->setShortcutContext(Qt::WidgetShortcut);
    for (auto *action : m_all) {
        auto *separator = action ? nullptr : new QAction(&m_table);
        if (separator)
            separator->setSeparator(true);
        m_table.addAction(separator ? separator : action);
    }
}

void ExportRowActions::addTo(QMenu &menu) const
{
    menu.setToolTipsVisible(true);
    for (auto *action : m_all) {
        if (action)
            menu.addAction(action);
        else
            menu.addSeparator();
    }
}

bool ExportRowActions::isOfContacts() const
{
    return m_rows.lookupKey().resource() == catalogue::Resource::Contact;
}

QList<int> ExportRowActions::selectedRows() const
{
    QList<int> rows;
    for (const auto &range : m_table.selectionModel()->selection()) {
        for (int row = range.top(); row <= range.bottom(); ++row)
            rows.append(row);
    }
    std::ranges::sort(rows);
    return rows;
}

bool ExportRowActions::hasKey() const
{
    return std::ranges::any_of(m_table.selectionModel()->selection(),
                               [this](const QItemSelectionRange &range) {
                                   for (int row = range.top(); row <= range.bottom(); ++row) {
                                       if (!m_rows.keyAt(row).isEmpty())
                                           return true;
                                   }
                                   return false;
                               });
}

QString ExportRowActions::whyNone() const
{
    if (!m_table.selectionModel()->hasSelection())
        return tr("Select rows first.");
    if (hasKey())
        return {};
    return isOfContacts() ? tr("The exports don't contain the emails of the selected rows.")
                          : tr("The exports don't contain the IDs of the selected rows.");
}

void ExportRowActions::update()
{
    const auto reason = whyNone();
    m_ofRecords->update(m_rows.lookupKey(), reason);
    m_inContacts->setEnabled(reason.isEmpty());
    m_inContacts->setStatusTip(reason);
    m_save->setEnabled(m_table.selectionModel()->hasSelection());
}

// Passes each record once, even if several of its rows are selected.
void ExportRowActions::withSelected(const changes::SelectionActions::Act &act)
{
    const auto rows = selectedRows();
    if (rows.size() > mostRows)
        return m_host.tell(tr("%L1 rows are too many for this action. Select at most %L2.")
                               .arg(rows.size())
                               .arg(mostRows));
    changes::SelectedRecords records{.lookupKey = &m_rows.lookupKey()};
    int missing = 0;
    for (const int row : rows) {
        const auto key = m_rows.keyAt(row);
        if (key.isEmpty())
            ++missing;
        else
            records.values.append(key);
    }
    records.values.removeDuplicates();
    act(records);
    if (missing > 0 && !records.values.isEmpty())
        m_host.tell(tr("%Ln row(s) without an ID or email were left out.", nullptr, missing));
}

// Selects the contacts in the list of contacts, which has more actions.
void ExportRowActions::openInContacts()
{
    withSelected([this](const changes::SelectedRecords &records) {
        if (auto *page = m_host.open({.page = pageid::contacts}))
            page->restrictTo(records.values);
    });
}

void ExportRowActions::saveSelected()
{
    const auto *header = m_table.horizontalHeader();
    const auto *model = m_table.model();
    QList<int> columns;
    CopiedTable table;
    for (int place = 0; place < header->count(); ++place) {
        const int column = header->logicalIndex(place);
        if (header->isSectionHidden(column))
            continue;
        columns.append(column);
        table.titles.append(model->headerData(column, Qt::Horizontal).toString());
    }
    for (const int row : selectedRows()) {
        QStringList cells;
        for (const int column : std::as_const(columns))
            cells.append(model->index(row, column).data().toString());
        table.rows.append(cells);
    }
    m_saver->save(table, m_fileName);
}

} // namespace storedesk::ui::records
