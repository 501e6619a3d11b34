// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "bench/activitiesexport.h"
#include "bench/memorywatch.h"
#include "insights/insightanswer.h"

#include <QCoreApplication>
#include <QDir>
#include <QElapsedTimer>
#include <QJsonDocument>
#include <QJsonObject>

#include <cstdio>
#include <ctime>

// Measures the answers to questions for packaging/bench insights.
//     bench_insights make FOLDER ROWS       the exports of an invented store
//     bench_insights ask FOLDER [TASK]      every task once; prints one JSON object

using namespace Qt::StringLiterals;
using namespace storedesk;
using namespace storedesk::insights;

static InsightInput inputIn(const QString &folder)
{
    return {.activities = {folder + u"/activities.csv"_s},
            .contacts = folder + u"/contacts.csv"_s,
            .lines = {folder + u"/lines.csv"_s},
            .zone = QTimeZone("UTC"),
            .asOf =
                QDateTime(QDate(2026, 6, 21), QTime(0, 0), QTimeZone::utc()).toMSecsSinceEpoch()};
}

// Adds up one number of the objects in a list.
static qint64 sumOf(const QJsonValue &list, QLatin1StringView key, QLatin1StringView inner = {})
{
    qint64 sum = 0;
    for (const auto &entry : list.toArray()) {
        const auto value = entry[key];
        sum += (inner.isEmpty() ? value : value[inner]).toInteger();
    }
    return sum;
}

// Returns the number that DuckDB has to report, too.
static qint64 headlineOf(QLatin1StringView question, const QJsonObject &result)
{
    struct Headline
    {
        QLatin1StringView question;
        qint64 (*number)(const QJsonObject &result);
    };
    static constexpr std::array headlines{
        Headline{"sales"_L1,
                 [](const QJsonObject &r) {
                     return r["total"_L1]["purchases"_L1].toInteger();
                 }},
        Headline{"best-customers"_L1,
                 [](const QJsonObject &r) {
                     return r["buyers"_L1].toInteger();
                 }},
        Headline{"rfm"_L1,
                 [](const QJsonObject &r) {
                     return r["buyers"_L1].toInteger();
                 }},
        Headline{"cohorts"_L1,
                 [](const QJsonObject &r) {
                     return r["mean"_L1][1]["part"_L1].toInteger();
                 }},
        Headline{"second-purchase"_L1,
                 [](const QJsonObject &r) {
                     return r["returned"_L1].toInteger();
                 }},
        Headline{"new-returning"_L1,
                 [](const QJsonObject &r) {
                     return sumOf(r["periods"_L1], "new"_L1, "purchases"_L1);
                 }},
        Headline{"products"_L1,
                 [](const QJsonObject &r) {
                     return r["productCount"_L1].toInteger();
                 }},
        Headline{"sources"_L1,
                 [](const QJsonObject &r) {
                     return sumOf(r["rows"_L1], "buyers"_L1);
                 }},
        Headline{"emails"_L1,
                 [](const QJsonObject &r) {
                     return sumOf(r["rows"_L1], "openers"_L1);
                 }},
        Headline{"workflows"_L1,
                 [](const QJsonObject &r) {
                     return r["attributed"_L1]["purchases"_L1].toInteger();
                 }},
        Headline{"funnel"_L1,
                 [](const QJsonObject &r) {
                     return r["steps"_L1][3]["people"_L1].toInteger();
                 }},
        Headline{"coupons"_L1,
                 [](const QJsonObject &r) {
                     return sumOf(r["sets"_L1], "bought"_L1);
                 }},
        Headline{"list-health"_L1,
                 [](const QJsonObject &r) {
                     return r["reach"_L1]["newsletter"_L1].toInteger();
                 }},
        Headline{"quiet"_L1,
                 [](const QJsonObject &r) {
                     return r["quiet"_L1].toInteger();
                 }},
        Headline{"quota"_L1,
                 [](const QJsonObject &r) {
                     return r["mail"_L1]["used"_L1].toInteger();
                 }},
        Headline{"hours"_L1, [](const QJsonObject &r) {
                     qint64 sum = 0;
                     for (const auto &day : r["openedWithinDay"_L1].toArray())
                         for (const auto &hour : day.toArray())
                             sum += hour.toInteger();
                     return sum;
                 }}};
    for (const auto &headline : headlines) {
        if (headline.question == question)
            return headline.number(result);
    }
    return -1;
}

