// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/insights/insightcommands.h"

#include "app/cli/insights/insightoutput.h"
#include "app/cli/insights/warehouseanswer.h"
#include "app/cli/terminal/commandline.h"
#include "app/cli/terminal/commandwords.h"
#include "app/cli/terminal/exitcode.h"
#include "app/cli/terminal/output.h"

#include "base/privatefolder.h"
#include "base/temporaryfolder.h"
#include "insights/insightengine.h"
#include "insightviews/insightreport.h"

#include <QCommandLineParser>

namespace storedesk::cli {

using namespace Qt::StringLiterals;
using insights::InsightData;
using insights::Obstacle;
using insights::QuestionRow;

static base::Result<std::shared_ptr<const InsightData>> loadedData(const InsightRequest &request)
{
    const auto folder = base::TemporaryFolder::make(base::placesOf().temporary);
    base::Progress progress;
    // Columns are not stored, because a privacy request would have to erase them.
    return InsightData::load(
        request.input, {.temporaryFolder = folder ? (*folder)->path() : QString()}, {}, progress);
}

// Checks everything that can be checked before the files are opened.
static std::optional<Obstacle> obstacleOf(const QuestionRow *question,
                                          const InsightRequest &request)
{
    if (!question)
        return Obstacle{.code = "unknown-question"_L1};
    const auto parameters = parametersFor(*question, request.parameters);
    return parameters ? missingFile(*question, request.input) : parameters.error();
}

static int answerOne(const InsightRequest &request)
{
    const auto *question = insights::questionNamed(request.name);
    if (const auto obstacle = obstacleOf(question, request))
        return writeAnswer(jsonLine(obstacleJson(*obstacle)), request.output, unanswerable);
    const auto data = loadedData(request);
    if (!data) {
        complain(data.error(), request.form == InsightForm::Json);
        return WrongUsage;
    }
    const bool withPeople = request.withPeople || !request.peopleKey.isEmpty();
    const auto answer =
        answerOf(*question, **data, *parametersFor(*question, request.parameters), withPeople);
    if (!answer)
        return writeAnswer(jsonLine(obstacleJson(answer.error())), request.output, unanswerable);
    return writeAnswer(answerText(*answer, sourceOf(**data), request), request.output, Done);
}

static int answerAll(const InsightRequest &request)
{
    const auto data = loadedData(request);
    if (!data) {
        complain(data.error(), request.form == InsightForm::Json);
        return WrongUsage;
    }
    QJsonArray objects;
    QByteArray text;
    for (const auto &question : insights::questionRows()) {
        auto own = request;
        own.parameters = ownParameters(question, request.parameters);
        auto obstacle = obstacleOf(&question, own);
        if (!obstacle) {
            const auto answer = answerOf(question, **data, *parametersFor(question, own.parameters),
                                         request.withPeople);
            if (answer) {
                objects.append(answer->toJson(sourceOf(**data), request.withPeople));
                text += answerText(*answer, sourceOf(**data), own) + '\n';
                continue;
            }
            obstacle = answer.error();
        }
        auto object = obstacleJson(*obstacle);
        object.insert(u"question"_s, question.name);
        objects.append(object);
        text += unansweredText(question, *obstacle);
    }
    return writeAnswer(request.form == InsightForm::Json ? jsonLine(objects) : text, request.output,
                       Done);
}

// Writes all answers, or one, as a web page.
static int writeReport(const InsightRequest &request)
{
    insightviews::ReportRequest wanted{.input = request.input, .parameters = request.parameters};
    if (request.name != "all"_L1) {
        const auto *question = insights::questionNamed(request.name);
        if (const auto obstacle = obstacleOf(question, request))
            return writeAnswer(jsonLine(obstacleJson(*obstacle)), {}, unanswerable);
        wanted.questions = {question};
    }
    const auto folder = base::TemporaryFolder::make(base::placesOf().temporary);
    insights::InsightEngine engine({.temporaryFolder = folder ? (*folder)->path() : QString()});
    base::Progress progress;
    const auto page = insightviews::reportOf(engine, wanted, progress);
    if (!page) {
        complain(page.error(), false);
        return WrongUsage;
    }
    return writeAnswer(*page, request.output, Done);
}

int insight(const QStringList &arguments)
{
    QCommandLineParser parser;
    parser.setApplicationDescription(
        CommandWords::tr("Answer questions about a store's activities, contacts and products from "
                         "export files or a warehouse. Nothing is sent to the service."));
    parser.addPositionalArgument(u"QUESTION"_s, CommandWords::tr("Question, “list” or “all”."));
    addInsightOptions(parser);
    int exitCode = Done;
    if (!understand(parser, "insight"_L1, Operands::Some, arguments, &exitCode))
        return exitCode;
    const auto request = insightRequestFrom(parser);
    if (!request) {
        complain(request.error(), parser.value(u"as"_s) == "json"_L1);
        return WrongUsage;
    }
    if (request->name == "list"_L1)
        return writeAnswer(questionList(*request), request->output, Done);
    if (!request->warehouse.parameters.isEmpty())
        return answerFromWarehouse(*request);
    if (request->form == InsightForm::Page)
        return writeReport(*request);
    return request->name == "all"_L1 ? answerAll(*request) : answerOne(*request);
}

} // namespace storedesk::cli
