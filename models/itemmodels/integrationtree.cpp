// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "itemmodels/integrationtree.h"

#include "catalogue/key.h"
#include "itemmodels/integrationwords.h"

#include <algorithm>

namespace storedesk::itemmodels {

namespace key = catalogue::key;

static QString branchId(const QJsonObject &record)
{
    return record.value(key::id).toVariant().toString();
}

static bool hasRecord(const std::vector<QJsonObject> &records, const QString &id)
{
    return std::ranges::find(records, id, branchId) != records.end();
}

IntegrationTree::IntegrationTree(const base::Clock &clock, QObject *parent)
    : QAbstractItemModel(parent)
    , m_clock(clock)
{ }

IntegrationTree::~IntegrationTree() = default;

void IntegrationTree::setIntegrations(const std::vector<QJsonObject> &records)
{
    for (int row = rowCount() - 1; row >= 0; --row) {
        if (!hasRecord(records, m_branches[static_cast<std::size_t>(row)]->id))
            removeBranch(row);
    }
    std::vector<std::unique_ptr<Branch>> fresh;
    for (const auto &record : records) {
        if (auto *branch = find(branchId(record))) {
            branch->record = record;
            notifyChange(*branch);
        } else {
            fresh.push_back(
                std::make_unique<Branch>(Branch{.id = branchId(record), .record = record}));
        }
    }
    if (fresh.empty())
        return;
    const int first = rowCount();
    beginInsertRows({}, first, first + static_cast<int>(fresh.size()) - 1);
    std::ranges::move(fresh, std::back_inserter(m_branches));
    endInsertRows();
}

void IntegrationTree::setTypes(const QString &integration, const std::vector<QJsonObject> &records)
{
    auto *branch = find(integration);
    if (!branch)
        return;
    branch->state = State::Read;
    branch->why.clear();
    auto &types = branch->types;
    for (int row = static_cast<int>(types.size()) - 1; row >= 0; --row) {
        if (!hasRecord(records, branchId(types[static_cast<std::size_t>(row)])))
            removeType(*branch, row);
    }
    std::vector<QJsonObject> fresh;
    for (const auto &record : records) {
        const auto known = std::ranges::find(types, branchId(record), branchId);
        known == types.end() ? fresh.push_back(record) : void(*known = record);
    }
    const auto of = indexOf({integration});
    if (!fresh.empty()) {
        const int first = static_cast<int>(types.size());
        beginInsertRows(of, first, first + static_cast<int>(fresh.size()) - 1);
        std::ranges::move(fresh, std::back_inserter(types));
        endInsertRows();
    }
    setNote(*branch, types.empty());
    notifyChange(*branch);
}

// Older types remain while they are reloaded, and after a failure.
void IntegrationTree::setState(const QString &integration, State state, const QString &why)
{
    auto *branch = find(integration);
    if (!branch)
        return;
    branch->state = state;
    branch->why = why;
    const bool failed = state == State::Failed || state == State::Locked;
    setNote(*branch, failed || (branch->types.empty() && state != State::Unread));
    notifyChange(*branch);
}

void IntegrationTree::setNote(Branch &branch, bool shown)
{
    if (branch.note == shown)
        return;
    const int row = static_cast<int>(branch.types.size());
    const auto of = indexOf({branch.id});
    if (shown)
        beginInsertRows(of, row, row);
    else
        beginRemoveRows(of, row, row);
    branch.note = shown;
    shown ? endInsertRows() : endRemoveRows();
}

void IntegrationTree::notifyChange(const Branch &branch)
{
    const auto of = indexOf({branch.id});
    Q_EMIT dataChanged(of, of.siblingAtColumn(ColumnCount - 1));
    if (const int last = rowCount(of) - 1; last >= 0)
        Q_EMIT dataChanged(index(0, 0, of), index(last, ColumnCount - 1, of));
}

void IntegrationTree::remove(const QStringList &address)
{
    auto *branch = find(address.value(0));
    if (!branch)
        return;
    if (address.size() == 1)
        return removeBranch(rowOf(branch->id));
    const auto type = std::ranges::find(branch->types, address.value(1), branchId);
    if (type == branch->types.end())
        return;
    removeType(*branch, static_cast<int>(type - branch->types.begin()));
    setNote(*branch, branch->note || branch->types.empty());
    notifyChange(*branch);
}

void IntegrationTree::removeBranch(int row)
{
    beginRemoveRows({}, row, row);
    m_branches.erase(m_branches.begin() + row);
    endRemoveRows();
}

void IntegrationTree::removeType(Branch &branch, int row)
{
    beginRemoveRows(indexOf({branch.id}), row, row);
    branch.types.erase(branch.types.begin() + row);
    endRemoveRows();
}

int IntegrationTree::rowOf(const QString &integration) const
{
    const auto found = std::ranges::find_if(
        m_branches, [&](const auto &branch) { return branch->id == integration; });
    return found == m_branches.end() ? -1 : static_cast<int>(found - m_branches.begin());
}

IntegrationTree::Branch *IntegrationTree::find(const QString &integration) const
{
    const int row = rowOf(integration);
    return row < 0 ? nullptr : m_branches[static_cast<std::size_t>(row)].get();
}

QModelIndex IntegrationTree::indexOf(const QStringList &address) const
{
    const int row = rowOf(address.value(0));
    if (row < 0 || address.size() == 1)
        return row < 0 ? QModelIndex() : createIndex(row, 0);
    auto *branch = m_branches[static_cast<std::size_t>(row)].get();
    const auto type = std::ranges::find(branch->types, address.value(1), branchId);
    return type == branch->types.end()
        ? QModelIndex()
        : createIndex(static_cast<int>(type - branch->types.begin()), 0, branch);
}

QStringList IntegrationTree::integrations() const
{
    QStringList ids;
    for (const auto &branch : m_branches)
        ids.append(branch->id);
    return ids;
}

IntegrationTree::State IntegrationTree::stateOf(const QString &integration) const
{
    const auto *branch = find(integration);
    return branch ? branch->state : State::Unread;
}

int IntegrationTree::typeCount() const
{
    std::size_t count = 0;
    for (const auto &branch : m_branches)
        count += branch->types.size();
    return static_cast<int>(count);
}

QModelIndex IntegrationTree::index(int row, int column, const QModelIndex &parent) const
{
    if (!hasIndex(row, column, parent))
        return {};
    return parent.isValid()
        ? createIndex(row, column, m_branches[static_cast<std::size_t>(parent.row())].get())
        : createIndex(row, column);
}

QModelIndex IntegrationTree::parent(const QModelIndex &child) const
{
    const auto *branch = static_cast<const Branch *>(child.internalPointer());
    return branch ? createIndex(rowOf(branch->id), 0) : QModelIndex();
}

const IntegrationTree::Branch *IntegrationTree::branchOf(const QModelIndex &index) const
{
    const auto *above = static_cast<const Branch *>(index.internalPointer());
    return above ? above : m_branches[static_cast<std::size_t>(index.row())].get();
}

const QJsonObject *IntegrationTree::typeAt(const QModelIndex &index) const
{
    const auto *above = static_cast<const Branch *>(index.internalPointer());
    const auto row = static_cast<std::size_t>(index.row());
    return above && row < above->types.size() ? &above->types[row] : nullptr;
}

int IntegrationTree::rowCount(const QModelIndex &parent) const
{
    if (!parent.isValid())
        return static_cast<int>(m_branches.size());
    if (parent.internalPointer() || parent.column() > 0)
        return 0;
    const auto *branch = branchOf(parent);
    return static_cast<int>(branch->types.size()) + (branch->note ? 1 : 0);
}

int IntegrationTree::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() && (parent.internalPointer() || parent.column() > 0) ? 0 : ColumnCount;
}

