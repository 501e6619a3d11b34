// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/create/pairlist.h"

#include "ui/widgets/celldelegate.h"

#include <QJsonObject>

namespace storedesk::ui::create {

PairList::PairList(Member first, Member second, QObject *parent)
    : QAbstractTableModel(parent)
    , m_first(std::move(first))
    , m_second(std::move(second))
{ }

QJsonArray PairList::pairs() const
{
    QJsonArray list;
    for (const auto &[first, second] : m_pairs)
        list.append(QJsonObject{{m_first.key, first}, {m_second.key, second}});
    return list;
}

QList<int> PairList::halfRows() const
{
    QList<int> rows;
    for (int row = 0; row < count(); ++row) {
        if (m_pairs[row].first.isEmpty() != m_pairs[row].second.isEmpty())
            rows.append(row);
    }
    return rows;
}

void PairList::setPairs(const QJsonArray &pairs)
{
    beginResetModel();
    m_pairs.clear();
    for (const auto &pair : pairs)
        m_pairs.append({pair[m_first.key].toString(), pair[m_second.key].toString()});
    endResetModel();
}

void PairList::append(const QList<std::pair<QString, QString>> &pairs)
{
    if (pairs.isEmpty())
        return;
    beginInsertRows({}, count(), count() + static_cast<int>(pairs.size()) - 1);
    m_pairs += pairs;
    endInsertRows();
    Q_EMIT edited();
}

void PairList::remove(int row)
{
    if (row < 0 || row >= count())
        return;
    beginRemoveRows({}, row, row);
    m_pairs.removeAt(row);
    endRemoveRows();
    Q_EMIT edited();
}

void PairList::move(int row, int step)
{
    const int target = row + step;
    if (row < 0 || row >= count() || target < 0 || target >= count())
        return;
    beginMoveRows({}, row, row, {}, step > 0 ? target + 1 : target);
    m_pairs.move(row, target);
    endMoveRows();
    Q_EMIT edited();
}

int PairList::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : count() + (m_hasBlank ? 1 : 0);
}

int PairList::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

Qt::ItemFlags PairList::flags(const QModelIndex &index) const
{
    if (!index.isValid())
        return Qt::NoItemFlags;
    const auto common = Qt::ItemIsEnabled | Qt::ItemIsSelectable;
    return index.column() == Remove ? common : common | Qt::ItemIsEditable;
}

QVariant PairList::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    return section == First ? m_first.title : section == Second ? m_second.title : QString();
}

QVariant PairList::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    if (index.row() == count()) {
        if (role == ItemMutedRole)
            return true;
        return role == Qt::DisplayRole && index.column() == First ? tr("Add…") : QVariant();
    }
    const auto &[first, second] = m_pairs[index.row()];
    const auto text = index.column() == First ? first : second;
    if (index.column() == Remove) {
        switch (role) {
        case ItemIconRole:
            return QVariant::fromValue(Icon::Close);
        case Qt::ToolTipRole:
        case Qt::AccessibleTextRole:
            return tr("Remove %1").arg(second.isEmpty() ? first : second);
        default:
            return {};
        }
    }
    return role == Qt::DisplayRole || role == Qt::EditRole || role == Qt::AccessibleTextRole
        ? QVariant(text)
        : QVariant();
}

bool PairList::setData(const QModelIndex &index, const QVariant &value, int role)
{
    if (role != Qt::EditRole || !(flags(index) & Qt::ItemIsEditable))
        return false;
    const auto text = value.toString().trimmed();
    if (index.row() == count()) {
        if (text.isEmpty())
            return false;
        // It becomes a pair where it stands, and a new empty row comes below it: who types on is
        // still in the same row.
        m_hasBlank = false;
        m_pairs.append(index.column() == First ? std::pair(text, QString())
                                               : std::pair(QString(), text));
        Q_EMIT dataChanged(index.siblingAtColumn(0), index.siblingAtColumn(ColumnCount - 1));
        beginInsertRows({}, count(), count());
        m_hasBlank = true;
        endInsertRows();
        Q_EMIT edited();
        return true;
    }
    auto &pair = m_pairs[index.row()];
    auto &cell = index.column() == First ? pair.first : pair.second;
    if (cell == text)
        return true;
    cell = text;
    Q_EMIT dataChanged(index, index);
    Q_EMIT edited();
    return true;
}

QList<std::pair<QString, QString>> readPairs(const QString &text)
{
    QList<std::pair<QString, QString>> pairs;
    auto rows = text;
    rows.replace(u'\r', u'\n');
    for (const auto &row : rows.split(u'\n', Qt::SkipEmptyParts)) {
        const auto line = row.trimmed();
        if (line.isEmpty())
            continue;
        qsizetype at = -1;
        for (const QChar separator : {u'\t', u';', u','}) {
            if (at < 0)
                at = line.indexOf(separator);
        }
        if (at < 0)
            pairs.append({line, line});
        else
            pairs.append({line.left(at).trimmed(), line.mid(at + 1).trimmed()});
    }
    return pairs;
}

} // namespace storedesk::ui::create
