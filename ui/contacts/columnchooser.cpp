// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/contacts/columnchooser.h"

#include "account/account.h"
#include "account/accountfields.h"
#include "storage/views.h"
#include "ui/host/pagehost.h"
#include "ui/tables/tableview.h"
#include "ui/widgets/button.h"

#include <QJsonArray>
#include <QMenu>

namespace storedesk::ui::contacts {

using namespace Qt::StringLiterals;

static constexpr auto viewName = "everybody"_L1;
static constexpr auto chosenMember = "columns"_L1;

catalogue::FieldSet ColumnChooser::rules() const
{
    return m_host.account().contactFields().contactRules(catalogue::FieldLocation::Answer);
}

ColumnChooser::ColumnChooser(PageHost &host, const storedesk::exports::ContactMirrorUpdater &atHand,
                             AllContactsModel &model, TableView &table, Button *button)
    : QObject(button)
    , m_host(host)
    , m_atHand(atHand)
    , m_model(model)
    , m_table(table)
{
    button->setObjectName(u"everybodyColumns"_s);
    auto *menu = new QMenu(button);
    menu->setObjectName(u"everybodyColumnsMenu"_s);
    connect(menu, &QMenu::aboutToShow, this, [this, menu] { fill(menu); });
    button->setMenu(menu);
    auto &account = host.account();
    connect(&account.storage(), &storage::AccountStorage::becameReady, this,
            &ColumnChooser::restore);
    // The titles of the account's own fields may have changed.
    connect(&account.contactFields(), &account::AccountFields::changed, this,
            &ColumnChooser::restore);
    restore();
}

void ColumnChooser::fill(QMenu *menu)
{
    m_host.account().contactFields().need();
    menu->clear();
    auto shown = this->shown();
    for (const auto &column : columnsToChoose(m_atHand.known().columns, rules())) {
        const auto key = column.rule.key;
        auto *action = menu->addAction(column.title().replace(u'&', u"&&"_s));
        action->setObjectName(u"column-"_s + key);
        action->setCheckable(true);
        action->setChecked(shown.contains(key));
        // The name column cannot be hidden, because it identifies the contact.
        action->setEnabled(key != usualColumns().constFirst());
        connect(action, &QAction::toggled, this, [this, key, shown](bool checked) mutable {
            checked ? shown.append(key) : static_cast<void>(shown.removeAll(key));
            show(shown);
        });
    }
    menu->addSeparator();
    auto *usual = menu->addAction(tr("&Default columns"), this, [this] {
        setColumns(usualColumns());
        m_host.account().storage().views().keep(viewName, {});
    });
    usual->setObjectName(u"usualColumns"_s);
}

QStringList ColumnChooser::shown() const
{
    QStringList keys;
    for (const auto &column : m_model.columns())
        keys.append(column.rule.key);
    return keys;
}

void ColumnChooser::show(const QStringList &keys)
{
    setColumns(keys);
    m_host.account().storage().views().keep(viewName,
                                            {{chosenMember, QJsonArray::fromStringList(keys)}});
}

void ColumnChooser::setColumns(const QStringList &keys)
{
    std::vector<AllContactsColumn> columns;
    for (const auto &key : keys)
        columns.push_back(columnOf(key, rules()));
    if (columns == m_model.columns())
        return;
    m_model.setColumns(std::move(columns));
    for (int column = 0; column < m_model.columnCount(); ++column)
        m_table.setColumnAtLeast(column,
                                 m_model.columns()[static_cast<std::size_t>(column)].width());
}

void ColumnChooser::restore()
{
    QStringList keys;
    const auto kept =
        m_host.account().storage().views().state(viewName).value(chosenMember).toArray();
    for (const auto &key : kept)
        keys.append(key.toString());
    setColumns(keys.isEmpty() ? usualColumns() : keys);
}

} // namespace storedesk::ui::contacts
