// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "peoplepanel.h"

#include "ui/host/page.h"
#include "ui/host/pagehost.h"
#include "ui/host/pageid.h"
#include "ui/host/recordaddress.h"
#include "ui/insights/insightsaver.h"
#include "ui/insights/peopletable.h"
#include "ui/tables/columnarrangement.h"
#include "ui/tables/rowcollector.h"
#include "ui/tables/tableview.h"
#include "ui/theme/direction.h"
#include "ui/theme/theme.h"
#include "ui/widgets/button.h"

#include <QAction>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QMenu>
#include <QSortFilterProxyModel>
#include <QToolButton>
#include <QVBoxLayout>

namespace storedesk::ui::insights {

using namespace Qt::StringLiterals;
using storedesk::insights::InsightPerson;

PeoplePanel::PeoplePanel(PageHost &host, QWidget *parent)
    : Panel(parent)
    , m_host(host)
    , m_people(new PeopleTable(this))
    , m_sorted(new QSortFilterProxyModel(this))
    , m_saver(new InsightSaver(host, this))
    , m_title(new QLabel(this))
    , m_table(new TableView(host.theme(), this))
    , m_open(new Button(Icon::Contacts, tr("Open in Contacts"), host.theme(), this))
    , m_save(new Button(Icon::Save, tr("Save list…"), host.theme(), this))
    , m_actions(new Button(Icon::More, tr("Actions"), host.theme(), this))
{
    setObjectName(u"people"_s);
    build();
}

void PeoplePanel::build()
{
    auto *head = new QHBoxLayout;
    head->setContentsMargins(marginsAlong(12, 8, 8, 8));
    head->setSpacing(8);
    m_title->setObjectName(u"peopleTitle"_s);
    m_title->setTextFormat(Qt::PlainText);
    setRole(m_title, Role::Heading);
    auto *back = iconButton(Icon::Close, tr("Back to the table"), m_host.theme(), this);
    back->setObjectName(u"closePeople"_s);
    m_open->setObjectName(u"openInContacts"_s);
    m_open->setToolTip(
        tr("Select these people in the offline copy of all contacts, to set a value, "
           "send an event, or save their fields"));
    m_save->setObjectName(u"savePeople"_s);
    m_actions->setObjectName(u"peopleActions"_s);
    for (auto *button : {m_open, m_actions, m_save})
        setSmall(button);
    head->addWidget(m_title, 1);
    for (auto *button : {m_open, m_actions, m_save})
        head->addWidget(button);
    box()->addLayout(head);
    box()->addWidget(separator(this));
    m_table->setObjectName(u"peopleTable"_s);
    m_table->setAccessibleName(tr("People"));
    m_sorted->setSourceModel(m_people);
    m_sorted->setSortCaseSensitivity(Qt::CaseInsensitive);
    m_sorted->setSortLocaleAware(true);
    m_table->setModel(m_sorted);
    m_table->sortByHeadings();
    m_table->cells()->setInk(PeopleTable::Id, CellInk::Code);
    m_table->cells()->setInk(PeopleTable::Name, CellInk::Name);
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    m_columns = new ColumnArrangement(*m_table, {u"name"_s, u"email"_s, u"id"_s});
    head->addWidget(m_columns->makeButton(this));
    head->addWidget(back);
    box()->addWidget(m_table, 1);
    auto *menu = new QMenu(m_actions);
    const auto *actions = new changes::SelectionActions(
        m_host, [this](const changes::SelectionActions::Act &act) { withSelected(act); }, this);
    menu->addActions(actions->all());
    m_actions->setMenu(menu);
    connect(back, &QToolButton::clicked, this, &PeoplePanel::closed);
    connect(m_open, &QPushButton::clicked, this, &PeoplePanel::openInContacts);
    connect(m_save, &QPushButton::clicked, this, &PeoplePanel::save);
    connect(m_table, &TableView::opened, this, &PeoplePanel::openContact);
}

void PeoplePanel::showLoading(const QString &name)
{
    m_name = name;
    m_title->setText(tr("%1 · loading…").arg(name));
    m_people->show({});
    for (auto *button : {m_open, m_save, m_actions})
        button->setEnabled(false);
}

void PeoplePanel::showPeople(const QString &name, std::vector<InsightPerson> people)
{
    m_name = name;
    m_title->setText(tr("%1 · %Ln people", nullptr, static_cast<int>(people.size())).arg(name));
    m_people->show(std::move(people));
    for (auto *button : {m_open, m_save, m_actions})
        button->setEnabled(true);
}

void PeoplePanel::focusTable()
{
    m_table->setFocus();
    if (m_sorted->rowCount() > 0)
        m_table->setCurrentIndex(m_sorted->index(0, 0));
}

void PeoplePanel::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape)
        Q_EMIT closed();
    else
        Panel::keyPressEvent(event);
}

static const catalogue::LookupKey &emailKey()
{
    return *catalogue::usualKeyOf(catalogue::Resource::Contact);
}

void PeoplePanel::openContact(const QModelIndex &index)
{
    const auto &person = m_people->rowAt(m_sorted->mapToSource(index).row());
    if (person.email.isEmpty())
        return m_host.tell(tr("This contact has no email, so it can't be looked up."));
    m_host.open(placeOf(emailKey(), {person.email}));
}

// Selects the people in the list of contacts, which has actions for any number of them.
void PeoplePanel::openInContacts()
{
    QStringList keys;
    for (const auto &person : m_people->rows())
        keys.append(person.email.isEmpty() ? person.id : person.email);
    if (auto *page = m_host.open({.page = pageid::contacts}))
        page->restrictTo(keys);
}

void PeoplePanel::save()
{
    m_saver->saveTable({.shown = tableOf(*m_sorted, visibleColumns(*m_table))}, m_name);
}

// Passes all people unless several rows are selected.
void PeoplePanel::withSelected(const changes::SelectionActions::Act &act)
{
    std::vector<InsightPerson> people;
    for (const auto &index : m_table->selectionModel()->selectedRows())
        people.push_back(m_people->rowAt(m_sorted->mapToSource(index).row()));
    if (people.size() < 2)
        people.assign(m_people->rows().begin(), m_people->rows().end());
    changes::SelectedRecords records{.lookupKey = &emailKey()};
    for (const auto &person : people) {
        if (!person.email.isEmpty())
            records.values.append(person.email);
    }
    act(records);
    const auto missing = static_cast<int>(people.size()) - static_cast<int>(records.values.size());
    if (missing > 0 && !records.values.isEmpty())
        m_host.tell(tr("%Ln people without an email were left out.", nullptr, missing));
}

} // namespace storedesk::ui::insights
