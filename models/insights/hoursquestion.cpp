// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "questions.h"

#include "catalogue/activitytype.h"

#include <algorithm>
#include <array>
#include <map>

namespace storedesk::insights {

using namespace Qt::StringLiterals;
namespace activitytype = catalogue::activitytype;

namespace {

constexpr std::size_t hoursPerDay = 24;
constexpr std::size_t hoursPerWeek = 7 * hoursPerDay;

// One number per hour, starting on Monday at midnight.
using WeekTable = std::array<qint64, hoursPerWeek>;

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

// A send that is old enough for its open rate to be measured.
struct RatedSend
{
    qint64 time = 0;
    quint32 content = 0;
    bool opened = false;
};

} // namespace

static QJsonArray weekJson(const WeekTable &table)
{
    QJsonArray days;
    for (std::size_t hour = 0; hour < table.size(); hour += hoursPerDay) {
        QJsonArray hours;
        for (const auto count : std::span(table).subspan(hour, hoursPerDay))
            hours.append(count);
        days.append(hours);
    }
    return days;
}

static std::size_t hourOf(const InsightData &data, qint64 time)
{
    return static_cast<std::size_t>(data.calendar().hourOfWeek(time));
}

// Rates one person's sends. An open counts towards the last send of the same content.
static void rate(const InsightData &data, std::span<const quint32> rows, quint32 sentType,
                 quint32 openedType, std::vector<RatedSend> &sends, WeekTable &rated,
                 WeekTable &opened)
{
    static constexpr auto limit = 24 * millisecondsPerHour;
    const auto &contents = data.activities().texts(ColumnRole::ActivityContent);
    sends.clear();
    for (const auto row : rows) {
        if (data.typeOf(row) == sentType)
            sends.push_back({.time = data.timeOf(row), .content = contents.codes[row]});
    }
    for (const auto row : rows) {
        if (data.typeOf(row) != openedType)
            continue;
        const auto time = data.timeOf(row);
        const auto content = contents.codes[row];
        const auto send = std::find_if(sends.rbegin(), sends.rend(), [&](const RatedSend &other) {
            return other.content == content && other.time <= time;
        });
        if (send != sends.rend() && time - send->time <= limit)
            send->opened = true;
    }
    for (const auto &send : sends) {
        if (data.asOf() - send.time < limit)
            continue;
        const auto hour = hourOf(data, send.time);
        ++rated[hour];
        opened[hour] += send.opened;
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
    NumberedSets people(run.people, hourTypes.size() * hoursPerWeek, [](std::size_t cell) {
        return u"%1:%2:%3"_s.arg(hourTypes[cell / hoursPerWeek].name)
            .arg(cell % hoursPerWeek / hoursPerDay)
            .arg(cell % hoursPerDay);
    });
    WeekTable rated = {};
    WeekTable opened = {};
    const auto count = [&](quint32 row) {
        const auto kind = kinds[data.typeOf(row)];
        const auto hour = hourOf(data, data.timeOf(row));
        ++tables[kind][hour];
        people.add(kind * hoursPerWeek + hour, data.personOf(row));
    };
    for (const auto row : rows) {
        if (data.personOf(row) == PeopleIndex::nobody)
            count(row);
    }
    const RowsByPerson byPerson(data, rows);
    std::vector<RatedSend> sends;
    for (quint32 person = 0; person < byPerson.people(); ++person) {
        std::ranges::for_each(byPerson.of(person), count);
        rate(data, byPerson.of(person), codes[sentRows], codes[openedRows], sends, rated, opened);
    }
    QJsonObject result{{u"ratedSends"_s, weekJson(rated)},
                       {u"openedWithinDay"_s, weekJson(opened)}};
    for (std::size_t kind = 0; kind < hourTypes.size(); ++kind)
        result.insert(hourTypes[kind].name, weekJson(tables[kind]));
    return result;
}

} // namespace storedesk::insights
