// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/records/listtable.h"

#include "account/account.h"
#include "itemmodels/cells.h"
#include "storage/accountstorage.h"
#include "storage/views.h"
#include "ui/host/pagehost.h"
#include "ui/tables/columnarrangement.h"
#include "ui/tables/tableview.h"
#include "ui/theme/role.h"
#include "ui/theme/theme.h"
#include "ui/widgets/layouts.h"

#include <QEvent>
#include <QHeaderView>
#include <QLabel>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <vector>

namespace storedesk::ui::records {

using namespace Qt::StringLiterals;

ListTable::ListTable(PageHost &host, QWidget *parent)
    : QWidget(parent)
    , m_host(host)
    , m_title(new QLabel(this))
    , m_count(new QLabel(this))
    , m_table(new TableView(host.theme(), this))
{
    setRole(m_title, Role::Strong);
    setRole(m_count, Role::Muted);
    m_sorted.setSourceModel(&m_model);
    m_sorted.setSortRole(ListModel::SortRole);
    m_sorted.setSortCaseSensitivity(Qt::CaseInsensitive);
    m_sorted.setSortLocaleAware(true);
    m_table->setModel(&m_sorted);
    m_table->sortByHeadings();
    m_table->viewport()->installEventFilter(this);
    m_table->setSelectionBehavior(QAbstractItemView::SelectItems);
    m_table->horizontalHeader()->setStretchLastSection(false);
    auto *head = new QHBoxLayout;
    head->setSpacing(8);
    head->addWidget(m_title);
    head->addWidget(m_count);
    head->addStretch(1);
    m_columns = new ColumnArrangement(
        *m_table, [this](int column) -> QString { return m_model.fieldAt(column).key; });
    // The button is named after the table, so show() names both.
    m_choose = m_columns->makeButton(this);
    head->addWidget(m_choose);
    auto *box = columnIn(this, 4);
    box->addLayout(head);
    box->addWidget(m_table);
    connect(m_columns, &ColumnArrangement::changed, this, [this] {
        m_host.account().storage().views().keep(m_viewName, m_columns->state());
        shareWidth();
    });
    connect(m_table, &TableView::opened, this, &ListTable::open);
    connect(m_table, &QAbstractItemView::clicked, this, &ListTable::open);
}

void ListTable::setList(catalogue::Resource resource, const catalogue::Field &list,
                        const QJsonArray &elements, const details::ReadingContext &reading)
{
    m_model.setList(resource, list, elements, reading);
    m_table->setObjectName(u"list:"_s + list.key);
    m_viewName = u"list/%1/%2"_s.arg(catalogue::resourceRow(resource).name, list.key);
    show(catalogue::titleOf(list));
}

void ListTable::setRecords(catalogue::Resource resource, const QString &title,
                           const QJsonArray &records, const details::ReadingContext &reading,
                           const QStringList &of)
{
    m_model.setRecords(resource, records, reading, of);
    m_table->setObjectName(u"list:records"_s);
    m_viewName = u"list/%1"_s.arg(catalogue::resourceRow(resource).name);
    show(title);
}

static int widthOf(const catalogue::Field &field)
{
    using enum catalogue::Type;
    if (itemmodels::isNumber(field.type) || field.type == Boolean)
        return 110;
    return field.type == Url || field.type == ObjectId ? 220 : 160;
}

// Returns the column that gets the remaining width: the names, otherwise the last column.
int ListTable::wordsColumn() const
{
    const int names = m_model.namesColumn();
    return names < 0 ? m_model.columnCount() - 1 : names;
}

void ListTable::show(const QString &title)
{
    static constexpr int mostRows = 12;

    m_title->setText(title);
    m_count->setText(QLocale().toString(m_model.rowCount()));
    m_table->setAccessibleName(title);
    m_choose->setObjectName(m_table->objectName() + u"Columns"_s);
    m_choose->setVisible(m_model.columnCount() > 1);
    m_columns->restore(m_host.account().storage().views().state(m_viewName));
    for (int column = 0; column < m_model.columnCount(); ++column) {
        const bool linked =
            m_model.rowCount() > 0 && m_model.index(0, column).data(ListModel::LinkRole).isValid();
        m_table->cells()->setInk(column, linked ? CellInk::Link : CellInk::Text);
    }
    shareWidth();
    const int rows = std::clamp(m_model.rowCount(), 1, mostRows);
    m_table->setFixedHeight(m_host.theme().scaled(36) * rows
                            + m_table->horizontalHeader()->sizeHint().height()
                            + m_host.theme().scaled(14));
}

// Sets the column widths. No column is wider than its contents or narrower than its title, and the
// names get the remaining width. If the names would be elided, identifiers are narrowed first;
// after that the table scrolls.
void ListTable::shareWidth()
{
    const auto &theme = m_host.theme();
    const int words = wordsColumn();
    if (words < 0)
        return;
    const auto natural = [this](int column) {
        return std::max(static_cast<const QAbstractItemView *>(m_table)->sizeHintForColumn(column),
                        m_table->horizontalHeader()->sectionSizeHint(column));
    };
    std::vector<int> widths;
    const int least = std::min(natural(words), theme.scaled(320));
    int room = m_table->viewport()->width() - least;
    for (int column = 0; column < m_model.columnCount(); ++column) {
        if (m_table->isColumnHidden(column) || m_columns->isSized(column)) {
            widths.push_back(m_table->columnWidth(column));
            room -= column == words ? 0 : widths.back();
            continue;
        }
        const int most = theme.scaled(widthOf(m_model.fieldAt(column)));
        const int title = m_table->horizontalHeader()->sectionSizeHint(column);
        widths.push_back(column == words ? 0 : std::max(title, std::min(natural(column), most)));
        room -= widths.back();
    }
    for (int column = 0; column < m_model.columnCount(); ++column) {
        if (m_table->isColumnHidden(column) || m_columns->isSized(column))
            continue;
        auto &width = widths[static_cast<std::size_t>(column)];
        const auto type = m_model.fieldAt(column).type;
        const bool identifier = type == catalogue::Type::ObjectId || type == catalogue::Type::Url;
        const int spare = identifier ? std::max(0, width - theme.scaled(96)) : 0;
        const int given = std::clamp(-room, 0, spare);
        width -= given;
        room += given;
        if (column != words)
            m_table->setColumnWidth(column, width);
    }
    if (!m_columns->isSized(words) && !m_table->isColumnHidden(words))
        m_table->setColumnWidth(words, least + std::max(0, room));
}

// Shares the width when the viewport is resized, because its width is determined last.
bool ListTable::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_table->viewport() && event->type() == QEvent::Resize)
        shareWidth();
    return QWidget::eventFilter(watched, event);
}

void ListTable::open(const QModelIndex &index)
{
    if (const auto place = m_model.linkAt(index))
        m_host.open(*place);
}

} // namespace storedesk::ui::records
