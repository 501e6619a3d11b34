// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/sources.h"

#include <QRegularExpression>
#include <QTest>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

// The rooms and the arrows between them. A room may include every room that can be reached along
// the arrows and no other.
struct Room
{
    QLatin1StringView path;
    std::array<QLatin1StringView, 4> arrows;
};

// clang-format off
static constexpr std::array rooms{
    Room{"models/base"_L1,      {}},
    Room{"models/catalogue"_L1, {"models/base"_L1}},
    Room{"models/table"_L1,     {"models/base"_L1}},
    Room{"models/sheet"_L1,     {"models/table"_L1}},
    Room{"models/api"_L1,       {"models/catalogue"_L1}},
    Room{"models/local"_L1,     {"models/catalogue"_L1, "models/table"_L1}},
    Room{"models/jobs"_L1,      {"models/api"_L1, "models/local"_L1, "models/table"_L1}},
    Room{"models/accounts"_L1,  {"models/base"_L1}},
    Room{"models/desk"_L1,      {"models/jobs"_L1, "models/accounts"_L1}},
    Room{"models/items"_L1,     {"models/desk"_L1}},
    Room{"models/practice"_L1,  {"models/catalogue"_L1, "models/table"_L1}},
    Room{"ui"_L1,               {"models/items"_L1, "models/sheet"_L1}},
    Room{"app/gui"_L1,          {"ui"_L1, "models/practice"_L1}},
    Room{"app/cli"_L1,          {"models/desk"_L1, "models/practice"_L1}},
};
// clang-format on

static const Room *roomOf(const QString &path)
{
    const auto holds = [&path](const Room &room) {
        return path.startsWith(room.path + u'/')
            || (u"models/"_s + path).startsWith(room.path + u'/');
    };
    const auto found = std::ranges::find_if(rooms, holds);
    return found == rooms.end() ? nullptr : found;
}

static bool reaches(const Room &from, const Room &to)
{
    if (&from == &to)
        return true;
    return std::ranges::any_of(from.arrows, [&to](QLatin1StringView arrow) {
        const auto next = std::ranges::find(rooms, arrow, &Room::path);
        return next != rooms.end() && reaches(*next, to);
    });
}

class TestLayers final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void includesPointDownwards_data()
    {
        QTest::addColumn<QString>("file");
        const auto files = support::sourceFiles({u"app"_s, u"models"_s, u"ui"_s});
        QVERIFY(!files.isEmpty());
        for (const auto &file : files)
            QTest::newRow(qPrintable(file)) << file;
    }

    void includesPointDownwards()
    {
        QFETCH(const QString, file);
        const auto *from = roomOf(file);
        QVERIFY2(from, "this folder is in no room");

        static const QRegularExpression include(u"^#include \"([^\"]+)\""_s,
                                                QRegularExpression::MultilineOption);
        auto matches = include.globalMatch(support::textOfSource(file));
        while (matches.hasNext()) {
            const auto target = matches.next().captured(1);
            QVERIFY2(!target.contains(u".."_s), qPrintable(target));
            const auto *to = roomOf(target);
            QVERIFY2(!to || reaches(*from, *to), qPrintable(target));
        }
    }

    void theGraphSaysNo()
    {
        QVERIFY(!reaches(*roomOf(u"practice/a.h"_s), *roomOf(u"api/a.h"_s)));
        QVERIFY(!reaches(*roomOf(u"app/cli/a.h"_s), *roomOf(u"items/a.h"_s)));
        QVERIFY(!reaches(*roomOf(u"table/a.h"_s), *roomOf(u"catalogue/a.h"_s)));
        QVERIFY(reaches(*roomOf(u"ui/a.h"_s), *roomOf(u"base/a.h"_s)));
    }
};

QTEST_GUILESS_MAIN(TestLayers)
#include "tst_layers.moc"
