// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "funnelsteps.h"

#include <QRegularExpression>

#include <algorithm>

namespace storedesk::insights {

using namespace Qt::StringLiterals;

// Parses a type with an optional condition.
static QRegularExpressionMatch alternativeIn(const QString &text)
{
    static const QRegularExpression pattern(u"^([\\w-]+)(?:\\[(\\w+)=([^\\]]*)\\])?$"_s);
    return pattern.match(text.trimmed());
}

static std::optional<ColumnRole> conditionRole(const QString &name)
{
    for (const auto &row : roleRows()) {
        if (row.table == InputTable::Activities && row.kind == columns::StoredKind::Text
            && row.name == name)
            return row.role;
    }
    return std::nullopt;
}

bool FunnelSteps::isValid(const QString &text)
{
    const auto steps = text.split(u',');
    if (steps.size() < fewest || steps.size() > most)
        return false;
    for (const auto &step : steps) {
        for (const auto &part : step.split(u'|')) {
            const auto match = alternativeIn(part);
            const bool conditioned = !match.captured(2).isEmpty();
            if (!match.hasMatch() || (conditioned && !conditionRole(match.captured(2))))
                return false;
        }
    }
    return true;
}

std::vector<FunnelSteps::Step> FunnelSteps::stepsIn(const QString &text)
{
    std::vector<Step> steps;
    for (const auto &step : text.split(u',')) {
        auto &last = steps.emplace_back(Step{.text = step.trimmed()});
        for (const auto &part : step.split(u'|')) {
            const auto match = alternativeIn(part);
            last.alternatives.push_back({.type = match.captured(1),
                                         .role = conditionRole(match.captured(2)),
                                         .value = match.captured(3)});
        }
    }
    return steps;
}

FunnelSteps::FunnelSteps(const InsightData &data, const QString &text)
    : m_data(data)
{
    for (const auto &step : stepsIn(text)) {
        m_texts.append(step.text);
        auto &alternatives = m_steps.emplace_back();
        for (const auto &part : step.alternatives) {
            const auto type = part.type.toUtf8();
            m_types.append(type);
            Alternative alternative{.type = data.typeCode(QLatin1StringView(type))};
            if (part.role) {
                alternative.texts = &data.activities().texts(*part.role);
                alternative.value = alternative.texts->pool.find(part.value.toUtf8());
            }
            alternatives.push_back(alternative);
        }
    }
}

TypeNames FunnelSteps::types() const
{
    TypeNames names;
    for (const auto &type : m_types)
        names.append(QLatin1StringView(type));
    return names;
}

std::vector<quint32> FunnelSteps::typesOf(int step) const
{
    std::vector<quint32> types;
    for (const auto &alternative : m_steps[static_cast<std::size_t>(step)]) {
        if (std::ranges::find(types, alternative.type) == types.end())
            types.push_back(alternative.type);
    }
    return types;
}

bool FunnelSteps::hasConditions(int step) const
{
    return std::ranges::any_of(
        m_steps[static_cast<std::size_t>(step)],
        [](const Alternative &alternative) { return alternative.texts != nullptr; });
}

bool FunnelSteps::matches(int step, quint32 row) const
{
    return std::ranges::any_of(
        m_steps[static_cast<std::size_t>(step)], [&](const Alternative &alternative) {
            return m_data.typeOf(row) == alternative.type
                && (!alternative.texts || alternative.texts->codes[row] == alternative.value);
        });
}

} // namespace storedesk::insights
