// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "timernotice.h"

#include "account/account.h"
#include "base/privatefolder.h"
#include "schedules/timerunits.h"
#include "ui/host/pagehost.h"
#include "ui/schedules/timerswitch.h"
#include "ui/tables/question.h"
#include "ui/theme/role.h"
#include "ui/widgets/button.h"
#include "ui/widgets/layouts.h"
#include "ui/widgets/notice.h"

#include <QDir>
#include <QVBoxLayout>

namespace storedesk::ui::schedules {

using namespace Qt::StringLiterals;
using storedesk::schedules::TimerUnits;

TimerNotice::TimerNotice(PageHost &host, QWidget *parent)
    : QWidget(parent)
    , m_host(host)
    , m_switch(new TimerSwitch(QDBusConnection::sessionBus(), this))
    , m_notice(new Notice(host.theme(), this))
{
    m_notice->setObjectName(u"timerNotice"_s);
    auto *change = m_notice->addButton(tr("Change…"));
    change->setObjectName(u"changeTimer"_s);
    connect(change, &Button::clicked, this, &TimerNotice::ask);
    columnIn(this)->addWidget(m_notice);
    showState();
}

void TimerNotice::showState()
{
    if (TimerUnits::isEnabled())
        m_notice->tell(Tone::Ok,
                       tr("Schedules run while this computer is on, even with the window closed."),
                       tr("Missed runs start as soon as it is on again."));
    else
        m_notice->tell(Tone::Accent, tr("Schedules run while Storedesk is open."),
                       tr("Missed runs start when you open it again."), Icon::Info);
}

void TimerNotice::ask()
{
    const bool isOn = TimerUnits::isEnabled();
    auto *question = new Question(m_host.storeMark(), m_host.theme(), this);
    question->setObjectName(u"timerQuestion"_s);
    if (isOn)
        question->ask(tr("Schedules"), tr("Run schedules only while Storedesk is open?"),
                      tr("This removes the timer that runs them while the window is closed."));
    else
        question->ask(tr("Schedules"), tr("Also run schedules with the window closed?"),
                      tr("Every five minutes, a timer in your desktop session runs the schedules "
                         "of all accounts whose key is in the keychain."));
    question->addSafeAnswer(tr("Cancel"), u"cancel"_s);
    auto *agree = question->addAnswer(isOn ? tr("Remove timer") : tr("Set up timer"), u"agree"_s);
    agree->setKind(Role::Primary);
    connect(agree, &Button::clicked, this, [this, question, isOn] {
        question->accept();
        change(!isOn);
    });
    m_host.openDialog(question);
}

void TimerNotice::change(bool on)
{
    const auto done = [this](const base::Result<void> &result) {
        showState();
        if (!result)
            m_notice->tell(Tone::Warn, result.error().what,
                           u"%1 %2"_s.arg(result.error().why, result.error().next));
    };
    // Accounts in another folder than the usual one need its name.
    const auto data = QDir::cleanPath(QDir(m_host.account().folder()).filePath(u".."_s));
    const bool isUsual = QDir(base::placesOf({}).data) == QDir(data);
    const auto folder = isUsual ? QString() : QDir::cleanPath(QDir(data).filePath(u".."_s));
    on ? m_switch->turnOn(folder, done) : m_switch->turnOff(done);
}

} // namespace storedesk::ui::schedules
