// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/jobs/columngrid.h"

#include "ui/host/pagehost.h"
#include "ui/theme/role.h"
#include "ui/theme/theme.h"
#include "ui/widgets/discard.h"
#include "ui/widgets/elidedlabel.h"

#include <QComboBox>
#include <QGridLayout>
#include <QLabel>

#include <algorithm>

namespace storedesk::ui::jobs {

using namespace Qt::StringLiterals;

static constexpr qsizetype mostSamples = 3;

ColumnGrid::ColumnGrid(Texts texts, PageHost &host, QWidget *parent)
    : QWidget(parent)
    , m_texts(std::move(texts))
    , m_host(host)
    , m_grid(new QGridLayout(this))
{
    m_grid->setContentsMargins(16, 12, 16, 12);
    m_grid->setHorizontalSpacing(16);
    m_grid->setVerticalSpacing(6);
    m_grid->setColumnStretch(1, 1);
}

void ColumnGrid::setColumns(const storedesk::jobs::BulkTable *table, const QList<Use> &uses)
{
    m_boxes.clear();
    clearLayout(*m_grid);
    addHeading(tr("Column"), 0);
    addHeading(tr("First values"), 1);
    addHeading(m_texts.heading, 2);
    const auto columns = table ? static_cast<int>(table->columns.size()) : 0;
    for (int column = 0; column < columns; ++column)
        addColumn(*table, column, uses);
    // Stretch only the space below the last row, even if there were more rows before.
    const int rows = std::max(m_grid->rowCount(), columns + 2);
    for (int row = 0; row < rows; ++row)
        m_grid->setRowStretch(row, row == columns + 1 ? 1 : 0);
}

void ColumnGrid::addHeading(const QString &text, int column)
{
    auto *label = new QLabel(text, this);
    setRole(label, Role::Small);
    m_grid->addWidget(label, 0, column);
}

void ColumnGrid::addColumn(const storedesk::jobs::BulkTable &table, int column,
                           const QList<Use> &uses)
{
    const auto &theme = m_host.theme();
    const auto &heading = table.columns.at(column);
    auto *name = new ElidedLabel(heading, this);
    name->setFont(theme.font(Theme::Text::Strong));
    name->setMinimumWidth(theme.scaled(140));
    QStringList values;
    for (const auto &row : table.sample) {
        const auto value = row.value(column).trimmed();
        if (!value.isEmpty() && values.size() < mostSamples)
            values.append(value);
    }
    auto *sample = new ElidedLabel(values.join(u" · "_s), this);
    setRole(sample, Role::Muted);
    auto *box = new QComboBox(this);
    box->setObjectName(m_texts.objectName + QString::number(column));
    box->setAccessibleName(m_texts.accessibleName.arg(heading));
    box->setMinimumWidth(theme.scaled(260));
    for (const auto &use : uses)
        box->addItem(use.text, use.value);
    connect(box, &QComboBox::activated, this,
            [this, column, box] { Q_EMIT chosen(column, box->currentData()); });
    m_grid->addWidget(name, column + 1, 0);
    m_grid->addWidget(sample, column + 1, 1);
    m_grid->addWidget(box, column + 1, 2);
    m_boxes.append(box);
}

void ColumnGrid::setUse(int column, const QVariant &value)
{
    if (column < m_boxes.size())
        m_boxes.at(column)->setCurrentIndex(std::max(0, m_boxes.at(column)->findData(value)));
}

void ColumnGrid::focusFirst()
{
    if (!m_boxes.isEmpty())
        m_boxes.front()->setFocus(Qt::OtherFocusReason);
}

} // namespace storedesk::ui::jobs
