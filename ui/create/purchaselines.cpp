// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/create/purchaselines.h"

#include "catalogue/key.h"
#include "ui/create/linecolumns.h"

#include <QJsonObject>

#include <numeric>

namespace storedesk::ui::create {

namespace key = catalogue::key;
using State = jobs::Finding::State;

std::optional<jobs::Money> PurchaseLine::price() const
{
    return unitPrice ? std::optional(jobs::priceOf(*unitPrice, units, discount)) : std::nullopt;
}

void PurchaseLines::setLines(std::vector<PurchaseLine> lines)
{
    beginResetModel();
    m_lines = std::move(lines);
    endResetModel();
    Q_EMIT edited();
}

void PurchaseLines::append(const std::vector<PurchaseLine> &lines)
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

void PurchaseLines::remove(int row)
{
    if (row < 0 || row >= static_cast<int>(m_lines.size()))
        return;
    beginRemoveRows({}, row, row);
    m_lines.erase(m_lines.begin() + row);
    endRemoveRows();
    Q_EMIT edited();
}

bool PurchaseLines::isPlaceholder(const QModelIndex &index) const
{
    return index.isValid() && index.row() == static_cast<int>(m_lines.size());
}

jobs::Finding PurchaseLines::finding(int row) const
{
    return m_findings.value(m_lines[static_cast<std::size_t>(row)].productId);
}

void PurchaseLines::setFinding(const QString &productId, const jobs::Finding &finding)
{
    m_findings.insert(productId, finding);
    const auto price = jobs::Money::of(finding.record[key::unitPrice]);
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

void PurchaseLines::touch(int row)
{
    Q_EMIT dataChanged(index(row, 0), index(row, ColumnCount - 1));
}

qint64 PurchaseLines::totalUnits() const
{
    return std::accumulate(m_lines.begin(), m_lines.end(), qint64(0),
                           [](qint64 sum, const PurchaseLine &line) { return sum + line.units; });
}

std::optional<jobs::Money> PurchaseLines::total() const
{
    jobs::Money sum;
    for (const auto &line : m_lines) {
        const auto price = line.price();
        if (!price)
            return std::nullopt;
        sum = sum + *price;
    }
    return sum;
}

QJsonArray PurchaseLines::body() const
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

int PurchaseLines::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_lines.size()) + 1;
}

int PurchaseLines::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

Qt::ItemFlags PurchaseLines::flags(const QModelIndex &index) const
{
    const auto common = Qt::ItemIsEnabled | Qt::ItemIsSelectable;
    if (!index.isValid())
        return Qt::NoItemFlags;
    if (isPlaceholder(index))
        return index.column() == ProductId ? common | Qt::ItemIsEditable : common;
    return lineColumn(index.column()).setValue ? common | Qt::ItemIsEditable : common;
}

bool PurchaseLines::setData(const QModelIndex &index, const QVariant &value, int role)
{
    if (role != Qt::EditRole || !(flags(index) & Qt::ItemIsEditable))
        return false;
    if (isPlaceholder(index)) {
        const auto productId = value.toString().trimmed();
        if (!productId.isEmpty())
            append({PurchaseLine{.productId = productId}});
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

} // namespace storedesk::ui::create
