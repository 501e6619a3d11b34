// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "stops.h"

#include "ui/frame/page.h"
#include "ui/shell/mainwindow.h"
#include "ui/shell/pagetable.h"
#include "ui/theme/language.h"

#include <QCoreApplication>

namespace storedesk::ui {

using namespace Qt::StringLiterals;

static constexpr QSize usual{1280, 800};
static constexpr QSize smallest{1024, 640};

static bool frontSettled(MainWindow &window)
{
    const auto *page = window.currentPage();
    return !page || page->settled();
}

static QString wordOf(Theme::Mode mode)
{
    return mode == Theme::Mode::Light ? u"light"_s : u"dark"_s;
}

// Everything of the stop before goes, and the new words are there before the first page opens.
static void prepare(MainWindow &window, Theme &theme, Language &language, const QString &tongue,
                    Theme::Mode mode, const QSize &size)
{
    window.closeAll();
    language.choose(tongue);
    QCoreApplication::sendPostedEvents(&window, QEvent::LanguageChange);
    theme.setMode(mode);
    window.resize(size);
}

static Stop stopOf(const Showpiece &piece, MainWindow &window, Theme &theme, Language &language,
                   const QString &tongue, Theme::Mode mode)
{
    return {.name = u"%1-%2-%3"_s.arg(piece.name, tongue, wordOf(mode)),
            .title = u"%1 (%2, %3)"_s.arg(piece.title, tongue, wordOf(mode)),
            .open =
                [=, &window, &theme, &language] {
                    prepare(window, theme, language, tongue, mode, usual);
                    return piece.open(window);
                },
            .ready =
                [=, &window] {
                    return piece.ready ? piece.ready(window) : frontSettled(window);
                }};
}

static Stop smallStopOf(const PageRow &row, MainWindow &window, Theme &theme, Language &language)
{
    return {.name = u"small-%1"_s.arg(row.word),
            .title =
                QCoreApplication::translate("Tour", "%1 in the smallest window").arg(titleOf(row)),
            .open = [=, &window, &theme, &language]() -> QWidget * {
                prepare(window, theme, language, u"en"_s, Theme::Mode::Light, smallest);
                return window.open({.page = row.word}) ? &window : nullptr;
            },
            .ready =
                [&window] {
                    return frontSettled(window);
                }};
}

QList<Stop> allStops(MainWindow &window, Theme &theme, Language &language)
{
    QList<Stop> stops;
    for (const auto &tongue : Language::choices()) {
        for (const auto mode : {Theme::Mode::Light, Theme::Mode::Dark}) {
            for (const auto &piece : allShowpieces())
                stops.append(stopOf(piece, window, theme, language, tongue, mode));
        }
    }
    for (const auto &row : allPages()) {
        if (row.group != Group::None)
            stops.append(smallStopOf(row, window, theme, language));
    }
    return stops;
}

} // namespace storedesk::ui
