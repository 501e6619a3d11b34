// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/purchases/purchaseitems.h"

#include "catalogue/key.h"
#include "ui/purchases/itemcolumns.h"

#include <QJsonObject>

#include <numeric>

namespace storedesk::ui::purchases {

namespace key = catalogue::key;
using State = storedesk::records::ValueFinding::State;

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

} // namespace storedesk::ui::purchases
