// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "recentmodel.h"

#include "catalogue/field.h"
#include "catalogue/key.h"
#include "itemmodels/cells.h"
#include "itemmodels/showntext.h"
#include "ui/filedownloads/transferfile.h"
#include "ui/host/recordaddress.h"
#include "ui/tables/statepill.h"

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

static QJsonObject createdAlone(const Transfer &transfer)
{
    return {{key::createdAt, transfer.createdAt.toString(Qt::ISODateWithMs)}};
}

// Returns the date, or only the time if it is today, to leave room for the name. The tool tip shows
// both.
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
    const auto title = itemmodels::shownText(transfer.title);
    return transfer.resource == Resource::Export ? RecentModel::tr("Export: %1").arg(title)
                                                 : RecentModel::tr("Import: %1").arg(title);
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
                                     : itemmodels::shownText(transfer.reason);
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

RecentModel::RecentModel(const base::Clock &clock, QObject *parent)
    : ColumnModel(parent)
    , m_clock(clock)
{
    // clang-format off
    setColumns({
        {.column = What, .title = [] { return tr("Item"); }, .text = &Transfer::title,
         .roles = {{Qt::AccessibleTextRole, spokenTitle},
                   {ItemIconRole, [](const Transfer &transfer) { return QVariant::fromValue(iconOf(transfer.resource)); }}}},
        {.column = StateColumn, .title = [] { return tr("Status"); }, .text = [](const Transfer &transfer) { return pillOf(transfer).text; },
         .roles = {{Qt::ToolTipRole, stateTip}}},
        {.column = Rows, .title = [] { return tr("Rows"); }, .alignment = Qt::AlignRight | Qt::AlignVCenter, .text = rowsText},
        {.column = When, .title = [] { return tr("Time"); },
         .text = [this](const Transfer &transfer) { return shortMoment(transfer.createdAt, m_clock.now()); },
         .roles = {{Qt::ToolTipRole, createdTip}}},
        {.column = File, .title = [] { return tr("File"); }, .text = fileText,
         .roles = {{Qt::AccessibleTextRole, spokenFile}}},
    }, {
        {Qt::AccessibleTextRole, [](const Transfer &transfer, const Definition &column) { return itemmodels::shownText(column.text(transfer)); }},
    });
    // clang-format on
}

void RecentModel::setTransfers(const std::vector<Transfer> &transfers)
{
    updateRows(transfers, &Transfer::id);
}

} // namespace storedesk::ui::overview
