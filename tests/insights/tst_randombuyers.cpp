// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/randomtablesfixture.h"
#include "support/testclass.h"
#include "support/warnings.h"

#include <QJsonDocument>

namespace tst_randombuyers {

using namespace Qt::StringLiterals;
using namespace storedesk;
using insights::InsightAnswer;
using namespace support;

static constexpr auto day = RandomTablesFixture::day;

// Answers questions about buyers, products, emails and coupons of random stores with damaged files,
// and compares the answers with slow but simple computations.
class TestRandomBuyers final : public QObject
{
    Q_OBJECT

private:
    // The lines of a purchase, each as often as it counts: product, units and cents.
    struct Line
    {
        QByteArray product;
        qint64 units = 0;
        qint64 cents = 0;
    };
    [[nodiscard]] std::vector<Line> linesOf(const SlowRow &purchase) const
    {
        // Equal lines have the same product, name, units and cents.
        std::map<std::tuple<QByteArray, QByteArray, qint64, qint64>, qint64> counts;
        for (const auto &cells : m_fixture.store().lines) {
            if (purchase.at("id").isEmpty() || cells.at("activityId") != purchase.at("id"))
                continue;
            const auto units = SlowStore::hundredthsOf(cells.at("quantity")).value_or(0);
            const auto unitPrice = SlowStore::hundredthsOf(cells.at("unitPrice")).value_or(0);
            const auto price = SlowStore::hundredthsOf(cells.at("price"));
            ++counts[{cells.at("productId"), cells.at("name"), units,
                      price.value_or((units * unitPrice + 50) / 100)}];
        }
        const auto copies = std::ranges::count_if(m_fixture.store().all, [&](const SlowRow &row) {
            return row.at("id") == purchase.at("id");
        });
        std::vector<Line> lines;
        for (const auto &[values, count] : counts) {
            const auto &[product, name, units, cents] = values;
            lines.insert(lines.end(), std::size_t((count + copies - 1) / copies),
                         Line{product, units, cents});
        }
        return lines;
    }

    // Returns the keys of a row for the question about emails.
    [[nodiscard]] static QByteArrayList keysOf(const SlowRow &row, const QString &by)
    {
        if (by != "tag"_L1) {
            const auto key = row.at(by == "content"_L1 ? "contentId" : "workflowId");
            return key.isEmpty() ? QByteArrayList() : QByteArrayList{key};
        }
        QByteArrayList keys;
        for (const auto &part : row.at("contentTags").replace('|', ',').split(',')) {
            if (!part.trimmed().isEmpty() && !keys.contains(part.trimmed()))
                keys.append(part.trimmed());
        }
        return keys;
    }

    // Returns the distinct people of each email and deed, as in "e1:email-opened". Only deeds after
    // the first email count.
    struct EmailDeeds
    {
        std::map<QByteArray, People> people;
        std::map<QByteArray, qint64> sends;
        qint64 unmatched = 0;
    };
    [[nodiscard]] EmailDeeds emailDeeds(const QString &by) const
    {
        EmailDeeds deeds;
        const auto sent = m_fixture.store().ofTypes({"email-sent"});
        for (const auto &row : sent) {
            for (const auto &key : keysOf(row, by)) {
                deeds.sends[key] += !row.person.isEmpty();
                if (!row.person.isEmpty())
                    deeds.people[key + ":email-sent"].insert(row.person);
            }
        }
        for (const auto &row :
             m_fixture.store().ofTypes({"email-opened", "email-link-clicked", "email-bounce",
                                        "email-unsubscribed", "email-spam-report"})) {
            bool matched = false;
            for (const auto &key : keysOf(row, by)) {
                const bool answers = std::ranges::any_of(sent, [&](const SlowRow &email) {
                    return !row.person.isEmpty() && email.person == row.person
                        && keysOf(email, by).contains(key) && *email.time <= *row.time;
                });
                if (answers)
                    deeds.people[key + ':' + row.type].insert(row.person);
                matched = matched || answers;
            }
            deeds.unmatched += !matched;
        }
        return deeds;
    }

private Q_SLOTS:
    void init() { QTest::failOnWarning(support::anyRealWarning()); }

