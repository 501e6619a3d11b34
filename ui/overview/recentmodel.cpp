// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "recentmodel.h"

#include "catalogue/field.h"
#include "catalogue/key.h"
#include "items/cells.h"
#include "ui/frame/recordplace.h"
#include "ui/transfers/transferfile.h"
#include "ui/widgets/statepill.h"

#include <algorithm>

namespace storedesk::ui::overview {

using namespace Qt::StringLiterals;
using catalogue::Resource;
using items::Transfer;
namespace key = catalogue::key;

Pill pillOf(const Transfer &transfer)
{
    if (transfer.phase != items::Phase::Finished || transfer.refused == 0)
        return pillOfState(transfer.state, transfer.stateWords);
    return pillOfRefused(transfer.refused);
}

RecentModel::RecentModel(const base::Clock &clock, QObject *parent)
    : QAbstractTableModel(parent)
    , m_clock(clock)
{ }

void RecentModel::setTransfers(const std::vector<Transfer> &transfers)
{
    if (std::ranges::equal(m_transfers, transfers, {}, &Transfer::id, &Transfer::id)) {
        m_transfers = transfers;
        if (!transfers.empty())
            Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
        return;
    }
    beginResetModel();
    m_transfers = transfers;
    endResetModel();
}

const Transfer &RecentModel::transferAt(int row) const
{
    return m_transfers[static_cast<std::size_t>(row)];
}

int RecentModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_transfers.size());
}

int RecentModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

static QJsonObject createdAlone(const Transfer &transfer)
{
    return {{key::createdAt, transfer.createdAt.toString(Qt::ISODateWithMs)}};
}

// The day, or the time of today: what it is called needs the room. The rest is in the tool tip.
static QString shortMoment(const QDateTime &moment, const QDateTime &now)
{
    if (!moment.isValid())
        return {};
    const auto local = moment.toLocalTime();
    const auto today = now.toLocalTime().date();
    if (local.date() == today)
        return QLocale().toString(local.time(), u"HH:mm"_s);
    return QLocale().toString(local.date(),
                              local.date().year() == today.year() ? u"d MMM"_s : u"d MMM yyyy"_s);
}

QString RecentModel::longestWhen()
{
    return QLocale().toString(QDate(2000, 9, 28), u"d MMM"_s);
}

QStringList RecentModel::fileWords()
{
    return {tr("Open file"), tr("See why")};
}

QString RecentModel::text(const Transfer &transfer, int column) const
{
    switch (column) {
    case What:
        return transfer.title;
    case StateColumn:
        return pillOf(transfer).text;
    case Rows:
        return transfer.total > 0 || transfer.phase == items::Phase::Finished
            ? QLocale().toString(transfer.total)
            : QString();
    case When:
        return shortMoment(transfer.createdAt, m_clock.now());
    case File:
        return transfer.hasFile ? fileWords().at(transfer.resource == Resource::Export ? 0 : 1)
                                : QString();
    default:
        break;
    }
    return {};
}

QVariant RecentModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const auto &transfer = transferAt(index.row());
    const auto *created = catalogue::fieldOf(transfer.resource, QString(key::createdAt));
    switch (role) {
    case Qt::DisplayRole:
        return text(transfer, index.column());
    case Qt::AccessibleTextRole:
        if (index.column() == What)
            return transfer.resource == Resource::Export ? tr("Export: %1").arg(transfer.title)
                                                         : tr("Import: %1").arg(transfer.title);
        if (index.column() == File && transfer.hasFile)
            return transfers::openFileWords(transfer.resource);
        return text(transfer, index.column());
    case Qt::ToolTipRole:
        if (index.column() == When && created)
            return items::fullText(*created, createdAlone(transfer));
        return {};
    case Qt::TextAlignmentRole:
        return {Qt::AlignVCenter | (index.column() == Rows ? Qt::AlignRight : Qt::AlignLeft)};
    case ItemIconRole:
        return index.column() == What ? QVariant::fromValue(iconOf(transfer.resource)) : QVariant();
    default:
        return {};
    }
}

QVariant RecentModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return {Qt::AlignVCenter | (section == Rows ? Qt::AlignRight : Qt::AlignLeft)};
    if (role != Qt::DisplayRole)
        return {};
    switch (section) {
    case What:
        return tr("What");
    case StateColumn:
        return tr("State");
    case Rows:
        return tr("Rows");
    case When:
        return tr("When");
    case File:
        return tr("File");
    default:
        return {};
    }
}

} // namespace storedesk::ui::overview
