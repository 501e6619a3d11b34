// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "bench/memory.h"

#include "api/session.h"
#include "catalogue/key.h"
#include "jobs/bulktable.h"
#include "jobs/job.h"
#include "practice/service/service.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QEventLoop>
#include <QFile>
#include <QJsonDocument>
#include <QTemporaryDir>

#include <cstdio>

// The process that packaging/bench jobs measures. Runs whole jobs, from rows in a journal to the
// last result.

using namespace Qt::StringLiterals;
using namespace storedesk;
using catalogue::OperationId;
using journal::RowState;
namespace key = catalogue::key;

static void printResult(const QJsonObject &result)
{
    std::printf("%s\n", QJsonDocument(result).toJson(QJsonDocument::Compact).constData());
    std::fflush(stdout);
}

static double secondsOf(const QElapsedTimer &timer)
{
    return static_cast<double>(timer.nsecsElapsed()) / 1e9;
}

static base::SystemClock &theClock()
{
    static base::SystemClock clock;
    return clock;
}

static int serve(const QString &dataFile)
{
    static const auto service = practice::Service::start(
        {.dataFile = dataFile, .contacts = 100, .requestsPerMinute = 0}, theClock());
    if (!service)
        return 1;
    printResult({{u"url"_s, (*service)->url().toString()},
                 {u"apiKey"_s, QString::fromLatin1((*service)->apiKey())}});
    return QCoreApplication::exec();
}

static http::Connection connection()
{
    return {.baseUrl = QUrl(qEnvironmentVariable("STOREDESK_URL")),
            .key = qgetenv("STOREDESK_API_KEY"),
            .requestsPerMinute = 0,
            .inFlight = 8};
}

static jobs::BulkPlan planOf(const QString &kind)
{
    if (kind == "delete"_L1)
        return {.operation = OperationId::DeleteContactByEmail, .keyColumn = 0};
    if (kind == "patch"_L1)
        return {.operation = OperationId::PatchContactByEmail,
                .keyColumn = 0,
                .targets = {{1, key::contact::points}}};
    const auto inside = [](QLatin1StringView member) {
        return u"products[].%1"_s.arg(member);
    };
    return {.operation = OperationId::CreatePurchase,
            .targets = {{0, key::purchaseId},
                        {1, key::contactEmail},
                        {2, key::totalPrice},
                        {3, inside(key::productId)},
                        {2, inside(key::price)},
                        {4, inside(key::quantity)},
                        {0, key::cartId},
                        {5, key::purchaseDate},
                        {4, key::totalQuantity}}};
}

static QStringList cellsOf(const QString &kind, int number)
{
    if (kind != "purchase"_L1)
        return {u"p%1@example.org"_s.arg(number), QString::number(number % 1000)};
    return {u"P%1"_s.arg(number),     u"ann@example.org"_s, u"5"_s, u"TEA"_s, u"1"_s,
            u"2026-01-31T10:00:00Z"_s};
}

// Creates the records that purchases refer to.
static bool prepare(api::Session &session)
{
    const auto ask = [&session](const http::Request &request) {
        QEventLoop waiting;
        bool done = false;
        session.start(request, &session)->then(&waiting, [&](const http::Outcome &outcome) {
            done = outcome.has_value();
            waiting.quit();
        });
        waiting.exec();
        return done;
    };
    return ask({.operation = OperationId::PatchContactByEmail,
                .values = {u"ann@example.org"_s},
                .body = QJsonObject{{key::contact::name, u"Ann"_s}}})
        && ask({.operation = OperationId::PatchProductByStoreId,
                .values = {u"TEA"_s},
                .body = QJsonObject{{key::name, u"Tea"_s},
                                    {key::productDetailUrl, u"https://tienda.example.com/p/tea"_s},
                                    {key::unitPrice, 5}}});
}

static int fail(const base::Problem &problem)
{
    std::fprintf(stderr, "%s %s\n", qUtf8Printable(problem.what), qUtf8Printable(problem.why));
    return 1;
}

static base::Result<void> write(const journal::JobFolder &folder, const QString &kind, int count)
{
    const auto plan = planOf(kind);
    auto draft = jobs::Job::begin(folder, u"1"_s, kind, plan, {}, theClock());
    if (!draft)
        return tl::unexpected(draft.error());
    const jobs::RowMaker maker(plan);
    std::vector<journal::NewRow> rows;
    for (int number = 1; number <= count; ++number)
        rows.push_back(maker.row(cellsOf(kind, number)));
    return (*draft)
        ->append(rows)
        .and_then([&] { return (*draft)->complete(); })
        .map([](const auto &) {});
}

