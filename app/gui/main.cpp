// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "account/account.h"
#include "account/connectionof.h"
#include "base/background.h"
#include "base/clock.h"
#include "base/loglevel.h"
#include "base/platform/process.h"
#include "base/privatefolder.h"
#include "base/temporaryfolder.h"
#include "base/version.h"
#include "jobs/accountowner.h"
#include "practice/service/practicestore.h"
#include "profiles/bestsecrets.h"
#include "profiles/profiles.h"
#include "ui/accounts/accountmanager.h"
#include "ui/files/recentfiles.h"
#include "ui/sheetview/openfile.h"
#include "ui/shell/logoutguard.h"
#include "ui/shell/mainwindow.h"
#include "ui/shell/releasenotes.h"
#include "ui/shell/singleinstance.h"
#include "ui/theme/theme.h"
#include "ui/theme/windowlanguage.h"

#include <QApplication>
#include <QCommandLineParser>
#include <QDir>
#include <QFileInfo>
#include <QIcon>

#include <algorithm>
#include <array>
#include <cstdio>
#include <span>
#include <string_view>

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

namespace {

struct Options
{
    bool practice = false;
    QString dataFolder = {};
    QStringList files = {};
    base::LogLevel logLevel = base::LogLevel::Warning;
    // If not empty, the program prints this text and ends with the exit code.
    QString message = {};
    int exitCode = 0;
};

} // namespace

static Options parseOptions(const QStringList &arguments)
{
    QCommandLineParser parser;
    parser.setApplicationDescription(
        QCoreApplication::translate("Options", "A desktop console for store data."));
    const auto help = parser.addHelpOption();
    const auto version = parser.addVersionOption();
    const QCommandLineOption practice(
        u"practice"_s, QCoreApplication::translate("Options", "Start with the practice store."));
    const QCommandLineOption dataFolder(
        u"data-dir"_s, QCoreApplication::translate("Options", "Store all data in this folder."),
        u"DIR"_s);
    const QCommandLineOption logLevel(
        QString(base::logLevelOption),
        QCoreApplication::translate("Options", "Log level: error, warning, info or debug."),
        u"LEVEL"_s, u"warning"_s);
    parser.addOptions({practice, dataFolder, logLevel});

    parser.addPositionalArgument(
        u"FILE"_s,
        QCoreApplication::translate("Options",
                                    "Files to open: CSV, spreadsheets, ZIP or import recipes."),
        u"[FILE…]"_s);
    if (!parser.parse(arguments))
        return {.message = u"storedesk: %1\n"_s.arg(parser.errorText()), .exitCode = 2};
    const auto level = base::logLevelOf(parser.value(logLevel));
    if (!level)
        return {.message = u"storedesk: %1\n"_s.arg(base::unknownLogLevel(parser.value(logLevel))),
                .exitCode = 2};
    if (parser.isSet(help))
        return {.message = parser.helpText()};
    if (parser.isSet(version))
        return {.message = u"storedesk %1\n"_s.arg(base::version())};
    return {.practice = parser.isSet(practice),
            .dataFolder = parser.value(dataFolder),
            .files = parser.positionalArguments(),
            .logLevel = *level};
}

// Starts the practice service on first use. It runs until the program ends.
static ui::accounts::StartPractice practiceIn(std::unique_ptr<practice::PracticeStore> &store,
                                              const base::Clock &clock, const QString &folder)
{
    return [&store, &clock, folder]() -> base::Result<ui::accounts::PracticeAccess> {
        if (store)
            return ui::accounts::PracticeAccess{
                .url = store->url(), .key = store->key(), .examples = store->examples()};
        auto opened = practice::PracticeStore::open(clock, folder);
        if (!opened)
            return tl::unexpected(opened.error());
        store = std::move(*opened);
        return ui::accounts::PracticeAccess{.url = store->url(),
                                            .key = store->key(),
                                            .examples = store->examples(),
                                            .notice = store->notice()};
    };
}

static void join(ui::accounts::AccountManager &accounts, ui::shell::MainWindow &window)
{
    accounts.setHost({.openDialog = [&](QDialog *dialog) { window.openDialog(dialog); },
                      .tell = [&](const QString &sentence) { window.tell(sentence); },
                      .setAccount = [&](auto account) { window.setAccount(std::move(account)); },
                      .log =
                          [&](const api::CallRecord &record) {
                              if (window.hasAccount())
                                  window.account().session().client().log().add(record);
                          },
                      .openFiles = [&] { ui::sheetview::askForFiles(window); },
                      .chooseLanguage = [&](const QString &code) { window.chooseLanguage(code); },
                      .chooseLook = [&](ui::Theme::Mode mode) { window.chooseLook(mode); },
                      .usualGuard = [&] { return account::usualGuard(window.settings()); },
                      .releaseAccount = [&](const QString &id) { window.releaseAccount(id); },
                      .forgetFiles =
                          [&](const QString &folder) {
                              ui::files::forgetFilesBelow(window, folder);
                          }});
    QObject::connect(&window, &ui::shell::MainWindow::accountChanged, &accounts, [&] {
        accounts.setCurrent(window.hasAccount() ? window.account().profile().id : QString());
    });
}

