// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "warehouseinsights/warehouseengine.h"

#include "warehouse/sqltransaction.h"
#include "warehouse/tablecolumn.h"
#include "warehouseinsights/parametersql.h"
#include "warehouseinsights/preparation.h"

#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>

namespace storedesk::warehouseinsights {

using namespace Qt::StringLiterals;
using insights::InsightAnswer;
using insights::InsightInput;
using insights::InsightReply;
using insights::Obstacle;
using insights::PeopleByKey;
using insights::QuestionRow;
using insights::RowUse;
using warehouse::Outcome;
using warehouse::SqlRows;

// No row has an earlier or a later time.
static constexpr qint64 farthest = 8'640'000'000'000'000;

static const SqlQuestion &sqlFor(const QuestionRow &question)
{
    const auto rows = sqlQuestions();
    const auto found = std::ranges::find(rows, question.name, &SqlQuestion::name);
    Q_ASSERT(found != rows.end());
    return **found;
}

static bool truthIn(const SqlRows &rows, int column)
{
    return rows.bytes(0, column) == "t";
}

Outcome<WarehouseDefaults> WarehouseEngine::defaults()
{
    return m_connection
        .run("SELECT (SELECT value FROM meta WHERE name = 'zone'),"
             " (SELECT (extract(epoch FROM max(asked_at)) * 1000)::bigint FROM synced_day),"
             " (SELECT (extract(epoch FROM value::date::timestamptz) * 1000)::bigint FROM meta"
             " WHERE name = 'first_day' AND value <> '')")
        .map([](const SqlRows &rows) {
            WarehouseDefaults defaults{.zone = QTimeZone(rows.bytes(0, 0).toByteArray()),
                                       .asOf = rows.number(0, 1)};
            if (!rows.isNull(0, 2))
                defaults.coversFrom = rows.number(0, 2);
            return defaults;
        });
}

// All tables are filled from one state of the warehouse, even during a sync.
Outcome<void> WarehouseEngine::prepare(const InsightInput &input)
{
    if (m_prepared && m_zone == input.zone.id() && m_asOf == input.asOf)
        return {};
    m_prepared = false;
    SqlText text;
    text.setText("zone", QString::fromLatin1(input.zone.id()));
    text.setNumber("asOf", input.asOf);
    text.set("texts", activityTexts());
    const auto transaction = warehouse::SqlTransaction::begin(m_connection);
    if (!transaction)
        return tl::unexpected(transaction.error());
    if (auto isolated = m_connection.script("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ");
        !isolated)
        return isolated;
    for (const auto *step : preparationSteps()) {
        if (auto done = m_connection.script(text.filled(step)); !done)
            return done;
    }
    const auto facts = readFacts(text);
    if (!facts)
        return tl::unexpected(facts.error());
    if (auto committed = (*transaction)->commit(); !committed)
        return committed;
    m_facts = *facts;
    m_zone = input.zone.id();
    m_asOf = input.asOf;
    m_prepared = true;
    return {};
}

Outcome<WarehouseEngine::Facts> WarehouseEngine::readFacts(const SqlText &text)
{
    return m_connection.run(text.filled(factsSql)).map([](const SqlRows &rows) {
        Facts facts{.hasCurrency = truthIn(rows, 1),
                    .mostUsedCurrency = rows.text(0, 2),
                    .merged = rows.number(0, 3),
                    .conflicts = rows.number(0, 4),
                    .onlyDays = truthIn(rows, 5),
                    .hasActivities = truthIn(rows, 6),
                    .hasContacts = truthIn(rows, 7),
                    .sizes = {.activities = rows.number(0, 8),
                              .contacts = rows.number(0, 9),
                              .lines = rows.number(0, 10)}};
        if (!rows.isNull(0, 0))
            facts.earliest = rows.number(0, 0);
        return facts;
    });
}

void WarehouseEngine::describe(const InsightInput &input)
{
    const auto covered = input.coversFrom.value_or(input.asOf);
    m_source = {.zone = input.zone,
                .asOf = input.asOf,
                .coverageFrom = std::min(covered, m_facts.earliest.value_or(covered)),
                .knowsFirstPurchases = m_facts.hasContacts,
                .hasContacts = m_facts.hasContacts,
                .currency = m_facts.hasCurrency ? input.currency.value_or(m_facts.mostUsedCurrency)
                                                : QString(),
                .conflictingDuplicates = m_facts.conflicts,
                .mergedContacts = m_facts.merged};
}

std::optional<Obstacle> WarehouseEngine::obstacleTo(const insights::QuestionRequest &request) const
{
    auto input = request.input;
    input.activities = m_facts.hasActivities ? QStringList{u"activity"_s} : QStringList();
    input.contacts = m_facts.hasContacts ? u"contact"_s : QString();
    input.lines = m_facts.hasActivities ? QStringList{u"purchase_line"_s} : QStringList();
    if (auto missing = missingFile(*request.question, input))
        return missing;
    if (request.question->needs.times && m_facts.onlyDays)
        return Obstacle{.code = "needs-time"_L1};
    return std::nullopt;
}

SqlText WarehouseEngine::textFor(const InsightInput &input) const
{
    const insights::LocalCalendar calendar(input.zone);
    SqlText text;
    text.setNumber("asOf", m_source.asOf);
    text.setNumber("coverage", m_source.coverageFrom);
    text.setText("currency", m_source.currency);
    text.setBool("hasActivities", m_facts.hasActivities);
    text.setBool("hasContacts", m_facts.hasContacts);
    text.setDay("fromDay", input.from);
    text.setDay("toDay", input.to);
    text.setNumber("rangeFrom", input.from.isValid() ? calendar.startOf(input.from) : -farthest);
    text.setNumber("rangeTo",
                   input.to.isValid() ? calendar.startOf(input.to.addDays(1)) : farthest);
    return text;
}

Outcome<bool> WarehouseEngine::usesServiceAttribution(const QString &parameter, const SqlText &text)
{
    if (parameter != "auto"_L1)
        return parameter == "service"_L1;
    return m_connection
        .run(text.filled("SELECT EXISTS (SELECT FROM pg_temp.insight_row WHERE state = 0"
                         " AND type = 'purchase' AND currency = {currency}"
                         " AND substring(attribution_scenario FROM '[0-9]')::integer > 0)"))
        .map([](const SqlRows &rows) { return truthIn(rows, 0); });
}

Outcome<void> WarehouseEngine::addParameters(const QuestionRow &question,
                                             const QHash<QString, QString> &parameters,
                                             SqlText &text)
{
    setParameters(question, parameters, text);
    if (parameters.contains(u"attribution"_s)) {
        const auto stated = usesServiceAttribution(parameters.value(u"attribution"_s), text);
        if (!stated)
            return tl::unexpected(stated.error());
        text.setBool("stated", *stated);
    }
    const auto &sql = sqlFor(question);
    text.set("types", text.filled(sql.types));
    text.set("inPeriod", text.filled(sql.period));
    return {};
}

Outcome<RowUse> WarehouseEngine::useOf(const SqlText &text)
{
    return m_connection.run(text.filled(balanceSql)).map([](const SqlRows &rows) {
        return RowUse{.rows = rows.number(0, 0),
                      .used = rows.number(0, 1),
                      .duplicates = rows.number(0, 2),
                      .afterAsOf = rows.number(0, 3),
                      .unreadableTime = rows.number(0, 4),
                      .outsidePeriod = rows.number(0, 5),
                      .otherTypes = rows.number(0, 6),
                      .otherCurrency = rows.number(0, 7),
                      .withoutContact = rows.number(0, 8),
                      .withoutContactCents = rows.number(0, 9),
                      .unreadableAmount = rows.number(0, 10),
                      .negativeAmount = rows.number(0, 11),
                      .notInContacts = rows.number(0, 12)};
    });
}

Outcome<void> WarehouseEngine::readPeople(const QByteArray &sql, InsightAnswer &answer,
                                          PeopleByKey &people)
{
    return m_connection.run(sql).map([&](const SqlRows &rows) {
        for (int row = 0; row < rows.count(); ++row) {
            const auto key = rows.text(row, 0);
            people[key].push_back(static_cast<quint32>(rows.number(row, 1)));
            answer.people[key].append(rows.text(row, 2));
        }
    });
}

Outcome<QHash<QString, insights::NamedContact>>
WarehouseEngine::contactsIn(const QJsonObject &result)
{
    QHash<QString, insights::NamedContact> contacts;
    QJsonArray ids;
    const auto people = result["people"_L1].toArray();
    for (const auto &entry : people)
        ids.append(entry["contact"_L1]);
    if (ids.isEmpty())
        return contacts;
    return m_connection
        .run("SELECT person, id, coalesce(email, ''), shown_name FROM pg_temp.insight_person"
             " WHERE id IN (SELECT jsonb_array_elements_text($1::jsonb))",
             {QJsonDocument(ids).toJson(QJsonDocument::Compact)})
        .map([&contacts](const SqlRows &rows) {
            for (int row = 0; row < rows.count(); ++row)
                contacts.insert(rows.text(row, 1),
                                {.person = static_cast<quint32>(rows.number(row, 0)),
                                 .email = rows.text(row, 2),
                                 .name = rows.text(row, 3)});
            return contacts;
        });
}

Outcome<InsightReply> WarehouseEngine::answer(const insights::QuestionRequest &request,
                                              bool withPeople)
{
    const auto &question = *request.question;
    const auto parameters = parametersFor(question, request.parameters);
    auto people = std::make_shared<PeopleByKey>();
    if (!parameters)
        return InsightReply{
            .answer = tl::unexpected(parameters.error()), .input = request.input, .people = people};
    if (const auto prepared = prepare(request.input); !prepared)
        return tl::unexpected(prepared.error());
    describe(request.input);
    auto sizes = m_facts.sizes;
    sizes.coverageFrom = m_source.coverageFrom;
    sizes.currency = m_source.currency.isEmpty() ? request.input.storeCurrency : m_source.currency;
    if (const auto obstacle = obstacleTo(request))
        return InsightReply{.answer = tl::unexpected(*obstacle),
                            .input = request.input,
                            .data = sizes,
                            .people = people};
    auto text = textFor(request.input);
    if (const auto added = addParameters(question, *parameters, text); !added)
        return tl::unexpected(added.error());
    const auto &sql = sqlFor(question);
    if (sql.preparation) {
        if (const auto done = m_connection.script(text.filled(sql.preparation)); !done)
            return tl::unexpected(done.error());
    }
    const auto tables = tablesOf(sql, text);
    const auto rows = m_connection.run(tables + "SELECT " + text.filled(sql.result));
    if (!rows)
        return tl::unexpected(rows.error());
    InsightAnswer answer{.question = &question, .parameters = *parameters};
    answer.setResult(QJsonDocument::fromJson(rows->bytes(0, 0).toByteArray()).object(),
                     sizes.currency);
    const auto use = useOf(text);
    if (!use)
        return tl::unexpected(use.error());
    answer.use = *use;
    answer.assumesCurrency = m_source.currency.isEmpty();
    if (withPeople && sql.people) {
        const auto query = tables + "SELECT DISTINCT k.key, p.person, p.id FROM ("
            + text.filled(sql.people)
            + ") k JOIN pg_temp.insight_person p USING (person) ORDER BY p.person";
        if (const auto read = readPeople(query, answer, *people); !read)
            return tl::unexpected(read.error());
    }
    auto contacts = contactsIn(answer.result);
    if (!contacts)
        return tl::unexpected(contacts.error());
    return InsightReply{.answer = std::move(answer),
                        .input = request.input,
                        .data = sizes,
                        .people = people,
                        .contacts = *std::move(contacts)};
}

Outcome<std::vector<insights::InsightPerson>>
WarehouseEngine::people(const std::vector<quint32> &people)
{
    QByteArrayList numbers;
    for (const auto person : people)
        numbers.append(QByteArray::number(person));
    return m_connection
        .run("SELECT id, coalesce(email, ''), shown_name FROM pg_temp.insight_person"
             " WHERE person = ANY($1::bigint[]) ORDER BY person",
             {'{' + numbers.join(',') + '}'})
        .map([](const SqlRows &rows) {
            std::vector<insights::InsightPerson> list;
            for (int row = 0; row < rows.count(); ++row)
                list.push_back({.id = rows.text(row, 0),
                                .email = rows.text(row, 1),
                                .name = rows.text(row, 2)});
            return list;
        });
}

} // namespace storedesk::warehouseinsights
