// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "options.h"
#include "practicestore.h"

#include "base/clock.h"
#include "base/platform.h"
#include "base/privatefolder.h"
#include "desk/desk.h"
#include "ui/shell/mainwindow.h"
#include "ui/theme/language.h"
#include "ui/theme/theme.h"
#include "ui/tour/stops.h"

#include <QApplication>
#include <QDir>
#include <QTemporaryDir>

#include <cstdio>

using namespace Qt::StringLiterals;
using namespace storedesk;

static void complain(const QString &line)
{
    std::fprintf(stderr, "%s\n", qUtf8Printable(line));
}

static int complain(const base::Problem &problem)
{
    complain(problem.what + u'\n' + problem.why);
    return 1;
}

static int runTour(QApplication &application, const QString &folder)
{
    base::SystemClock clock;
    const auto store = gui::PracticeStore::open(clock, {}, 0);
    if (!store)
        return complain(store.error());
    const QTemporaryDir data;
    ui::Theme theme(application);
    ui::Language language;
    ui::MainWindow window(theme, language, clock);
    window.show();
    window.setDesk(
        std::make_unique<desk::Desk>((*store)->profile(), (*store)->key(), clock, data.path()));
    ui::Tour tour(QDir(folder), ui::allStops(window, theme, language));
    QObject::connect(&tour, &ui::Tour::ended, &tour, [](int pictures, const QStringList &failures) {
        std::printf("%d pictures\n", pictures);
        for (const auto &failure : failures)
            complain(failure);
        QApplication::exit(failures.isEmpty() ? 0 : 1);
    });
    tour.start();
    return QApplication::exec();
}

static int run(QApplication &application, const gui::Options &options)
{
    base::SystemClock clock;
    const auto store = gui::PracticeStore::open(clock, options.dataFolder);
    if (!store)
        return complain(store.error());
    const auto places = base::placesOf(options.dataFolder);
    const QTemporaryDir forgotten; // a store that is forgotten leaves nothing behind
    const ui::Preferences preferences(QDir(places.settings).filePath(u"window.ini"_s));
    ui::Theme theme(application);
    theme.setMode(preferences.look());
    ui::Language language;
    language.choose(preferences.language().isEmpty() ? ui::Language::ofSystem()
                                                     : preferences.language());
    ui::MainWindow window(theme, language, clock, {}, preferences);
    window.setDesk(std::make_unique<desk::Desk>((*store)->profile(), (*store)->key(), clock,
                                                options.dataFolder.isEmpty() ? forgotten.path()
                                                                             : places.data));
    window.show();
    return QApplication::exec();
}

int main(int argc, char *argv[])
{
    base::keepNewFilesPrivate();
    base::forbidMemoryDumps();
    QApplication application(argc, argv);
    QApplication::setApplicationName(u"storedesk"_s);
    QApplication::setApplicationDisplayName(u"Storedesk"_s);
    QApplication::setApplicationVersion(QStringLiteral(STOREDESK_VERSION));
    const auto options = gui::parseOptions(QApplication::arguments());
    if (!options.message.isEmpty()) {
        std::fputs(qUtf8Printable(options.message), options.exitCode == 0 ? stdout : stderr);
        return options.exitCode;
    }
    return options.tour.isEmpty() ? run(application, options) : runTour(application, options.tour);
}
