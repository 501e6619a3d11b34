// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/contacts/offlinecopymenu.h"

#include "exports/contactmirrorupdater.h"
#include "ui/host/countguard.h"
#include "ui/host/pagehost.h"
#include "ui/tables/question.h"
#include "ui/theme/role.h"
#include "ui/theme/theme.h"
#include "ui/widgets/button.h"

#include <QAction>
#include <QMenu>
#include <QToolButton>

namespace storedesk::ui::contacts {

using namespace Qt::StringLiterals;

OfflineCopyMenu::OfflineCopyMenu(PageHost &host, const exports::ContactMirrorUpdater &copy,
                                 QWidget *parent)
    : QObject(parent)
    , m_host(host)
    , m_copy(copy)
    , m_button(iconButton(Icon::More, tr("Offline copy"), host.theme(), parent))
{
    m_button->setObjectName(u"offlineCopyMenu"_s);
    auto *menu = new QMenu(m_button);
    auto *wipe = menu->addAction(tr("&Delete offline copy…"), this, &OfflineCopyMenu::ask);
    wipe->setObjectName(u"wipeCopy"_s);
    m_button->setMenu(menu);
    m_button->setPopupMode(QToolButton::InstantPopup);
}

void OfflineCopyMenu::ask()
{
    const auto count = static_cast<int>(m_copy.known().count);
    auto *question = new Question(m_host.storeMark(), m_host.theme(), m_button->window());
    question->setObjectName(u"wipeCopyQuestion"_s);
    question->ask(tr("Delete offline copy"),
                  tr("Delete the offline copy of %Ln contact(s)?", nullptr, count),
                  tr("Nothing is deleted in the service. Another copy needs a new export."));
    auto *guard = new CountGuard(m_host, question);
    guard->setCount(count, tr("To delete them, type &the number of contacts (%L1):").arg(count));
    question->add(guard);
    question->addSafeAnswer(tr("Cancel"), u"cancel"_s);
    auto *act = question->addAnswer(tr("Delete offline copy"), u"wipeNow"_s);
    act->setKind(Role::Danger);
    guard->guard(*act);
    connect(act, &Button::clicked, this, [this, question] {
        question->accept();
        Q_EMIT wipeConfirmed();
    });
    m_host.openDialog(question);
}

} // namespace storedesk::ui::contacts
