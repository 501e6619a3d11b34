// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "practicewindow.h"

#include "api/pages.h"
#include "api/session.h"
#include "catalogue/lookupkey.h"
#include "ui/files/filepage.h"
#include "ui/files/samplefile.h"
#include "ui/host/page.h"
#include "ui/host/recordaddress.h"
#include "ui/pages/pagetable.h"
#include "ui/sheetview/chartpanel.h"
#include "ui/sheetview/openfile.h"
#include "ui/sheetview/sheetgrid.h"
#include "ui/sheetview/sidepanel.h"
#include "ui/tables/tableview.h"
#include "ui/tour/scenes.h"

#include <QAction>
#include <QApplication>
#include <QElapsedTimer>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QScrollBar>
#include <QTimer>

#include <algorithm>
#include <cstdio>
#include <deque>

// The measured process of packaging/bench freeze: a heartbeat of 5 ms in the event loop of the real
// window, while a script counts, filters, sorts, profiles and scrolls a large file, or while all
// pages of a practice store, a record of each kind and the steps of the assistants are shown.
//
//     bench_freeze generate FILE ROWS · bench_freeze FILE · bench_freeze pages
//     bench_freeze control SECONDS

using namespace Qt::StringLiterals;
using namespace storedesk;
using State = sheet::Sheet::State;
using catalogue::Resource;

static constexpr int beatMs = 5;

// Measures the delay of the heartbeats.
class Heart final
{
public:
    Heart()
    {
        m_timer.setTimerType(Qt::PreciseTimer);
        QObject::connect(&m_timer, &QTimer::timeout, &m_timer, [this] {
            m_late.push_back(static_cast<double>(m_since.nsecsElapsed()) / 1e6 - beatMs);
            m_since.restart();
        });
        m_since.start();
        m_timer.start(beatMs);
    }

    [[nodiscard]] QJsonObject take(const QString &name)
    {
        auto late = std::exchange(m_late, {});
        std::ranges::sort(late);
        m_all.insert(m_all.end(), late.begin(), late.end());
        return figures(name, late);
    }
    [[nodiscard]] QJsonObject all()
    {
        std::ranges::sort(m_all);
        return figures(u"all"_s, m_all);
    }

private:
    static QJsonObject figures(const QString &name, const std::vector<double> &late)
    {
        const auto at = [&late](double part) {
            if (late.empty())
                return 0.0;
            const auto place = static_cast<std::size_t>(part * static_cast<double>(late.size()));
            return std::max(0.0, late[std::min(place, late.size() - 1)]);
        };
        return {{u"name"_s, name},
                {u"beats"_s, static_cast<qint64>(late.size())},
                {u"p95"_s, at(0.95)},
                {u"p999"_s, at(0.999)},
                {u"max"_s, at(1)}};
    }

    QTimer m_timer;
    QElapsedTimer m_since;
    std::vector<double> m_late;
    std::vector<double> m_all;
};

static void print(const QJsonObject &result)
{
    std::printf("%s\n", QJsonDocument(result).toJson(QJsonDocument::Compact).constData());
}

static int control(int seconds)
{
    Heart heart;
    QTimer::singleShot(seconds * 1000, qApp, &QCoreApplication::quit);
    QCoreApplication::exec();
    print({{u"control"_s, heart.take(u"idle control program"_s)}});
    return 0;
}

static qint64 anonymousMemory()
{
    QFile file(u"/proc/self/status"_s);
    if (!file.open(QIODevice::ReadOnly))
        return 0;
    for (const auto &line : file.readAll().split('\n')) {
        if (line.startsWith("RssAnon:"))
            return line.simplified().split(' ').value(1).toLongLong() / 1024;
    }
    return 0;
}

struct Step
{
    QString name;
    std::function<void()> begin;
    std::function<bool()> done;
    // Minimum scrolling time in milliseconds.
    int atLeastMs = 0;
};

// Measures the time from opening the file until the first loaded row is painted.
class FirstRows final : public QObject
{
public:
    explicit FirstRows(const QElapsedTimer &opened)
        : m_opened(opened)
    { }

    void watch(ui::files::FilePage &page)
    {
        m_page = &page;
        page.grid()->table()->viewport()->installEventFilter(this);
    }
    [[nodiscard]] qint64 milliseconds() const { return m_milliseconds; }

    bool eventFilter(QObject * /*watched*/, QEvent *event) override
    {
        if (m_milliseconds < 0 && event->type() == QEvent::Paint && m_page->model().rowCount() > 0
            && m_page->model().isKnown(0))
            m_milliseconds = m_opened.elapsed();
        return false;
    }

private:
    const QElapsedTimer &m_opened;
    ui::files::FilePage *m_page = nullptr;
    qint64 m_milliseconds = -1;
};

