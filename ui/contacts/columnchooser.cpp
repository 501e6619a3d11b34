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

#include <QHeaderView>
#include <QJsonObject>
#include <QScopedValueRollback>

#include <algorithm>

namespace storedesk::ui::contacts {

using namespace Qt::StringLiterals;

static constexpr auto viewName = "everybody"_L1;
static constexpr auto chosenMember = "columns"_L1;
static constexpr auto fieldMember = "field"_L1;
static constexpr auto widthMember = "width"_L1;
static constexpr int narrowest = 48;

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
    listen();
}

// The last column takes the remaining width, which is not a choice of the user.
static bool isStretched(const QHeaderView &header, int column)
{
    return header.stretchLastSection() && header.visualIndex(column) == header.count() - 1;
}

void ColumnChooser::listen()
{
    const auto *header = m_table.horizontalHeader();
    connect(header, &QHeaderView::sectionMoved, this, &ColumnChooser::keep);
    connect(header, &QHeaderView::sectionResized, this, [this, header](int column) {
        if (!isStretched(*header, column))
            keep();
    });
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
        arrange(QJsonArray::fromStringList(usualColumns()));
        m_host.account().storage().views().keep(viewName, {});
    });
    popup->openBelow(*m_button);
}

static QString keyOf(const QJsonValue &entry)
{
    return entry.isObject() ? entry[fieldMember].toString() : entry.toString();
}

void ColumnChooser::setShown(const QString &key, bool isShown)
{
    QJsonArray columns;
    const auto before = arrangement();
    for (const auto &entry : before) {
        if (keyOf(entry) != key)
            columns.append(entry);
    }
    if (isShown)
        columns.append(key);
    show(columns);
}

QStringList ColumnChooser::shown() const
{
    QStringList keys;
    for (const auto &column : m_model.columns())
        keys.append(column.rule.key);
    return keys;
}

QJsonArray ColumnChooser::arrangement() const
{
    const auto *header = m_table.horizontalHeader();
    const auto keys = shown();
    QJsonArray columns;
    for (int place = 0; place < header->count(); ++place) {
        const int column = header->logicalIndex(place);
        QJsonObject entry{{fieldMember, keys.value(column)}};
        if (!isStretched(*header, column))
            entry.insert(widthMember, header->sectionSize(column));
        columns.append(entry);
    }
    return columns;
}

void ColumnChooser::show(const QJsonArray &arrangement)
{
    arrange(arrangement);
    keep();
}

void ColumnChooser::keep()
{
    if (!m_arranging)
        m_host.account().storage().views().keep(viewName, {{chosenMember, arrangement()}});
}

// The name remains the first column of the model, wherever it is on the screen.
void ColumnChooser::arrange(const QJsonArray &arrangement)
{
    const QScopedValueRollback quiet(m_arranging, true);
    QStringList keys;
    for (const auto &entry : arrangement)
        keys.append(keyOf(entry));
    if (const auto name = keys.indexOf(usualColumns().constFirst()); name > 0)
        keys.move(name, 0);
    std::vector<AllContactsColumn> columns;
    for (const auto &key : std::as_const(keys))
        columns.push_back(columnOf(key, rules()));
    if (columns != m_model.columns())
        m_model.setColumns(std::move(columns));
    auto *header = m_table.horizontalHeader();
    int place = 0;
    for (const auto &entry : arrangement) {
        const auto column = static_cast<int>(keys.indexOf(keyOf(entry)));
        header->moveSection(header->visualIndex(column), place++);
        if (const int width = entry[widthMember].toInt(); width > 0)
            header->resizeSection(column, std::max(narrowest, width));
        else
            m_table.setColumnAtLeast(column,
                                     m_model.columns()[static_cast<std::size_t>(column)].width());
    }
}

void ColumnChooser::restore()
{
    const auto kept =
        m_host.account().storage().views().state(viewName).value(chosenMember).toArray();
    arrange(kept.isEmpty() ? QJsonArray::fromStringList(usualColumns()) : kept);
}

} // namespace storedesk::ui::contacts
