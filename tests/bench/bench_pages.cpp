// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "practicewindow.h"

#include "base/utc.h"
#include "itemmodels/resourcemodel.h"
#include "itemmodels/resourceview.h"
#include "jobs/jobmanager.h"
#include "jobs/rowmaker.h"
#include "storage/accountstorage.h"
#include "storage/contactmirrorfolder.h"
#include "storage/savedviews.h"
#include "ui/files/recentfiles.h"
#include "ui/host/page.h"
#include "ui/palette/palettemodel.h"
#include "ui/tables/searchfield.h"
#include "ui/tables/tableview.h"
#include "workspace/workspace.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QJsonArray>
#include <QJsonDocument>
#include <QListView>
#include <QSortFilterProxyModel>

#include <cstdio>
#include <functional>

// The process that packaging/bench pages measures. Shows a table of 100,000 records, which is
// filtered and sorted by our view and by QSortFilterProxyModel over the same model. With another
// argument, opens the palette of a window with many contacts, jobs, files and saved views.
//
//     bench_pages · bench_pages palette CONTACTS

using namespace Qt::StringLiterals;
using namespace storedesk;

static constexpr int recordCount = 100'000;
// The service's page size.
static constexpr int pageSize = 100;

static QJsonObject record(int number)
{
    static const QStringList names{u"Ávila"_s,   u"Barcelona"_s, u"Córdoba"_s, u"Málaga"_s,
                                   u"Sevilla"_s, u"Valencia"_s,  u"Zaragoza"_s};
    const auto scattered = (number * 7919LL) % recordCount;
    return {{u"id"_s, u"%1"_s.arg(scattered, 24, 16, QLatin1Char('0'))},
            {u"name"_s, u"%1 welcome %2"_s.arg(names[number % names.size()]).arg(scattered)},
            {u"status"_s, number % 4 == 0 ? u"paused"_s : u"active"_s},
            {u"tags"_s, QJsonArray{u"spring"_s, u"mail %1"_s.arg(number % 50)}},
            {u"createdAt"_s,
             QDateTime::fromSecsSinceEpoch(1'600'000'000 + scattered * 977, base::utc)
                 .toString(Qt::ISODateWithMs)}};
}

static void fill(itemmodels::ResourceModel &model)
{
    for (int first = 0; first < recordCount; first += pageSize) {
        std::vector<QJsonObject> page;
        for (int number = first; number < first + pageSize; ++number)
            page.push_back(record(number));
        model.upsert(page);
    }
}

// Measures the time until the table has painted the result, which is when the user sees it.
static double millisecondsOf(ui::TableView &table, const std::function<void()> &act)
{
    QElapsedTimer timer;
    timer.start();
    act();
    table.viewport()->repaint();
    return static_cast<double>(timer.nsecsElapsed()) / 1e6;
}

struct Task
{
    QString name;
    std::function<void()> ours;
    std::function<void()> peer;
};

static QList<Task> tasksOf(const itemmodels::ResourceModel &model, itemmodels::ResourceView &ours,
                           QSortFilterProxyModel &peer)
{
    const int name = model.columnOf(u"name");
    const int created = model.columnOf(u"createdAt");
    const auto filter = [&ours, &peer](const QString &words) {
        return Task{u"filter “%1”"_s.arg(words), [&ours, words] { ours.setWords(words); },
                    [&peer, words] {
                        peer.setFilterFixedString(words);
                    }};
    };
    const auto sort = [&ours, &peer](const QString &what, int column, Qt::SortOrder order) {
        return Task{u"sort by %1"_s.arg(what), [&ours, column, order] { ours.sort(column, order); },
                    [&peer, column, order] {
                        peer.sort(column, order);
                    }};
    };
    return {sort(u"text"_s, name, Qt::AscendingOrder),
            sort(u"text, down"_s, name, Qt::DescendingOrder),
            sort(u"moment"_s, created, Qt::AscendingOrder),
            sort(u"moment, down"_s, created, Qt::DescendingOrder),
            filter(u"e"_s),
            filter(u"welcome 4"_s),
            filter(u"sevilla"_s),
            filter({})};
}

static void print(const QJsonObject &result)
{
    std::printf("%s\n", QJsonDocument(result).toJson(QJsonDocument::Compact).constData());
}

// The palette of a window with much to find.
class FullPalette final
{
public:
    FullPalette(QApplication &application, int contacts)
        : m_practice(application, 200)
        , m_contacts(contacts)
    { }

    [[nodiscard]] bool fill()
    {
        if (!copyContacts() || !m_practice.open())
            return false;
        m_field = window().parts().goTo;
        m_list = window().findChild<QListView *>(u"paletteList"_s);
        auto &views = window().account().storage().views();
        for (int number = 0; number < manyViews; ++number)
            storage::saveView(views, u"contacts"_s, {.name = u"Saved view %1"_s.arg(number)});
        for (qsizetype number = 0; number < ui::files::mostRecent; ++number) {
            const auto path = m_practice.path(u"recent-%1.csv"_s.arg(number));
            QFile file(path);
            if (!file.open(QIODevice::WriteOnly) || file.write("id,name\n1,Ann\n") < 0)
                return false;
            ui::files::rememberFile(window(), path);
        }
        return runJobs();
    }

    // Measures the palette from the key press until its list is painted.
    [[nodiscard]] QJsonArray measure()
    {
        QJsonArray tasks{task(u"Ctrl+K"_s, opened())};
        // The lists of the service are read when the palette is opened for the first time.
        (void)bench::until([this] { return m_list->isVisible(); });
        settle();
        close();
        tasks.append(task(u"Ctrl+K again"_s, opened()));
        settle();
        for (const auto *text : {"guest 12", "saved view 7", "points-3", "recent-4", "export"})
            tasks.append(task(u"letters of “%1”"_s.arg(QString::fromLatin1(text)),
                              typed(QString::fromLatin1(text))));
        tasks.append(task(u"contact by name"_s, found(u"Guest 4217"_s)));
        tasks.append(task(u"contact by email"_s, found(u"guest9931@exam"_s)));
        return tasks;
    }

private:
    static constexpr int manyJobs = 200;
    static constexpr int manyViews = 200;

    [[nodiscard]] ui::shell::MainWindow &window() { return m_practice.window(); }

    [[nodiscard]] bool copyContacts() const
    {
        const auto path = m_practice.path(u"copy.csv"_s);
        QFile file(path);
        if (!file.open(QIODevice::WriteOnly))
            return false;
        QByteArray table("id,_email,_name,_externalId\n");
        for (int number = 0; number < m_contacts; ++number) {
            const auto text = QByteArray::number(number);
            table += text + ",guest" + text + "@example.org,Guest " + text + ",G-" + text + '\n';
        }
        if (file.write(table) != table.size() || !file.flush())
            return false;
        const storage::ContactMirrorFolder folder(m_practice.accountFolder());
        return folder.turnOn()
            && folder
                   .take({.table = path, .asked = QDateTime::currentDateTimeUtc()}, u"job"_s,
                         [] { return false; })
                   .value_or(false);
    }

    [[nodiscard]] bool runJobs()
    {
        auto &manager = window().workspace().jobManager();
        const jobs::BulkPlan plan{.operation = catalogue::OperationId::PatchContactByEmail,
                                  .keyColumn = 0,
                                  .targets = {{1, u"_points"_s}}};
        const jobs::RowMaker maker(plan);
        int ended = 0;
        QObject::connect(&manager, &jobs::JobManager::jobEnded, &manager, [&ended] { ++ended; });
        for (int number = 0; number < manyJobs; ++number) {
            jobs::ListJob job{
                .title = u"points-%1.csv"_s.arg(number), .plan = plan, .columns = {}, .rows = {}};
            job.rows.push_back(maker.row({u"p@example.org"_s, QString::number(number)}));
            (void)manager.begin(std::move(job));
        }
        return bench::until([&ended] { return ended == manyJobs; }, 600'000);
    }

    // Lets searches in other threads and responses of the service arrive.
    static void settle()
    {
        QElapsedTimer waiting;
        waiting.start();
        (void)bench::until([&waiting] { return waiting.elapsed() > 2'000; });
    }
    [[nodiscard]] double painted(const std::function<void()> &act)
    {
        QElapsedTimer timer;
        timer.start();
        act();
        m_list->viewport()->repaint();
        return static_cast<double>(timer.nsecsElapsed()) / 1e6;
    }
    [[nodiscard]] double opened()
    {
        return painted([this] { window().goTo(); });
    }
    void close()
    {
        m_field->clear();
        m_field->clearFocus();
        if (auto *page = window().currentPage())
            page->setFocus();
        (void)bench::until([this] { return !m_list->isVisible(); }, 1'000);
    }
    // Returns the time of the slowest letter.
    [[nodiscard]] double typed(const QString &text)
    {
        m_field->clear();
        settle();
        double slowest = 0;
        for (const auto letter : text) {
            slowest = std::max(slowest, painted([&] { m_field->insert(letter); }));
            QApplication::processEvents();
        }
        settle();
        return slowest;
    }
    // Returns the time from the last letter until a contact of the offline copy is painted.
    [[nodiscard]] double found(const QString &text)
    {
        m_field->clear();
        settle();
        m_field->insert(text.chopped(1));
        settle();
        const auto isListed = [this, number = text.mid(5).section(u'@', 0, 0).trimmed()] {
            for (int row = 0; row < m_list->model()->rowCount(); ++row) {
                if (m_list->model()->index(row, 0).data().toString().contains(number))
                    return true;
            }
            return false;
        };
        const auto last = text.last(1);
        return painted([&] {
            m_field->insert(last);
            if (!bench::until(isListed, 10'000))
                qFatal("A contact was not found.");
        });
    }
    [[nodiscard]] QJsonObject task(const QString &name, double milliseconds) const
    {
        return {
            {u"task"_s, name}, {u"ms"_s, milliseconds}, {u"rows"_s, m_list->model()->rowCount()}};
    }

    bench::PracticeWindow m_practice;
    const int m_contacts;
    ui::SearchField *m_field = nullptr;
    QListView *m_list = nullptr;
};

static int measurePalette(QApplication &application, int contacts)
{
    FullPalette palette(application, contacts);
    if (!palette.fill())
        return 1;
    print({{u"tasks"_s, palette.measure()}});
    return 0;
}

int main(int argc, char *argv[])
{
    QApplication application(argc, argv);
    const auto arguments = QApplication::arguments();
    if (arguments.value(1) == "palette"_L1)
        return measurePalette(application, arguments.value(2).toInt());
    ui::Theme theme(application);
    base::SystemClock clock;
    itemmodels::ResourceModel model(catalogue::Resource::Workflow, clock);
    itemmodels::ResourceView ours(model);
    QList<int> shown;
    for (int column = 0; column < model.columnCount(); ++column) {
        if (model.fieldAt(column).places.testFlag(catalogue::FieldLocation::Table))
            shown.append(column);
    }
    ours.setSearched(shown);
    QElapsedTimer loading;
    loading.start();
    fill(model);
    const auto loaded = static_cast<double>(loading.nsecsElapsed()) / 1e6;

    QSortFilterProxyModel peer;
    peer.setSourceModel(&model);
    peer.setSortRole(itemmodels::ResourceModel::SortRole);
    peer.setFilterKeyColumn(-1);
    peer.setFilterCaseSensitivity(Qt::CaseInsensitive);
    ui::TableView ourTable(theme);
    ui::TableView peerTable(theme);
    ourTable.setModel(&ours);
    peerTable.setModel(&peer);
    for (auto *table : {&ourTable, &peerTable}) {
        table->resize(1000, 600);
        table->show();
    }
    QApplication::processEvents();

    QJsonArray results;
    for (const auto &task : tasksOf(model, ours, peer)) {
        const auto us = millisecondsOf(ourTable, task.ours);
        const auto them = millisecondsOf(peerTable, task.peer);
        results.append(QJsonObject{{u"task"_s, task.name},
                                   {u"ours"_s, us},
                                   {u"peer"_s, them},
                                   {u"rows"_s, ours.rowCount()},
                                   {u"peerRows"_s, peer.rowCount()}});
    }
    print({{u"loadMs"_s, loaded}, {u"tasks"_s, results}});
    return 0;
}
