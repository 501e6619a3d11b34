// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/purchases/purchaseitems.h"

#include "catalogue/key.h"
#include "itemmodels/showntext.h"
#include "ui/purchases/itemcolumns.h"
#include "ui/tables/celldelegate.h"

#include <QJsonObject>

#include <numeric>

namespace storedesk::ui::purchases {

using namespace Qt::StringLiterals;
using State = storedesk::records::ValueFinding::State;
namespace key = catalogue::key;

std::optional<storedesk::records::Money> PurchaseItem::price() const
{
    return unitPrice ? std::optional(storedesk::records::priceOf(*unitPrice, units, discount))
                     : std::nullopt;
}

void PurchaseItems::setLines(std::vector<PurchaseItem> lines)
{
    beginResetModel();
    m_lines = std::move(lines);
    endResetModel();
    Q_EMIT edited();
}

void PurchaseItems::append(const std::vector<PurchaseItem> &lines)
{
    if (lines.empty())
        return;
    const int first = static_cast<int>(m_lines.size());
    beginInsertRows({}, first, first + static_cast<int>(lines.size()) - 1);
    m_lines.insert(m_lines.end(), lines.begin(), lines.end());
    endInsertRows();
    for (int row = first; row < static_cast<int>(m_lines.size()); ++row)
        setFinding(m_lines[static_cast<std::size_t>(row)].productId, finding(row));
    Q_EMIT edited();
}

void PurchaseItems::remove(int row)
{
    if (row < 0 || row >= static_cast<int>(m_lines.size()))
        return;
    beginRemoveRows({}, row, row);
    m_lines.erase(m_lines.begin() + row);
    endRemoveRows();
    Q_EMIT edited();
}

bool PurchaseItems::isPlaceholder(const QModelIndex &index) const
{
    return index.isValid() && index.row() == static_cast<int>(m_lines.size());
}

storedesk::records::ValueFinding PurchaseItems::finding(int row) const
{
    return m_findings.value(m_lines[static_cast<std::size_t>(row)].productId);
}

void PurchaseItems::setFinding(const QString &productId,
                               const storedesk::records::ValueFinding &finding)
{
    m_findings.insert(productId, finding);
    const auto price = storedesk::records::Money::of(finding.record[key::unitPrice]);
    bool filled = false;
    for (std::size_t row = 0; row < m_lines.size(); ++row) {
        auto &line = m_lines[row];
        if (line.productId != productId)
            continue;
        if (!line.unitPrice && price) {
            line.unitPrice = price;
            filled = true;
        }
        touch(static_cast<int>(row));
    }
    if (filled)
        Q_EMIT edited();
}

void PurchaseItems::touch(int row)
{
    Q_EMIT dataChanged(index(row, 0), index(row, ColumnCount - 1));
}

qint64 PurchaseItems::totalUnits() const
{
    return std::accumulate(m_lines.begin(), m_lines.end(), qint64(0),
                           [](qint64 sum, const PurchaseItem &line) { return sum + line.units; });
}

std::optional<storedesk::records::Money> PurchaseItems::total() const
{
    storedesk::records::Money sum;
    for (const auto &line : m_lines) {
        const auto price = line.price();
        if (!price)
            return std::nullopt;
        sum = sum + *price;
    }
    return sum;
}

QJsonArray PurchaseItems::body() const
{
    QJsonArray list;
    for (const auto &line : m_lines) {
        QJsonObject entry{{key::productId, line.productId}, {key::quantity, line.units}};
        if (const auto price = line.price()) {
            entry[key::price] = price->amount();
            entry[key::unitPrice] = line.unitPrice->amount();
        }
        if (line.discount > 0)
            entry[key::discountedPercentage] = line.discount / 100.0;
        list.append(entry);
    }
    return list;
}

int PurchaseItems::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_lines.size()) + 1;
}

int PurchaseItems::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

Qt::ItemFlags PurchaseItems::flags(const QModelIndex &index) const
{
    const auto common = Qt::ItemIsEnabled | Qt::ItemIsSelectable;
    if (!index.isValid())
        return Qt::NoItemFlags;
    if (isPlaceholder(index))
        return index.column() == ProductId ? common | Qt::ItemIsEditable : common;
    return lineColumn(index.column()).setValue ? common | Qt::ItemIsEditable : common;
}

bool PurchaseItems::setData(const QModelIndex &index, const QVariant &value, int role)
{
    if (role != Qt::EditRole || !(flags(index) & Qt::ItemIsEditable))
        return false;
    if (isPlaceholder(index)) {
        const auto productId = value.toString().trimmed();
        if (!productId.isEmpty())
            append({PurchaseItem{.productId = productId}});
        return !productId.isEmpty();
    }
    auto &line = m_lines[static_cast<std::size_t>(index.row())];
    const auto before = line;
    lineColumn(index.column()).setValue(line, value);
    if (line == before)
        return true;
    touch(index.row());
    Q_EMIT edited();
    return true;
}

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
