// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "insights/rowselection.h"

namespace storedesk::insights {

// The steps of a funnel, such as "email-sent,email-opened|email-link-clicked,purchase". A type may
// have a condition, as in "email-sent[content=ID]".
class FunnelSteps final
{
public:
    static constexpr int fewest = 2;
    static constexpr int most = 6;

    // A type of activity with an optional condition on a column.
    struct Part
    {
        QString type = {};
        std::optional<ColumnRole> role = {};
        QString value = {};
    };
    struct Step
    {
        QString text = {};
        std::vector<Part> alternatives = {};
    };

    // Parses valid steps.
    [[nodiscard]] static std::vector<Step> stepsIn(const QString &text);
    // Whether the text describes steps.
    [[nodiscard]] static bool isValid(const QString &text);

    FunnelSteps(const InsightData &data, const QString &text);

    [[nodiscard]] int count() const { return static_cast<int>(m_texts.size()); }
    [[nodiscard]] QString textOf(int step) const { return m_texts.at(step); }
    // Returns the types used in all steps.
    [[nodiscard]] TypeNames types() const;
    [[nodiscard]] bool matches(int step, quint32 row) const;
    // Returns the types of a step, each once.
    [[nodiscard]] std::vector<quint32> typesOf(int step) const;
    // Returns whether a step has conditions.
    [[nodiscard]] bool hasConditions(int step) const;
    [[nodiscard]] bool areIdentical(int one, int two) const
    {
        return m_texts.at(one) == m_texts.at(two);
    }

private:
    struct Alternative
    {
        quint32 type = 0;
        // Null if there is no condition.
        const RoleTexts *texts = nullptr;
        quint32 value = 0;
    };

    const InsightData &m_data;
    QStringList m_texts;
    QByteArrayList m_types;
    std::vector<std::vector<Alternative>> m_steps;
};

} // namespace storedesk::insights
