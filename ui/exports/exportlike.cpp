// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/exports/exportlike.h"

#include "catalogue/key.h"
#include "exports/exportrules.h"
#include "itemmodels/exportdays.h"
#include "records/formvalues.h"

namespace storedesk::ui::exports {

namespace key = catalogue::key;
using storedesk::exports::exportKeyOf;
using storedesk::exports::exportRules;

QJsonObject exportLike(const QJsonObject &record)
{
    const auto kind = record[key::exportType].toString();
    QJsonObject like{{key::exportType, kind}};
    const auto days = itemmodels::wholeDaysOf(record);
    for (const auto &rule : exportRules(kind).rules) {
        auto value = storedesk::records::memberAt(record, rule.key);
        if (rule.type == catalogue::Type::Object || storedesk::records::isNothing(value))
            continue;
        // The reply contains a time where the request needs a day.
        if (rule.type == catalogue::Type::Day && days)
            value = (rule.key == exportKeyOf(key::fromDate) ? days->first : days->last)
                        .toString(Qt::ISODate);
        storedesk::records::setMemberAt(like, rule.key, value);
    }
    return like;
}

} // namespace storedesk::ui::exports
