// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/randomtables.h"
#include "support/testclass.h"
#include "support/warehousefixture.h"
#include "support/warnings.h"

#include "base/utc.h"
#include "warehouse/warehouse.h"
#include "warehouseinsights/warehouseengine.h"

#include <QJsonDocument>
#include <QTest>

namespace tst_warehouseanswers {

using namespace Qt::StringLiterals;
using namespace storedesk;
using insights::InsightData;
using insights::InsightInput;
using support::WarehouseFixture;
using warehouse::SyncStep;
using warehouseinsights::WarehouseEngine;

using Parameters = QHash<QString, QString>;

// Returns the first difference between two JSON values, or an empty string.
static QString difference(const QJsonValue &local, const QJsonValue &stored, const QString &path)
{
    const auto shown = [](const QJsonValue &value) {
        return QString::fromUtf8(
            QJsonDocument(QJsonArray{value}).toJson(QJsonDocument::Compact).left(300));
    };
    if (local.isObject() && stored.isObject()) {
        auto names = local.toObject().keys() + stored.toObject().keys();
        names.sort();
        for (const auto &name : names) {
            const auto inner = difference(local[name], stored[name], path + u'/' + name);
            if (!inner.isEmpty())
                return inner;
        }
        return {};
    }
    if (local.isArray() && stored.isArray() && local.toArray().size() == stored.toArray().size()) {
        for (qsizetype place = 0; place < local.toArray().size(); ++place) {
            const auto inner =
                difference(local[place], stored[place], u"%1/%2"_s.arg(path).arg(place));
            if (!inner.isEmpty())
                return inner;
        }
        return {};
    }
    return shown(local) == shown(stored)
        ? QString()
        : u"%1: local %2, warehouse %3"_s.arg(path, shown(local), shown(stored));
}

// G48: loads the same files into a PostgreSQL database and into memory, and compares the answers.
class TestWarehouseAnswers final : public QObject
{
    Q_OBJECT

private:
    static QString fixture(const QString &name)
    {
        return QStringLiteral(SOURCE_ROOT "/tests/insights/fixtures/") + name;
    }

    [[nodiscard]] static QByteArray textOf(const warehouse::WarehouseFault &fault)
    {
        return (fault.problem.what + u' ' + fault.problem.why).toUtf8();
    }

    [[nodiscard]] static SyncStep stepFor(const QString &kind, const QString &path,
                                          const QString &lines)
    {
        SyncStep step{.kind = kind == "contacts"_L1 ? SyncStep::Kind::LoadContacts
                                                    : SyncStep::Kind::LoadActivities};
        step.stored.path = path;
        step.stored.besides = lines;
        step.stored.plan.kind = kind;
        step.stored.asked = QDateTime(QDate(2026, 12, 1), QTime(0, 0), base::utc);
        for (auto day = QDate(2025, 12, 1); day < QDate(2026, 12, 1); day = day.addDays(1))
            step.days.push_back(day);
        return step;
    }

    // Returns the reason of a failure.
    [[nodiscard]] QByteArray fill(const InsightInput &input)
    {
        m_engine.reset();
        m_store.reset();
        const auto cleared = m_warehouse.server.ask(u"DROP SCHEMA storedesk CASCADE"_s)
            + m_warehouse.makeRole(u"storedesk"_s);
        if (!cleared.isEmpty())
            return cleared;
        auto opened =
            warehouse::Warehouse::open(*warehouse::ConnectionSettings::fromText(m_warehouse.uri()),
                                       WarehouseFixture::password, m_warehouse.cli.path({}));
        if (!opened)
            return textOf(opened.error());
        m_store = *std::move(opened);
        const warehouse::WarehouseStore store{.id = u"s"_s, .zone = input.zone.id()};
        if (const auto made = m_store->create(store, QDate(2025, 12, 1)); !made)
            return textOf(made.error());
        std::vector<SyncStep> steps;
        if (!input.contacts.isEmpty())
            steps.push_back(stepFor(u"contacts"_s, input.contacts, {}));
        steps.push_back(stepFor(u"activities"_s, input.activities.value(0), input.lines.value(0)));
        for (const auto &step : steps) {
            base::Progress progress;
            if (const auto loaded = m_store->load(step, progress); !loaded)
                return textOf(loaded.error());
        }
        m_engine = std::make_unique<WarehouseEngine>(m_store->connection());
        return {};
    }

