// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "questions.h"

#include "catalogue/activitytype.h"
#include "insightdata/personcodes.h"

#include <algorithm>
#include <array>

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

struct HourSums
{
    std::array<WeekTable, hourTypes.size()> rows = {};
    WeekTable ratedSends = {};
    WeekTable openedWithinDay = {};
};

// Adds up the rows of a range of people.
class HourCounter final
{
public:
    HourCounter(const InsightData &data, const RowSelection &selection, const WorkRange &range,
                HourSums &sums, NumberedSets &people)
        : m_data(data)
        , m_range(range)
        , m_sums(sums)
        , m_people(people)
        , m_sent(selection.of(hourTypes[sentRows].type), range, contentsOf(data))
        , m_opened(selection.of(hourTypes[openedRows].type), range, contentsOf(data))
    {
        for (const auto &type : hourTypes)
            m_cursors.emplace_back(selection.of(type.type), range.begin);
    }

    void add(quint32 person)
    {
        for (std::size_t kind = 0; kind < hourTypes.size(); ++kind) {
            const auto times = m_cursors[kind].timesOf(person);
            if (kind == sentRows)
                m_sends.clear();
            for (const auto time : times) {
                const auto hour = static_cast<std::size_t>(m_data.calendar().hourOfWeek(time));
                ++m_sums.rows[kind][hour];
                m_people.add(m_range, kind * hoursPerWeek + hour, person);
                if (kind == sentRows)
                    m_sends.push_back({.time = time, .hour = hour});
            }
        }
        if (m_sends.empty() || !m_sent.find(person))
            return;
        if (m_opened.find(person))
            findOpened();
        rate();
    }

private:
    static constexpr auto limit = 24 * millisecondsPerHour;

    struct Send
    {
        qint64 time = 0;
        std::size_t hour = 0;
        bool opened = false;
    };

    [[nodiscard]] static const columns::CodeColumn &contentsOf(const InsightData &data)
    {
        return data.activities().texts(ColumnRole::ActivityContent).codes;
    }

    // An open counts towards the last send of the same content.
    void findOpened()
    {
        const auto sent = m_sent.codes();
        const auto opened = m_opened.codes();
        const auto times = m_opened.times();
        for (std::size_t place = 0; place < times.size(); ++place) {
            auto send = m_sends.size();
            while (send > 0
                   && (sent[send - 1] != opened[place] || m_sends[send - 1].time > times[place]))
                --send;
            if (send > 0 && times[place] - m_sends[send - 1].time <= limit)
                m_sends[send - 1].opened = true;
        }
    }

    // Counts the sends that are old enough.
    void rate()
    {
        for (const auto &send : m_sends) {
            if (m_data.asOf() - send.time < limit)
                continue;
            ++m_sums.ratedSends[send.hour];
            m_sums.openedWithinDay[send.hour] += send.opened;
        }
    }

    const InsightData &m_data;
    WorkRange m_range;
    HourSums &m_sums;
    NumberedSets &m_people;
    PersonCodes m_sent;
    PersonCodes m_opened;
    // Indexed like hourTypes.
    std::vector<PersonCursor> m_cursors;
    // The sends to the current person.
    std::vector<Send> m_sends;
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

static WeekTable totalOf(const std::vector<HourSums> &parts,
                         const std::function<const WeekTable &(const HourSums &)> &tableOf)
{
    WeekTable total = {};
    for (const auto &part : parts) {
        for (std::size_t hour = 0; hour < total.size(); ++hour)
            total[hour] += tableOf(part)[hour];
    }
    return total;
}

QJsonObject hours(QuestionRun &run)
{
    const auto &data = run.data;
    TypeNames types;
    for (const auto &type : hourTypes)
        types.append(type.type);
    const auto selection = run.select({.types = types, .range = periodOf(data)});
    NumberedSets people(run.people, hourTypes.size() * hoursPerWeek, [](std::size_t cell) {
        return u"%1:%2:%3"_s.arg(hourTypes[cell / hoursPerWeek].name)
            .arg(cell % hoursPerWeek / hoursPerDay)
            .arg(cell % hoursPerDay);
    });
    // The columns must be loaded before they are used in several threads.
    (void)data.activities().texts(ColumnRole::ActivityContent);
    auto parts = perThread<HourSums>();
    forEachPeopleRange(data.people().count(), [&](const WorkRange &range) {
        HourCounter counter(data, selection, range, parts[range.thread], people);
        for (auto person = range.begin; person < range.end; ++person)
            counter.add(person);
    });
    people.finish();
    for (std::size_t kind = 0; kind < hourTypes.size(); ++kind) {
        for (const auto row : selection.of(hourTypes[kind].type).withoutPerson()) {
            const auto hour = data.calendar().hourOfWeek(data.timeOf(row));
            ++parts.front().rows[kind][static_cast<std::size_t>(hour)];
        }
    }
    const auto tableJson = [&](const std::function<const WeekTable &(const HourSums &)> &tableOf) {
        return weekJson(totalOf(parts, tableOf));
    };
    QJsonObject result{
        {u"ratedSends"_s,
         tableJson([](const HourSums &part) -> const WeekTable & { return part.ratedSends; })},
        {u"openedWithinDay"_s, tableJson([](const HourSums &part) -> const WeekTable & {
             return part.openedWithinDay;
         })}};
    for (std::size_t kind = 0; kind < hourTypes.size(); ++kind)
        result.insert(hourTypes[kind].name,
                      tableJson([kind](const HourSums &part) -> const WeekTable & {
                          return part.rows[kind];
                      }));
    return result;
}

} // namespace storedesk::insights
