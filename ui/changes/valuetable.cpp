// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/changes/valuetable.h"

#include "ui/widgets/tableview.h"

#include <QHeaderView>
#include <QJsonArray>
#include <QJsonDocument>
#include <QLocale>
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
    m_table->setColumnWidth(0, 200);
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
}

void ValueTable::add(const QStringList &cells)
{
    QList<QStandardItem *> row;
    for (const QString &cell : cells) {
        row.append(new QStandardItem(cell));
        row.last()->setEditable(false);
        row.last()->setToolTip(cell.toHtmlEscaped());
    }
    m_model->appendRow(row);
}

QString wordsOf(const QJsonValue &value)
{
    switch (value.type()) {
    case QJsonValue::Null:
    case QJsonValue::Undefined:
        return ValueTable::tr("empty");
    case QJsonValue::Bool:
        return value.toBool() ? ValueTable::tr("Yes") : ValueTable::tr("No");
    case QJsonValue::Double:
        return QLocale().toString(value.toDouble(), 'g', QLocale::FloatingPointShortest);
    case QJsonValue::String:
        return value.toString();
    case QJsonValue::Array: {
        QStringList parts;
        for (const QJsonValue &part : value.toArray())
            parts.append(wordsOf(part));
        return parts.join(u", "_s);
    }
    default:
        return QString::fromUtf8(QJsonDocument(value.toObject()).toJson(QJsonDocument::Compact));
    }
}

} // namespace storedesk::ui
