// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "insights/insightanswer.h"
#include "support/randomtables.h"
#include "support/slowstore.h"

#include <QTemporaryDir>
#include <QTest>

namespace support {

using namespace Qt::StringLiterals;

using People = std::set<QByteArray>;

[[nodiscard]] inline People peopleOf(const storedesk::insights::InsightAnswer &answer,
                                     const QString &key)
{
    People people;
    if (const auto found = answer.people.find(key); found != answer.people.end()) {
        for (const auto &id : found->second)
            people.insert(id.toUtf8());
    }
    return people;
}

[[nodiscard]] inline std::optional<qint64> timeIn(const SlowCells &record, const char *heading)
{
    return SlowStore::timeOf(record.at(heading));
}
[[nodiscard]] inline bool hasValue(const SlowCells &record, const char *heading, const char *value)
{
    return record.at(heading).trimmed().toLower() == value;
}
// Whether a contact can be reached over a channel, or over any channel.
[[nodiscard]] inline bool isReached(const SlowCells &record, const QString &channel)
{
    const bool mail = !record.at("_email").isEmpty() && hasValue(record, "_emailStatus", "active");
    if (channel == "transactional"_L1)
        return mail;
    if (channel == "newsletter"_L1)
        return mail && hasValue(record, "_newsletterSubscriptionStatus", "subscribed");
    if (channel == "sms"_L1)
        return !record.at("_mobilePhone").isEmpty()
            && hasValue(record, "_mobilePhoneStatus", "active")
            && hasValue(record, "_smsSubscriptionStatus", "subscribed");
    if (channel == "push"_L1)
        return hasValue(record, "_hasPushSubscriptions", "true");
    return isReached(record, u"transactional"_s) || isReached(record, u"sms"_s)
        || isReached(record, u"push"_s);
}

inline void addSeeds()
{
    QTest::addColumn<int>("seed");
    for (int seed = 1; seed <= 50; ++seed)
        QTest::newRow(qPrintable(QString::number(seed))) << seed;
}

// A random store with damaged files, loaded for questions and evaluated in a slow but simple way.
class RandomTablesFixture
{
public:
    static constexpr qint64 day = 86'400'000;

    void load(int seed)
    {
        QVERIFY(RandomTables(static_cast<quint32>(seed), RandomTables::Damage::Ragged)
                    .write(m_folder.path()));
        const QTimeZone zone(seed % 2 == 0 ? "Europe/Madrid" : "America/New_York");
        m_input = {.activities = {m_folder.filePath(u"activities.csv"_s)},
                   .contacts = m_folder.filePath(u"contacts.csv"_s),
                   .lines = {m_folder.filePath(u"lines.csv"_s)},
                   .zone = zone,
                   .asOf = RandomStore::asOf};
        storedesk::base::Progress progress;
        const auto data = storedesk::insights::InsightData::load(m_input, {}, {}, progress);
        QVERIFY(data.has_value());
        m_data = *data;
        m_store = std::make_unique<SlowStore>(m_folder.path(), zone, RandomStore::asOf);
        m_records = m_store->records();
    }

    // A question without an answer fails the test.
    [[nodiscard]] storedesk::insights::InsightAnswer
    ask(const QString &name, const QHash<QString, QString> &given = {}) const
    {
        const auto *question = storedesk::insights::questionNamed(name);
        auto answer = storedesk::insights::answerOf(
            *question, *m_data, *storedesk::insights::parametersFor(*question, given), true);
        if (answer)
            return *std::move(answer);
        QTest::qFail(qPrintable(name + u": "_s + answer.error().code), __FILE__, __LINE__);
        return {};
    }

    [[nodiscard]] const storedesk::insights::InsightInput &input() const { return m_input; }
    [[nodiscard]] const SlowStore &store() const { return *m_store; }
    // The contact of each person who has one.
    [[nodiscard]] const std::map<QByteArray, SlowCells> &records() const { return m_records; }

private:
    QTemporaryDir m_folder;
    storedesk::insights::InsightInput m_input;
    std::shared_ptr<const storedesk::insights::InsightData> m_data;
    std::unique_ptr<SlowStore> m_store;
    std::map<QByteArray, SlowCells> m_records;
};

} // namespace support
