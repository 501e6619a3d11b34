// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "shortcutspage.h"

#include "ui/host/pagehost.h"
#include "ui/host/pageid.h"
#include "ui/pages/keylines.h"
#include "ui/tables/searchfield.h"
#include "ui/tables/tableview.h"
#include "ui/theme/role.h"
#include "ui/theme/theme.h"
#include "ui/widgets/panel.h"
#include "ui/widgets/statepane.h"

#include <QHeaderView>
#include <QLabel>
#include <QVBoxLayout>

namespace storedesk::ui::pages {

using namespace Qt::StringLiterals;

ShortcutsPage::ShortcutsPage(PageHost &host)
    : Page(host, {.page = pageid::shortcuts})
    , m_filter(new SearchField(tr("Filter by action, location or shortcut"), host.theme(), this))
    , m_table(new TableView(host.theme(), this))
{
    auto *heading = new QLabel(tr("Keyboard shortcuts"), this);
    setRole(heading, Role::Title);
    auto *note = new QLabel(tr("Everything can be done without the mouse."), this);
    setRole(note, Role::Muted);
    auto *panel = new Panel(this);
    m_table->setObjectName(u"shortcuts"_s);
    m_table->setAccessibleName(tr("Keyboard shortcuts"));
    m_filter->setObjectName(u"filterKeys"_s);
    m_filter->setAccessibleName(m_filter->placeholderText());
    m_filter->setKeyHint(QKeySequence(QKeySequence::Find));
    m_filter->setMaximumWidth(host.theme().scaled(360));
    m_matching.setSourceModel(&m_keys);
    m_matching.setFilterKeyColumn(-1);
    m_matching.setFilterCaseSensitivity(Qt::CaseInsensitive);
    connect(m_filter, &QLineEdit::textChanged, &m_matching,
            &QSortFilterProxyModel::setFilterFixedString);
    m_table->setModel(&m_matching);
    m_table->setSortingEnabled(false);
    m_noMatch = new StatePane(m_table, host.theme());
    connect(m_filter, &QLineEdit::textChanged, this, &ShortcutsPage::reportNoMatch);
    connect(m_noMatch, &StatePane::mainTriggered, m_filter, [this] {
        m_filter->clear();
        find();
    });
    panel->box()->addWidget(m_table);
    auto *box = new QVBoxLayout(this);
    box->setContentsMargins(20, 16, 20, 16);
    box->setSpacing(4);
    box->addWidget(heading);
    box->addWidget(note);
    box->addSpacing(8);
    box->addWidget(m_filter);
    box->addSpacing(8);
    box->addWidget(panel, 1);
    m_keys.setHorizontalHeaderLabels({tr("Action"), tr("Location"), tr("Shortcuts")});
    m_table->cells()->setInk(1, CellInk::Muted);
    m_table->setColumnWidth(0, host.theme().scaled(360));
    m_table->setColumnWidth(1, host.theme().scaled(160));
    m_table->horizontalHeader()->setStretchLastSection(true);
}

QString ShortcutsPage::title() const
{
    return tr("Keyboard shortcuts");
}

void ShortcutsPage::find()
{
    m_filter->setFocus(Qt::ShortcutFocusReason);
    m_filter->selectAll();
}

void ShortcutsPage::add(const QString &what, const QString &where, const QString &keys)
{
    QList<QStandardItem *> row;
    for (const auto &text : {what, where, keys}) {
        row.append(new QStandardItem(text));
        row.last()->setEditable(false);
    }
    m_keys.appendRow(row);
}

void ShortcutsPage::reportNoMatch()
{
    if (m_matching.rowCount() > 0 || m_filter->text().isEmpty())
        return m_noMatch->clear();
    m_noMatch->showContent({.icon = Icon::Search,
                            .headline = tr("No shortcut matches “%1”").arg(m_filter->text()),
                            .sentence = tr("Commands without a shortcut are in the menus."),
                            .main = {.text = tr("Clear the filter")}});
}

void ShortcutsPage::refresh()
{
    m_keys.removeRows(0, m_keys.rowCount());
    for (const auto &line : menuLines(*window()) + ownLines())
        add(line.what, line.where, line.keys);
    reportNoMatch();
}

} // namespace storedesk::ui::pages
