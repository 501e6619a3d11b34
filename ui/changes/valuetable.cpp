// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/changes/valuetable.h"

#include "catalogue/key.h"
#include "itemmodels/cells.h"
#include "itemmodels/showntext.h"
#include "ui/tables/tableview.h"

#include <QHeaderView>
#include <QJsonArray>
#include <QStandardItemModel>
#include <QVBoxLayout>

#include <algorithm>
#include <array>

namespace storedesk::ui::changes {

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
    m_widestName = 0;
    // The name column takes only the width it needs, so that values are shown in full where
    // possible.
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    m_table->horizontalHeader()->setSectionResizeMode(0, QHeaderView::Interactive);
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
    const auto metrics = m_table->fontMetrics();
    m_widestName = std::max(m_widestName, metrics.horizontalAdvance(cells.constFirst()));
    m_table->setColumnWidth(
        0,
        std::clamp(m_widestName + m_table->scaled(28), m_table->scaled(96), m_table->scaled(200)));
}

int ValueTable::count() const
{
    return m_model->rowCount();
}

// Formats list entries for display, for example "2 × Boots, Lace".
static QString entriesOf(const QJsonArray &entries)
{
    namespace key = catalogue::key;
    static constexpr std::array names{key::name, key::label, key::title, key::productId, key::id};
    QStringList words;
    for (const auto &entry : entries) {
        QString text;
        for (const auto name : names)
            text = text.isEmpty() ? itemmodels::shownText(entry[name].toString()) : text;
        const auto count = entry[key::quantity].toInteger();
        if (!text.isEmpty())
            words.append(count > 1 ? ValueTable::tr("%L1 × %2").arg(count).arg(text) : text);
    }
    return words.size() == entries.size()
        ? words.join(u", "_s)
        : ValueTable::tr("%Ln entries", nullptr, static_cast<int>(entries.size()));
}

QString wordsOf(catalogue::Resource resource, const QString &member, const QJsonValue &value,
                const QDateTime &now)
{
    if (value.isNull() || value.isUndefined())
        return ValueTable::tr("empty");
    if (value.isArray() && value.toArray().first().isObject())
        return entriesOf(value.toArray());
    // Custom fields of the account are not in the catalogue and are shown as plain values.
    const catalogue::Field plain = {.key = catalogue::key::value, .title = ""};
    const catalogue::Field *known = catalogue::fieldOf(resource, member);
    const catalogue::Field &field = known ? *known : plain;
    return itemmodels::displayText(field, {{field.key, value}}, now);
}

} // namespace storedesk::ui::changes
