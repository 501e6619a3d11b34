// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "options.h"
#include "practicestore.h"

#include "api/session.h"
#include "base/clock.h"
#include "base/platform.h"
#include "ui/shell/mainwindow.h"
#include "ui/theme/language.h"
#include "ui/theme/theme.h"
#include "ui/tour/stops.h"

#include <QApplication>

#include <cstdio>

using namespace Qt::StringLiterals;
using namespace storedesk;

static void complain(const QString &line)
{
    std::fprintf(stderr, "%s\n", qUtf8Printable(line));
}

static int run(QApplication &application, const gui::Options &options)
{
    base::SystemClock clock;
    const auto store = gui::PracticeStore::open(clock, options.dataFolder);
    if (!store) {
        complain(store.error().what + u'\n' + store.error().why);
        return 1;
    }
    ui::Theme theme(application);
    ui::Language language;
    if (options.tour.isEmpty())
        language.choose(ui::Language::ofSystem());
    api::Session session((*store)->connection(), clock);
    std::unique_ptr<ui::MainWindow> window;
    const auto openWindow = [&] {
        window = std::make_unique<ui::MainWindow>(session, gui::PracticeStore::mark(), theme);
        window->show();
        window->refresh();
        return window.get();
    };
    if (options.tour.isEmpty()) {
        openWindow();
        return QApplication::exec();
    }
    ui::Tour tour(QDir(options.tour), ui::allStops(openWindow, theme, language));
    QObject::connect(&tour, &ui::Tour::ended, &tour, [](int pictures, const QStringList &failures) {
        std::printf("%d pictures\n", pictures);
        for (const auto &failure : failures)
            complain(failure);
        QApplication::exit(failures.isEmpty() ? 0 : 1);
    });
    tour.start();
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
    return run(application, options);
}
