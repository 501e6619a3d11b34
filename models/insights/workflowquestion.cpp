// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "questions.h"

#include "insights/attribution.h"

#include <algorithm>
#include <map>

namespace storedesk::insights {

using namespace Qt::StringLiterals;

namespace {

struct WorkflowSums
{
    Sales sales = {};
    std::map<int, Sales> scenarios = {};
    quint32 name = 0;
    qint64 nameTime = std::numeric_limits<qint64>::min();

    [[nodiscard]] QJsonObject scenariosJson() const
    {
        QJsonObject object;
        for (const auto &[scenario, sum] : scenarios)
            object.insert(QString::number(scenario), sum.toJson());
        return object;
    }
};

} // namespace

// Gives each workflow its newest name.
static void nameWorkflows(const InsightData &data, const std::vector<quint32> &rows,
                          std::map<quint32, WorkflowSums> &sums)
{
    const auto &workflows = data.activities().texts(ColumnRole::ActivityWorkflow);
    const auto &names = data.activities().texts(ColumnRole::ActivityWorkflowName);
    for (const auto row : rows) {
        const auto found = sums.find(workflows.codes[row]);
        if (found == sums.end() || names.codes[row] == 0
            || data.timeOf(row) < found->second.nameTime)
            continue;
        found->second.name = names.codes[row];
        found->second.nameTime = data.timeOf(row);
    }
}

QJsonObject workflows(QuestionRun &run)
{
    const auto &data = run.data;
    const bool stated = usesServiceAttribution(run);
    TypeNames types{"purchase"_L1};
    if (!stated)
        types += interactionTypes();
    const auto rows = run.select({.types = types, .range = periodOf(data)});
    const auto purchases = stated ? statedAttribution(data, rows, run.number("min-confidence"_L1))
                                  : recomputedAttribution(data, rows);
    const auto &texts = data.activities().texts(ColumnRole::ActivityWorkflow);
    const auto &names = data.activities().texts(ColumnRole::ActivityWorkflowName);
    std::map<quint32, WorkflowSums> sums;
    Sales total;
    Sales attributed;
    Sales unattributed;
    auto *others = run.people.setOf(u"unattributed"_s);
    NumberedSets people(run.people, texts.pool.size(), [&](std::size_t workflow) {
        return u"workflow:"_s + QString::fromUtf8(texts.pool.at(static_cast<quint32>(workflow)));
    });
    for (const auto &entry : purchases) {
        const auto cents = data.centsOf(entry.purchase);
        const auto person = data.personOf(entry.purchase);
        const auto workflow = texts.codes[entry.source];
        total.add(cents);
        if (entry.scenario == 0 || workflow == 0) {
            unattributed.add(cents);
            PeopleSets::add(others, person);
            continue;
        }
        attributed.add(cents);
        sums[workflow].sales.add(cents);
        sums[workflow].scenarios[entry.scenario].add(cents);
        people.add(workflow, person);
    }
    nameWorkflows(data, rows, sums);
    std::vector<quint32> order;
    for (const auto &[workflow, sum] : sums)
        order.push_back(workflow);
    std::ranges::sort(order, {}, [&](quint32 workflow) {
        const auto &sales = sums[workflow].sales;
        return std::tuple(-sales.cents, -sales.purchases, texts.pool.at(workflow));
    });
    QJsonArray list;
    for (const auto workflow : order) {
        auto object = sums[workflow].sales.toJson();
        object.insert(u"workflow"_s, QString::fromUtf8(texts.pool.at(workflow)));
        object.insert(u"name"_s, QString::fromUtf8(names.pool.at(sums[workflow].name)));
        object.insert(u"scenarios"_s, sums[workflow].scenariosJson());
        list.append(object);
    }
    return {{u"attribution"_s, stated ? u"service"_s : u"recomputed"_s},
            {u"purchases"_s, total.purchases},
            {u"cents"_s, total.cents},
            {u"attributed"_s, attributed.toJson()},
            {u"unattributed"_s, unattributed.toJson()},
            {u"rows"_s, list}};
}

} // namespace storedesk::insights