// Runs the steps one after another while the table is scrolled.
class Script final
{
public:
    Script(ui::files::FilePage &page, const FirstRows &firstRows)
        : m_page(page)
        , m_firstRows(firstRows)
    {
        addSteps();
        QObject::connect(&m_scroll, &QTimer::timeout, &m_scroll, [this] { scroll(); });
        QObject::connect(&m_look, &QTimer::timeout, &m_look, [this] { look(); });
        m_scroll.start(16);
        m_look.start(5);
        begin();
    }

private:
    void addSteps()
    {
        auto &shown = m_page.shown();
        const auto filter = [&shown](query::Condition condition) {
            return [&shown, condition] {
                shown.setFilter({.conditions = {condition}});
            };
        };
        const auto filtered = [&shown] {
            return shown.complete();
        };
        const auto sort = [&shown](int column, query::SortKey::Kind kind) {
            return [&shown, column, kind] {
                shown.setKeys({{.column = column, .kind = kind}});
            };
        };
        const auto sorted = [&shown] {
            return shown.order() && !shown.sorting().running();
        };
        using Test = query::Condition::Test;
        using Kind = query::SortKey::Kind;
        m_steps = {
            {u"open and count"_s, [this] { m_page.refresh(); },
             [this] {
                 return m_page.sheet().state() == State::Ready && m_page.sheet().balance();
             }},
            {u"scroll"_s, [] {}, [] { return true; }, 2000},
            {u"filter: contains"_s, filter({.column = 0, .texts = {"77"}}), filtered, 500},
            {u"filter: number range"_s,
             filter({.column = 4, .test = Test::Number, .low = 100, .high = 300}), filtered, 500},
            {u"no filter"_s, [&shown] { shown.setFilter({}); }, filtered, 500},
            {u"sort by text"_s, sort(1, Kind::Text), sorted, 1000},
            {u"order of the file"_s, [&shown] { shown.setKeys({}); }, [] { return true; }, 500},
            {u"sort by number"_s, sort(4, Kind::Number), sorted, 1000},
            {u"profile"_s,
             [this] {
                 m_page.grid()->setCurrentColumn(4);
                 m_page.findChild<QAction *>(u"profileColumn"_s)->trigger();
             },
             [this] { return m_page.side()->settled(); }, 500},
        };
    }

    void begin()
    {
        m_since.start();
        m_steps.front().begin();
    }

    void look()
    {
        const auto &step = m_steps.front();
        if (m_since.elapsed() < step.atLeastMs || !step.done())
            return;
        auto figures = m_heart.take(step.name);
        figures.insert(u"ms"_s, m_since.elapsed());
        m_results.append(figures);
        m_steps.pop_front();
        if (!m_steps.empty())
            return begin();
        print({{u"steps"_s, m_results},
               {u"all"_s, m_heart.all()},
               {u"rows"_s, m_page.sheet().rows()},
               {u"firstRowsMs"_s, m_firstRows.milliseconds()},
               {u"memoryMB"_s, anonymousMemory()}});
        QCoreApplication::exit(0);
    }

    void scroll()
    {
        auto *bar = m_page.grid()->table()->verticalScrollBar();
        // Scrolls line by line, with an occasional jump.
        ++m_moves;
        if (m_moves % 20 == 0)
            bar->setValue(static_cast<int>(bar->maximum() * ((m_moves * 37 % 100) / 100.0)));
        else
            bar->setValue(bar->value() + 36 * 3);
    }

    ui::files::FilePage &m_page;
    const FirstRows &m_firstRows;
    Heart m_heart;
    QTimer m_scroll;
    QTimer m_look;
    QElapsedTimer m_since;
    std::deque<Step> m_steps;
    QJsonArray m_results;
    int m_moves = 0;
};

// Shows the pages of a practice store one after another, in real time.
class Walk final
{
public:
    explicit Walk(bench::PracticeWindow &practice)
        : m_practice(practice)
        , m_window(practice.window())
    {
        addPlaces();
        QObject::connect(&m_look, &QTimer::timeout, &m_look, [this] { look(); });
        m_look.start(beatMs);
        begin();
    }

private:
    // A page or a step of an assistant.
    struct Place
    {
        QString name;
        // Returns whether the place exists in this store.
        std::function<bool()> open;
        std::function<bool()> isReady;
    };

    void addPlaces()
    {
        const auto isSettled = [this] {
            const auto *page = m_window.currentPage();
            return !page || page->settled();
        };
        for (const auto &row : ui::pages::allPages())
            m_places.push_back({QString(row.word),
                                [this, word = QString(row.word)] {
                                    return m_window.open({.page = word}) != nullptr;
                                },
                                isSettled});
        for (const auto resource : {Resource::Contact, Resource::Product, Resource::Purchase})
            m_places.push_back({u"record: "_s + QString(ui::recordPageOf(resource)),
                                [this, resource] { return openExample(resource); }, isSettled});
        for (const auto resource :
             {Resource::Export, Resource::Import, Resource::CouponSet, Resource::Workflow,
              Resource::ContactField, Resource::CustomIntegration})
            m_places.push_back({u"record: "_s + QString(ui::recordPageOf(resource)),
                                [this, resource] {
                                    openFirst(resource);
                                    return true;
                                },
                                [this, isSettled] {
                                    return m_isOpened && isSettled();
                                }});
        for (const auto &scene : scenes())
            m_places.push_back({QString(scene.name),
                                [this, scene] { return scene.open(m_window) != nullptr; },
                                [this, scene, isSettled] {
                                    return scene.ready ? scene.ready(m_window) : isSettled();
                                }});
    }

