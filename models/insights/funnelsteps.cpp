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

FunnelSteps::FunnelSteps(const InsightData &data, const QString &text)
    : m_data(data)
{
    for (const auto &step : text.split(u',')) {
        m_texts.append(step.trimmed());
        auto &alternatives = m_steps.emplace_back();
        for (const auto &part : step.split(u'|')) {
            const auto match = alternativeIn(part);
            const auto type = match.captured(1).toUtf8();
            m_types.append(type);
            Alternative alternative{.type = data.typeCode(QLatin1StringView(type))};
            if (const auto role = conditionRole(match.captured(2))) {
                alternative.texts = &data.activities().texts(*role);
                alternative.value = alternative.texts->pool.find(match.captured(3).toUtf8());
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

bool FunnelSteps::matches(int step, quint32 row) const
{
    return std::ranges::any_of(
        m_steps[static_cast<std::size_t>(step)], [&](const Alternative &alternative) {
            return m_data.typeOf(row) == alternative.type
                && (!alternative.texts || alternative.texts->codes[row] == alternative.value);
        });
}

} // namespace storedesk::insights
