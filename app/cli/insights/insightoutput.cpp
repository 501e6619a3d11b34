// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/insights/insightoutput.h"

#include "app/cli/terminal/commandwords.h"
#include "app/cli/terminal/exitcode.h"
#include "app/cli/terminal/output.h"

#include "base/newfile.h"
#include "csv/csvwriter.h"
#include "insightviews/obstacletext.h"

#include <QBuffer>
#include <QByteArrayList>

#include <algorithm>
#include <map>
#include <set>

namespace storedesk::cli {

using namespace Qt::StringLiterals;
using insights::AnswerSource;
using insights::InsightAnswer;
using insights::Obstacle;
using insights::QuestionRow;

namespace {

// A table to print. The first row contains the headings.
using PrintedRows = QList<QByteArrayList>;

QByteArray cellOf(const QJsonValue &value)
{
    switch (value.type()) {
    case QJsonValue::Null:
    case QJsonValue::Undefined:
        return {};
    case QJsonValue::Array:
        return QJsonDocument(value.toArray()).toJson(QJsonDocument::Compact);
    case QJsonValue::Double:
    case QJsonValue::Bool:
        return value.toVariant().toString().toUtf8();
    default:
        return value.toString().toUtf8();
    }
}

// The cells of a row by the name of their column.
using NamedCells = std::map<QByteArray, QByteArray>;

// Adds the values in an object. Values in nested objects have names such as "share.part".
void flatten(const QJsonObject &object, const QString &prefix, NamedCells &cells)
{
    for (auto at = object.begin(); at != object.end(); ++at) {
        if (at->isObject())
            flatten(at->toObject(), prefix + at.key() + u'.', cells);
        else
            cells.emplace((prefix + at.key()).toUtf8(), cellOf(*at));
    }
}

// Returns the names of all columns. Rows may have different ones: an object that is null in one
// row has several columns in another, where its own name needs none.
QByteArrayList namesOf(const std::vector<NamedCells> &rows)
{
    std::set<QByteArray> names;
    for (const auto &row : rows) {
        for (const auto &[name, cell] : row)
            names.insert(name);
    }
    std::erase_if(names, [all = names](const QByteArray &name) {
        const auto inner = all.lower_bound(name + '.');
        return inner != all.end() && inner->startsWith(name + '.');
    });
    return {names.begin(), names.end()};
}

QJsonArray firstList(const QJsonObject &result)
{
    for (const auto &value : result) {
        if (value.isArray() && value.toArray().first().isObject())
            return value.toArray();
    }
    return {};
}

// Returns the main table in a result, which is its first list, with object members as columns. A
// result without a list becomes one row for each value.
PrintedRows rowsOf(const QJsonObject &result)
{
    std::vector<NamedCells> found;
    for (const auto &entry : firstList(result))
        flatten(entry.toObject(), {}, found.emplace_back());
    PrintedRows rows;
    if (found.empty()) {
        NamedCells values;
        flatten(result, {}, values);
        rows.append({"name"_ba, "value"_ba});
        for (const auto &[name, value] : values)
            rows.append({name, value});
        return rows;
    }
    rows.append(namesOf(found));
    for (const auto &row : found) {
        QByteArrayList cells;
        for (const auto &name : rows.first()) {
            const auto cell = row.find(name);
            cells.append(cell == row.end() ? QByteArray() : cell->second);
        }
        rows.append(cells);
    }
    return rows;
}

// Aligns the columns for reading.
QByteArray alignedText(const PrintedRows &rows)
{
    std::vector<qsizetype> widths;
    for (const auto &row : rows) {
        widths.resize(std::max(widths.size(), static_cast<std::size_t>(row.size())));
        for (qsizetype column = 0; column < row.size(); ++column) {
            auto &width = widths[static_cast<std::size_t>(column)];
            width = std::max(width, QString::fromUtf8(row.at(column)).size());
        }
    }
    QByteArray text;
    for (const auto &row : rows) {
        QString line;
        for (qsizetype column = 0; column < row.size(); ++column)
            line += QString::fromUtf8(row.at(column))
                        .leftJustified(widths[static_cast<std::size_t>(column)] + 2);
        text += line.trimmed().toUtf8() + '\n';
    }
    return text;
}

QByteArray csvText(const PrintedRows &rows, const InsightRequest &request)
{
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    csv::CsvWriter writer(buffer,
                          {.quoting = csv::Quoting::Always,
                           .lineEnd = "\r\n",
                           .safeForSpreadsheets = !request.exact});
    for (const auto &row : rows)
        writer.row(row);
    // Writing to memory does not fail.
    (void)writer.finish();
    return buffer.data();
}

} // namespace

QJsonObject obstacleJson(const Obstacle &obstacle)
{
    QJsonObject error{{u"code"_s, obstacle.code}};
    if (!obstacle.name.isEmpty())
        error.insert(u"name"_s, obstacle.name);
    if (!obstacle.roles.isEmpty())
        error.insert(u"roles"_s, QJsonArray::fromStringList(obstacle.roles));
    return {{u"error"_s, error}};
}

int writeAnswer(const QByteArray &text, const QString &path, int exitCode)
{
    if (path.isEmpty()) {
        print(text);
        return exitCode;
    }
    base::NewFile file(path, base::NewFile::Access::AsBefore);
    if (file.open(QIODevice::WriteOnly) && file.write(text) == text.size() && file.commit())
        return exitCode;
    complain({.what = CommandWords::tr("Couldn't write the result."), .why = file.errorString()},
             false);
    return WrongUsage;
}

QByteArray questionList(const InsightRequest &request)
{
    QJsonArray objects;
    PrintedRows rows{{"question"_ba, "title"_ba}};
    for (const auto &question : insights::questionRows()) {
        rows.append(
            {QByteArray(question.name.data(), question.name.size()), titleOf(question).toUtf8()});
        QJsonObject parameters;
        for (const auto &row : question.parameters)
            parameters.insert(row.name, row.initial);
        objects.append(QJsonObject{{u"question"_s, question.name},
                                   {u"title"_s, titleOf(question)},
                                   {u"definition"_s, definitionOf(question)},
                                   {u"parameters"_s, parameters}});
    }
    if (request.form == InsightForm::Json)
        return jsonLine(objects);
    if (request.form == InsightForm::Csv)
        return csvText(rows, request);
    rows.removeFirst();
    return alignedText(rows);
}

static QByteArray peopleText(const InsightAnswer &answer, const InsightRequest &request)
{
    const auto found = answer.people.find(request.peopleKey);
    const auto ids = found == answer.people.end() ? QStringList() : found->second;
    if (request.form == InsightForm::Json)
        return jsonLine(QJsonArray::fromStringList(ids));
    PrintedRows rows;
    if (request.form == InsightForm::Csv)
        rows.append({"contact"_ba});
    for (const auto &id : ids)
        rows.append({id.toUtf8()});
    return request.form == InsightForm::Csv ? csvText(rows, request) : alignedText(rows);
}

QByteArray answerText(const InsightAnswer &answer, const AnswerSource &source,
                      const InsightRequest &request)
{
    if (!request.peopleKey.isEmpty())
        return peopleText(answer, request);
    if (request.form == InsightForm::Json)
        return jsonLine(answer.toJson(source, request.withPeople));
    const auto rows = rowsOf(answer.result);
    if (request.form == InsightForm::Csv)
        return csvText(rows, request);
    const auto zone = QString::fromLatin1(source.zone.id());
    return (titleOf(*answer.question) + u'\n' + answer.sentence + u"\n\n"_s).toUtf8()
        + alignedText(rows)
        + (u'\n' + definitionOf(*answer.question) + u'\n' + answer.balanceLine() + u'\n'
           + CommandWords::tr("Time zone: %1").arg(zone) + u'\n')
              .toUtf8();
}

QByteArray unansweredText(const QuestionRow &question, const Obstacle &obstacle)
{
    const auto reason = insightviews::textOf(obstacle).sentence;
    return (titleOf(question) + u'\n'
            + CommandWords::tr("Not answered: %1")
                  .arg(obstacle.name.isEmpty() ? reason : obstacle.name + u": "_s + reason)
            + u"\n\n"_s)
        .toUtf8();
}

QHash<QString, QString> ownParameters(const QuestionRow &question,
                                      const QHash<QString, QString> &given)
{
    QHash<QString, QString> own;
    for (const auto &row : question.parameters) {
        if (given.contains(row.name))
            own.insert(row.name, given.value(row.name));
    }
    return own;
}

} // namespace storedesk::cli