bool IntegrationTree::hasChildren(const QModelIndex &parent) const
{
    return canFetchMore(parent) || rowCount(parent) > 0;
}

bool IntegrationTree::canFetchMore(const QModelIndex &parent) const
{
    return parent.isValid() && !parent.internalPointer() && parent.column() == 0
        && branchOf(parent)->state == State::Unread;
}

void IntegrationTree::fetchMore(const QModelIndex &parent)
{
    if (canFetchMore(parent))
        Q_EMIT typesWanted(branchOf(parent)->id);
}

QVariant IntegrationTree::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const auto *branch = branchOf(index);
    const auto *type = typeAt(index);
    const auto kind = !index.internalPointer() ? Kind::Integration
        : type                                 ? Kind::EventType
                                               : Kind::Note;
    switch (role) {
    case Qt::DisplayRole:
        return integrationText({.kind = kind, .branch = *branch, .type = type}, index.column(),
                               m_clock.now());
    case SortRole:
        return integrationSortValue({.kind = kind, .branch = *branch, .type = type}, index.column(),
                                    m_clock.now());
    case RecordRole:
        return kind == Kind::Integration ? branch->record : type ? *type : QJsonObject();
    case AddressRole:
        return type ? QStringList{branch->id, branchId(*type)} : QStringList{branch->id};
    case KindRole:
        return QVariant::fromValue(kind);
    case StateRole:
        return QVariant::fromValue(branch->state);
    default:
        return {};
    }
}

QVariant IntegrationTree::headerData(int section, Qt::Orientation orientation, int role) const
{
    return orientation == Qt::Horizontal && role == Qt::DisplayRole && section < ColumnCount
        ? integrationColumnTitle(section)
        : QVariant();
}

} // namespace storedesk::itemmodels
