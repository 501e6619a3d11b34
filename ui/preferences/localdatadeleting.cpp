// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/preferences/localdatapage.h"

#include "account/account.h"
#include "ui/host/accountactions.h"
#include "ui/host/pagehost.h"
#include "ui/host/storemark.h"
#include "ui/tables/question.h"
#include "ui/widgets/button.h"

#include <QCoreApplication>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>

// Asks for confirmation before stored data is deleted.

namespace storedesk::ui::preferences {

using namespace Qt::StringLiterals;
using inventory::LocalDataKind;

void LocalDataPage::askToDelete(LocalDataKind kind)
{
    if (kind == LocalDataKind::Key)
        return askToForgetKey();
    const auto &row = inventory::rowOf(kind);
    const auto &amount = m_data.amount(kind);
    auto *question = new Question(host().storeMark(), host().theme(), this);
    question->setObjectName(u"deleteKeptQuestion"_s);
    question->ask(tr("Delete from this computer"),
                  tr("%1: delete from this computer?").arg(inventory::titleOf(row)),
                  tr("%1, %2. This can't be undone. Nothing is deleted in the service.")
                      .arg(QCoreApplication::translate("Kept", row.amount, nullptr,
                                                       static_cast<int>(amount.count)),
                           QLocale().formattedDataSize(amount.bytes)));
    question->addSafeAnswer(tr("Cancel"), u"cancel"_s);
    auto *act = question->addAnswer(tr("Delete"), u"deleteNow"_s);
    act->setKind(Role::Danger);
    connect(act, &Button::clicked, this, [this, question, kind] {
        question->accept();
        m_data.remove(kind);
        m_data.measure();
    });
    host().openDialog(question);
}

void LocalDataPage::askToForgetKey()
{
    auto *question = new Question(host().storeMark(), host().theme(), this);
    question->setObjectName(u"deleteKeptQuestion"_s);
    question->ask(tr("Delete the key"), tr("Delete the API key of this account?"),
                  tr("You stay connected until Storedesk closes. After that, you are asked for the "
                     "key when you connect."));
    question->addSafeAnswer(tr("Cancel"), u"cancel"_s);
    auto *act = question->addAnswer(tr("Delete the key"), u"deleteNow"_s);
    act->setKind(Role::Danger);
    connect(act, &Button::clicked, this, [this, question] {
        question->accept();
        host().accountActions()->forgetKey(
            host().account().profile().id, this, [this](const base::Result<void> &gone) {
                if (!gone)
                    host().tell(u"%1 %2"_s.arg(gone.error().what, gone.error().why));
                showKey();
            });
    });
    host().openDialog(question);
}

static QString whatGoes(bool practice, const QString &size)
{
    return practice
        ? LocalDataPage::tr(
              "This permanently deletes all listed data (%1). The practice store itself "
              "and its records are kept. To delete it, see “Remove” in the manual.")
              .arg(size)
        : LocalDataPage::tr(
              "This permanently deletes all listed data (%1) and the API key from this "
              "computer and disconnects the account. Nothing is deleted in the service.")
              .arg(size);
}

// Requires the name of the account, so that the user knows which account is affected.
void LocalDataPage::askToDeleteEverything()
{
    const auto name = nameOf(host().account().profile());
    auto *question = new Question(host().storeMark(), host().theme(), this);
    question->setObjectName(u"deleteEverythingQuestion"_s);
    question->ask(tr("Delete all local data of this account"),
                  tr("Delete all local data of %1?").arg(name),
                  whatGoes(host().account().profile().kind == profiles::StoreKind::Practice,
                           QLocale().formattedDataSize(m_data.total())));
    auto *label = new QLabel(tr("Type the &name of the account, %1:").arg(name), question);
    label->setTextFormat(Qt::PlainText);
    auto *typed = new QLineEdit(question);
    typed->setObjectName(u"accountName"_s);
    label->setBuddy(typed);
    question->add(label);
    question->add(typed);
    question->addSafeAnswer(tr("Cancel"), u"cancel"_s);
    auto *act = question->addAnswer(tr("Delete all"), u"deleteNow"_s);
    act->setKind(Role::Danger);
    act->setEnabled(false);
    connect(typed, &QLineEdit::textChanged, act, [act, name](const QString &text) {
        act->setEnabled(text.trimmed() == name.trimmed());
    });
    connect(act, &Button::clicked, this, [this, question] {
        const auto id = host().account().profile().id;
        const auto *accounts = host().accountActions();
        question->accept();
        accounts->deleteAccount(id);
    });
    host().openDialog(question);
    typed->setFocus();
}

} // namespace storedesk::ui::preferences
