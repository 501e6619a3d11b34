// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/create/exportrules.h"

#include "catalogue/choice.h"
#include "catalogue/key.h"
#include "items/exportdays.h"
#include "jobs/formvalues.h"

#include <QDateTime>

#include <algorithm>

namespace storedesk::ui::create {

namespace key = catalogue::key;
using catalogue::FieldRule;
using catalogue::Resource;
using namespace Qt::StringLiterals;

// The only kind whose fields have a place of their own in the catalogue.
constexpr auto explorer = catalogue::choice::exporttype::dataExplorer;

QList<catalogue::Option> exportKinds()
{
    QList<catalogue::Option> kinds;
    for (const auto &choice :
         catalogue::fieldOf(Resource::Export, QString(key::exportType))->choices) {
        if (choice.writable || choice.id == explorer)
            kinds.append(catalogue::Option{.id = choice.id, .label = catalogue::labelOf(choice)});
    }
    return kinds;
}

bool isExportKind(const QString &kind)
{
    return std::ranges::any_of(exportKinds(),
                               [&kind](const auto &option) { return option.id == kind; });
}

bool isExplorerKind(const QString &kind)
{
    return kind == explorer;
}

static bool isWanted(const FieldRule &rule, const QString &kind)
{
    if (rule.readOnly || rule.key == key::exportType)
        return false;
    return rule.whenKey != key::exportType || rule.whenValues.contains(kind);
}

catalogue::FieldSet exportRules(const QString &kind)
{
    auto set = catalogue::FieldSet::of(Resource::Export,
                                       isExplorerKind(kind) ? catalogue::Place::CreateExplorer
                                                            : catalogue::Place::Create);
    std::erase_if(set.rules, [&kind](const FieldRule &rule) { return !isWanted(rule, kind); });
    for (auto &rule : set.rules) {
        rule.whenKey.clear();
        rule.whenValues.clear();
    }
    return set;
}

QString exportKeyOf(QLatin1StringView filter)
{
    return u"%1.%2"_s.arg(key::filters, filter);
}

bool hasRange(const QString &kind)
{
    return exportRules(kind).rule(exportKeyOf(key::fromDate)) != nullptr;
}

std::optional<qint64> daysBetween(const QString &from, const QString &to, bool wholeDays)
{
    const auto first = QDateTime::fromString(from, Qt::ISODateWithMs);
    const auto last = QDateTime::fromString(to, Qt::ISODateWithMs);
    if (!first.isValid() || !last.isValid())
        return std::nullopt;
    if (wholeDays) {
        const auto days = first.date().daysTo(last.date());
        return days < 0 ? days : days + 1;
    }
    constexpr qint64 day = 24LL * 60 * 60 * 1000;
    const auto length = first.msecsTo(last);
    // A part of a day counts as one.
    return length < 0 ? -1 : (length + day - 1) / day;
}

QJsonObject exportLike(const QJsonObject &record)
{
    const auto kind = record[key::exportType].toString();
    QJsonObject like{{key::exportType, kind}};
    const auto days = items::wholeDaysOf(record);
    for (const auto &rule : exportRules(kind).rules) {
        auto value = jobs::memberAt(record, rule.key);
        if (rule.type == catalogue::Type::Object || jobs::isNothing(value))
            continue;
        // The answer has a moment where the body wants the day.
        if (rule.type == catalogue::Type::Day && days)
            value = (rule.key == exportKeyOf(key::fromDate) ? days->first : days->last)
                        .toString(Qt::ISODate);
        jobs::setMemberAt(like, rule.key, value);
    }
    return like;
}

} // namespace storedesk::ui::create
