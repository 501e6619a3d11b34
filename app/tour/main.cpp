// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "account/account.h"
#include "base/background.h"
#include "base/clock.h"
#include "base/platform/process.h"
#include "base/version.h"
#include "practice/service/practicestore.h"
#include "profiles/profiles.h"
#include "ui/accounts/accountmanager.h"
#include "ui/shell/mainwindow.h"
#include "ui/theme/theme.h"
#include "ui/theme/windowlanguage.h"
#include "ui/tour/cuttexts.h"
#include "ui/tour/stops.h"

#include <QApplication>
#include <QCommandLineParser>
#include <QDir>
#include <QTemporaryDir>

#include <cstdio>

using namespace Qt::StringLiterals;
using namespace storedesk;

namespace {

void printError(const QString &line)
{
    std::fprintf(stderr, "storedesk-tour: %s\n", qUtf8Printable(line));
}

// Takes the pictures with these names, or all pictures if the list is empty.
int takePictures(QApplication &application, const QDir &folder, const QStringList &names)
{
    base::SystemClock clock;
    const base::BackgroundEnd end;
    const auto store = practice::PracticeStore::open(clock, {}, 0);
    if (!store) {
        printError(store.error().what + u' ' + store.error().why);
        return 1;
    }
    const QTemporaryDir data;
    ui::Theme theme(application);
    ui::WindowLanguage language;
    ui::shell::MainWindow window(theme, language, clock);
    window.show();
    auto profile = ui::accounts::AccountManager::practiceProfile();
    profile.address = (*store)->url();
    profile.requestsPerMinute = 0;
    auto account = std::make_unique<account::Account>(profile, (*store)->key(), clock, data.path());
    account->setExamples((*store)->examples());
    window.setAccount(std::move(account));
    const auto play = [&](const QStringList &faults) {
        (*store)->play(faults);
    };
    // A blinking cursor would cause random differences between the pictures of two tours.
    QApplication::setCursorFlashTime(0);
    auto stops = ui::tour::allStops(window, theme, language, play);
    if (!names.isEmpty())
        stops += ui::tour::strangeStops(window, theme, language, play)
            + ui::tour::pageStops(window, theme, language, play);
    if (const auto unknown = ui::tour::keepOnly(stops, names); !unknown.isEmpty()) {
        printError(u"there is no picture called %1"_s.arg(unknown.join(u", "_s)));
        return 2;
    }
    ui::tour::Tour tour(folder, std::move(stops));
    tour.setInspection([&theme](const QWidget &view) { return ui::tour::cutTexts(view, theme); });
    QObject::connect(&tour, &ui::tour::Tour::ended, &tour,
                     [](int pictures, const QStringList &failures) {
                         std::printf("%d pictures\n", pictures);
                         for (const auto &failure : failures)
                             printError(failure);
                         QApplication::exit(failures.isEmpty() ? 0 : 1);
                     });
    tour.start();
    return QApplication::exec();
}

} // namespace

int main(int argc, char *argv[])
{
    base::keepNewFilesPrivate();
    QApplication application(argc, argv);
    QApplication::setApplicationName(u"storedesk-tour"_s);
    QApplication::setApplicationVersion(base::version());
    QCommandLineParser parser;
    parser.setApplicationDescription(
        u"Opens every page, dialog and step of the console on a practice store and saves a picture "
        "of each. Exits with 1 if a screen did not open or a text was cut."_s);
    parser.addHelpOption();
    parser.addVersionOption();
    parser.addPositionalArgument(u"DIR"_s, u"Folder for the pictures and their index.html."_s);
    parser.addPositionalArgument(u"NAME"_s, u"Take these pictures only; * matches anything."_s,
                                 u"[NAME…]"_s);
    parser.process(application);
    const auto arguments = parser.positionalArguments();
    if (arguments.isEmpty())
        parser.showHelp(2);
    return takePictures(application, QDir(arguments.first()), arguments.mid(1));
}
