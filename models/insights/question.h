// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "insights/questionrun.h"

#include <QLatin1StringView>

#include <span>

namespace storedesk::insights {

enum class ParameterKind : quint8 {
    // A whole number from minimum to maximum.
    Number,
    // One of the choices, separated by “|”.
    Choice,
    // Whole numbers from minimum to maximum, separated by commas.
    Numbers,
    // A number or "none".
    NumberOrNone,
    // Some of the choices, separated by commas.
    Choices,
    // Activity types, separated by commas. May be empty.
    Types,
    // The steps of a funnel.
    Steps
};

// The value that stands for "no number".
inline constexpr QLatin1StringView noNumber("none");

struct ParameterRow
{
    QLatin1StringView name;
    ParameterKind kind = ParameterKind::Number;
    QLatin1StringView initial;
    qint64 minimum = 1;
    qint64 maximum = 1'000'000;
    QLatin1StringView choices = {};
};

// The inputs that a question requires.
struct QuestionNeeds
{
    bool activities = true;
    bool contacts = false;
    bool lines = false;
    // Whether times of day are required.
    bool times = false;
    // Whether the answer depends on who bought before the data begins.
    bool firstPurchases = false;
    // The columns required in the given tables. If the required role depends on a parameter,
    // byParameter names that parameter, and its value is the role.
    std::span<const ColumnRole> roles = {};
    QLatin1StringView byParameter = {};
};

// The definition of a question, used by the command line, the manual and the window.
struct QuestionRow
{
    QLatin1StringView name;
    // Source strings in the translation context "Insights".
    const char *title;
    const char *definition;
    std::span<const ParameterRow> parameters;
    QuestionNeeds needs;
    QJsonObject (*answer)(QuestionRun &run);
};

[[nodiscard]] std::span<const QuestionRow> questionRows();
// Returns null if there is no such question.
[[nodiscard]] const QuestionRow *questionNamed(QStringView name);
[[nodiscard]] QString titleOf(const QuestionRow &question);
[[nodiscard]] QString definitionOf(const QuestionRow &question);

// The reason a question cannot be answered. Codes are stable for scripts.
struct Obstacle
{
    QLatin1StringView code;
    // The name of the invalid parameter.
    QString name = {};
    // The names of the missing roles.
    QStringList roles = {};

    bool operator==(const Obstacle &) const = default;
};

// Returns all parameters, with defaults filled in, or the first parameter that is not accepted.
[[nodiscard]] tl::expected<QHash<QString, QString>, Obstacle>
parametersFor(const QuestionRow &question, const QHash<QString, QString> &given);
// Checks that the required files were given, before they are opened.
[[nodiscard]] std::optional<Obstacle> missingFile(const QuestionRow &question,
                                                  const InsightInput &input);
// Checks that the opened files contain the data that the question requires.
[[nodiscard]] std::optional<Obstacle> missingColumn(const QuestionRow &question,
                                                    const InsightData &data,
                                                    const QHash<QString, QString> &parameters);

} // namespace storedesk::insights