    // Returns the first difference between the answers of both engines.
    [[nodiscard]] QString compare(const QString &name, const InsightInput &input,
                                  const InsightData &data, const Parameters &given)
    {
        const auto *question = insights::questionNamed(name);
        const auto parameters = insights::parametersFor(*question, given);
        if (!parameters)
            return u"bad parameters"_s;
        const auto local = insights::answerOf(*question, data, *parameters, true);
        const auto reply =
            m_engine->answer({.input = input, .question = question, .parameters = given}, true);
        if (!reply)
            return QString::fromUtf8(textOf(reply.error()));
        if (!local)
            return !reply->answer && reply->answer.error() == local.error()
                ? QString()
                : u"not answered locally: "_s + local.error().code;
        if (!reply->answer)
            return u"not answered: "_s + reply->answer.error().code;
        if (const auto odd = miscountedKey(*reply, *local); !odd.isEmpty())
            return u"people and their numbers differ: "_s + odd;
        m_answered.insert(name);
        if (!local->people.empty())
            m_peopled.insert(name);
        return difference(local->toJson(insights::sourceOf(data), true),
                          reply->answer->toJson(m_engine->source(), true), {});
    }

    // Returns a key that does not open as many people as the local answer has, if there is one.
    [[nodiscard]] static QString miscountedKey(const insights::InsightReply &reply,
                                               const insights::InsightAnswer &local)
    {
        for (const auto &[key, people] : local.people) {
            if (reply.countOf(key) != people.size())
                return key;
        }
        return {};
    }