// Measures a stored job from start to end.
static int run(const QString &kind, int count)
{
    api::Session session(connection(), theClock());
    const QTemporaryDir place;
    const journal::JobFolder folder(place.path());
    if (!prepare(session))
        return 1;
    if (const auto written = write(folder, kind, count); !written)
        return fail(written.error());
    auto job = jobs::Job::open(folder, u"1"_s, session, theClock());
    if (!job)
        return fail(job.error());
    QObject::connect(&(*job)->run(), &jobs::JobRun::ended, &session, &QCoreApplication::quit);
    QElapsedTimer timer;
    timer.start();
    (*job)->run().start();
    QCoreApplication::exec();
    const auto done = (*job)->run().head().counts[RowState::Done];
    printResult({{u"seconds"_s, secondsOf(timer)}, {u"done"_s, done}});
    return done == count ? 0 : 1;
}

// Measures how much of a rate limit a job uses, and how often it is throttled.
static int limited(int perMinute, int seconds)
{
    const auto service =
        practice::Service::start({.contacts = 10, .requestsPerMinute = perMinute}, theClock());
    if (!service)
        return fail(service.error());
    api::Session session(
        {.baseUrl = (*service)->url(), .key = (*service)->apiKey(), .requestsPerMinute = perMinute},
        theClock());
    const QTemporaryDir place;
    const journal::JobFolder folder(place.path());
    if (const auto written = write(folder, u"patch"_s, perMinute * (seconds / 60 + 3)); !written)
        return fail(written.error());
    auto job = jobs::Job::open(folder, u"1"_s, session, theClock());
    if (!job)
        return fail(job.error());
    (*job)->run().start();
    const auto wait = [](std::chrono::seconds time) {
        const auto timer = theClock().timer([] { QCoreApplication::quit(); });
        timer->start(time);
        QCoreApplication::exec();
    };
    // Leaves the job time to adapt to the limit.
    wait(std::chrono::seconds(60));
    const auto before = (*service)->ledger().total();
    wait(std::chrono::seconds(seconds));
    const auto sent = (*service)->ledger().total() - before;
    int refused = 0;
    for (const auto &entry : (*service)->ledger().entries())
        refused += entry.status == 429 ? 1 : 0;
    printResult({{u"used"_s, sent * 60.0 / seconds / perMinute},
                 {u"refused"_s, double(refused) / (*service)->ledger().total()}});
    return 0;
}

// Creates a job from a table.
static int create(const QString &table, const QString &place)
{
    bench::resetPeak();
    QElapsedTimer timer;
    timer.start();
    const auto plan = planOf(u"patch"_s);
    base::Progress progress;
    const auto opened = jobs::BulkTable::open(table, {}, place, progress);
    if (!opened)
        return fail(opened.error());
    auto draft = jobs::Job::begin(journal::JobFolder(place), u"1"_s, u"Million"_s, plan,
                                  opened->columns, theClock());
    if (!draft)
        return fail(draft.error());
    const auto rows = opened->load(jobs::RowMaker(plan), (*draft)->journal(), progress);
    if (!rows)
        return fail(rows.error());
    if (const auto complete = (*draft)->complete(); !complete)
        return fail(complete.error());
    printResult({{u"seconds"_s, secondsOf(timer)},
                 {u"rows"_s, *rows},
                 {u"peakKb"_s, bench::memoryOf("VmHWM:")}});
    return 0;
}

// Resumes the job in another process. Measures the time to the first result, then the rate over
// many rows.
static int resume(const QString &place, int count)
{
    api::Session session(connection(), theClock());
    QElapsedTimer timer;
    timer.start();
    auto job = jobs::Job::open(journal::JobFolder(place), u"1"_s, session, theClock());
    if (!job)
        return fail(job.error());
    auto &run = (*job)->run();
    double first = 0;
    const auto before = run.head().counts.ended();
    QObject::connect(&run, &jobs::JobRun::changed, &session, [&] {
        const auto ended = run.head().counts.ended() - before;
        if (ended > 0 && first == 0)
            first = secondsOf(timer);
        if (ended >= count)
            QCoreApplication::quit();
    });
    run.start();
    QCoreApplication::exec();
    printResult({{u"first"_s, first},
                 {u"seconds"_s, secondsOf(timer)},
                 {u"peakKb"_s, bench::memoryOf("VmHWM:")}});
    return 0;
}

int main(int argc, char *argv[])
{
    const QCoreApplication application(argc, argv);
    const auto arguments = QCoreApplication::arguments().mid(1);
    const auto part = arguments.value(0);
    const auto second = arguments.value(1);
    const auto third = arguments.value(2);
    if (part == "serve"_L1)
        return serve(second);
    if (part == "run"_L1)
        return run(second, third.toInt());
    if (part == "limited"_L1)
        return limited(second.toInt(), third.toInt());
    if (part == "create"_L1)
        return create(second, third);
    if (part == "resume"_L1)
        return resume(second, third.toInt());
    std::fprintf(stderr,
                 "bench_jobs serve DATABASE | run patch|delete|purchase N | limited RATE SECONDS | "
                 "create TABLE FOLDER | resume FOLDER N\n");
    return 2;
}