    [[nodiscard]] bool openExample(Resource resource)
    {
        const auto examples = m_practice.service().examples().value(resource);
        return !examples.isEmpty()
            && m_window.open(
                ui::placeOf(*catalogue::usualKeyOf(resource), {examples.constFirst().value}));
    }

    // Opens the first record that the service lists, if any.
    void openFirst(Resource resource)
    {
        m_isOpened = false;
        auto *pages = m_window.account().session().of(resource).all(&m_owner, {});
        QObject::connect(pages, &api::Pages::page, &m_owner,
                         [this, resource](const QJsonArray &records) {
                             const auto &key = *catalogue::usualKeyOf(resource);
                             if (std::exchange(m_isOpened, true) || records.isEmpty())
                                 return;
                             const auto id = records.first()[key.member].toString();
                             m_window.open(ui::placeOf(key, {id}));
                         });
        QObject::connect(pages, &api::Pages::finished, &m_owner, [this] { m_isOpened = true; });
    }

    // Returns searches for records and the steps of the assistants before anything is sent.
    static QList<ui::tour::Scene> scenes()
    {
        static const QStringList steps{
            u"import-read"_s,       u"import-match"_s,    u"import-check"_s,
            u"import-effect"_s,     u"bulk-rows"_s,       u"bulk-columns"_s,
            u"bulk-check"_s,        u"bulk-effect"_s,     u"purchases-rows"_s,
            u"purchases-columns"_s, u"purchases-check"_s, u"purchases-lookup"_s,
            u"export-range"_s,      u"export-options"_s,  u"export-plan"_s};
        auto found = ui::tour::recordScenes();
        const auto all = ui::tour::importScenes() + ui::tour::bulkScenes()
            + ui::tour::purchaseScenes() + ui::tour::exportScenes();
        std::ranges::copy_if(all, std::back_inserter(found), [](const ui::tour::Scene &scene) {
            return steps.contains(QString(scene.name));
        });
        // Simulated faults make a page wait.
        found.removeIf([](const ui::tour::Scene &scene) { return !scene.troubles.isEmpty(); });
        return found;
    }

    void begin()
    {
        m_window.closeAll();
        m_since.start();
        if (!m_places.front().open())
            m_places.front().isReady = {};
    }

    void look()
    {
        const auto &place = m_places.front();
        const bool isLate = m_since.elapsed() > patienceMs;
        if (place.isReady && !isLate && (m_since.elapsed() < atLeastMs || !place.isReady()))
            return;
        auto figures = m_heart.take(place.name);
        figures.insert(u"ms"_s, m_since.elapsed());
        if (isLate)
            m_unfinished.append(place.name);
        if (place.isReady)
            m_results.append(figures);
        m_places.pop_front();
        if (!m_places.empty())
            return begin();
        print(
            {{u"steps"_s, m_results}, {u"all"_s, m_heart.all()}, {u"unfinished"_s, m_unfinished}});
        QCoreApplication::exit(0);
    }

    static constexpr int atLeastMs = 300;
    static constexpr int patienceMs = 60'000;

    bench::PracticeWindow &m_practice;
    ui::shell::MainWindow &m_window;
    Heart m_heart;
    QTimer m_look;
    QElapsedTimer m_since;
    std::deque<Place> m_places;
    // Owns the reads of openFirst().
    QObject m_owner;
    bool m_isOpened = false;
    QJsonArray m_results;
    // Places that did not settle in time.
    QJsonArray m_unfinished;
};

static int walkPages(QApplication &application)
{
    bench::PracticeWindow practice(application, 2'000);
    if (!practice.open())
        return 1;
    const Walk walk(practice);
    return QApplication::exec();
}

int main(int argc, char *argv[])
{
    QApplication application(argc, argv);
    const auto arguments = QApplication::arguments();
    if (arguments.value(1) == "generate"_L1) {
        ui::files::writeSampleContacts(arguments.value(2), arguments.value(3).toLongLong(), 1);
        return 0;
    }
    if (arguments.value(1) == "control"_L1)
        return control(arguments.value(2).toInt());
    if (arguments.value(1) == "pages"_L1)
        return walkPages(application);
    base::SystemClock clock;
    ui::Theme theme(application);
    ui::WindowLanguage language;
    ui::shell::MainWindow window(theme, language, clock);
    window.show();
    QApplication::processEvents();
    QElapsedTimer opened;
    FirstRows firstRows(opened);
    opened.start();
    auto *page =
        qobject_cast<ui::files::FilePage *>(window.open(ui::placeOfFile(arguments.value(1))));
    if (!page)
        return 1;
    firstRows.watch(*page);
    const Script script(*page, firstRows);
    return QApplication::exec();
}
