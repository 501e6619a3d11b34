// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/forms/pairlist.h"

#include "itemmodels/showntext.h"
#include "ui/tables/celldelegate.h"

#include <QJsonObject>

namespace storedesk::ui::forms {

PairList::PairList(Member first, Member second, Follow follow, QObject *parent)
    : QAbstractTableModel(parent)
    , m_first(std::move(first))
    , m_second(std::move(second))
    , m_follow(std::move(follow))
{ }

QJsonArray PairList::pairs() const
{
    QJsonArray list;
    for (const auto &[texts, own] : m_pairs)
        list.append(QJsonObject{{m_first.key, texts.first}, {m_second.key, texts.second}});
    return list;
}

int PairList::columnOf(const QString &key) const
{
    return key == m_first.key ? First : key == m_second.key ? Second : -1;
}

QList<int> PairList::halfRows() const
{
    QList<int> rows;
    for (int row = 0; row < count(); ++row) {
        const auto &[first, second] = m_pairs[row].texts;
        if (first.isEmpty() != second.isEmpty())
            rows.append(row);
    }
    return rows;
}

void PairList::setPairs(const QJsonArray &pairs)
{
    if (pairs == this->pairs())
        return;
    beginResetModel();
    m_pairs.clear();
    m_before.clear();
    m_after.clear();
    m_faults.clear();
    for (const auto &pair : pairs) {
        const Texts texts(pair[m_first.key].toString(), pair[m_second.key].toString());
        const bool own = !m_follow || texts.second != m_follow(texts.first, {});
        m_pairs.append({.texts = texts, .own = own});
    }
    endResetModel();
}

void PairList::adoptStateOf(const PairList &other)
{
    if (other.pairs() != pairs())
        return;
    m_pairs = other.m_pairs;
    m_before = other.m_before;
    m_after = other.m_after;
}

void PairList::setFaults(const QMap<Cell, QString> &reasons)
{
    if (reasons == m_faults)
        return;
    m_faults = reasons;
    if (count() > 0)
        Q_EMIT dataChanged(index(0, First), index(count() - 1, Second));
}

void PairList::remember()
{
    m_before.append(m_pairs);
    m_after.clear();
    // The checks run again.
    m_faults.clear();
}

void PairList::swap(QList<Pairs> &from, QList<Pairs> &to)
{
    if (from.isEmpty())
        return;
    beginResetModel();
    to.append(m_pairs);
    m_pairs = from.takeLast();
    m_faults.clear();
    endResetModel();
    Q_EMIT edited();
}

void PairList::undo()
{
    swap(m_before, m_after);
}

void PairList::redo()
{
    swap(m_after, m_before);
}

void PairList::append(const QList<Texts> &pairs)
{
    if (pairs.isEmpty())
        return;
    remember();
    beginInsertRows({}, count(), count() + static_cast<int>(pairs.size()) - 1);
    for (const auto &texts : pairs) {
        m_pairs.append({.texts = texts, .own = !texts.second.isEmpty()});
        follow(count() - 1);
    }
    endInsertRows();
    Q_EMIT edited();
}

void PairList::remove(int row)
{
    if (row < 0 || row >= count())
        return;
    remember();
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
    remember();
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

QVariant PairList::faultOf(const QModelIndex &index, int role) const
{
    const auto reason = m_faults.value({index.row(), index.column()});
    if (reason.isEmpty())
        return {};
    switch (role) {
    case ItemIconRole:
        return QVariant::fromValue(Icon::CrossCircle);
    case ItemToneRole:
        return static_cast<int>(Tone::Err);
    case Qt::ToolTipRole:
    case Qt::AccessibleDescriptionRole:
        return reason;
    default:
        return {};
    }
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
    const auto &[first, second] = m_pairs[index.row()].texts;
    if (index.column() == Remove) {
        switch (role) {
        case ItemIconRole:
            return QVariant::fromValue(Icon::Close);
        case Qt::ToolTipRole:
        case Qt::AccessibleTextRole:
            return tr("Remove %1").arg(itemmodels::shownText(first.isEmpty() ? second : first));
        default:
            return {};
        }
    }
    const auto &text = index.column() == First ? first : second;
    if (role == Qt::EditRole)
        return text;
    return role == Qt::DisplayRole || role == Qt::AccessibleTextRole
        ? QVariant(itemmodels::shownText(text))
        : faultOf(index, role);
}

// An empty second text follows the first one again.
void PairList::set(int row, int column, const QString &text)
{
    auto &pair = m_pairs[row];
    if (column == First) {
        pair.texts.first = text;
    } else {
        pair.texts.second = text;
        pair.own = !text.isEmpty();
    }
    follow(row);
}

void PairList::follow(int row)
{
    auto &pair = m_pairs[row];
    if (pair.own || !m_follow)
        return;
    QStringList taken;
    for (int other = 0; other < count(); ++other) {
        if (other != row)
            taken.append(m_pairs[other].texts.second);
    }
    const auto &first = pair.texts.first;
    pair.texts.second = first.isEmpty() ? QString() : m_follow(first, taken);
}

bool PairList::setData(const QModelIndex &index, const QVariant &value, int role)
{
    if (role != Qt::EditRole || !(flags(index) & Qt::ItemIsEditable))
        return false;
    const auto text = value.toString().trimmed();
    const bool blank = index.row() == count();
    if (blank ? text.isEmpty() : index.data(Qt::EditRole).toString() == text)
        return !blank;
    remember();
    if (blank) {
        // The placeholder becomes a pair in place and a new placeholder is added below, so that the
        // user stays in the same row.
        m_hasBlank = false;
        m_pairs.append(Pair());
    }
    set(index.row(), index.column(), text);
    Q_EMIT dataChanged(index.siblingAtColumn(0), index.siblingAtColumn(ColumnCount - 1));
    if (blank) {
        beginInsertRows({}, count(), count());
        m_hasBlank = true;
        endInsertRows();
    }
    Q_EMIT edited();
    return true;
}

QList<PairList::Texts> readPairs(const QString &text)
{
    QList<PairList::Texts> pairs;
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
            pairs.append({line, QString()});
        else
            pairs.append({line.left(at).trimmed(), line.mid(at + 1).trimmed()});
    }
    return pairs;
}

} // namespace storedesk::ui::forms
