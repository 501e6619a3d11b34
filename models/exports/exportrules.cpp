// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "exports/exportrules.h"

#include "catalogue/choice.h"
#include "catalogue/fieldset.h"
#include "catalogue/key.h"
#include "journal/jobtitle.h"
#include "records/typedtime.h"

#include <QCoreApplication>
#include <QDateTime>

#include <algorithm>

namespace storedesk::exports {

namespace key = catalogue::key;
using catalogue::FieldRule;
using catalogue::Resource;
using namespace Qt::StringLiterals;

// The only kind of export whose fields have their own location in the catalogue.
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

QString titleOfKind(const QString &kind)
{
    const auto kinds = exportKinds();
    const auto found = std::ranges::find(kinds, kind, &catalogue::Option::id);
    return found == kinds.end() ? kind : found->label;
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
    auto set =
        catalogue::FieldSet::of(Resource::Export,
                                isExplorerKind(kind) ? catalogue::FieldLocation::CreateExplorer
                                                     : catalogue::FieldLocation::Create);
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
    if (last < first)
        return -1;
    // Days of the calendar, which have 23 or 25 hours when the clock changes. A partial day counts
    // as a whole day.
    const auto begin = first.toLocalTime();
    const auto end = last.toLocalTime();
    return begin.date().daysTo(end.date()) + (end.time() > begin.time() ? 1 : 0);
}

QJsonObject withRange(QJsonObject values, const ExportDateRange &days, bool wholeDays)
{
    using records::DayAs;
    auto filters = values[key::filters].toObject();
    filters[key::fromDate] = wholeDays ? records::wireDay({.day = days.first})
                                       : records::wireMoment({.day = days.first}, DayAs::Begin);
    filters[key::toDate] = wholeDays ? records::wireDay({.day = days.last})
                                     : records::wireMoment({.day = days.last}, DayAs::End);
    values[key::filters] = filters;
    return values;
}

QJsonObject valuesOf(const exportrun::ExportPlan &plan)
{
    auto values = plan.body;
    if (plan.periods.empty() || plan.periods.front().from.isEmpty())
        return values;
    auto filters = values[key::filters].toObject();
    filters[key::fromDate] = plan.periods.front().from;
    filters[key::toDate] = plan.periods.back().to;
    values[key::filters] = filters;
    return values;
}

// About twenty years of months. A longer range is most likely a typing error.
static constexpr qsizetype mostExports = 240;

// Returns the title of a plan as a journal stores it, independent of the language.
static QString storedTitleOf(const QString &kind, const std::optional<ExportDateRange> &days)
{
    const auto &choices =
        catalogue::fieldOf(catalogue::Resource::Export, QString(key::exportType))->choices;
    const auto choice =
        std::ranges::find_if(choices, [&kind](const auto &one) { return one.id == kind; });
    const auto label = choice == choices.end()
        ? titleOfKind(kind)
        : journal::storedTitle({.context = "Choices", .text = choice->label});
    return days
        ? journal::storedTitle({.text = "%1, %2",
                                .arguments = {label, journal::storedDays(days->first, days->last)}})
        : label;
}

base::Result<exportrun::ExportPlan> planOf(const QString &kind, const QJsonObject &values,
                                           QDate today)
{
    exportrun::ExportPlan plan{.kind = kind, .body = values};
    plan.body.remove(key::exportType);
    if (!hasRange(kind)) {
        plan.periods = {{}};
        plan.title = storedTitleOf(kind, ExportDateRange{.first = today, .last = today});
        return plan;
    }
    auto filters = values[key::filters].toObject();
    const auto periods = exportPeriods(filters[key::fromDate].toString(),
                                       filters[key::toDate].toString(), isExplorerKind(kind));
    filters.remove(key::fromDate);
    filters.remove(key::toDate);
    plan.body[key::filters] = filters;
    if (filters.isEmpty())
        plan.body.remove(key::filters);
    if (periods.isEmpty())
        return tl::unexpected(
            base::Problem{.what = QCoreApplication::translate("ExportPeriods",
                                                              "This is not a valid date range.")});
    if (periods.size() > mostExports)
        return tl::unexpected(base::Problem{
            .what = QCoreApplication::translate("ExportPeriods", "This range is too long."),
            .next = QCoreApplication::translate("ExportPeriods", "Choose at most twenty years.")});
    plan.periods = {periods.begin(), periods.end()};
    const auto days = daysOf(plan.periods);
    plan.title = storedTitleOf(kind, days);
    return plan;
}

} // namespace storedesk::exports