// Seconds of processor time that this program used.
static double processorSeconds()
{
    return static_cast<double>(std::clock()) / CLOCKS_PER_SEC;
}

class Questions final
{
public:
    Questions(const QString &folder, QString only)
        : m_folder(folder)
        , m_stored(folder + u"/columns"_s)
        , m_only(std::move(only))
    {
        m_options.temporaryFolder = folder;
    }

    [[nodiscard]] QJsonObject ask()
    {
        QDir(m_stored).removeRecursively();
        timed("columns", [this] {
            RoleTable table(InputTable::Activities);
            (void)table.open(inputIn(m_folder).activities, {}, m_options, m_stored, m_progress);
            return table.rows();
        });
        QDir(m_stored).removeRecursively();
        timed("first answer", [this] { return firstAnswer(); });
        for (const auto &question : questionRows())
            timed(question.name.data(), [&] { return answer(question); });
        m_data.reset();
        timed("reopened", [this] {
            RoleTable table(InputTable::Activities);
            (void)table.open(inputIn(m_folder).activities, {}, m_options, m_stored, m_progress);
            return table.rows();
        });
        timed("first answer again", [this] { return firstAnswer(); });
        return m_results;
    }

private:
    template <typename Work>
    void timed(const char *name, const Work &work)
    {
        // All tasks but these two need the data that the first answer loads.
        const bool isAlone = m_only == "columns"_L1 || m_only == "first answer"_L1;
        if (!m_only.isEmpty() && m_only != QLatin1StringView(name)
            && (isAlone || QByteArrayView(name) != "first answer"))
            return;
        static_cast<void>(m_memory.take());
        QElapsedTimer timer;
        timer.start();
        const auto before = processorSeconds();
        const auto answer = work();
        const double seconds = static_cast<double>(timer.nsecsElapsed()) / 1e9;
        m_results.insert(QLatin1StringView(name),
                         QJsonObject{{u"seconds"_s, seconds},
                                     {u"processor"_s, processorSeconds() - before},
                                     {u"answer"_s, static_cast<double>(answer)},
                                     {u"memoryKb"_s, static_cast<double>(m_memory.take())}});
    }

    // Opens the exports and asks the first question.
    [[nodiscard]] qint64 firstAnswer()
    {
        m_data.reset();
        const auto loaded = InsightData::load(inputIn(m_folder), m_options, m_stored, m_progress);
        if (!loaded)
            return -1;
        m_data = *loaded;
        return answer(questionRows().front());
    }

    // Collects people, as the window does.
    [[nodiscard]] qint64 answer(const QuestionRow &question)
    {
        const auto found = indexedAnswerOf(question, *m_data, *parametersFor(question, {}), true);
        return found ? headlineOf(question.name, found->answer.result) : -1;
    }

    QString m_folder;
    QString m_stored;
    QString m_only;
    tablefile::OpenOptions m_options;
    base::Progress m_progress;
    std::shared_ptr<InsightData> m_data;
    QJsonObject m_results;
    bench::MemoryWatch m_memory;
};

int main(int argc, char *argv[])
{
    const QCoreApplication application(argc, argv);
    const auto arguments = QCoreApplication::arguments();
    const auto command = arguments.value(1);
    const auto folder = arguments.value(2);
    if (command == "make"_L1)
        return bench::StoreExport(folder, arguments.value(3).toLongLong()).write() ? 0 : 1;
    if (command != "ask"_L1)
        return 2;
    const auto results = Questions(folder, arguments.value(3)).ask();
    std::puts(QJsonDocument(results).toJson(QJsonDocument::Compact).constData());
    return 0;
}
