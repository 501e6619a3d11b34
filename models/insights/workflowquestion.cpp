// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "questions.h"

#include "insights/attribution.h"
#include "insights/newestnames.h"

#include <algorithm>
#include <map>

namespace storedesk::insights {

using namespace Qt::StringLiterals;

namespace {

struct WorkflowSums
{
    Sales sales = {};
    std::map<int, Sales> scenarios = {};

    [[nodiscard]] QJsonObject scenariosJson() const
    {
        QJsonObject object;
        for (const auto &[scenario, sum] : scenarios)
            object.insert(QString::number(scenario), sum.toJson());
        return object;
    }
};

// Adds up purchases by workflow.
class WorkflowTable final
{
public:
    explicit WorkflowTable(QuestionRun &run)
        : m_run(run)
        , m_texts(run.data.activities().texts(ColumnRole::ActivityWorkflow))
        , m_sums(m_texts.pool.size())
        , m_people(m_texts.pool.size())
        , m_others(run.people.setOf(u"unattributed"_s))
    { }

    void add(const AttributedPurchase &entry)
    {
        const auto cents = entry.purchase.cents;
        const auto workflow = m_texts.codes[entry.source];
        if (entry.scenario == 0 || workflow == 0) {
            m_unattributed.add(cents);
            PeopleSets::add(m_others, entry.purchase.person);
            return;
        }
        m_attributed.add(cents);
        m_sums[workflow].sales.add(cents);
        m_sums[workflow].scenarios[entry.scenario].add(cents);
        auto *&people = m_people[workflow];
        if (!people && m_run.people.isWanted())
            people =
                m_run.people.setOf(u"workflow:"_s + QString::fromUtf8(m_texts.pool.at(workflow)));
        PeopleSets::add(people, entry.purchase.person);
    }

    [[nodiscard]] const Sales &attributed() const { return m_attributed; }
    [[nodiscard]] const Sales &unattributed() const { return m_unattributed; }
    [[nodiscard]] QJsonArray rows(const RowSelection &selection) const
    {
        std::vector<quint32> order;
        std::vector<quint32> named(m_sums.size());
        for (quint32 workflow = 0; workflow < m_sums.size(); ++workflow) {
            if (m_sums[workflow].sales.purchases == 0)
                continue;
            order.push_back(workflow);
            named[workflow] = workflow;
        }
        std::ranges::sort(order, {}, [this](quint32 workflow) {
            const auto &sales = m_sums[workflow].sales;
            return std::tuple(-sales.cents, -sales.purchases, m_texts.pool.at(workflow));
        });
        const auto &names = m_run.data.activities().texts(ColumnRole::ActivityWorkflowName);
        const auto newest = newestNames(
            selection, m_run.data,
            {.texts = m_texts, .names = names, .keys = std::move(named), .count = m_sums.size()});
        QJsonArray list;
        for (const auto workflow : order) {
            auto object = m_sums[workflow].sales.toJson();
            object.insert(u"workflow"_s, QString::fromUtf8(m_texts.pool.at(workflow)));
            object.insert(u"name"_s, QString::fromUtf8(names.pool.at(newest[workflow])));
            object.insert(u"scenarios"_s, m_sums[workflow].scenariosJson());
            list.append(object);
        }
        return list;
    }

private:
    QuestionRun &m_run;
    const RoleTexts &m_texts;
    // Indexed by workflow code.
    std::vector<WorkflowSums> m_sums;
    std::vector<PeopleSets::Set *> m_people;
    PeopleSets::Set *m_others;
    Sales m_attributed;
    Sales m_unattributed;
};

} // namespace

QJsonObject workflows(QuestionRun &run)
{
    const auto &data = run.data;
    const bool stated = usesServiceAttribution(run);
    TypeNames types{"purchase"_L1};
    if (!stated)
        types += interactionTypes();
    const auto selection = run.select({.types = types, .range = periodOf(data)});
    const auto purchases = stated
        ? statedAttribution(data, selection, run.number("min-confidence"_L1))
        : recomputedAttribution(data, selection);
    WorkflowTable table(run);
    for (const auto &entry : purchases)
        table.add(entry);
    auto total = table.attributed();
    total.add(table.unattributed());
    return {{u"attribution"_s, stated ? u"service"_s : u"recomputed"_s},
            {u"purchases"_s, total.purchases},
            {u"cents"_s, total.cents},
            {u"attributed"_s, table.attributed().toJson()},
            {u"unattributed"_s, table.unattributed().toJson()},
            {u"rows"_s, table.rows(selection)}};
}

} // namespace storedesk::insights
