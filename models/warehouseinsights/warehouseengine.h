// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "insights/answerengine.h"
#include "warehouse/sqlconnection.h"
#include "warehouseinsights/sqlquestion.h"
#include "warehouseinsights/sqltext.h"

namespace storedesk::warehouseinsights {

// The zone and the times of a warehouse, for questions that do not state them.
struct WarehouseDefaults
{
    QTimeZone zone = {};
    // When the newest day was requested, in milliseconds since 1970.
    qint64 asOf = 0;
    std::optional<qint64> coversFrom = {};
};

// Answers questions from the tables of a warehouse, with statements of PostgreSQL. The answers
// equal those of insights::InsightEngine. Keeps temporary tables in the connection until a question
// has another time or zone. Blocks, so windows use it in a worker thread.
class WarehouseEngine final
{
public:
    // The schema of the warehouse is first in the search path of the connection, which must outlive
    // the engine.
    explicit WarehouseEngine(warehouse::SqlConnection &connection)
        : m_connection(connection)
    { }

    [[nodiscard]] warehouse::Outcome<WarehouseDefaults> defaults();

    // The files in the input are ignored. With people, the answer contains their ids, too.
    [[nodiscard]] warehouse::Outcome<insights::InsightReply>
    answer(const insights::QuestionRequest &request, bool withPeople);
    // The data behind the last answer.
    [[nodiscard]] const insights::AnswerSource &source() const { return m_source; }
    // Returns the people with these numbers in the last reply.
    [[nodiscard]] warehouse::Outcome<std::vector<insights::InsightPerson>>
    people(const std::vector<quint32> &people);

    // Forgets the temporary tables, so that the next question reads the warehouse again.
    void clear() { m_prepared = false; }

private:
    // Facts about all activities.
    struct Facts
    {
        std::optional<qint64> earliest = {};
        bool hasCurrency = false;
        QString mostUsedCurrency = {};
        qint64 merged = 0;
        qint64 conflicts = 0;
        bool onlyDays = false;
        bool hasActivities = false;
        bool hasContacts = false;
        insights::DataSummary sizes = {};
    };

    [[nodiscard]] warehouse::Outcome<void> prepare(const insights::InsightInput &input);
    [[nodiscard]] warehouse::Outcome<Facts> readFacts(const SqlText &text);
    void describe(const insights::InsightInput &input);
    [[nodiscard]] std::optional<insights::Obstacle>
    obstacleTo(const insights::QuestionRequest &request) const;
    [[nodiscard]] SqlText textFor(const insights::InsightInput &input) const;
    [[nodiscard]] warehouse::Outcome<bool> usesServiceAttribution(const QString &parameter,
                                                                  const SqlText &text);
    [[nodiscard]] warehouse::Outcome<void> addParameters(const insights::QuestionRow &question,
                                                         const QHash<QString, QString> &parameters,
                                                         SqlText &text);
    [[nodiscard]] warehouse::Outcome<insights::RowUse> useOf(const SqlText &text);
    [[nodiscard]] warehouse::Outcome<void> readPeople(const QByteArray &sql,
                                                      insights::InsightAnswer &answer,
                                                      insights::PeopleByKey &people);

    [[nodiscard]] warehouse::Outcome<QHash<QString, insights::NamedContact>>
    contactsIn(const QJsonObject &result);

    warehouse::SqlConnection &m_connection;
    bool m_prepared = false;
    QByteArray m_zone;
    qint64 m_asOf = 0;
    Facts m_facts;
    insights::AnswerSource m_source;
};

} // namespace storedesk::warehouseinsights
