// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "stops.h"

#include "account/account.h"
#include "ui/host/page.h"
#include "ui/pages/pagetable.h"
#include "ui/shell/mainwindow.h"
#include "ui/shell/statusline.h"
#include "ui/shell/windowlock.h"
#include "ui/theme/windowlanguage.h"
#include "ui/tour/scenes.h"
#include "ui/tour/stretchedwords.h"

#include <QApplication>
#include <QDialog>
#include <QDir>

#include <algorithm>

namespace storedesk::ui::tour {

using namespace Qt::StringLiterals;

static constexpr QSize usual{1280, 800};
static constexpr QSize smallest{1024, 640};
// Names of the pseudo-languages.
static constexpr auto longWords = "long"_L1;
static constexpr auto fromTheRight = "rtl"_L1;

static bool frontSettled(shell::MainWindow &window)
{
    const auto *page = window.currentPage();
    return !page || page->settled();
}

static QString wordOf(Theme::Mode mode)
{
    return mode == Theme::Mode::Light ? u"light"_s : u"dark"_s;
}

namespace {

// The environment and appearance for a stop.
struct Stage
{
    shell::MainWindow &window;
    Theme &theme;
    WindowLanguage &language;
    PlayTroubles play;
    QString languageCode = u"en"_s;
    Theme::Mode mode = Theme::Mode::Light;
    QSize size = usual;
};

} // namespace

// Resets the effects of faults in the previous stop, so that the client does not wait before a
// retry.
static void forget(account::Account &account)
{
    account.session().client().resume();
    for (int resource = 0; resource < static_cast<int>(catalogue::Resource::Count); ++resource)
        account.setMayRead(static_cast<catalogue::Resource>(resource), true);
}

static void speak(const Stage &stage)
{
    QApplication::setLayoutDirection(stage.languageCode == fromTheRight ? Qt::RightToLeft
                                                                        : Qt::LeftToRight);
    // An unknown language falls back to English.
    stage.language.choose(stage.languageCode);
    auto *stretched = qApp->findChild<StretchedWords *>();
    if (stage.languageCode != longWords)
        delete stretched;
    else if (!stretched)
        QCoreApplication::installTranslator(new StretchedWords(qApp));
    QCoreApplication::sendPostedEvents(&stage.window, QEvent::LanguageChange);
}

// Resets the state of the previous stop and sets the language before the first page opens.
static void prepare(const Stage &stage, const QStringList &troubles)
{
    auto &window = stage.window;
    stage.play({});
    window.findChild<shell::WindowLock *>()->unlock();
    window.closeAll();
    window.parts().status->forgetMessage();
    if (window.hasAccount())
        forget(window.account());
    for (const auto &row : settings::settingRows())
        window.settings().set(row.setting, QString::fromLatin1(row.usual));
    speak(stage);
    stage.theme.setMode(stage.mode);
    window.resize(stage.size);
    stage.play(troubles);
}

static Stop stopOf(const Scene &piece, const Stage &stage)
{
    const bool small = stage.size == smallest;
    const auto look = small ? u"small"_s : wordOf(stage.mode);
    return {.name = u"%1-%2-%3"_s.arg(piece.name, stage.languageCode, look),
            .title = u"%1 (%2, %3)"_s.arg(piece.title, stage.languageCode, look),
            .open =
                [=] {
                    prepare(stage, piece.troubles);
                    return piece.open(stage.window);
                },
            .ready =
                [=] {
                    return piece.ready ? piece.ready(stage.window) : frontSettled(stage.window);
                }};
}

QList<Stop> allStops(shell::MainWindow &window, Theme &theme, WindowLanguage &language,
                     const PlayTroubles &play)
{
    QList<Stop> stops;
    Stage stage{window, theme, language, play};
    for (const auto &code : WindowLanguage::choices()) {
        for (const auto mode : {Theme::Mode::Light, Theme::Mode::Dark}) {
            stage.languageCode = code;
            stage.mode = mode;
            for (const auto &piece : allScenes())
                stops.append(stopOf(piece, stage));
        }
        // Spanish strings are longer, so capture both languages in the smallest window.
        stage.mode = Theme::Mode::Light;
        stage.size = smallest;
        for (const auto &piece : allScenes())
            stops.append(stopOf(piece, stage));
        stage.size = usual;
    }
    return stops;
}

QList<Stop> strangeStops(shell::MainWindow &window, Theme &theme, WindowLanguage &language,
                         const PlayTroubles &play)
{
    QList<Stop> stops;
    Stage stage{window, theme, language, play};
    stage.mode = Theme::Mode::Light;
    for (const auto code : {longWords, fromTheRight}) {
        stage.languageCode = code;
        for (const auto &piece : allScenes())
            stops.append(stopOf(piece, stage));
    }
    return stops;
}

QList<Stop> pageStops(shell::MainWindow &window, Theme &theme, WindowLanguage &language,
                      const PlayTroubles &play)
{
    const auto part = [&window]() -> QWidget * {
        for (auto *dialog : window.findChildren<QDialog *>(Qt::FindDirectChildrenOnly)) {
            if (dialog->isVisible())
                return dialog;
        }
        return window.currentPage();
    };
    QList<Stop> stops;
    Stage stage{window, theme, language, play};
    stage.size = smallest;
    for (const auto &code : WindowLanguage::choices()) {
        for (const auto mode : {Theme::Mode::Light, Theme::Mode::Dark}) {
            stage.languageCode = code;
            stage.mode = mode;
            for (const auto &piece : allScenes()) {
                auto stop = stopOf(piece, stage);
                stop.name = u"%1-%2-page-%3"_s.arg(piece.name, code, wordOf(mode));
                stop.part = part;
                stops.append(stop);
            }
        }
    }
    return stops;
}

QStringList keepOnly(QList<Stop> &stops, const QStringList &names)
{
    if (names.isEmpty())
        return {};
    auto unknown = names;
    stops.removeIf([&](const Stop &stop) {
        const auto isMeant = [&stop](const QString &name) {
            return QDir::match(name, stop.name);
        };
        unknown.removeIf(isMeant);
        return std::ranges::none_of(names, isMeant);
    });
    return unknown;
}

} // namespace storedesk::ui::tour
