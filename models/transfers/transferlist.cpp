// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "transfers/transferlist.h"

#include <algorithm>
#include <utility>

namespace storedesk::transfers {

TransferList::TransferList(QObject *parent)
    : QAbstractListModel(parent)
{ }

int TransferList::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

QVariant TransferList::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid) || role != Qt::DisplayRole)
        return {};
    return m_rows[static_cast<std::size_t>(index.row())].title;
}

void TransferList::add(TransferOwner &owner)
{
    m_owners.push_back(&owner);
    connect(&owner, &TransferOwner::changed, this, &TransferList::readLater);
    readLater();
}

const TransferRow *TransferList::find(const QString &id) const
{
    const auto found = std::ranges::find(m_rows, id, &TransferRow::id);
    return found == m_rows.end() ? nullptr : &*found;
}

std::vector<TransferRow> TransferList::current() const
{
    std::vector<TransferRow> all;
    for (const auto *owner : m_owners)
        std::ranges::move(owner->rows(), std::back_inserter(all));
    return all;
}

std::vector<TransferRow> TransferList::runningRows() const
{
    auto all = current();
    std::erase_if(all, [](const TransferRow &row) { return !row.isRunning(); });
    return all;
}

int TransferList::running() const
{
    return static_cast<int>(runningRows().size());
}

QSet<QString> TransferList::jobs() const
{
    QSet<QString> jobs;
    for (const auto &row : runningRows()) {
        if (!row.job.isEmpty())
            jobs.insert(row.job);
    }
    return jobs;
}

void TransferList::pause(const QString &id)
{
    for (auto *owner : m_owners)
        owner->pause(id);
}

void TransferList::resume(const QString &id)
{
    for (auto *owner : m_owners)
        owner->resume(id);
}

void TransferList::cancel(const QString &id)
{
    for (auto *owner : m_owners)
        owner->cancel(id);
}

void TransferList::pauseAll()
{
    for (const auto &row : runningRows()) {
        if (row.whyNotPaused.isEmpty())
            pause(row.id);
    }
}

void TransferList::suspend()
{
    for (const auto &row : runningRows()) {
        if (!row.whyNotPaused.isEmpty())
            continue;
        m_suspended.append(row.id);
        pause(row.id);
    }
}

void TransferList::continueRun()
{
    for (const auto &id : std::exchange(m_suspended, {}))
        resume(id);
}

void TransferList::readLater()
{
    if (std::exchange(m_readPosted, true))
        return;
    QMetaObject::invokeMethod(this, &TransferList::read, Qt::QueuedConnection);
}

void TransferList::read()
{
    m_readPosted = false;
    auto all = current();
    if (all == m_rows)
        return;
    replaceRows(std::move(all));
    Q_EMIT changed();
}

void TransferList::replaceRows(std::vector<TransferRow> rows)
{
    for (int row = rowCount() - 1; row >= 0; --row) {
        const auto known = m_rows.begin() + row;
        if (std::ranges::find(rows, known->id, &TransferRow::id) != rows.end())
            continue;
        beginRemoveRows({}, row, row);
        m_rows.erase(known);
        endRemoveRows();
    }
    // The owners keep the order of their transfers, and new ones may be anywhere.
    for (int row = 0; row < static_cast<int>(rows.size()); ++row) {
        const auto &wanted = rows[static_cast<std::size_t>(row)];
        if (row < rowCount() && m_rows[static_cast<std::size_t>(row)].id == wanted.id)
            continue;
        beginInsertRows({}, row, row);
        m_rows.insert(m_rows.begin() + row, wanted);
        endInsertRows();
    }
    // These are left if the order has changed.
    if (const int last = rowCount() - 1; last >= static_cast<int>(rows.size())) {
        beginRemoveRows({}, static_cast<int>(rows.size()), last);
        m_rows.resize(rows.size());
        endRemoveRows();
    }
    m_rows = std::move(rows);
    if (!m_rows.empty())
        Q_EMIT dataChanged(index(0), index(rowCount() - 1));
}

} // namespace storedesk::transfers
