// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/changes/valuetable.h"

#include "catalogue/key.h"
#include "items/cells.h"
#include "ui/widgets/tableview.h"

#include <QHeaderView>
#include <QJsonArray>
#include <QStandardItemModel>
#include <QVBoxLayout>

namespace storedesk::ui {

using namespace Qt::StringLiterals;

ValueTable::ValueTable(const Theme &theme, QWidget *parent)
    : Panel(parent)
    , m_table(new TableView(theme, this))
    , m_model(new QStandardItemModel(this))
{
    m_table->setObjectName(u"values"_s);
    m_table->setAccessibleName(tr("Fields and values"));
    m_table->setModel(m_model);
    m_table->setMinimumHeight(120);
    box()->addWidget(m_table);
}

void ValueTable::begin(const QStringList &columns)
{
    m_model->clear();
    m_model->setHorizontalHeaderLabels(columns);
    m_table->setColumnWidth(0, m_table->scaled(200));
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
}

void ValueTable::add(const QStringList &cells)
{
    QList<QStandardItem *> row;
    for (const QString &cell : cells) {
        row.append(new QStandardItem(cell));
        row.last()->setEditable(false);
        row.last()->setToolTip(cell);
    }
    m_model->appendRow(row);
}

int ValueTable::count() const
{
    return m_model->rowCount();
}

QString wordsOf(catalogue::Resource resource, const QString &member, const QJsonValue &value,
                const QDateTime &now)
{
    if (value.isNull() || value.isUndefined())
        return ValueTable::tr("empty");
    if (value.isArray() && value.toArray().first().isObject())
        return ValueTable::tr("%Ln entries", nullptr, static_cast<int>(value.toArray().size()));
    // A field of the account itself has no row: shown as what it is.
    const catalogue::Field plain = {.key = catalogue::key::value, .title = ""};
    const catalogue::Field *known = catalogue::fieldOf(resource, member);
    const catalogue::Field &field = known ? *known : plain;
    return items::displayText(field, {{field.key, value}}, now);
}

} // namespace storedesk::ui
