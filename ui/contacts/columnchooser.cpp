// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/contacts/columnchooser.h"

#include "account/account.h"
#include "account/accountfields.h"
#include "storage/views.h"
#include "ui/host/pagehost.h"
#include "ui/tables/columnspopup.h"
#include "ui/tables/tableview.h"
#include "ui/widgets/button.h"

#include <QJsonArray>

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
    , m_button(button)
{
    button->setObjectName(u"everybodyColumns"_s);
    connect(button, &Button::clicked, this, &ColumnChooser::openPopup);
    auto &account = host.account();
    connect(&account.storage(), &storage::AccountStorage::becameReady, this,
            &ColumnChooser::restore);
    // The titles of the account's own fields may have changed.
    connect(&account.contactFields(), &account::AccountFields::changed, this,
            &ColumnChooser::restore);
    restore();
}

void ColumnChooser::openPopup()
{
    m_host.account().contactFields().need();
    QStringList keys;
    ColumnsPopup::Choice choice;
    for (const auto &column : columnsToChoose(m_atHand.known().columns, rules())) {
        keys.append(column.rule.key);
        // The name column cannot be hidden, because it identifies the contact.
        choice.columns.append({.title = column.title(),
                               .name = column.rule.key,
                               .isFixed = column.rule.key == usualColumns().constFirst()});
    }
    choice.isShown = [this, keys](int column) {
        return shown().contains(keys[column]);
    };
    choice.setShown = [this, keys](int column, bool isShown) {
        setShown(keys[column], isShown);
    };
    auto *popup = new ColumnsPopup(choice, m_host.theme(), m_button->parentWidget());
    popup->addButton(tr("&Default columns"), u"usualColumns"_s, [this] {
        setColumns(usualColumns());
        m_host.account().storage().views().keep(viewName, {});
    });
    popup->openBelow(*m_button);
}

void ColumnChooser::setShown(const QString &key, bool isShown)
{
    auto keys = shown();
    if (isShown && !keys.contains(key))
        keys.append(key);
    else if (!isShown)
        keys.removeAll(key);
    show(keys);
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
