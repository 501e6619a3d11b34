// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "bench/contactsexport.h"
#include "storage/contactmirrorfolder.h"

#include <QCoreApplication>
#include <QDir>
#include <QElapsedTimer>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <array>
#include <cstdio>

// The measured process of packaging/bench contacts: creates, opens and searches a copy of many
// contacts.
//
//     bench_contacts FOLDER ROWS

using namespace Qt::StringLiterals;
using namespace storedesk;
using storage::ContactMirror;
using storage::ContactMirrorFolder;

static constexpr int rounds = 7;

static bool never()
{
    return false;
}

template <typename Work>
static double milliseconds(Work work)
{
    QElapsedTimer timer;
    timer.start();
    work();
    return static_cast<double>(timer.nsecsElapsed()) / 1e6;
}

// Returns the median of several rounds.
template <typename Work>
static double usual(Work work)
{
    std::array<double, rounds> taken{};
    for (auto &round : taken)
        round = milliseconds(work);
    std::ranges::sort(taken);
    return taken[rounds / 2];
}

static void print(const QJsonObject &figures)
{
    std::puts(QJsonDocument(figures).toJson(QJsonDocument::Compact).constData());
    std::fflush(stdout);
}

static bool writeTable(const QString &path, qint64 rows)
{
    bench::People people;
    return bench::writePeople(
        path, "_externalId,_email,_name,_city,_country,_amount,_created,_mobilePhone,_note\n",
        [&people](qint64 number, QByteArray &row) {
            row += "CLI-";
            people.appendWide(number, row);
        },
        [rows](qint64 /*size*/, qint64 number) { return number <= rows; });
}

static void searchFor(ContactMirror &copy, const QString &words)
{
    std::size_t found = 0;
    const double taken =
        usual([&] { found = copy.search(words, never).value_or(ContactMirror::Numbers()).size(); });
    print({{u"words"_s, words}, {u"found"_s, static_cast<qint64>(found)}, {u"ms"_s, taken}});
}

// Measures the search of Ctrl+K, which ranks the matches.
static void rankFor(ContactMirror &copy, const QString &words)
{
    static constexpr std::size_t shown = 5;
    print({{u"ranked"_s, words},
           {u"ms"_s, usual([&] { (void)copy.bestMatches(words, shown, never); })}});
}

// Measures what runs in the background: conditions, sorting and the values of a column.
static void measureBackground(ContactMirror &copy)
{
    using Test = query::Condition::Test;
    QList<values::ColumnFormat> formats(copy.columns().size());
    const auto amount = static_cast<int>(copy.columns().indexOf(u"_amount"_s));
    formats[amount].kind = values::ColumnKind::Number;
    const auto city = static_cast<int>(copy.columns().indexOf(u"_city"_s));
    const query::Condition large{.column = amount, .test = Test::Number, .low = 500.0};
    const query::Condition madrid{.column = city, .test = Test::Equals, .texts = {"madrid"}};
    const query::Condition anywhere{.texts = {"garcia"}};
    const auto meeting = [&](const query::Filter &filter) {
        return usual([&] { (void)copy.meeting({.filter = filter, .formats = formats}, never); });
    };
    const auto order = [&copy](const QString &column, storage::ComparedAs as) {
        return usual([&] { (void)copy.order(column, as, never); });
    };
    print({{u"conditionMs"_s, meeting({.conditions = {madrid, large}})},
           {u"anyColumnMs"_s, meeting({.conditions = {anywhere}})},
           {u"orderEmailMs"_s, order(u"_email"_s, storage::ComparedAs::Text)},
           {u"orderNameMs"_s, order(u"_name"_s, storage::ComparedAs::Text)},
           {u"orderAmountMs"_s, order(u"_amount"_s, storage::ComparedAs::Number)},
           {u"valuesMs"_s, usual([&copy] { (void)copy.valuesOf(u"_city"_s, never); })}});
}

int main(int argc, char **argv)
{
    const QCoreApplication application(argc, argv);
    const auto arguments = QCoreApplication::arguments();
    if (arguments.size() < 3)
        return 2;
    const auto place = QDir(arguments[1]).absolutePath();
    const auto rows = arguments[2].toLongLong();
    const ContactMirrorFolder folder(place);
    const auto table = QDir(place).filePath(u"contacts.csv"_s);
    (void)folder.wipe();
    if (!QDir().mkpath(place) || !writeTable(table, rows) || !folder.turnOn())
        return 1;
    const auto asked = QDateTime::currentDateTimeUtc();
    const double made = milliseconds([&] {
        (void)folder.take({.table = table, .delimiter = ',', .asked = asked}, u"bench"_s, never);
    });
    const auto path = folder.read()->path;
    qint64 bytes = 0;
    for (const auto &file : QDir(folder.path()).entryInfoList(QDir::Files))
        bytes += file.size();
    print({{u"rows"_s, rows},
           {u"madeMs"_s, made},
           {u"bytes"_s, bytes},
           {u"tableBytes"_s, QFileInfo(table).size()}});
    print({{u"openedMs"_s, usual([&path] {
                auto copy = ContactMirror::open(path);
                const auto all = *copy->search({}, never);
                (void)copy->rows(std::span(all).first(std::min<std::size_t>(all.size(), 100)));
            })}});
    auto copy = *ContactMirror::open(path);
    for (const auto &words : {u"a"_s, u"an"_s, u"ana"_s, u"ana.garcia1234"_s, u"@gmail.com"_s,
                              u"cli-99999"_s, u"nunez"_s, u"jose sanchez 77"_s, u"zzzz"_s})
        searchFor(copy, words);
    for (const auto &words : {u"an"_s, u"ana"_s, u"garcia"_s, u"jose sanchez"_s, u"zzzz"_s})
        rankFor(copy, words);
    measureBackground(copy);
    const auto all = *copy.search({}, never);
    qint64 next = rows / 2;
    print({{u"findMs"_s, usual([&copy, rows] { (void)copy.find(u"CLI-%1"_s.arg(rows)); })},
           {u"rowsMs"_s, usual([&copy, &all] {
                (void)copy.rows(std::span(all).last(std::min<std::size_t>(all.size(), 100)));
            })},
           {u"eraseMs"_s, usual([&folder, &asked, &next] {
                (void)folder.erase({u"cli-%1"_s.arg(++next)}, asked);
            })}});
    return 0;
}
