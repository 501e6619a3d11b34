// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "transfer.h"

#include "catalogue/choice.h"
#include "catalogue/field.h"
#include "catalogue/key.h"
#include "itemmodels/cells.h"
#include "itemmodels/exportdays.h"
#include "itemmodels/showntext.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace storedesk::itemmodels {

using namespace Qt::StringLiterals;
using catalogue::Resource;
namespace key = catalogue::key;

namespace {

struct PhaseRow
{
    QLatin1StringView state;
    TransferPhase phase;
};

// clang-format off
constexpr std::array phases{
    PhaseRow{catalogue::choice::state::queued,     TransferPhase::Waiting},
    PhaseRow{catalogue::choice::state::inProgress, TransferPhase::Running},
    PhaseRow{catalogue::choice::state::finished,   TransferPhase::Finished},
    PhaseRow{catalogue::choice::state::error,      TransferPhase::Failed},
    PhaseRow{catalogue::choice::state::cancelled,  TransferPhase::Cancelled},
};
// clang-format on

} // namespace

TransferPhase phaseOf(QStringView state)
{
    const auto found =
        std::ranges::find_if(phases, [state](const PhaseRow &row) { return row.state == state; });
    return found == phases.end() ? TransferPhase::Other : found->phase;
}

QDateTime momentOf(const QJsonObject &record, QLatin1StringView key)
{
    return QDateTime::fromString(record[key].toString(), Qt::ISODateWithMs);
}

static QString choiceWords(Resource resource, const QJsonObject &record, QLatin1StringView key)
{
    const auto *field = catalogue::fieldOf(resource, QString(key));
    return field ? displayText(*field, record, {}) : record[key].toString();
}

// Returns a short form such as 1–31 Jan, without repeating the month.
static QString rangeText(QDate first, QDate last)
{
    const QLocale locale;
    auto end = locale.toString(last, u"d MMM"_s);
    if (first == last)
        return end;
    const bool sameMonth = first.month() == last.month() && first.year() == last.year();
    return sameMonth ? u"%1–%2"_s.arg(locale.toString(first, u"d"_s), end)
                     : u"%1 – %2"_s.arg(locale.toString(first, u"d MMM"_s), end);
}

// The service names an export only once its file exists, and it never names an import.
static QString titleOf(Resource resource, const QJsonObject &record)
{
    if (resource == Resource::Import)
        return choiceWords(resource, record, key::type);
    auto type = choiceWords(resource, record, key::exportType);
    if (const auto days = wholeDaysOf(record))
        return QCoreApplication::translate("Transfer", "%1, %2")
            .arg(type, rangeText(days->first, days->last));
    const auto filters = record[key::filters].toObject();
    const auto from = momentOf(filters, key::fromDate);
    const auto to = momentOf(filters, key::toDate);
    if (from.isValid() && to.isValid())
        return QCoreApplication::translate("Transfer", "%1, %2")
            .arg(type, rangeText(from.toLocalTime().date(), to.toLocalTime().date()));
    if (!filters[key::segmentId].toString().isEmpty())
        return QCoreApplication::translate("Transfer", "%1, one segment").arg(type);
    return type;
}

Transfer transferOf(Resource resource, const QJsonObject &record)
{
    const bool import = resource == Resource::Import;
    const auto taken = import ? record[key::success].toInteger() : 0;
    const auto refused = import ? record[key::errors].toInteger() : 0;
    const auto state = record[key::status].toString();
    return {.resource = resource,
            .id = record[key::id].toString(),
            .title = titleOf(resource, record),
            .state = state,
            .stateWords = choiceWords(resource, record, key::status),
            .phase = phaseOf(state),
            .done = import ? taken + refused : record[key::progress].toInteger(),
            .total = record[key::total].toInteger(),
            .taken = taken,
            .refused = refused,
            .hasFile =
                !record[import ? key::errorReportFileUrl : key::fileUrl].toString().isEmpty(),
            // A reason is not documented, but is shown if the service sends one.
            .reason = shownText(record[key::reason].toString()),
            .createdAt = momentOf(record, key::createdAt),
            .endedAt = momentOf(record, key::finishedAt)};
}

std::vector<Transfer> transfersOf(const Records &exports, const Records &imports)
{
    std::vector<Transfer> transfers;
    transfers.reserve(exports.size() + imports.size());
    for (const auto &record : exports)
        transfers.push_back(transferOf(Resource::Export, record));
    for (const auto &record : imports)
        transfers.push_back(transferOf(Resource::Import, record));
    std::ranges::stable_sort(transfers, [](const Transfer &left, const Transfer &right) {
        return left.createdAt > right.createdAt;
    });
    return transfers;
}

std::vector<Transfer> underWay(const std::vector<Transfer> &transfers)
{
    std::vector<Transfer> found;
    std::ranges::copy_if(transfers, std::back_inserter(found), &Transfer::isUnderWay);
    std::ranges::stable_sort(found, [](const Transfer &left, const Transfer &right) {
        if (left.phase != right.phase)
            return left.phase == TransferPhase::Running;
        return left.createdAt < right.createdAt;
    });
    return found;
}

} // namespace storedesk::itemmodels
