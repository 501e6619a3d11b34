// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/imports/rejectedrows.h"

#include "itemmodels/showntext.h"
#include "ui/tables/tableview.h"
#include "ui/theme/role.h"
#include "ui/theme/theme.h"
#include "ui/widgets/button.h"

#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QVBoxLayout>

#include <algorithm>
#include <array>

namespace storedesk::ui::imports {

using namespace Qt::StringLiterals;
using storedesk::imports::RefusedRow;

namespace {

struct RefusedColumn
{
    const char *title;
    QString (*text)(const RefusedRow &row);
};

// clang-format off
constexpr std::array refusedColumns{
    RefusedColumn{QT_TRANSLATE_NOOP("storedesk::ui::imports::RejectedRowsModel", "Line in your file"),
                  [](const RefusedRow &row) { return row.line > 0 ? QLocale().toString(row.line) : QString(); }},
    RefusedColumn{QT_TRANSLATE_NOOP("storedesk::ui::imports::RejectedRowsModel", "Record"),
                  [](const RefusedRow &row) { return row.name; }},
    RefusedColumn{QT_TRANSLATE_NOOP("storedesk::ui::imports::RejectedRowsModel", "Column"),
                  [](const RefusedRow &row) { return row.column; }},
    RefusedColumn{QT_TRANSLATE_NOOP("storedesk::ui::imports::RejectedRowsModel", "Value"),
                  [](const RefusedRow &row) { return row.example; }},
};
// clang-format on
static_assert(refusedColumns.size() == RejectedRowsModel::ColumnCount);

} // namespace

void RejectedRowsModel::setRows(std::vector<RefusedRow> rows)
{
    beginResetModel();
    m_rows = std::move(rows);
    endResetModel();
}

int RejectedRowsModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int RejectedRowsModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant RejectedRowsModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    if (role == Qt::TextAlignmentRole)
        return headerData(index.column(), Qt::Horizontal, role);
    if (role != Qt::DisplayRole)
        return {};
    const auto &row = m_rows[static_cast<std::size_t>(index.row())];
    return itemmodels::shownText(
        refusedColumns[static_cast<std::size_t>(index.column())].text(row));
}

QVariant RejectedRowsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= ColumnCount)
        return {};
    if (role == Qt::TextAlignmentRole)
        return static_cast<int>((section == Line ? Qt::AlignRight : Qt::AlignLeft)
                                | Qt::AlignVCenter);
    if (role != Qt::DisplayRole)
        return {};
    return tr(refusedColumns[static_cast<std::size_t>(section)].title);
}

RejectedRows::RejectedRows(const Theme &theme, QWidget *parent)
    : Panel(parent)
    , m_title(new QLabel(this))
    , m_table(new TableView(theme, this))
{
    m_title->setObjectName(u"refusedRowsTitle"_s);
    m_title->setTextFormat(Qt::PlainText);
    m_title->setWordWrap(true);
    setRole(m_title, Role::Strong);
    auto *hide = new Button(tr("Hide rows"), theme, this);
    hide->setObjectName(u"hideRows"_s);
    hide->setKind(Role::Link);
    connect(hide, &Button::clicked, this, &RejectedRows::closed);
    auto *head = new QHBoxLayout;
    head->setContentsMargins(12, 8, 12, 6);
    head->addWidget(m_title, 1);
    head->addWidget(hide, 0, Qt::AlignTop);
    m_table->setObjectName(u"refusedRows"_s);
    m_table->setAccessibleName(tr("Rejected rows"));
    m_table->setModel(&m_model);
    m_table->setMinimumHeight(theme.scaled(110));
    m_table->cells()->setInk(RejectedRowsModel::Field, CellInk::Code);
    m_table->setColumnAtLeast(RejectedRowsModel::Line, 130);
    m_table->setColumnAtLeast(RejectedRowsModel::Record, 300);
    m_table->setColumnAtLeast(RejectedRowsModel::Field, 180);
    m_table->horizontalHeader()->setStretchLastSection(true);
    box()->addLayout(head);
    box()->addWidget(m_table, 1);
}

void RejectedRows::show(const storedesk::imports::ImportResult &result,
                        const storedesk::imports::RefusalGroup &group)
{
    std::vector<RefusedRow> rows;
    std::ranges::copy_if(result.refused, std::back_inserter(rows), [&group](const RefusedRow &row) {
        return row.reason == group.reason && row.column == group.column;
    });
    m_title->setText(tr("%Ln row(s): %1", nullptr, static_cast<int>(rows.size()))
                         .arg(itemmodels::shownText(group.reason)));
    m_model.setRows(std::move(rows));
    m_table->scrollToTop();
    setVisible(true);
}

} // namespace storedesk::ui::imports
