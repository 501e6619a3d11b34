// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/sources.h"
#include "support/testclass.h"

#include <QHash>
#include <QMap>
#include <QRegularExpression>
#include <QSet>
#include <QTest>

#include <algorithm>
#include <vector>

namespace tst_layers {

using namespace Qt::StringLiterals;

// A folder of the source tree, which is one library.
struct Room
{
    QString path;
    // The libraries that this library links to.
    QStringList libraries;
};

static QString libraryOf(const Room &room)
{
    auto name = room.path;
    name.remove(u"app/"_s).remove(u"models/"_s).replace(u'/', u'_');
    return u"storedesk_"_s + name;
}

// Returns the libraries as defined in the build. A library may include only those it links to.
static const std::vector<Room> &rooms()
{
    static const auto all = [] {
        static const QRegularExpression statement(
            u"^storedesk_(?:library|executable)\\(([^)]*)\\)"_s,
            QRegularExpression::MultilineOption);
        std::vector<Room> found;
        auto matches = statement.globalMatch(support::textOfSource(u"CMakeLists.txt"_s));
        while (matches.hasNext()) {
            const auto words = matches.next().captured(1).simplified().split(u' ');
            const auto isLibrary = words.contains(u"PUBLIC"_s);
            const auto uses = words.indexOf(isLibrary ? u"PUBLIC"_s : u"PRIVATE"_s);
            const auto needs = isLibrary ? words.indexOf(u"PRIVATE"_s) : -1;
            const auto path = std::ranges::find_if(
                words, [](const QString &word) { return word.contains(u'/'); });
            if (uses > 0 && path != words.end())
                found.push_back({*path, words.mid(uses + 1, needs < 0 ? -1 : needs - uses - 1)});
        }
        return found;
    }();
    return all;
}

static const Room *roomOf(const QString &path)
{
    const auto holds = [&path](const Room &room) {
        return path.startsWith(room.path + u'/')
            || (u"models/"_s + path).startsWith(room.path + u'/');
    };
    const auto found = std::ranges::find_if(rooms(), holds);
    return found == rooms().end() ? nullptr : &*found;
}

static void addReachable(const Room &room, QSet<const Room *> *reachable)
{
    if (reachable->contains(&room))
        return;
    reachable->insert(&room);
    for (const auto &library : room.libraries) {
        if (const auto next = std::ranges::find(rooms(), library, libraryOf); next != rooms().end())
            addReachable(*next, reachable);
    }
}

// Caches the result, because the graph has too many paths to follow them for every include.
static bool reaches(const Room &from, const Room &to)
{
    static QHash<const Room *, QSet<const Room *>> known;
    auto &reachable = known[&from];
    if (reachable.isEmpty())
        addReachable(from, &reachable);
    return reachable.contains(&to);
}

// Returns hidden lookups: functions that return an object found through a parent, and searches
// among children, which only widgets need.
static QStringList hiddenLookups(const QString &file, const QString &source)
{
    static const QRegularExpression getter(u"\\bstatic [\\w:]+ [&*]of\\("_s);
    static const QRegularExpression definition(u"[&*](\\w+)::of\\([^)]*\\)\\s*\\{[^}]*findChild"_s);
    static const QRegularExpression search(u"\\bfindChild<"_s);
    QStringList found;
    for (const auto *pattern : {&getter, &definition, &search}) {
        if (pattern == &search && !file.startsWith(u"models/"_s))
            continue;
        if (const auto match = pattern->match(source); match.hasMatch())
            found.append(match.captured());
    }
    return found;
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

    // Only models/api creates requests (ResourceRequests, ResourceApi).
    void requestsArePutTogetherInOnePlace_data() { includesPointDownwards_data(); }
    void requestsArePutTogetherInOnePlace()
    {
        QFETCH(const QString, file);
        if (file.startsWith(u"models/api/"_s) || file.startsWith(u"models/http/"_s)
            || file.startsWith(u"models/practice/"_s))
            return;
        static const QRegularExpression made(
            u"\\b(?:read|write|start)\\(\\s*\\{\\s*\\.operation|\\bapi::Request\\s*(?:\\w+\\s*)?\\{"
            u"|return \\{\\s*\\.operation"_s);
        const auto match = made.match(support::textOfSource(file));
        QVERIFY2(!match.hasMatch(), qPrintable(match.captured()));
    }

    void theGraphSaysNo()
    {
        QCOMPARE(rooms().size(), 110U);
        QVERIFY(!reaches(*roomOf(u"practice/service/a.h"_s), *roomOf(u"api/a.h"_s)));
        QVERIFY(!reaches(*roomOf(u"practice/store/a.h"_s), *roomOf(u"practice/http/a.h"_s)));
        QVERIFY(reaches(*roomOf(u"practice/service/a.h"_s), *roomOf(u"practice/core/a.h"_s)));
        QVERIFY(!reaches(*roomOf(u"app/cli/a.h"_s), *roomOf(u"itemmodels/a.h"_s)));
        QVERIFY(!reaches(*roomOf(u"query/a.h"_s), *roomOf(u"catalogue/a.h"_s)));
        QVERIFY(reaches(*roomOf(u"ui/theme/a.h"_s), *roomOf(u"base/a.h"_s)));
    }

    // The architecture page contains exactly the dependencies in the build.
    void theArchitecturePageShowsTheGraph()
    {
        static const QRegularExpression line(u"^(\\w+/[\\w/]+) +─► (.+)$"_s,
                                             QRegularExpression::MultilineOption);
        QMap<QString, QStringList> shown;
        auto matches = line.globalMatch(support::textOfSource(u"packaging/architecture.md"_s));
        while (matches.hasNext()) {
            const auto match = matches.next();
            shown.insert(match.captured(1), match.captured(2).split(u", "_s));
        }
        QMap<QString, QStringList> built;
        for (const auto &room : rooms()) {
            for (const auto &library : room.libraries) {
                const auto used = std::ranges::find(rooms(), library, libraryOf);
                if (used != rooms().end())
                    built[room.path].append(used->path);
            }
        }
        QCOMPARE(shown, built);
    }

    // Dependencies are passed to the constructor. The shared objects are owned by
    // workspace::Workspace.
    void noObjectIsLookedUpInItsParent_data() { includesPointDownwards_data(); }
    void noObjectIsLookedUpInItsParent()
    {
        QFETCH(const QString, file);
        const auto found = hiddenLookups(file, support::textOfSource(file));
        QVERIFY2(found.isEmpty(), qPrintable(found.join(u", "_s)));
    }

    void aHiddenLookupIsFound()
    {
        const auto model = u"models/jobs/a.h"_s;
        const auto page = u"ui/jobs/a.cpp"_s;
        QVERIFY(!hiddenLookups(model, u"    static JobManager &of(Account &account);"_s).isEmpty());
        QVERIFY(
            !hiddenLookups(page, u"static jobs::JobManager *of(Account &account);"_s).isEmpty());
        QVERIFY(!hiddenLookups(page, u"A &A::of(B &b)\n{\n    return *b.findChild<A *>();\n}"_s)
                     .isEmpty());
        QVERIFY(!hiddenLookups(model, u"auto *known = account.findChild<Jobs *>();"_s).isEmpty());
        QVERIFY(hiddenLookups(page, u"auto *button = findChild<Button *>(u\"go\"_s);"_s).isEmpty());
        QVERIFY(hiddenLookups(model, u"    static Money of(double amount);"_s).isEmpty());
    }

    // Pages interact only through addresses and the page host.
    void noPageIncludesAnother()
    {
        const QStringList pages{u"accounts"_s, u"lists"_s, u"records"_s, u"create"_s,
                                u"overview"_s, u"files"_s, u"jobs"_s,    u"setup"_s};
        for (const auto &from : pages) {
            for (const auto &to : pages) {
                const auto *one = roomOf(u"ui/%1/a.h"_s.arg(from));
                const auto *other = roomOf(u"ui/%1/a.h"_s.arg(to));
                QVERIFY(one && other);
                QCOMPARE(reaches(*one, *other), from == to);
            }
        }
    }
};

STOREDESK_TEST(TestLayers)

} // namespace tst_layers

#include "tst_layers.moc"