// Without an account, opens the files at once. Otherwise, opens them in front of the account's
// pages once the account is open.
static void openArguments(ui::shell::MainWindow &window, const QStringList &files)
{
    if (files.isEmpty())
        return;
    // Only for the first account, because the user may have closed the files before switching to
    // another one.
    constexpr auto once =
        static_cast<Qt::ConnectionType>(Qt::QueuedConnection | Qt::SingleShotConnection);
    QObject::connect(
        &window, &ui::shell::MainWindow::accountChanged, &window,
        [&window, files] { ui::sheetview::openFiles(window, files); }, once);
    ui::sheetview::openFiles(window, files);
}

// When the user starts the program a second time, raises this window and opens the files passed to
// the second process.
static void follow(ui::shell::SingleInstance &one, ui::shell::MainWindow &window,
                   ui::accounts::AccountManager &accounts)
{
    QObject::connect(&one, &ui::shell::SingleInstance::handedOver, &window,
                     [&](const ui::shell::StartRequest &wish) {
                         window.show();
                         window.raise();
                         window.activateWindow();
                         if (wish.practice)
                             accounts.practise();
                         ui::sheetview::openFiles(window, wish.files);
                     });
}

static ui::shell::StartRequest wishOf(const Options &options)
{
    ui::shell::StartRequest wish{.practice = options.practice};
    for (const auto &file : options.files)
        wish.files.append(QFileInfo(file).absoluteFilePath());
    return wish;
}

static int run(QApplication &application, const Options &options)
{
    base::setLogLevel(options.logLevel);
    base::SystemClock clock;
    const base::BackgroundEnd end;
    const auto places = base::placesOf(options.dataFolder);
    if (const auto made = base::makePrivateFolders(places); !made)
        return complain(made.error());
    const auto one = ui::shell::SingleInstance::claim(places.data, wishOf(options));
    if (!one)
        return complain(one.error());
    // The program is already running in another window.
    if (!*one)
        return 0;
    const auto temporary = base::TemporaryFolder::make(places.temporary);
    if (!temporary)
        return complain(temporary.error());
    // Remove outdated jobs of accounts from the environment. Only the command line uses these
    // accounts, and it may not run for a long time.
    base::runInBackground([data = places.data, &clock] { jobs::tidyEnvironmentJobs(data, clock); },
                          &application, [] {});
    const ui::shell::Preferences preferences(QDir(places.settings).filePath(u"window.ini"_s));
    ui::Theme theme(application);
    QApplication::setWindowIcon(QIcon::fromTheme(QApplication::desktopFileName(),
                                                 QIcon(u":/logo/org.storedesk.storedesk.svg"_s)));
    theme.setMode(preferences.look());
    theme.setTechnicalNames(preferences.technicalNames());
    theme.setTextSize(preferences.textSize());
    ui::WindowLanguage language;
    language.choose(preferences.language().isEmpty() ? ui::WindowLanguage::ofSystem()
                                                     : preferences.language());
    profiles::Profiles profiles(QDir(places.data).filePath(u"profiles.json"_s));
    const auto loaded = profiles.load();
    profiles::BestSecrets secrets(clock);
    std::unique_ptr<practice::PracticeStore> practice;
    ui::accounts::AccountManager accounts({profiles, secrets, clock, theme, language}, places.data,
                                          practiceIn(practice, clock, places.data));
    ui::shell::MainWindow window(theme, language, clock, accounts.actions(), preferences);
    window.setTemporaryFolder((*temporary)->path());
    new ui::shell::ReleaseNotes(window, preferences, QApplication::applicationVersion());
    join(accounts, window);
    if (!loaded)
        accounts.say(loaded.error());
    window.placeOnScreen();
    window.show();
    if (options.practice)
        accounts.practise();
    else
        (void)accounts.connectLast();
    openArguments(window, options.files);
    follow(**one, window, accounts);
    ui::shell::LogoutGuard logout(window);
    logout.listen();
    return QApplication::exec();
}

static int printMessage(const Options &options)
{
    std::fputs(qUtf8Printable(options.message), options.exitCode == 0 ? stdout : stderr);
    return options.exitCode;
}

// Returns whether the arguments only request text output, which must also work on a terminal
// without a display.
static bool wantsOnlyWords(std::span<char *> arguments)
{
    static constexpr std::array questions{"-h", "--help", "-v", "--version"};
    return std::ranges::any_of(arguments, [](const char *argument) {
        return std::ranges::find(questions, std::string_view(argument)) != questions.end();
    });
}

int main(int argc, char *argv[])
{
    base::keepNewFilesPrivate();
    base::forbidMemoryDumps();
    if (wantsOnlyWords({argv, static_cast<std::size_t>(argc)})) {
        const QCoreApplication application(argc, argv);
        return printMessage(parseOptions(QCoreApplication::arguments()));
    }
    QApplication application(argc, argv);
    QApplication::setApplicationName(u"storedesk"_s);
    QApplication::setApplicationDisplayName(u"Storedesk"_s);
    QApplication::setApplicationVersion(base::version());
    // The name by which the desktop environment finds the window's menu entry, icon and
    // notifications.
    QApplication::setDesktopFileName(u"org.storedesk.storedesk"_s);
    const auto options = parseOptions(QApplication::arguments());
    if (!options.message.isEmpty())
        return printMessage(options);
    return run(application, options);
}