    void groupsOfBuyersAreThoseOfTheRows_data() { addSeeds(); }
    void groupsOfBuyersAreThoseOfTheRows()
    {
        QFETCH(const int, seed);
        m_fixture.load(seed);
        QFile file(QStringLiteral(SOURCE_ROOT "/tests/insights/fixtures/rfm.json"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const auto known = QJsonDocument::fromJson(file.readAll()).array();
        const auto recent = 100 * day;
        const auto answer =
            m_fixture.ask(u"rfm"_s, {{u"min-buyers"_s, u"1"_s}, {u"days"_s, u"100"_s}});
        std::map<QByteArray, std::vector<SlowRow>> buyers;
        for (const auto &[person, rows] : m_fixture.store().byPerson({"purchase"})) {
            for (const auto &row : rows) {
                if (m_fixture.store().asOf() - *row.time <= recent)
                    buyers[person].push_back(row);
            }
        }
        const auto total = [](const std::vector<SlowRow> &rows) {
            qint64 cents = 0;
            for (const auto &row : rows)
                cents += row.cents;
            return cents;
        };
        const auto scoreOf = [&](auto &&isWorse) {
            return std::min<qint64>(
                5, 1 + 5 * std::ranges::count_if(buyers, isWorse) / qint64(buyers.size()));
        };
        std::map<QString, People> codes;
        for (const auto &[person, own] : buyers) {
            const auto recency = scoreOf(
                [&own](const auto &other) { return *other.second.back().time < *own.back().time; });
            const auto frequency =
                scoreOf([&own](const auto &other) { return other.second.size() < own.size(); });
            const auto money = scoreOf([&](const auto &other) {
                return total(other.second) * qint64(own.size())
                    < total(own) * qint64(other.second.size());
            });
            codes[u"%1%2%3"_s.arg(recency).arg(frequency).arg(money)].insert(person);
        }
        QCOMPARE(answer.result[u"buyers"].toInteger(), qint64(buyers.size()));
        QCOMPARE(answer.result[u"codes"].toObject().size(), qsizetype(codes.size()));
        std::map<QString, People> groups;
        for (const auto &[code, people] : codes) {
            QCOMPARE(peopleOf(answer, u"code:"_s + code), people);
            const auto group = groupNamed(known, code);
            QVERIFY2(!group.isEmpty(), qPrintable(code));
            groups[group].insert(people.begin(), people.end());
        }
        for (const auto &entry : answer.result[u"groups"].toArray()) {
            const auto name = entry[u"group"].toString();
            qint64 cents = 0;
            qint64 orders = 0;
            for (const auto &person : groups[name]) {
                cents += total(buyers[person]);
                orders += qint64(buyers[person].size());
            }
            QCOMPARE(peopleOf(answer, u"group:"_s + name), groups[name]);
            QCOMPARE(entry[u"people"].toInteger(), qint64(groups[name].size()));
            QCOMPARE(entry[u"cents"].toInteger(), cents);
            QCOMPARE(entry[u"orders"].toInteger(), orders);
        }
        compareWithService(answer, groups);
    }

    void productsAreThoseOfTheLines_data() { addSeeds(); }
    void productsAreThoseOfTheLines()
    {
        QFETCH(const int, seed);
        m_fixture.load(seed);
        struct Product
        {
            qint64 units = 0;
            qint64 cents = 0;
            qint64 purchases = 0;
            People buyers;
            qint64 first = 0;
            People again;
        };
        std::map<QByteArray, Product> products;
        qint64 notInLines = 0;
        qint64 missing = 0;
        for (const auto &row : m_fixture.store().ofTypes({"purchase"})) {
            auto rest = row.cents;
            People bought;
            for (const auto &line : linesOf(row)) {
                products[line.product].units += line.units;
                products[line.product].cents += line.cents;
                rest -= line.cents;
                bought.insert(line.product);
            }
            for (const auto &product : bought) {
                ++products[product].purchases;
                products[product].buyers.insert(row.person);
            }
            notInLines += rest != 0;
            missing += rest;
        }
        for (const auto &[person, rows] : m_fixture.store().byPerson({"purchase"})) {
            const auto record = m_fixture.records().find(person);
            const auto before = record == m_fixture.records().end()
                ? std::nullopt
                : timeIn(record->second, "_firstPurchaseDate");
            if ((before && *before < m_fixture.store().coverageFrom)
                || m_fixture.store().asOf() - *rows.front().time < 90 * day)
                continue;
            const bool again = rows.size() > 1 && *rows[1].time - *rows[0].time <= 90 * day;
            People bought;
            for (const auto &line : linesOf(rows.front()))
                bought.insert(line.product);
            for (const auto &product : bought) {
                ++products[product].first;
                if (again)
                    products[product].again.insert(person);
            }
        }
        const auto answer = m_fixture.ask(u"products"_s);
        QCOMPARE(answer.result[u"productCount"].toInteger(), qint64(products.size()));
        QCOMPARE(answer.result[u"notInLines"][u"purchases"].toInteger(), notInLines);
        QCOMPARE(answer.result[u"notInLines"][u"cents"].toInteger(), missing);
        for (const auto &entry : answer.result[u"products"].toArray()) {
            const auto name = entry[u"product"].toString();
            auto product = products[name.toUtf8()];
            product.buyers.erase(QByteArray());
            QCOMPARE(qRound64(entry[u"units"].toDouble() * 100), product.units);
            QCOMPARE(entry[u"cents"].toInteger(), product.cents);
            QCOMPARE(entry[u"purchases"].toInteger(), product.purchases);
            QCOMPARE(peopleOf(answer, u"product:"_s + name), product.buyers);
            QCOMPARE(entry[u"again"][u"of"].toInteger(), product.first);
            QCOMPARE(peopleOf(answer, u"again:"_s + name), product.again);
        }
    }

    void emailsAreThoseOfTheRows_data() { addSeeds(); }
    void emailsAreThoseOfTheRows()
    {
        QFETCH(const int, seed);
        m_fixture.load(seed);
        for (const auto &by : {u"content"_s, u"workflow"_s, u"tag"_s}) {
            const auto answer =
                m_fixture.ask(u"emails"_s, {{u"by"_s, by}, {u"attribution"_s, u"service"_s}});
            auto deeds = emailDeeds(by);
            std::map<QByteArray, std::pair<qint64, qint64>> sales;
            qint64 elsewhere = 0;
            for (const auto &row : m_fixture.store().ofTypes({"purchase"})) {
                const auto scenario = row.at("attributionScenario");
                if (std::ranges::none_of(scenario, [](char c) { return c >= '1' && c <= '9'; }))
                    continue;
                bool sent = false;
                for (const auto &key : keysOf(row, by)) {
                    ++sales[key].first;
                    sales[key].second += row.cents;
                    sent = sent || deeds.sends[key] > 0;
                }
                elsewhere += !sent;
            }
            QCOMPARE(answer.result[u"unmatchedResponses"].toInteger(), deeds.unmatched);
            QCOMPARE(answer.result[u"attributedElsewhere"][u"purchases"].toInteger(), elsewhere);
            const auto rows = answer.result[u"rows"].toArray();
            QCOMPARE(rows.size(), std::ranges::count_if(deeds.sends, [](const auto &entry) {
                         return entry.second > 0;
                     }));
            for (const auto &entry : rows)
                compareEmail(answer, entry.toObject(), deeds, sales);
        }
    }

    void couponsAreThoseOfTheRows_data() { addSeeds(); }
    void couponsAreThoseOfTheRows()
    {
        QFETCH(const int, seed);
        m_fixture.load(seed);
        const auto codes = m_fixture.store().byPerson({"coupon-assigned"});
        auto purchases = m_fixture.store().byPerson({"purchase"});
        std::map<QByteArray, std::map<QByteArray, qint64>> last;
        for (const auto &[person, rows] : codes) {
            for (const auto &row : rows)
                last[row.at("couponSetId")][person] = *row.time;
        }
        const auto answer = m_fixture.ask(u"coupons"_s);
        QCOMPARE(answer.result[u"sets"].toArray().size(), qsizetype(last.size()));
        for (const auto &entry : answer.result[u"sets"].toArray()) {
            const auto set = entry[u"set"].toString();
            People given;
            People pending;
            People bought;
            qint64 cents = 0;
            std::vector<qint64> times;
            for (const auto &[person, time] : last[set.toUtf8()]) {
                const bool over = m_fixture.store().asOf() - time >= 14 * day;
                (over ? given : pending).insert(person);
                if (!over)
                    continue;
                times.push_back(time);
                const auto isLater = [start = time](const SlowRow &row) {
                    return *row.time > start;
                };
                const auto first = std::ranges::find_if(purchases[person], isLater);
                if (first == purchases[person].end() || *first->time - time > 14 * day)
                    continue;
                const auto newer = std::ranges::find_if(codes.at(person), isLater);
                if (newer != codes.at(person).end() && *newer->time < *first->time)
                    continue;
                bought.insert(person);
                cents += first->cents;
            }
            QCOMPARE(peopleOf(answer, set + u":given"_s), given);
            QCOMPARE(peopleOf(answer, set + u":pending"_s), pending);
            QCOMPARE(peopleOf(answer, set + u":bought"_s), bought);
            QCOMPARE(entry[u"cents"].toInteger(), cents);
            QCOMPARE(entry[u"others"].isNull(), times.empty());
            if (times.empty())
                continue;
            std::ranges::sort(times);
            const auto median = times[(times.size() - 1) / 2];
            People others;
            qint64 part = 0;
            for (const auto &[person, record] : m_fixture.records()) {
                const auto created = timeIn(record, "_createdAt");
                if (codes.contains(person) || !created || *created > median)
                    continue;
                others.insert(person);
                part += std::ranges::any_of(purchases[person], [median](const SlowRow &row) {
                    return *row.time > median && *row.time - median <= 14 * day;
                });
            }
            QCOMPARE(peopleOf(answer, set + u":others"_s), others);
            QCOMPARE(entry[u"others"][u"part"].toInteger(), part);
        }
    }

private:
    [[nodiscard]] static QString groupNamed(const QJsonArray &groups, const QString &code)
    {
        for (const auto &group : groups) {
            if (group[u"codes"].toArray().contains(code))
                return group[u"group"].toString();
        }
        return {};
    }

    // The service names groups in English or Spanish.
    void compareWithService(const InsightAnswer &answer, const std::map<QString, People> &groups)
    {
        const std::map<QByteArray, QString> names{{"champions", u"champions"_s},
                                                  {"Perdidos", u"lost"_s},
                                                  {"Necesitan atención", u"need-attention"_s}};
        qint64 people = 0;
        qint64 unrecognised = 0;
        qint64 compared = 0;
        People differ;
        for (const auto &[person, record] : m_fixture.records()) {
            const auto name = record.at("_rfm");
            people += !name.isEmpty();
            unrecognised += !name.isEmpty() && !names.contains(name);
            if (!names.contains(name))
                continue;
            for (const auto &[group, members] : groups) {
                if (!members.contains(person))
                    continue;
                ++compared;
                if (group != names.at(name))
                    differ.insert(person);
            }
        }
        const auto service = answer.result[u"service"].toObject();
        QCOMPARE(service[u"people"].toInteger(), people);
        QCOMPARE(service[u"unrecognised"].toInteger(), unrecognised);
        QCOMPARE(service[u"compared"].toInteger(), compared);
        QCOMPARE(service[u"differ"].toInteger(), qint64(differ.size()));
        QCOMPARE(peopleOf(answer, u"differ"_s), differ);
    }

    static void compareEmail(const InsightAnswer &answer, const QJsonObject &entry,
                             EmailDeeds &deeds,
                             std::map<QByteArray, std::pair<qint64, qint64>> &sales)
    {
        const auto key = entry[u"key"].toString().toUtf8();
        const auto &sent = deeds.people[key + ":email-sent"];
        const auto &bounced = deeds.people[key + ":email-bounce"];
        const auto delivered = [&](const QByteArray &type) {
            auto people = deeds.people[key + ':' + type];
            std::erase_if(people, [&](const QByteArray &one) { return bounced.contains(one); });
            return people;
        };
        auto both = delivered("email-opened");
        std::erase_if(both, [clickers = delivered("email-link-clicked")](const QByteArray &one) {
            return !clickers.contains(one);
        });
        const std::map<QString, People> sets{{u"sent"_s, sent},
                                             {u"delivered"_s, delivered("email-sent")},
                                             {u"bounced"_s, bounced},
                                             {u"openers"_s, delivered("email-opened")},
                                             {u"clickers"_s, delivered("email-link-clicked")},
                                             {u"openersWhoClicked"_s, both},
                                             {u"unsubscribed"_s, delivered("email-unsubscribed")},
                                             {u"spam"_s, delivered("email-spam-report")}};
        for (const auto &[name, people] : sets) {
            QCOMPARE(entry[name].toInteger(), qint64(people.size()));
            QCOMPARE(peopleOf(answer, QString::fromUtf8(key) + u':' + name), people);
        }
        QCOMPARE(entry[u"sends"].toInteger(), deeds.sends[key]);
        QCOMPARE(entry[u"purchases"].toInteger(), sales[key].first);
        QCOMPARE(entry[u"cents"].toInteger(), sales[key].second);
    }

    RandomTablesFixture m_fixture;
};

STOREDESK_TEST(TestRandomBuyers)

} // namespace tst_randombuyers

#include "tst_randombuyers.moc"
