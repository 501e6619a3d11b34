// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "events/definitionfaults.h"

#include "catalogue/checker.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace storedesk::events {

using namespace Qt::StringLiterals;
using catalogue::Reason;

// Returns whether the reason is that a value has the wrong type.
static bool isOfType(Reason reason)
{
    static constexpr std::array reasons{Reason::WrongType, Reason::NotText, Reason::NotInteger,
                                        Reason::NotNumber, Reason::NotBoolean};
    return std::ranges::find(reasons, reason) != reasons.end();
}

QStringList definitionFaults(catalogue::Resource resource, const QJsonObject &body,
                             const QString &path, UnknownMembers unknown)
{
    const catalogue::Checker checker(
        catalogue::FieldSet::of(resource, catalogue::FieldLocation::Create));
    QStringList faults;
    for (const auto &fault : checker.check(body)) {
        const bool refused = fault.reason == Reason::Unknown && unknown == UnknownMembers::Refused;
        if (refused || isOfType(fault.reason))
            faults.append(QCoreApplication::translate("Definition", "“%1”: %2",
                                                      "member of a file, what is wrong with it")
                              .arg(path + fault.path, catalogue::textOf(fault.reason)));
    }
    return faults;
}

} // namespace storedesk::events
