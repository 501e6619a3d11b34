// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "arrangement.h"

#include "values/cellvalue.h"

#include <QJsonArray>

#include <algorithm>

// Reads and writes the stored form of an arrangement.

namespace storedesk::sheet {

using namespace Qt::StringLiterals;
using query::Condition;
using query::Filter;

static constexpr int deepest = 20;

static QJsonArray jsonOf(const QList<int> &numbers)
{
    QJsonArray array;
    std::ranges::copy(numbers, std::back_inserter(array));
    return array;
}

static QList<int> numbersOf(const QJsonValue &json)
{
    QList<int> numbers;
    for (const auto &value : json.toArray())
        numbers.append(value.toInt(-1));
    return numbers;
}

static QJsonObject jsonOf(const query::RelativeLimit &limit)
{
    return {{u"unit"_s, static_cast<int>(limit.period.unit)},
            {u"first"_s, limit.period.first},
            {u"last"_s, limit.period.last},
            {u"rolling"_s, limit.period.rolling},
            {u"atEnd"_s, limit.atEnd},
            {u"offset"_s, limit.offset}};
}

static std::optional<query::RelativeLimit> relativeLimitOf(const QJsonValue &json)
{
    using Period = query::RelativePeriod;
    static constexpr int most = 100'000;
    const auto unit = json["unit"_L1].toInt(-1);
    if (unit < 0 || unit > static_cast<int>(Period::lastUnit))
        return std::nullopt;
    const auto count = [&json](QLatin1StringView member) {
        return std::clamp(json[member].toInt(), -most, most);
    };
    return query::RelativeLimit{.period = {.unit = static_cast<Period::Unit>(unit),
                                           .first = count("first"_L1),
                                           .last = count("last"_L1),
                                           .rolling = json["rolling"_L1].toBool()},
                                .atEnd = json["atEnd"_L1].toBool(),
                                .offset = std::clamp(json["offset"_L1].toInt(), -1, 1)};
}

static QJsonObject jsonOf(const query::Limit &limit)
{
    QJsonObject json{{u"value"_s, QString::fromLatin1(limit.value.toText())},
                     {u"open"_s, limit.open}};
    if (limit.relative)
        json.insert(u"relative"_s, jsonOf(*limit.relative));
    return json;
}

// Earlier versions stored a plain number. Relative limits are resolved when the filter is applied.
static std::optional<query::Limit> limitOf(const QJsonValue &json)
{
    if (json.isDouble())
        return query::Limit(json.toDouble());
    const auto number = values::decimalOf(json["value"_L1].toString().toLatin1(), {});
    if (!number)
        return std::nullopt;
    query::Limit limit(*number, json["open"_L1].toBool());
    limit.relative = relativeLimitOf(json["relative"_L1]);
    return limit;
}

static QJsonObject jsonOf(const Condition &condition)
{
    QJsonArray texts;
    for (const auto &text : condition.texts)
        texts.append(QString::fromUtf8(text));
    QJsonObject json{{u"column"_s, condition.column},
                     {u"test"_s, static_cast<int>(condition.test)},
                     {u"texts"_s, texts},
                     {u"matchCase"_s, condition.exact},
                     {u"negated"_s, condition.negated}};
    if (condition.low)
        json.insert(u"low"_s, jsonOf(*condition.low));
    if (condition.high)
        json.insert(u"high"_s, jsonOf(*condition.high));
    return json;
}

static Condition conditionOf(const QJsonObject &json)
{
    const int test = json.value("test"_L1).toInt();
    Condition condition{.column = json.value("column"_L1).toInt(),
                        .test = static_cast<Condition::Test>(
                            std::clamp(test, 0, static_cast<int>(Condition::lastTest))),
                        .low = limitOf(json.value("low"_L1)),
                        .high = limitOf(json.value("high"_L1)),
                        .exact = json.value("matchCase"_L1).toBool(),
                        .negated = json.value("negated"_L1).toBool()};
    for (const auto &text : json.value("texts"_L1).toArray())
        condition.texts.append(text.toString().toUtf8());
    return condition;
}

static QJsonObject jsonOf(const Filter &filter)
{
    QJsonArray conditions;
    for (const auto &condition : filter.conditions)
        conditions.append(jsonOf(condition));
    QJsonArray groups;
    for (const auto &group : filter.groups)
        groups.append(jsonOf(group));
    return {{u"conditions"_s, conditions},
            {u"groups"_s, groups},
            {u"any"_s, filter.any},
            {u"negated"_s, filter.negated}};
}

static Filter filterOf(const QJsonObject &json, int depth = 0)
{
    Filter filter{.any = json.value("any"_L1).toBool(),
                  .negated = json.value("negated"_L1).toBool()};
    for (const auto &condition : json.value("conditions"_L1).toArray())
        filter.conditions.push_back(conditionOf(condition.toObject()));
    if (depth < deepest) {
        for (const auto &group : json.value("groups"_L1).toArray())
            filter.groups.push_back(filterOf(group.toObject(), depth + 1));
    }
    return filter;
}

QJsonObject jsonOf(const ReadOptions &reading)
{
    QJsonObject json;
    if (!reading.entry.isEmpty())
        json.insert(u"entry"_s, reading.entry);
    if (reading.stack)
        json.insert(u"stack"_s, true);
    if (!reading.encoding.isEmpty())
        json.insert(u"encoding"_s, QString::fromLatin1(reading.encoding));
    if (reading.dialect) {
        json.insert(u"delimiter"_s, int(reading.dialect->delimiter));
        json.insert(u"quote"_s, int(reading.dialect->quote));
        json.insert(u"escape"_s, int(reading.dialect->escape));
        json.insert(u"comment"_s, int(reading.dialect->comment));
        json.insert(u"blanks"_s, reading.dialect->blanksAroundQuotes);
    }
    if (reading.firstLine)
        json.insert(u"firstLine"_s, *reading.firstLine);
    if (reading.header)
        json.insert(u"header"_s, *reading.header);
    return json;
}

ReadOptions readingOf(const QJsonObject &json)
{
    ReadOptions reading{.entry = json.value("entry"_L1).toString(),
                        .stack = json.value("stack"_L1).toBool(),
                        .encoding = json.value("encoding"_L1).toString().toLatin1()};
    const auto sign = [&json](QLatin1StringView key) {
        return static_cast<char>(std::clamp(json.value(key).toInt(), 0, 127));
    };
    if (const char delimiter = sign("delimiter"_L1); delimiter != '\0')
        reading.dialect = csv::Dialect{.delimiter = delimiter,
                                       .quote = sign("quote"_L1),
                                       .escape = sign("escape"_L1),
                                       .comment = sign("comment"_L1),
                                       .blanksAroundQuotes = json.value("blanks"_L1).toBool()};
    if (const auto line = json.value("firstLine"_L1).toInteger(); line > 0)
        reading.firstLine = line;
    if (json.contains("header"_L1))
        reading.header = json.value("header"_L1).toBool();
    return reading;
}

// The column type is not stored with the sort order, because it is detected again.
static QJsonArray jsonOf(const std::vector<query::SortKey> &keys)
{
    QJsonArray json;
    for (const auto &key : keys)
        json.append(QJsonObject{{u"column"_s, key.column}, {u"descending"_s, key.descending}});
    return json;
}

static QJsonObject jsonOf(const QList<statistics::FormatChoice> &formats)
{
    QJsonObject json;
    for (qsizetype column = 0; column < formats.size(); ++column) {
        if (formats.at(column) != statistics::FormatChoice::Automatic)
            json.insert(QString::number(column), statistics::nameOf(formats.at(column)));
    }
    return json;
}

static QList<statistics::FormatChoice> formatsOf(const QJsonObject &json, qsizetype columns)
{
    QList<statistics::FormatChoice> formats;
    for (auto one = json.begin(); one != json.end(); ++one) {
        const auto column = one.key().toInt();
        const auto choice = statistics::formatChoiceOf(one.value().toString());
        if (!choice || column < 0 || column >= columns)
            continue;
        formats.resize(columns, statistics::FormatChoice::Automatic);
        formats[column] = *choice;
    }
    return formats;
}

static QJsonObject jsonOf(const query::GroupKey &key)
{
    QJsonObject json{{u"column"_s, key.column}};
    if (key.unit)
        json.insert(u"unit"_s, static_cast<int>(*key.unit));
    return json;
}

static query::GroupKey groupKeyOf(const QJsonValue &json)
{
    query::GroupKey key(json["column"_L1].toInt());
    const int unit = json["unit"_L1].toInt(-1);
    if (unit >= 0 && unit <= static_cast<int>(values::CalendarUnit::Year))
        key.unit = static_cast<values::CalendarUnit>(unit);
    return key;
}

static QJsonObject jsonOf(const query::PivotQuestion &question)
{
    QJsonArray rows;
    for (const auto &key : question.rows)
        rows.append(jsonOf(key));
    QJsonObject json{{u"rows"_s, rows},
                     {u"figure"_s, static_cast<int>(question.figure)},
                     {u"value"_s, question.value}};
    if (question.across)
        json.insert(u"across"_s, jsonOf(*question.across));
    return json;
}

// Returns nothing if the JSON is not a question about these columns.
static std::optional<query::PivotQuestion> pivotQuestionOf(const QJsonValue &json,
                                                           qsizetype columns)
{
    using Question = query::PivotQuestion;
    Question question{.figure = static_cast<Question::Figure>(
                          std::clamp(json["figure"_L1].toInt(), 0, int(Question::lastFigure))),
                      .value = json["value"_L1].toInt(-1)};
    for (const auto &key : json["rows"_L1].toArray())
        question.rows.push_back(groupKeyOf(key));
    if (json["across"_L1].isObject())
        question.across = groupKeyOf(json["across"_L1]);
    const auto exists = [columns](int column) {
        return column >= 0 && column < columns;
    };
    const bool whole = !question.rows.empty()
        && std::ranges::all_of(question.rows, exists, &query::GroupKey::column)
        && (!question.across || exists(question.across->column))
        && (question.figure == Question::Figure::Rows || exists(question.value));
    return whole ? std::optional(question) : std::nullopt;
}

QJsonObject jsonOf(const Arrangement &arrangement)
{
    QJsonObject json{{u"names"_s, QJsonArray::fromStringList(arrangement.names)},
                     {u"order"_s, jsonOf(arrangement.order)},
                     {u"widths"_s, jsonOf(arrangement.widths)},
                     {u"hidden"_s, jsonOf(arrangement.hidden)},
                     {u"frozen"_s, arrangement.frozen},
                     {u"filter"_s, jsonOf(arrangement.filter)},
                     {u"keys"_s, jsonOf(arrangement.keys)},
                     {u"reading"_s, jsonOf(arrangement.reading)},
                     {u"formats"_s, jsonOf(arrangement.formats)}};
    if (arrangement.pivot)
        json.insert(u"pivot"_s, jsonOf(*arrangement.pivot));
    return json;
}

static std::vector<query::SortKey> keysOf(const QJsonArray &json)
{
    std::vector<query::SortKey> keys;
    for (const auto &value : json) {
        const auto key = value.toObject();
        keys.push_back({.column = key.value("column"_L1).toInt(),
                        .descending = key.value("descending"_L1).toBool()});
    }
    return keys;
}

std::optional<Arrangement> arrangementOf(const QJsonObject &json)
{
    Arrangement arrangement{.order = numbersOf(json.value("order"_L1)),
                            .widths = numbersOf(json.value("widths"_L1)),
                            .hidden = numbersOf(json.value("hidden"_L1)),
                            .frozen = std::max(0, json.value("frozen"_L1).toInt()),
                            .filter = filterOf(json.value("filter"_L1).toObject()),
                            .keys = keysOf(json.value("keys"_L1).toArray()),
                            .reading = readingOf(json.value("reading"_L1).toObject())};
    for (const auto &name : json.value("names"_L1).toArray())
        arrangement.names.append(name.toString());
    arrangement.formats = formatsOf(json.value("formats"_L1).toObject(), arrangement.names.size());
    arrangement.pivot = pivotQuestionOf(json.value("pivot"_L1), arrangement.names.size());
    auto sorted = arrangement.order;
    std::ranges::sort(sorted);
    for (int column = 0; column < sorted.size(); ++column) {
        if (sorted.at(column) != column)
            return std::nullopt;
    }
    const bool whole = !arrangement.names.isEmpty() && sorted.size() == arrangement.names.size()
        && arrangement.widths.size() == arrangement.names.size();
    return whole ? std::optional(arrangement) : std::nullopt;
}

} // namespace storedesk::sheet
