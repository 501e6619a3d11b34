// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/insights/warehouseanswer.h"

#include "app/cli/insights/insightoutput.h"
#include "app/cli/terminal/commandwords.h"
#include "app/cli/terminal/exitcode.h"
#include "app/cli/terminal/output.h"
#include "app/cli/warehouse/warehousereport.h"
#include "app/cli/warehouse/warehouserun.h"

#include "warehouseinsights/warehouseengine.h"

namespace storedesk::cli {

using namespace Qt::StringLiterals;
using insights::Obstacle;
using insights::QuestionRow;
using warehouse::Outcome;
using warehouseinsights::WarehouseEngine;

// Times that the request does not state are those of the warehouse.
static Outcome<insights::InsightInput> completeInput(WarehouseEngine &engine,
                                                     const InsightRequest &request)
{
    const auto defaults = engine.defaults();
    if (!defaults)
        return tl::unexpected(defaults.error());
    auto input = request.input;
    if (!input.zone.isValid())
        input.zone = defaults->zone;
    if (!request.hasTime)
        input.asOf = defaults->asOf;
    if (!input.coversFrom)
        input.coversFrom = defaults->coversFrom;
    if (!input.zone.isValid())
        return warehouse::fault(warehouse::WarehouseFaultKind::Usage,
                                {.what = CommandWords::tr("The warehouse has no time zone."),
                                 .next = CommandWords::tr("Specify a time zone such as "
                                                          "Europe/Madrid.")});
    return input;
}

static int answerOne(WarehouseEngine &engine, const insights::InsightInput &input,
                     const InsightRequest &request)
{
    const auto *question = insights::questionNamed(request.name);
    const auto refuse = [&request](const Obstacle &obstacle) {
        return writeAnswer(jsonLine(obstacleJson(obstacle)), request.output, unanswerable);
    };
    if (!question)
        return refuse({.code = "unknown-question"_L1});
    const auto reply =
        engine.answer({.input = input, .question = question, .parameters = request.parameters},
                      request.withPeople || !request.peopleKey.isEmpty());
    if (!reply)
        return reportFault(reply.error(), request.form == InsightForm::Json);
    if (!reply->answer)
        return refuse(reply->answer.error());
    return writeAnswer(answerText(*reply->answer, engine.source(), request), request.output, Done);
}

static int answerAll(WarehouseEngine &engine, const insights::InsightInput &input,
                     const InsightRequest &request)
{
    QJsonArray objects;
    QByteArray text;
    for (const auto &question : insights::questionRows()) {
        auto own = request;
        own.parameters = ownParameters(question, request.parameters);
        const auto reply =
            engine.answer({.input = input, .question = &question, .parameters = own.parameters},
                          request.withPeople);
        if (!reply)
            return reportFault(reply.error(), request.form == InsightForm::Json);
        if (reply->answer) {
            objects.append(reply->answer->toJson(engine.source(), request.withPeople));
            text += answerText(*reply->answer, engine.source(), own) + '\n';
            continue;
        }
        auto object = obstacleJson(reply->answer.error());
        object.insert(u"question"_s, question.name);
        objects.append(object);
        text += unansweredText(question, reply->answer.error());
    }
    return writeAnswer(request.form == InsightForm::Json ? jsonLine(objects) : text, request.output,
                       Done);
}

int answerFromWarehouse(const InsightRequest &request)
{
    const bool asJson = request.form == InsightForm::Json;
    if (request.form == InsightForm::Page) {
        complain({.what = CommandWords::tr("Web pages can only be created from files."),
                  .next = CommandWords::tr("Formats: table, json, csv.")},
                 false);
        return WrongUsage;
    }
    const auto opened = openWarehouse(request.warehouse, {});
    if (!opened)
        return reportFault(opened.error(), asJson);
    if (const auto current = (*opened)->schema().requireCurrent(); !current)
        return reportFault(current.error(), asJson);
    WarehouseEngine engine((*opened)->connection());
    const auto input = completeInput(engine, request);
    if (!input)
        return reportFault(input.error(), asJson);
    return request.name == "all"_L1 ? answerAll(engine, *input, request)
                                    : answerOne(engine, *input, request);
}

} // namespace storedesk::cli
