// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "catalogue/key.h"
#include "itemmodels/showntext.h"
#include "ui/purchases/itemcolumns.h"
#include "ui/tables/celldelegate.h"

#include <QJsonObject>

// Display data of the purchase lines. Changes are implemented in purchaselines.cpp.
namespace storedesk::ui::purchases {

namespace key = catalogue::key;
using State = storedesk::records::ValueFinding::State;
using namespace Qt::StringLiterals;

QVariant PurchaseItems::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (section < 0 || section >= ColumnCount)
        return {};
    const auto &column = lineColumn(section);
    if (role == Qt::TextAlignmentRole && column.atTheRight)
        return QVariant::fromValue(Qt::AlignRight | Qt::AlignVCenter);
    if (role != Qt::DisplayRole)
        return {};
    return column.title ? tr(column.title) : QString();
}

static QString productName(const QJsonObject &product)
{
    const auto name = product[key::name].toString();
    return name.isEmpty() ? PurchaseItems::tr("In the catalogue, no name")
                          : itemmodels::shownText(name);
}

QString PurchaseItems::productWords(int row) const
{
    const auto &line = m_lines[static_cast<std::size_t>(row)];
    if (line.productId.isEmpty())
        return tr("Enter a product ID");
    const auto known = finding(row);
    switch (known.state) {
    case State::Unasked:
        return {};
    case State::Asking:
        return tr("Checking…");
    case State::Found:
        return productName(known.record);
    case State::Missing:
        return tr("Not in the catalogue.");
    case State::Failed:
        return tr("Couldn't look it up. %1").arg(known.words);
    }
    return {};
}

QVariant PurchaseItems::sign(int row, int role) const
{
    struct Shown
    {
        Icon icon;
        Tone tone;
    };
    const auto of = [](State state) -> std::optional<Shown> {
        switch (state) {
        case State::Asking:
            return Shown{Icon::Ring, Tone::Accent};
        case State::Found:
            return Shown{Icon::TickCircle, Tone::Ok};
        case State::Missing:
            return Shown{Icon::CrossCircle, Tone::Err};
        case State::Failed:
            return Shown{Icon::Warning, Tone::Warn};
        default:
            return std::nullopt;
        }
    };
    const bool nameless = m_lines[static_cast<std::size_t>(row)].productId.isEmpty();
    const auto shown = nameless ? Shown{Icon::CrossCircle, Tone::Err} : of(finding(row).state);
    if (!shown)
        return {};
    return role == ItemIconRole ? QVariant::fromValue(shown->icon)
                                : QVariant(static_cast<int>(shown->tone));
}

QVariant PurchaseItems::placeholder(const QModelIndex &index, int role) const
{
    if (role == Qt::DisplayRole && index.column() == ProductId)
        return tr("Type a product ID…");
    return role == ItemMutedRole ? QVariant(true) : QVariant();
}

QVariant PurchaseItems::cross(int row, int role) const
{
    switch (role) {
    case ItemIconRole:
        return QVariant::fromValue(Icon::Close);
    case ItemToneRole:
        return 0;
    case Qt::ToolTipRole:
    case Qt::AccessibleTextRole:
        return tr("Remove the item %1")
            .arg(itemmodels::shownText(m_lines[static_cast<std::size_t>(row)].productId));
    default:
        return {};
    }
}

QVariant PurchaseItems::cell(int row, int column, int role) const
{
    const auto &line = m_lines[static_cast<std::size_t>(row)];
    const bool product = column == Product;
    const auto &rules = lineColumn(column);
    switch (role) {
    case Qt::DisplayRole:
    case Qt::AccessibleTextRole:
        return product ? productWords(row) : rules.text(line, QLocale());
    case Qt::EditRole:
        return rules.value ? rules.value(line) : QVariant();
    case ItemIconRole:
    case ItemToneRole:
        return product ? sign(row, role) : QVariant();
    case ItemMutedRole:
        return column == UnitPrice && !line.unitPrice;
    default:
        return {};
    }
}

QVariant PurchaseItems::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    if (role == Qt::TextAlignmentRole && lineColumn(index.column()).atTheRight)
        return QVariant::fromValue(Qt::AlignRight | Qt::AlignVCenter);
    if (isPlaceholder(index))
        return placeholder(index, role);
    return index.column() == Remove ? cross(index.row(), role)
                                    : cell(index.row(), index.column(), role);
}

} // namespace storedesk::ui::purchases
