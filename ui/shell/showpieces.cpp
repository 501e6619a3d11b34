// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "showpieces.h"

#include "ui/frame/page.h"
#include "ui/shell/mainwindow.h"
#include "ui/shell/question.h"
#include "ui/widgets/button.h"

#include <QApplication>
#include <QDialog>

namespace storedesk::ui {

using namespace Qt::StringLiterals;

static MainWindow *windowOf(Frame &frame)
{
    return dynamic_cast<MainWindow *>(&frame);
}

static QWidget *openKeys(Frame &frame)
{
    return frame.open({.page = u"shortcuts"_s}) ? windowOf(frame) : nullptr;
}

static QWidget *openPalette(Frame &frame, const QString &text)
{
    auto *window = windowOf(frame);
    if (!window || !openKeys(frame))
        return nullptr;
    window->goTo(text);
    return window;
}

static QWidget *openQuestion(Frame &frame)
{
    auto *question = new Question(frame.storeMark(), frame.theme());
    question->ask(
        QCoreApplication::translate("Leaving", "Changes are not saved"),
        QCoreApplication::translate("Leaving", "“%1” has changes that are not saved.")
            .arg(u"lucia.ferrer@example.com"_s),
        QCoreApplication::translate("Leaving", "Stay to save them, or discard them and go on."));
    question->addAnswer(QCoreApplication::translate("Leaving", "Discard changes"), u"discard"_s);
    question->addSafeAnswer(QCoreApplication::translate("Leaving", "Stay"), u"stay"_s);
    frame.openDialog(question);
    return question;
}

static QWidget *openAbout(Frame &frame)
{
    auto *window = windowOf(frame);
    if (!window)
        return nullptr;
    window->findChild<QAction *>(u"about"_s)->trigger();
    return window->findChild<QDialog *>(u"aboutDialog"_s);
}

QList<Showpiece> windowShowpieces()
{
    return {
        {.name = "shell-keys"_L1, .title = u"Keyboard shortcuts"_s, .open = openKeys},
        {.name = "shell-palette"_L1,
         .title = u"Go to anything"_s,
         .open =
             [](Frame &frame) {
                 return openPalette(frame, u"co"_s);
             }},
        {.name = "shell-palette-guess"_L1,
         .title = u"Go to anything: an e-mail"_s,
         .open =
             [](Frame &frame) {
                 return openPalette(frame, u"lucia.ferrer@example.com"_s);
             }},
        {.name = "shell-leave"_L1, .title = u"Changes are not saved"_s, .open = openQuestion},
        {.name = "shell-about"_L1, .title = u"About"_s, .open = openAbout},
    };
}

} // namespace storedesk::ui
