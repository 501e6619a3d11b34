// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "base/clock.h"
#include "base/utc.h"
#include "itemmodels/resourcemodel.h"
#include "itemmodels/resourceview.h"
#include "ui/tables/tableview.h"
#include "ui/theme/theme.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QJsonArray>
#include <QJsonDocument>
#include <QSortFilterProxyModel>

#include <cstdio>
#include <functional>

// The process that packaging/bench pages measures. Shows a table of 100,000 records, which is
// filtered and sorted by our view and by QSortFilterProxyModel over the same model.

using namespace Qt::StringLiterals;
using namespace storedesk;

static constexpr int records = 100'000;
// The service's page size.
static constexpr int pageSize = 100;

static QJsonObject record(int number)
{
    static const QStringList names{u"Ávila"_s,   u"Barcelona"_s, u"Córdoba"_s, u"Málaga"_s,
                                   u"Sevilla"_s, u"Valencia"_s,  u"Zaragoza"_s};
    const auto scattered = (number * 7919LL) % records;
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
    for (int first = 0; first < records; first += pageSize) {
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

int main(int argc, char *argv[])
{
    QApplication application(argc, argv);
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
    const QJsonObject result{{u"loadMs"_s, loaded}, {u"tasks"_s, results}};
    std::printf("%s\n", QJsonDocument(result).toJson(QJsonDocument::Compact).constData());
    return 0;
}
