// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "practice/exports/exportcheck.h"

#include "catalogue/fieldfaults.h"
#include "catalogue/key.h"
#include "catalogue/limits.h"
#include "practice/exports/exports.h"
#include "practice/store/requests.h"

#include <QDate>

using namespace Qt::StringLiterals;

namespace storedesk::practice {

namespace key = catalogue::key;
using catalogue::FieldFault;
using catalogue::Reason;

static QString pointerTo(QLatin1StringView filter)
{
    return u"/%1/%2"_s.arg(key::filters, filter);
}

static void checkKnown(catalogue::FieldFaults &faults, Store &store, IdKind kind,
                       const QJsonObject &filters, QLatin1StringView name)
{
    const auto id = filters[name];
    if (id.isString() && !store.find(kind, id.toString()))
        faults.add(pointerTo(name), Reason::NotAChoice);
}

std::vector<FieldFault> faultsOf(Store &store, const catalogue::Checker &checker,
                                 const QJsonObject &body)
{
    catalogue::FieldFaults faults(checker.check(body));
    const auto filters = body[key::filters].toObject();
    checkKnown(faults, store, IdKind::Segment, filters, key::segmentId);
    const auto from = momentOf(filters[key::fromDate].toString());
    const auto to = momentOf(filters[key::toDate].toString());
    if (from && to) {
        if (*to < *from)
            faults.add(pointerTo(key::toDate), Reason::TooEarly);
        else if (*to - *from > catalogue::limits::exportDays * day)
            faults.add(pointerTo(key::toDate), Reason::TooLate);
    }
    return faults.faults();
}

std::vector<FieldFault> explorerFaultsOf(Store &store, const catalogue::Checker &checker,
                                         const QJsonObject &body)
{
    catalogue::FieldFaults faults(checker.check(body));
    const auto filters = body[key::filters].toObject();
    checkKnown(faults, store, IdKind::Report, filters, key::reportId);
    const auto from = QDate::fromString(filters[key::fromDate].toString(), Qt::ISODate);
    const auto to = QDate::fromString(filters[key::toDate].toString(), Qt::ISODate);
    if (from.isValid() && to.isValid()) {
        if (to < from)
            faults.add(pointerTo(key::toDate), Reason::TooEarly);
        // Both days are inclusive.
        else if (from.daysTo(to) + 1 > catalogue::limits::exportDays)
            faults.add(pointerTo(key::toDate), Reason::TooLate);
    }
    return faults.faults();
}

} // namespace storedesk::practice
