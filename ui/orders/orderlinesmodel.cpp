// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/orders/orderlinesmodel.h"

#include "ui/tables/celldelegate.h"

#include <QHash>

#include <algorithm>
#include <array>

namespace storedesk::ui::orders {

using storedesk::purchases::OrderFault;
using storedesk::purchases::OrderField;
using storedesk::purchases::OrderProblem;

namespace {

// Where a problem can be corrected.
struct Place
{
    OrderProblem problem;
    OrderField field;
    // Used if the file does not have the first field.
    OrderField otherwise = OrderField::OrderId;
};

constexpr std::array places{
    Place{OrderProblem::NoBuyer, OrderField::Email, OrderField::ExternalId},
    Place{OrderProblem::NotEmail, OrderField::Email},
    Place{OrderProblem::NoDate, OrderField::Date},
    Place{OrderProblem::NotDate, OrderField::Date},
    Place{OrderProblem::UnclearDate, OrderField::Date},
    Place{OrderProblem::DateForm, OrderField::Date},
    Place{OrderProblem::NoProduct, OrderField::ProductId},
    Place{OrderProblem::NoQuantity, OrderField::Quantity},
    Place{OrderProblem::NotQuantity, OrderField::Quantity},
    Place{OrderProblem::QuantityNotPositive, OrderField::Quantity},
    Place{OrderProblem::UnitsDiffer, OrderField::Quantity},
    Place{OrderProblem::UnknownCurrency, OrderField::Currency},
    Place{OrderProblem::OtherCurrency, OrderField::Currency},
    Place{OrderProblem::TotalDiffers, OrderField::Total},
    Place{OrderProblem::NoTotal, OrderField::Total},
    Place{OrderProblem::NoPrice, OrderField::UnitPrice, OrderField::LineTotal},
    Place{OrderProblem::NotAmount, OrderField::UnitPrice, OrderField::Total},
    Place{OrderProblem::NegativeAmount, OrderField::UnitPrice, OrderField::Total},
    Place{OrderProblem::UnclearNumber, OrderField::UnitPrice, OrderField::Total},
    Place{OrderProblem::LineDiffers, OrderField::LineTotal, OrderField::UnitPrice},
};

// Returns the column in which the fault can most likely be corrected.
int columnOf(const OrderFault &fault, const storedesk::purchases::OrderMatching &matching)
{
    const auto place = std::ranges::find(places, fault.problem, &Place::problem);
    const auto fields = place == places.end() ? std::array{OrderField::OrderId, OrderField::OrderId}
                                              : std::array{place->field, place->otherwise};
    for (const auto field : fields) {
        if (const auto column = matching.columnOf(field))
            return *column;
    }
    return 0;
}

QString resultOf(const OrderLineRow &row)
{
    return row.faults.isEmpty() ? OrderLinesModel::tr("Can be sent")
                                : row.faults.join(QLatin1Char('\n'));
}

} // namespace

OrderLinesModel::OrderLinesModel(storedesk::purchases::PurchaseDraft &draft, QObject *parent)
    : ColumnModel(parent)
    , m_draft(draft)
{ }

std::vector<OrderLinesModel::Definition> OrderLinesModel::definitions() const
{
    const auto iconOf = [](const OrderLineRow &row) {
        return QVariant::fromValue(row.isToFix                ? Icon::CrossCircle
                                       : row.faults.isEmpty() ? Icon::TickCircle
                                                              : Icon::Minus);
    };
    const auto toneOf = [](const OrderLineRow &row) {
        return QVariant(static_cast<int>(row.isToFix                ? Tone::Err
                                             : row.faults.isEmpty() ? Tone::Ok
                                                                    : Tone::Neutral));
    };
    std::vector<Definition> columns;
    columns.push_back(
        {.column = 0,
         .title = [] { return tr("Check result"); },
         .text = resultOf,
         .roles = {{Qt::ToolTipRole, resultOf}, {ItemIconRole, iconOf}, {ItemToneRole, toneOf}}});
    for (int column = 0; column < m_headings.size(); ++column) {
        const auto text = [column](const OrderLineRow &row) {
            return row.line.cells.value(column);
        };
        columns.push_back({.column = column + 1,
                           .title = [heading = m_headings.at(column)] { return heading; },
                           .text = text,
                           .roles = {{Qt::EditRole, text}, {Qt::ToolTipRole, text}},
                           .flags = Qt::ItemIsEditable,
                           .setValue =
                               [column](OrderLineRow &row, const QVariant &value) {
                                   row.line.cells[column] = value.toString();
                               }});
    }
    return columns;
}

void OrderLinesModel::load(bool onlyToFix)
{
    struct Found
    {
        QStringList faults = {};
        int column = 0;
        bool isToFix = false;
    };
    QHash<qint64, Found> found;
    for (const auto &order : m_draft.book().orders) {
        for (const auto &fault : order.faults) {
            for (const auto line : fault.lines) {
                auto &mine = found[line];
                if (mine.faults.isEmpty())
                    mine.column = columnOf(fault, m_draft.matching());
                mine.faults.append(textOf(fault));
                mine.isToFix |= !order.isNotASale();
            }
        }
    }
    std::vector<OrderLineRow> rows;
    for (const auto &line : m_draft.lines()) {
        const auto mine = found.value(line.number);
        if (!onlyToFix || mine.isToFix)
            rows.push_back({.line = line,
                            .faults = mine.faults,
                            .column = mine.column,
                            .isToFix = mine.isToFix});
    }
    const auto headings = m_draft.table() ? m_draft.table()->columns : QStringList();
    if (std::exchange(m_headings, headings) != headings)
        setColumnsAndRows(definitions(), std::move(rows));
    else
        updateRows(std::move(rows), [](const OrderLineRow &row) { return row.line.number; });
}

QModelIndex OrderLinesModel::faultAt(int row) const
{
    return index(row, rowAt(row).column + 1);
}

QModelIndex OrderLinesModel::nextFault(const QModelIndex &from, bool backwards) const
{
    const int count = rowCount();
    const int step = backwards ? -1 : 1;
    int row = from.isValid() ? from.row() : backwards ? count : -1;
    for (int tried = 0; tried < count; ++tried) {
        row = (row + step + count) % count;
        if (rowAt(row).isToFix)
            return faultAt(row);
    }
    return {};
}

QModelIndex OrderLinesModel::cellOf(qint64 line) const
{
    const auto found =
        std::ranges::find(rows(), line, [](const OrderLineRow &row) { return row.line.number; });
    return found == rows().end() ? QModelIndex()
                                 : faultAt(static_cast<int>(found - rows().begin()));
}

// The cells of an unreliable line may belong to other columns.
Qt::ItemFlags OrderLinesModel::flags(const QModelIndex &index) const
{
    const auto flags = ColumnModel::flags(index);
    const bool isFixed = index.isValid()
        && (!rowAt(index.row()).line.fault.isEmpty()
            || fileColumn(index.column()) >= rowAt(index.row()).line.cells.size());
    return isFixed ? flags & ~Qt::ItemIsEditable : flags;
}

bool OrderLinesModel::setData(const QModelIndex &index, const QVariant &value, int role)
{
    auto row =
        flags(index).testFlag(Qt::ItemIsEditable) ? rowWithInput(index, value, role) : std::nullopt;
    const int column = fileColumn(index.column());
    if (!row || row->line.cells == rowAt(index.row()).line.cells)
        return row.has_value();
    const auto number = row->line.number;
    const auto text = row->line.cells.at(column);
    replaceRow(index.row(), std::move(*row));
    m_draft.setCell(number, column, text);
    return true;
}

} // namespace storedesk::ui::orders
