// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "arrangement.h"

#include "sheet/visiblerows.h"

#include <algorithm>
#include <functional>
#include <numeric>

namespace storedesk::sheet {

// Marks a column that no longer exists. Differs from -1, which means any column.
static constexpr int gone = -2;

// Returns the new position of each column, or -1 if it no longer exists. Columns with the same name
// keep their order.
static QList<int> placesOf(const QStringList &before, const QStringList &now)
{
    QList<int> places;
    for (qsizetype column = 0; column < before.size(); ++column) {
        const auto &name = before.at(column);
        auto earlier = std::count(before.begin(), before.begin() + column, name);
        auto place = now.indexOf(name);
        for (; place >= 0 && earlier > 0; --earlier)
            place = now.indexOf(name, place + 1);
        places.append(static_cast<int>(place));
    }
    return places;
}

static query::Filter moved(const query::Filter &filter, const std::function<int(int)> &place)
{
    query::Filter result{.any = filter.any, .negated = filter.negated};
    for (auto condition : filter.conditions) {
        if (condition.column != query::Condition::anyColumn)
            condition.column = place(condition.column);
        if (condition.column != gone)
            result.conditions.push_back(condition);
    }
    for (const auto &group : filter.groups) {
        if (auto kept = moved(group, place); !isEmpty(kept))
            result.groups.push_back(std::move(kept));
    }
    return result;
}

static QList<int> orderOf(const QList<int> &kept, qsizetype count)
{
    auto order = kept;
    for (int column = 0; column < count; ++column) {
        if (!order.contains(column))
            order.insert(column == 0 ? 0 : order.indexOf(column - 1) + 1, column);
    }
    return order;
}

static bool hasChoices(const QList<statistics::FormatChoice> &formats)
{
    return std::ranges::any_of(formats, [](statistics::FormatChoice choice) {
        return choice != statistics::FormatChoice::Automatic;
    });
}

bool isPlain(const Arrangement &arrangement)
{
    QList<int> inOrder(arrangement.names.size());
    std::iota(inOrder.begin(), inOrder.end(), 0);
    const bool untouched =
        std::ranges::all_of(arrangement.widths, [](int width) { return width == 0; });
    return arrangement.order == inOrder && untouched && arrangement.hidden.isEmpty()
        && arrangement.frozen == 0 && isEmpty(arrangement.filter) && arrangement.keys.empty()
        && arrangement.reading == ReadOptions{} && !hasChoices(arrangement.formats)
        && !arrangement.pivot;
}

// Returns nothing if a column of the question no longer exists.
static std::optional<query::PivotQuestion> moved(query::PivotQuestion question,
                                                 const std::function<int(int)> &place)
{
    for (auto &key : question.rows)
        key.column = place(key.column);
    if (question.across)
        question.across->column = place(question.across->column);
    if (question.figure != query::PivotQuestion::Figure::Rows)
        question.value = place(question.value);
    const bool whole = question.value != gone
        && (!question.across || question.across->column != gone)
        && std::ranges::none_of(question.rows, [](const auto &key) { return key.column == gone; });
    return whole ? std::optional(question) : std::nullopt;
}

qsizetype conditionsIn(const query::Filter &filter)
{
    auto count = static_cast<qsizetype>(filter.conditions.size());
    for (const auto &group : filter.groups)
        count += conditionsIn(group);
    return count;
}

Arrangement fitted(const Arrangement &arrangement, const QStringList &names)
{
    const auto places = placesOf(arrangement.names, names);
    const auto place = [&places](int column) {
        const int now = places.value(column, -1);
        return now < 0 ? gone : now;
    };
    const auto kept = [&place](const QList<int> &columns) {
        QList<int> result;
        for (const int column : columns) {
            if (place(column) != gone)
                result.append(place(column));
        }
        return result;
    };
    Arrangement result{.names = names,
                       .order = orderOf(kept(arrangement.order), names.size()),
                       .widths = QList<int>(names.size(), 0),
                       .hidden = kept(arrangement.hidden),
                       .frozen = std::min(arrangement.frozen, static_cast<int>(names.size())),
                       .filter = moved(arrangement.filter, place),
                       .reading = arrangement.reading};
    for (int column = 0; column < arrangement.widths.size(); ++column) {
        if (place(column) != gone)
            result.widths[place(column)] = arrangement.widths.at(column);
    }
    if (hasChoices(arrangement.formats)) {
        result.formats.resize(names.size(), statistics::FormatChoice::Automatic);
        for (int column = 0; column < arrangement.formats.size(); ++column) {
            if (place(column) != gone)
                result.formats[place(column)] = arrangement.formats.at(column);
        }
    }
    if (arrangement.pivot)
        result.pivot = moved(*arrangement.pivot, place);
    // At least one column must stay visible.
    if (result.hidden.size() == names.size())
        result.hidden.clear();
    for (auto key : arrangement.keys) {
        key.column = place(key.column);
        if (key.column != gone)
            result.keys.push_back(key);
    }
    return result;
}

} // namespace storedesk::sheet
