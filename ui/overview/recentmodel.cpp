// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "recentmodel.h"

#include "catalogue/field.h"
#include "catalogue/key.h"
#include "itemmodels/cells.h"
#include "itemmodels/columnorder.h"
#include "itemmodels/showntext.h"
#include "ui/filedownloads/transferfile.h"
#include "ui/host/recordaddress.h"
#include "ui/tables/statepill.h"

#include <algorithm>
#include <array>

namespace storedesk::ui::overview {

using namespace Qt::StringLiterals;
using catalogue::Resource;
using itemmodels::Transfer;
namespace key = catalogue::key;

Pill pillOf(const Transfer &transfer)
{
    if (transfer.phase != itemmodels::TransferPhase::Finished || transfer.refused == 0)
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

// Returns the date, or the time for today, to leave space for the name. The tool tip shows both.
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

static QString rowsText(const Transfer &transfer)
{
    return transfer.total > 0 || transfer.phase == itemmodels::TransferPhase::Finished
        ? QLocale().toString(transfer.total)
        : QString();
}

static QString spokenTitle(const Transfer &transfer)
{
    return transfer.resource == Resource::Export
        ? RecentModel::tr("Export: %1").arg(transfer.title)
        : RecentModel::tr("Import: %1").arg(transfer.title);
}

static QString createdTip(const Transfer &transfer)
{
    const auto *created = catalogue::fieldOf(transfer.resource, QString(key::createdAt));
    return created ? itemmodels::fullText(*created, createdAlone(transfer)) : QString();
}

// Returns the reason for a failure, if known.
static QString stateTip(const Transfer &transfer)
{
    if (transfer.phase != itemmodels::TransferPhase::Failed)
        return {};
    return transfer.reason.isEmpty() ? RecentModel::tr("The service gave no reason.")
                                     : transfer.reason;
}

static QString fileText(const Transfer &transfer)
{
    if (!transfer.hasFile)
        return {};
    return RecentModel::fileWords().at(transfer.resource == Resource::Export ? 0 : 1);
}

static QString spokenFile(const Transfer &transfer)
{
    return transfer.hasFile ? filedownloads::openFileWords(transfer.resource) : QString();
}

namespace {

struct RecentColumn
{
    RecentModel::Column column;
    const char *title;
    Qt::AlignmentFlag side;
    QString (*text)(const Transfer &transfer, const QDateTime &now);
    // For screen readers; if null, the text is used.
    QString (*spoken)(const Transfer &transfer) = nullptr;
    QString (*tip)(const Transfer &transfer) = nullptr;
};

// clang-format off
constexpr std::array recentColumns{
    RecentColumn{.column = RecentModel::What,
                 .title = QT_TRANSLATE_NOOP("storedesk::ui::overview::RecentModel", "Item"), .side = Qt::AlignLeft,
                 .text = [](const Transfer &transfer, const QDateTime &) { return transfer.title; },
                 .spoken = spokenTitle},
    RecentColumn{.column = RecentModel::StateColumn,
                 .title = QT_TRANSLATE_NOOP("storedesk::ui::overview::RecentModel", "Status"), .side = Qt::AlignLeft,
                 .text = [](const Transfer &transfer, const QDateTime &) { return pillOf(transfer).text; },
                 .tip = stateTip},
    RecentColumn{.column = RecentModel::Rows,
                 .title = QT_TRANSLATE_NOOP("storedesk::ui::overview::RecentModel", "Rows"), .side = Qt::AlignRight,
                 .text = [](const Transfer &transfer, const QDateTime &) { return rowsText(transfer); }},
    RecentColumn{.column = RecentModel::When,
                 .title = QT_TRANSLATE_NOOP("storedesk::ui::overview::RecentModel", "Time"), .side = Qt::AlignLeft,
                 .text = [](const Transfer &transfer, const QDateTime &now) { return shortMoment(transfer.createdAt, now); },
                 .tip = createdTip},
    RecentColumn{.column = RecentModel::File,
                 .title = QT_TRANSLATE_NOOP("storedesk::ui::overview::RecentModel", "File"), .side = Qt::AlignLeft,
                 .text = [](const Transfer &transfer, const QDateTime &) { return fileText(transfer); },
                 .spoken = spokenFile},
};
// clang-format on
static_assert(itemmodels::columnsInOrder(recentColumns, RecentModel::ColumnCount));

} // namespace

QVariant RecentModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const auto &transfer = transferAt(index.row());
    const auto &column = recentColumns[static_cast<std::size_t>(index.column())];
    switch (role) {
    case Qt::DisplayRole:
        return column.text(transfer, m_clock.now());
    case Qt::AccessibleTextRole:
        return itemmodels::shownText(column.spoken ? column.spoken(transfer)
                                                   : column.text(transfer, m_clock.now()));
    case Qt::ToolTipRole:
        return column.tip ? QVariant(itemmodels::shownText(column.tip(transfer))) : QVariant();
    case Qt::TextAlignmentRole:
        return {Qt::AlignVCenter | column.side};
    case ItemIconRole:
        return column.column == What ? QVariant::fromValue(iconOf(transfer.resource)) : QVariant();
    default:
        return {};
    }
}

QVariant RecentModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= ColumnCount)
        return {};
    const auto &column = recentColumns[static_cast<std::size_t>(section)];
    if (role == Qt::TextAlignmentRole)
        return {Qt::AlignVCenter | column.side};
    return role == Qt::DisplayRole ? QVariant(tr(column.title)) : QVariant();
}

} // namespace storedesk::ui::overview
