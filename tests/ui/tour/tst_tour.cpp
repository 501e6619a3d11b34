// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/sources.h"
#include "support/testclass.h"
#include "support/warnings.h"
#include "support/windowfixture.h"

#include "ui/accounts/accountmanager.h"
#include "ui/tour/stops.h"
#include "ui/tour/stretchedwords.h"

#include <QFile>
#include <QLabel>
#include <QSignalSpy>

namespace tst_tour {

using namespace Qt::StringLiterals;
using namespace storedesk;

class TestTour final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(support::anyRealWarning()); }

    void everyStopHasAPictureAndFailuresAreNamed()
    {
        const QTemporaryDir folder;
        QLabel view(u"Here"_s);
        view.resize(80, 40);
        int asked = 0;
        ui::tour::Tour tour(QDir(folder.path()),
                            {{.name = u"good"_s,
                              .title = u"A <good> one"_s,
                              .open = [&view] { return &view; },
                              .ready =
                                  [&asked] {
                                      return ++asked > 2;
                                  }},
                             {.name = u"bad"_s,
                              .title = u"Bad"_s,
                              .open = []() -> QWidget * { return nullptr; },
                              .ready =
                                  [] {
                                      return true;
                                  }}});
        QSignalSpy ended(&tour, &ui::tour::Tour::ended);
        tour.start();
        QTRY_COMPARE(ended.size(), 1);
        QCOMPARE(ended.first().at(0).toInt(), 1);
        QCOMPARE(ended.first().at(1).toStringList().size(), 1);
        QVERIFY(ended.first().at(1).toStringList().constFirst().startsWith(u"bad: "_s));
        QVERIFY(QFile::exists(folder.filePath(u"good.png"_s)));
        QFile index(folder.filePath(u"index.html"_s));
        QVERIFY(index.open(QIODevice::ReadOnly));
        QVERIFY(index.readAll().contains("A &lt;good&gt; one"));
    }

    // A text that is cut off fails the tour, unless the layout settles shortly after.
    void aStopWithSomethingWrongIsAFailureWithAPicture()
    {
        const QTemporaryDir folder;
        QLabel view(u"Here"_s);
        const auto open = [&view] {
            return &view;
        };
        const auto ready = [] {
            return true;
        };
        ui::tour::Tour tour(QDir(folder.path()),
                            {{.name = u"slow"_s, .title = {}, .open = open, .ready = ready},
                             {.name = u"cut"_s, .title = {}, .open = open, .ready = ready}});
        int looks = 0;
        tour.setInspection([&looks](const QWidget &) {
            return ++looks == 3 ? QStringList() : QStringList{u"“Her…”"_s};
        });
        QSignalSpy ended(&tour, &ui::tour::Tour::ended);
        tour.start();
        QTRY_COMPARE(ended.size(), 1);
        QCOMPARE(ended.first().at(0).toInt(), 2);
        QCOMPARE(ended.first().at(1).toStringList(), QStringList{u"cut: “Her…”"_s});
        QVERIFY(QFile::exists(folder.filePath(u"cut.png"_s)));
    }

    // On a busy machine, a slow page may be polled thousands of times, so the limit is a time and
    // not a count.
    void aStopMayBePolledManyTimesUntilTheTimeLimit()
    {
        const QTemporaryDir folder;
        QLabel view(u"Here"_s);
        const auto open = [&view] {
            return &view;
        };
        int polls = 0;
        ui::tour::Tour tour(QDir(folder.path()),
                            {{.name = u"slow"_s,
                              .title = {},
                              .open = open,
                              .ready =
                                  [&polls] {
                                      return ++polls > 10;
                                  }},
                             {.name = u"never"_s, .title = {}, .open = open, .ready = [] {
                                  return false;
                              }}});
        tour.setTimeLimit(std::chrono::seconds(2));
        QSignalSpy ended(&tour, &ui::tour::Tour::ended);
        tour.start();
        QTRY_COMPARE_WITH_TIMEOUT(ended.size(), 1, 20'000);
        QCOMPARE(ended.first().at(0).toInt(), 1);
        QCOMPARE(ended.first().at(1).toStringList(),
                 QStringList{u"never: was not ready after 2 s"_s});
    }

    void textsGrowByTwoFifthsAndKeepTheirPlaceholders()
    {
        QCOMPARE(ui::tour::stretched(u"Order: %1"_s), u"Órdér: %1 on"_s);
        QCOMPARE(ui::tour::stretched(u"&Copy\tCtrl+C"_s), u"&Cópý o\tCtrl+C"_s);
        QCOMPARE(ui::tour::stretched(u"d MMM yyyy"_s), u"d MMM yyyy"_s);
        QCOMPARE(ui::tour::stretched(u"%n"_s), u"%n"_s);
        const auto longer = ui::tour::stretched(u"Storedesk was not used for fifteen minutes."_s);
        QVERIFY2(longer.size() >= 55, qPrintable(longer));
    }

    void theStopsCoverLooksLanguagesAndTheSmallestWindow()
    {
        support::WindowFixture fixture;
        QVERIFY(fixture.connectTo());
        QStringList names;
        for (const auto &stop : ui::tour::allStops(fixture.window(), fixture.theme(),
                                                   fixture.language(), [](const QStringList &) { }))
            names.append(stop.name);
        QCOMPARE(names.size(), QSet<QString>(names.begin(), names.end()).size());
        for (const auto &name :
             {u"shell-keys-en-light"_s, u"shell-keys-en-dark"_s, u"shell-keys-es-light"_s,
              u"shell-keys-es-dark"_s, u"bin-en-small"_s})
            QVERIFY2(names.contains(name), qPrintable(name));
    }

    void onlyTheStopsThatWereNamedAreVisited()
    {
        support::WindowFixture fixture;
        QVERIFY(fixture.connectTo());
        auto stops = ui::tour::allStops(fixture.window(), fixture.theme(), fixture.language(),
                                        [](const QStringList &) { });
        const auto all = stops.size();
        QCOMPARE(ui::tour::keepOnly(stops, {}), QStringList());
        QCOMPARE(stops.size(), all);
        QCOMPARE(ui::tour::keepOnly(stops, {u"bin-en-light"_s, u"no-such-page"_s}),
                 QStringList{u"no-such-page"_s});
        QCOMPARE(stops.size(), 1);
        QCOMPARE(ui::tour::keepOnly(stops, {u"bin-*"_s, u"*-light"_s}), QStringList());
        QCOMPARE(stops.size(), 1);
    }

    // The first stop starts without a page.
    void everyStopOfTheChangesCanBeTheFirst_data()
    {
        QTest::addColumn<QString>("name");
        for (const auto *name : {"put-back-en-light", "delete-refused-en-light", "undo-es-dark"})
            QTest::newRow(name) << QString::fromLatin1(name);
    }
    void everyStopOfTheChangesCanBeTheFirst()
    {
        QFETCH(const QString, name);
        support::WindowFixture fixture;
        QVERIFY(fixture.connectTo());
        fixture.window().closeAll();
        const QTemporaryDir folder;
        auto stops =
            ui::tour::allStops(fixture.window(), fixture.theme(), fixture.language(),
                               [&fixture](const QStringList &troubles) { fixture.play(troubles); });
        QCOMPARE(ui::tour::keepOnly(stops, {name}), QStringList());
        ui::tour::Tour tour(QDir(folder.path()), stops);
        QSignalSpy ended(&tour, &ui::tour::Tour::ended);
        tour.start();
        QTRY_COMPARE_WITH_TIMEOUT(ended.size(), 1, 20'000);
        QCOMPARE(ended.first().at(1).toStringList(), QStringList());
    }

    void aFailureAtOneSceneDoesNotAffectTheNext()
    {
        support::WindowFixture fixture;
        QVERIFY(fixture.connectTo());
        const QTemporaryDir folder;
        QList<ui::tour::Stop> stops;
        for (const auto &stop : ui::tour::allStops(
                 fixture.window(), fixture.theme(), fixture.language(),
                 [&fixture](const QStringList &troubles) { fixture.play(troubles); })) {
            if (stop.name == "exports-locked-en-light"_L1 || stop.name == "shell-offline-es-dark"_L1
                || stop.name == "imports-es-dark"_L1)
                stops.append(stop);
        }
        QCOMPARE(stops.size(), 3);
        ui::tour::Tour tour(QDir(folder.path()), stops);
        QSignalSpy ended(&tour, &ui::tour::Tour::ended);
        tour.start();
        QTRY_COMPARE_WITH_TIMEOUT(ended.size(), 1, 20'000);
        QCOMPARE(ended.first().at(1).toStringList(), QStringList());
        QVERIFY(fixture.window().account().mayRead(catalogue::Resource::Export));
    }

    // The pictures are created by packaging/tour --pictures.
    void thePicturesOfTheReadmeAreOfTheseScreens()
    {
        // Maps each stop to its pictures.
        QMap<QString, QPair<QString, QStringList>> kept;
        QString stop;
        for (const auto &line :
             support::textOfSource(u"resources/pictures/screens.txt"_s).split(u'\n')) {
            if (line.startsWith(u"== "_s)) {
                stop = line.section(u' ', 2, 2);
                kept[stop].first = line.section(u' ', 1, 1);
            } else if (!line.isEmpty()) {
                kept[stop].second.append(line);
            }
        }
        QCOMPARE(kept.size(), 4);
        const auto readme = support::textOfSource(u"README.md"_s);
        support::WindowFixture fixture(
            {.history = practice::StoreHistory::Full, .requestsPerMinute = 0});
        QVERIFY(fixture.connectTo([&fixture] {
            auto profile = ui::accounts::AccountManager::practiceProfile();
            profile.address = fixture.service().url();
            profile.requestsPerMinute = 0;
            return profile;
        }()));
        QList<ui::tour::Stop> stops;
        for (auto &each : ui::tour::allStops(
                 fixture.window(), fixture.theme(), fixture.language(),
                 [&fixture](const QStringList &troubles) { fixture.play(troubles); })) {
            if (kept.contains(each.name))
                stops.append(each);
        }
        QCOMPARE(stops.size(), 4);
        const QTemporaryDir folder;
        ui::tour::Tour tour(QDir(folder.path()), stops);
        QSignalSpy ended(&tour, &ui::tour::Tour::ended);
        tour.start();
        QTRY_COMPARE_WITH_TIMEOUT(ended.size(), 1, 30'000);
        QCOMPARE(ended.first().at(1).toStringList(), QStringList());
        for (auto one = kept.cbegin(); one != kept.cend(); ++one) {
            QVERIFY2(readme.contains(u"resources/pictures/"_s + one->first),
                     qPrintable(one->first));
            QFile words(folder.filePath(one.key() + u".txt"_s));
            QVERIFY(words.open(QIODevice::ReadOnly));
            const auto now = QString::fromUtf8(words.readAll()).split(u'\n', Qt::SkipEmptyParts);
            const auto difference = [](const QStringList &these, const QStringList &others) {
                QStringList only;
                for (const auto &word : these) {
                    if (!others.contains(word))
                        only.append(word);
                }
                return only.join(u" | "_s);
            };
            QVERIFY2(now == one->second,
                     qPrintable(u"%1 is older than its screen, run packaging/tour --pictures. "
                                "New: %2. Gone: %3."_s.arg(one->first, difference(now, one->second),
                                                           difference(one->second, now))));
        }
    }

    void aDialogIsShownOverItsWindow()
    {
        const QTemporaryDir folder;
        QWidget window;
        window.resize(400, 300);
        window.show();
        auto *dialog = new QDialog(&window);
        dialog->resize(200, 100);
        dialog->setWindowTitle(u"Sure?"_s);
        dialog->setPalette(QPalette(Qt::red));
        dialog->open();
        ui::tour::Tour tour(QDir(folder.path()),
                            {{.name = u"asked"_s,
                              .title = u"Asked"_s,
                              .open = [dialog] { return dialog; },
                              .ready =
                                  [] {
                                      return true;
                                  }}});
        QSignalSpy ended(&tour, &ui::tour::Tour::ended);
        tour.start();
        QTRY_COMPARE(ended.size(), 1);
        const QImage picture(folder.filePath(u"asked.png"_s));
        QCOMPARE(picture.size(), QSize(400, 300));
        QCOMPARE(picture.pixelColor(200, 160), dialog->palette().color(QPalette::Window));
        QCOMPARE(picture.pixelColor(20, 160), window.palette().color(QPalette::Window));
    }
};

STOREDESK_TEST(TestTour)

} // namespace tst_tour

#include "tst_tour.moc"
