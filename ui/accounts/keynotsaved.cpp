// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/accounts/keynotsaved.h"

#include "profiles/profile.h"
#include "ui/host/storemark.h"
#include "ui/tables/question.h"
#include "ui/widgets/button.h"

#include <QCoreApplication>

namespace storedesk::ui::accounts {

using namespace Qt::StringLiterals;

namespace {
struct KeyNotKept
{
    Q_DECLARE_TR_FUNCTIONS(KeyNotKept)
};
} // namespace

Question *askAboutKeyNotKept(const profiles::Profile &profile, const QString &why,
                             const Theme &theme)
{
    auto *question = new Question(markOf(profile), theme);
    question->setObjectName(u"keyNotKept"_s);
    question->ask(
        KeyNotKept::tr("API key not saved"),
        KeyNotKept::tr("The API key of %1 was not saved.").arg(nameOf(profile)),
        KeyNotKept::tr("%1 The key works until you quit Storedesk. You will be asked for it at the "
                       "next start. To save it, choose “Try again” and unlock the keychain.")
            .arg(why));
    question->addSafeAnswer(KeyNotKept::tr("Use until I quit"), u"useForNow"_s);
    auto *again = question->addAnswer(KeyNotKept::tr("Try again"), u"keepAgain"_s);
    QObject::connect(again, &Button::clicked, question, &QDialog::accept);
    return question;
}

} // namespace storedesk::ui::accounts
