// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "questions.h"

#include "catalogue/activitytype.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <map>

namespace storedesk::insights {

using namespace Qt::StringLiterals;
namespace activitytype = catalogue::activitytype;

namespace {

// One row per weekday, starting with Monday.
using WeekTable = std::array<std::array<qint64, 24>, 7>;

struct HourType
{
    QLatin1StringView type;
    QLatin1StringView name;
};

constexpr std::array hourTypes{
    HourType{activitytype::emailSent, "sent"_L1}, HourType{activitytype::emailOpened, "opened"_L1},
    HourType{activitytype::emailLinkClicked, "clicked"_L1}, HourType{"purchase"_L1, "bought"_L1}};
constexpr std::size_t sentRows = 0;
constexpr std::size_t openedRows = 1;

// A send that is old enough to be rated.
struct RatedSend
{
    quint32 row = 0;
    bool opened = false;
};

} // namespace

static QJsonArray weekJson(const WeekTable &table)
{
    QJsonArray days;
    for (const auto &day : table) {
        QJsonArray hours;
        for (const auto count : day)
            hours.append(count);
        days.append(hours);
    }
    return days;
}

static qint64 &cellAt(WeekTable &table, const InsightData &data, quint32 row)
{
    const auto time = data.timeOf(row);
    return table[static_cast<std::size_t>(data.calendar().weekdayOf(time))]
                [static_cast<std::size_t>(data.calendar().hourOf(time))];
}

// Rates the sends of one person. An open counts for the last send of the same content.
static void rate(const InsightData &data, std::span<const quint32> rows, quint32 sentType,
                 quint32 openedType, WeekTable &rated, WeekTable &opened)
{
    static constexpr auto limit = 24 * millisecondsPerHour;
    const auto &contents = data.activities().texts(ColumnRole::ActivityContent);
    std::vector<RatedSend> sends;
    for (const auto row : rows) {
        if (data.typeOf(row) == sentType)
            sends.push_back({.row = row});
    }
    for (const auto row : rows) {
        if (data.typeOf(row) != openedType)
            continue;
        const auto send = std::find_if(sends.rbegin(), sends.rend(), [&](const RatedSend &other) {
            return contents.codes[other.row] == contents.codes[row]
                && data.timeOf(other.row) <= data.timeOf(row);
        });
        if (send != sends.rend() && data.timeOf(row) - data.timeOf(send->row) <= limit)
            send->opened = true;
    }
    for (const auto &send : sends) {
        if (data.asOf() - data.timeOf(send.row) < limit)
            continue;
        ++cellAt(rated, data, send.row);
        cellAt(opened, data, send.row) += send.opened;
    }
}

QJsonObject hours(QuestionRun &run)
{
    const auto &data = run.data;
    TypeNames types;
    std::vector<std::size_t> kinds(data.types().size(), hourTypes.size());
    std::array<quint32, hourTypes.size()> codes = {};
    for (std::size_t kind = 0; kind < hourTypes.size(); ++kind) {
        types.append(hourTypes[kind].type);
        codes[kind] = data.typeCode(hourTypes[kind].type);
        if (codes[kind] < kinds.size())
            kinds[codes[kind]] = kind;
    }
    const auto rows = run.select({.types = types, .range = periodOf(data)});
    std::array<WeekTable, hourTypes.size()> tables = {};
    for (const auto row : rows) {
        const auto kind = kinds[data.typeOf(row)];
        ++cellAt(tables[kind], data, row);
        if (run.people.isWanted())
            run.people.add(u"%1:%2:%3"_s.arg(hourTypes[kind].name)
                               .arg(data.calendar().weekdayOf(data.timeOf(row)))
                               .arg(data.calendar().hourOf(data.timeOf(row))),
                           data.personOf(row));
    }
    WeekTable rated = {};
    WeekTable opened = {};
    const RowsByPerson byPerson(data, rows);
    for (quint32 person = 0; person < byPerson.people(); ++person)
        rate(data, byPerson.of(person), codes[sentRows], codes[openedRows], rated, opened);
    QJsonObject result{{u"ratedSends"_s, weekJson(rated)},
                       {u"openedWithinDay"_s, weekJson(opened)}};
    for (std::size_t kind = 0; kind < hourTypes.size(); ++kind)
        result.insert(hourTypes[kind].name, weekJson(tables[kind]));
    qint64 sends = 0;
    qint64 openings = 0;
    for (std::size_t day = 0; day < rated.size(); ++day) {
        for (std::size_t hour = 0; hour < rated[day].size(); ++hour) {
            sends += rated[day][hour];
            openings += opened[day][hour];
        }
    }
    run.sentence =
        QCoreApplication::translate("Insights", "%L1 of %L2 emails were opened within a day.")
            .arg(openings)
            .arg(sends);
    return result;
}

} // namespace storedesk::insights
