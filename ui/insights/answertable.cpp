// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "answertable.h"

#include "ui/insights/insighttable.h"
#include "ui/tables/columnarrangement.h"
#include "ui/tables/rowcollector.h"
#include "ui/tables/tableview.h"
#include "ui/theme/theme.h"

#include <QEvent>
#include <QHeaderView>
#include <QSortFilterProxyModel>
#include <QVBoxLayout>

namespace storedesk::ui::insights {

using namespace Qt::StringLiterals;

// Limits of the first column.
static constexpr int leastNames = 110;
static constexpr int mostNames = 240;
static constexpr int mostMeasuredRows = 100;

AnswerTable::AnswerTable(const Theme &theme, QWidget *parent)
    : Panel(parent)
    , m_theme(theme)
    , m_table(new InsightTable(this))
    , m_sorted(new QSortFilterProxyModel(this))
    , m_rows(new TableView(theme, this))
    , m_columns(nullptr)
{
    m_sorted->setSourceModel(m_table);
    m_sorted->setSortRole(InsightTable::SortRole);
    m_rows->setObjectName(u"answerTable"_s);
    m_rows->setAccessibleName(tr("Answer table"));
    m_rows->setModel(m_sorted);
    m_rows->viewport()->installEventFilter(this);
    m_rows->sortByHeadings();
    // The names take the room that is left.
    m_rows->horizontalHeader()->setStretchLastSection(false);
    box()->addWidget(m_rows);
    // The columns of an answer have no names but their titles.
    m_columns = new ColumnArrangement(*m_rows, [this](int column) {
        return m_table->headerData(column, Qt::Horizontal, Qt::DisplayRole).toString();
    });
    connect(m_columns, &ColumnArrangement::changed, this, &AnswerTable::fitNames);
    connect(m_rows, &TableView::opened, this, &AnswerTable::openCell);
    connect(m_rows, &QTableView::clicked, this, [this](const QModelIndex &index) {
        if (!index.data(InsightTable::KeyRole).toString().isEmpty())
            openCell(index);
    });
}

void AnswerTable::show(const insightviews::AnswerView &view)
{
    m_table->show(view);
    m_rows->sortByColumn(-1, Qt::AscendingOrder);
    for (int column = 0; column < m_table->columnCount(); ++column) {
        const auto &shown = view.columns[static_cast<std::size_t>(column)];
        m_rows->cells()->setInk(column,
                                shown.opens       ? CellInk::Link
                                    : column == 0 ? CellInk::Name
                                                  : CellInk::Text);
    }
    fitColumns();
    m_columns->apply();
    fitNames();
}

SavedTable AnswerTable::table() const
{
    const auto columns = visibleColumns(*m_rows);
    SavedTable saved{.shown = tableOf(*m_sorted, columns)};
    for (const int column : columns)
        saved.isNumber.append(m_table->columnAt(column).isNumber);
    for (int row = 0; row < m_sorted->rowCount(); ++row) {
        QVariantList values;
        for (const int column : columns)
            values.append(m_sorted->index(row, column).data(InsightTable::SortRole));
        saved.values.append(values);
    }
    return saved;
}

// Columns of numbers are as wide as their content, so that many of them fit.
void AnswerTable::fitColumns()
{
    static constexpr int padding = 26;
    static constexpr int least = 44;
    const auto metrics = m_rows->fontMetrics();
    const QFontMetrics titles(m_rows->horizontalHeader()->font());
    for (int column = 1; column < m_table->columnCount(); ++column) {
        const auto title = m_table->headerData(column, Qt::Horizontal, Qt::DisplayRole).toString();
        int widest = titles.horizontalAdvance(title);
        for (int row = 0; row < std::min(m_table->rowCount(), mostMeasuredRows); ++row)
            widest = std::max(
                widest, metrics.horizontalAdvance(m_table->index(row, column).data().toString()));
        m_rows->setColumnWidth(column,
                               std::max(m_theme.scaled(least), widest + m_theme.scaled(padding)));
    }
}

int AnswerTable::widthOfNumbers() const
{
    int numbers = 0;
    for (int column = 1; column < m_table->columnCount(); ++column)
        numbers += m_rows->columnWidth(column);
    return numbers;
}

int AnswerTable::widthOfNames() const
{
    static constexpr int padding = 28;
    int widest = 0;
    // Names are drawn in a stronger weight than other cells.
    const QFontMetrics metrics(m_theme.font(Theme::Text::Strong));
    for (int row = 0; row < std::min(m_table->rowCount(), mostMeasuredRows); ++row)
        widest =
            std::max(widest, metrics.horizontalAdvance(m_table->index(row, 0).data().toString()));
    return std::clamp(widest + m_theme.scaled(padding), m_theme.scaled(leastNames),
                      m_theme.scaled(mostNames));
}

int AnswerTable::neededWidth() const
{
    return widthOfNames() + widthOfNumbers();
}

// The names take the room that the numbers leave, but no less than they need within limits.
void AnswerTable::fitNames()
{
    if (m_table->columnCount() == 0 || m_columns->isSized(0))
        return;
    const int needed = widthOfNames();
    const int left = m_rows->viewport()->width() - widthOfNumbers();
    // Names are shortened before the table scrolls sideways, but days are not.
    const bool isText = m_table->index(0, 0).data(InsightTable::SortRole).metaType()
        == QMetaType::fromType<QString>();
    const int least = isText ? m_theme.scaled(leastNames) : needed;
    m_rows->setColumnWidth(0, left >= least ? left : needed);
}

bool AnswerTable::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_rows->viewport() && event->type() == QEvent::Resize)
        fitNames();
    return Panel::eventFilter(watched, event);
}

void AnswerTable::openCell(const QModelIndex &index)
{
    auto chosen = index;
    if (chosen.data(InsightTable::KeyRole).toString().isEmpty()) {
        for (int column = 0; column < m_sorted->columnCount(); ++column) {
            const auto other = index.siblingAtColumn(column);
            if (!other.data(InsightTable::KeyRole).toString().isEmpty()) {
                chosen = other;
                break;
            }
        }
    }
    const auto key = chosen.data(InsightTable::KeyRole).toString();
    const auto column =
        m_sorted->headerData(chosen.column(), Qt::Horizontal, Qt::DisplayRole).toString();
    const auto contact = index.siblingAtColumn(0).data(InsightTable::ContactRole).toString();
    if (!key.isEmpty())
        Q_EMIT peopleWanted(key,
                            u"%1, %2"_s.arg(chosen.siblingAtColumn(0).data().toString(), column));
    else if (!contact.isEmpty())
        Q_EMIT contactWanted(contact);
}

} // namespace storedesk::ui::insights