    // The command has no folder for data.
    [[nodiscard]] support::CommandLine::Ended insight(const QStringList &arguments) const
    {
        QProcess process;
        process.setProcessEnvironment(m_warehouse.cli.environment);
        process.start(support::CommandLine::program(), QStringList{u"insight"_s} + arguments);
        if (!process.waitForFinished(90'000))
            return {};
        return {.exitCode = process.exitCode(),
                .output = process.readAllStandardOutput(),
                .complaints = process.readAllStandardError()};
    }

    WarehouseFixture m_warehouse;
    std::unique_ptr<warehouse::Warehouse> m_store;
    std::unique_ptr<WarehouseEngine> m_engine;
    QStringList m_loaded;
    // Questions that were answered, and those with people.
    QSet<QString> m_answered;
    QSet<QString> m_peopled;

private Q_SLOTS:
    void initTestCase() { QCOMPARE(m_warehouse.startServer(), QByteArray()); }
    void init() { QTest::failOnWarning(support::anyRealWarning()); }

    void everyQuestionHasAnSqlForm()
    {
        QStringList names;
        for (const auto *sql : warehouseinsights::sqlQuestions())
            names.append(sql->name);
        QStringList questions;
        for (const auto &question : insights::questionRows())
            questions.append(question.name);
        QCOMPARE(names, questions);
    }

    void fixturesHaveTheSameAnswers_data()
    {
        QTest::addColumn<QJsonObject>("entry");
        QFile file(fixture(u"cases.json"_s));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const auto cases = QJsonDocument::fromJson(file.readAll()).array();
        for (const auto &entry : cases)
            QTest::newRow(qPrintable(entry["name"_L1].toString())) << entry.toObject();
    }
    void fixturesHaveTheSameAnswers()
    {
        QFETCH(const QJsonObject, entry);
        InsightInput input;
        Parameters given;
        QString asOf;
        const auto options = entry[u"options"].toArray();
        for (qsizetype place = 0; place + 1 < options.size(); place += 2) {
            const auto option = options[place].toString();
            const auto value = options[place + 1].toString();
            if (option == "--activities"_L1)
                input.activities = {fixture(value)};
            else if (option == "--contacts"_L1)
                input.contacts = fixture(value);
            else if (option == "--lines"_L1)
                input.lines = {fixture(value)};
            else if (option == "--zone"_L1)
                input.zone = QTimeZone(value.toLatin1());
            else if (option == "--set"_L1)
                given.insert(value.section(u'=', 0, 0), value.section(u'=', 1));
            else if (option == "--from"_L1)
                input.from = QDate::fromString(value, Qt::ISODate);
            else if (option == "--to"_L1)
                input.to = QDate::fromString(value, Qt::ISODate);
            else if (option == "--as-of"_L1)
                asOf = value;
            else if (option == "--covers-from"_L1)
                input.coversFrom = insights::LocalCalendar(input.zone)
                                       .startOf(QDate::fromString(value, Qt::ISODate));
        }
        input.asOf = asOf.endsWith(u'Z')
            ? QDateTime::fromString(asOf, Qt::ISODateWithMs).toMSecsSinceEpoch()
            : insights::LocalCalendar(input.zone).startOf(QDate::fromString(asOf, Qt::ISODate));
        const auto files = input.activities + QStringList{input.contacts} + input.lines;
        if (m_loaded != files)
            QCOMPARE(fill(input), QByteArray());
        m_loaded = files;
        base::Progress progress;
        const auto data = InsightData::load(input, {}, {}, progress);
        QVERIFY(data.has_value());
        const auto name = entry[u"command"][0].toString();
        QCOMPARE(compare(name, input, **data, given), QString());
    }

    void randomStoresHaveTheSameAnswers_data()
    {
        QTest::addColumn<int>("seed");
        for (int seed = 1; seed <= 20; ++seed)
            QTest::addRow("store %d", seed) << seed;
    }
    void randomStoresHaveTheSameAnswers()
    {
        QFETCH(const int, seed);
        QTemporaryDir folder;
        QVERIFY(support::RandomTables(static_cast<quint32>(seed)).write(folder.path()));
        static const QByteArrayList zones{"Europe/Madrid", "America/New_York", "Atlantic/Azores",
                                          "UTC"};
        InsightInput input{.activities = {folder.filePath(u"activities.csv"_s)},
                           .contacts = folder.filePath(u"contacts.csv"_s),
                           .lines = {folder.filePath(u"lines.csv"_s)},
                           .zone = QTimeZone(zones.at(seed % 4)),
                           .asOf = support::RandomStore::asOf};
        QCOMPARE(fill(input), QByteArray());
        base::Progress progress;
        const auto data = InsightData::load(input, {}, {}, progress);
        QVERIFY(data.has_value());
        m_answered.clear();
        m_peopled.clear();
        for (const auto &[name, given] : variants()) {
            for (const bool limited : {false, true}) {
                input.from = limited ? QDate(2026, 2, 10) : QDate();
                input.to = limited ? QDate(2026, 5, 3) : QDate();
                (*data)->setQuestionInput(input);
                const auto found = compare(name, input, **data, given);
                QVERIFY2(found.isEmpty(), qPrintable(name + u' ' + found));
            }
        }
        // Equal obstacles would be equal answers, too. Only the quota has no people.
        QCOMPARE(m_answered.size(), qsizetype(insights::questionRows().size()));
        QCOMPARE(QSet<QString>(m_answered).subtract(m_peopled), QSet<QString>{u"quota"_s});
        const auto sales = insights::answerOf(
            *insights::questionNamed(u"sales"_s), **data,
            *insights::parametersFor(*insights::questionNamed(u"sales"_s), {}), false);
        QVERIFY(sales && sales->use.used > 0 && sales->use.duplicates > 0
                && sales->use.unreadableTime > 0);
    }

    void answersDoNotChangeDuringASync()
    {
        const InsightInput input{.activities = {fixture(u"shop-a-activities.csv"_s)},
                                 .contacts = fixture(u"shop-a-contacts.csv"_s),
                                 .lines = {fixture(u"shop-a-lines.csv"_s)},
                                 .zone = QTimeZone("Europe/Madrid"),
                                 .asOf = support::RandomStore::asOf};
        QCOMPARE(fill(input), QByteArray());
        m_loaded.clear();
        const auto products = [&] {
            const auto reply = m_engine->answer(
                {.input = input, .question = insights::questionNamed(u"products"_s)}, false);
            return reply && reply->answer ? reply->answer->result : QJsonObject();
        };
        const auto before = products();
        QVERIFY(!before[u"products"].toArray().isEmpty());
        QCOMPARE(m_warehouse.server.ask(u"DELETE FROM storedesk.purchase_line"_s), QByteArray());
        QCOMPARE(products(), before);
    }

    void theCommandLineAnswersFromTheWarehouse()
    {
        const InsightInput input{.activities = {fixture(u"shop-a-activities.csv"_s)},
                                 .contacts = fixture(u"shop-a-contacts.csv"_s),
                                 .lines = {fixture(u"shop-a-lines.csv"_s)},
                                 .zone = QTimeZone("Europe/Madrid")};
        QCOMPARE(fill(input), QByteArray());
        const QStringList times{u"--as-of"_s,    u"2026-07-01"_s, u"--covers-from"_s,
                                u"2026-01-01"_s, u"--zone"_s,     u"Europe/Madrid"_s};
        const QStringList files{u"--activities"_s, input.activities.value(0),
                                u"--contacts"_s,   input.contacts,
                                u"--lines"_s,      input.lines.value(0)};
        const QStringList warehouse{u"--from-warehouse"_s, m_warehouse.uri()};
        const auto ask = [this](const QStringList &question, const QStringList &options) {
            return insight(question + options);
        };
        for (const auto &question :
             {QStringList{u"all"_s, u"--as"_s, u"json"_s, u"--with-people"_s},
              QStringList{u"all"_s}, QStringList{u"sales"_s, u"--as"_s, u"csv"_s},
              QStringList{u"sales"_s, u"--people"_s, u"all"_s}, QStringList{u"coffee"_s},
              QStringList{u"sales"_s, u"--set"_s, u"period=hour"_s}}) {
            const auto stored = ask(question, warehouse + times);
            const auto local = ask(question, files + times);
            QCOMPARE(stored.complaints, QByteArray());
            QCOMPARE(QString::fromUtf8(stored.output), QString::fromUtf8(local.output));
            QCOMPARE(stored.exitCode, local.exitCode);
            QVERIFY(!stored.output.isEmpty());
        }
        // The zone and the time are those of the warehouse.
        const auto usual = ask({u"sales"_s, u"--as"_s, u"json"_s}, warehouse);
        const auto answer = QJsonDocument::fromJson(usual.output).object();
        QCOMPARE(answer[u"zone"].toString(), u"Europe/Madrid"_s);
        QCOMPARE(answer[u"asOf"].toString(), u"2026-12-01T00:00:00.000Z"_s);
    }

    void missingTablesAndContradictionsAreReported()
    {
        const QStringList warehouse{u"sales"_s, u"--from-warehouse"_s, m_warehouse.uri()};
        const auto both = insight(warehouse + QStringList{u"--activities"_s, u"a.csv"_s});
        QCOMPARE(both.exitCode, 2);
        QVERIFY(both.complaints.contains("not both"));
        const auto foreign = insight(warehouse + QStringList{u"--schema"_s, u"none"_s});
        QCOMPARE(foreign.exitCode, 6);
        QVERIFY(foreign.complaints.contains("no warehouse in the schema"));
        const auto down =
            insight({u"sales"_s, u"--from-warehouse"_s, u"postgresql:///shop?host=/nowhere"_s});
        QVERIFY(down.exitCode != 0 && !down.complaints.isEmpty());
    }

private:
    // Every question with its default parameters and with others.
    [[nodiscard]] static std::vector<std::pair<QString, Parameters>> variants()
    {
        std::vector<std::pair<QString, Parameters>> all;
        for (const auto &question : insights::questionRows())
            all.emplace_back(question.name, Parameters());
        const std::tuple<QString, QString, QString> others[] = {
            {u"sales"_s, u"period"_s, u"week"_s},
            {u"sales"_s, u"period"_s, u"day"_s},
            {u"best-customers"_s, u"top"_s, u"3"_s},
            {u"rfm"_s, u"money"_s, u"sum"_s},
            {u"rfm"_s, u"min-buyers"_s, u"1"_s},
            {u"rfm"_s, u"days"_s, u"60"_s},
            {u"cohorts"_s, u"period"_s, u"quarter"_s},
            {u"cohorts"_s, u"period"_s, u"week"_s},
            {u"second-purchase"_s, u"one-visit-per-day"_s, u"yes"_s},
            {u"new-returning"_s, u"period"_s, u"year"_s},
            {u"products"_s, u"again-days"_s, u"20"_s},
            {u"sources"_s, u"by"_s, u"origin"_s},
            {u"emails"_s, u"attribution"_s, u"recomputed"_s},
            {u"emails"_s, u"by"_s, u"workflow"_s},
            {u"emails"_s, u"by"_s, u"tag"_s},
            {u"workflows"_s, u"attribution"_s, u"recomputed"_s},
            {u"workflows"_s, u"min-confidence"_s, u"46"_s},
            {u"funnel"_s, u"steps"_s, u"email-sent,email-opened|email-link-clicked,purchase"_s},
            {u"funnel"_s, u"steps"_s, u"email-sent[content=e1],purchase,purchase"_s},
            {u"funnel"_s, u"window"_s, u"40"_s},
            {u"coupons"_s, u"days"_s, u"40"_s},
            {u"list-health"_s, u"period"_s, u"week"_s},
            {u"quiet"_s, u"reach"_s, u"any"_s},
            {u"quiet"_s, u"signs"_s, u"clicked"_s},
            {u"quota"_s, u"quota"_s, u"20"_s},
            {u"quota"_s, u"billing-day"_s, u"31"_s},
            {u"quota"_s, u"free"_s, u"purchase,email-sent"_s}};
        for (const auto &[name, parameter, value] : others)
            all.emplace_back(name, Parameters{{parameter, value}});
        return all;
    }
};

STOREDESK_TEST(TestWarehouseAnswers)

} // namespace tst_warehouseanswers

#include "tst_warehouseanswers.moc"
