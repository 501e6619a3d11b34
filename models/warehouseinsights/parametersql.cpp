// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "warehouseinsights/parametersql.h"

#include "catalogue/rfmgroup.h"
#include "insights/attribution.h"
#include "insights/funnelsteps.h"
#include "insights/questions.h"
#include "values/textfold.h"
#include "warehouse/sqlconnection.h"
#include "warehouse/tablecolumn.h"
#include "warehouseinsights/preparation.h"

namespace storedesk::warehouseinsights {

using namespace Qt::StringLiterals;
using insights::FunnelSteps;
using insights::ParameterKind;
using warehouse::SqlConnection;
using warehouse::ValueKind;

static QByteArray listOf(const insights::TypeNames &types)
{
    QByteArrayList parts;
    for (const auto type : types)
        parts.append(SqlConnection::quotedText(type));
    // A list in SQL has at least one value.
    return parts.isEmpty() ? "NULL"_ba : parts.join(", ");
}

static QByteArray folded(QStringView name)
{
    QByteArray scratch;
    const auto text = values::folded(name.toUtf8(), scratch);
    return SqlConnection::quotedText(QString::fromUtf8(text));
}

// Returns (0, 'champions', 'champions', 'campeones', '555 554 …'), …
static QByteArray rfmGroups()
{
    QByteArrayList rows;
    for (const auto &group : catalogue::rfmgroup::groups)
        rows.append('(' + QByteArray::number(rows.size()) + ", "
                    + SqlConnection::quotedText(group.id) + ", " + folded(group.english) + ", "
                    + folded(group.spanish) + ", " + SqlConnection::quotedText(group.codes) + ')');
    return rows.join(", ");
}

static QByteArray conditionOf(const FunnelSteps::Step &step)
{
    QByteArrayList parts;
    for (const auto &part : step.alternatives) {
        auto condition = "type = " + SqlConnection::quotedText(part.type);
        if (part.role)
            condition += " AND " + warehouse::columnNameOf(*part.role) + " = "
                + SqlConnection::quotedText(part.value);
        parts.append('(' + condition + ')');
    }
    return parts.join(" OR ");
}

static void setSteps(const QString &steps, SqlText &text)
{
    QByteArrayList names;
    QByteArrayList matches;
    QByteArrayList types;
    for (const auto &step : FunnelSteps::stepsIn(steps)) {
        const auto number = '(' + QByteArray::number(names.size() + 1) + ", ";
        names.append(number + SqlConnection::quotedText(step.text) + ')');
        matches.append(number + conditionOf(step) + ')');
        for (const auto &part : step.alternatives)
            types.append(SqlConnection::quotedText(part.type));
    }
    text.set("stepNames", names.join(", "));
    text.set("stepMatches", matches.join(", "));
    text.set("stepTypes", "type IN (" + types.join(", ") + ')');
}

void setParameters(const insights::QuestionRow &question, const QHash<QString, QString> &parameters,
                   SqlText &text)
{
    for (const auto &row : question.parameters) {
        const auto value = parameters.value(row.name);
        const auto name = QByteArray(row.name.data(), row.name.size());
        if (row.kind == ParameterKind::Number)
            text.setNumber(name, value.toLongLong());
        else
            text.setText(name, value);
        if (row.kind == ParameterKind::Steps)
            setSteps(value, text);
    }
    text.set("interactions", listOf(insights::interactionTypes()));
    text.set("signTypes", listOf(insights::signTypes(parameters.value(u"signs"_s))));
    text.set("rfmGroups", rfmGroups());
    // Only questions about workflows have it.
    if (!parameters.contains(u"min-confidence"_s))
        text.setNumber("min-confidence", 0);
}

QByteArray activityTexts()
{
    QByteArrayList columns;
    for (const auto &column : warehouse::columnsOf(insights::InputTable::Activities)) {
        const bool isText = column.kind == ValueKind::Text || column.kind == ValueKind::Key;
        if (isText && column.name != "type")
            columns.append("coalesce(" + column.name + ", '') AS " + column.name);
    }
    return columns.join(", ");
}

QByteArray tablesOf(const SqlQuestion &question, const SqlText &text)
{
    auto sql = "WITH RECURSIVE " + text.filled(sharedTables);
    if (question.listsPeriods)
        sql += text.filled(periodTable);
    if (question.attributesPurchases)
        sql += text.filled(attributionTables);
    if (question.tables)
        sql += ',' + text.filled(question.tables);
    return sql + ' ';
}

} // namespace storedesk::warehouseinsights
