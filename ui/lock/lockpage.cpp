// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/lock/lockpage.h"

#include "ui/theme/role.h"
#include "ui/theme/theme.h"
#include "ui/widgets/button.h"
#include "ui/widgets/iconlabel.h"

#include <QCloseEvent>
#include <QLabel>
#include <QVBoxLayout>

namespace storedesk::ui::lock {

using namespace Qt::StringLiterals;

LockPage::LockPage(const QString &sentence, const Theme &theme, QWidget *parent)
    : QWidget(parent, Qt::Window)
    , m_sentence(new QLabel(sentence, this))
    , m_unlock(new Button(Icon::Lock, tr("Unlock"), theme, this))
{
    setObjectName(u"lockPage"_s);
    setWindowTitle(tr("Storedesk"));
    setMinimumSize(theme.scaled(420), theme.scaled(320));
    build(theme);
    connect(m_unlock, &Button::clicked, this, &LockPage::unlockAsked);
}

void LockPage::build(const Theme &theme)
{
    auto *sign = new IconLabel(Icon::Lock, Tone::Accent, theme, this);
    sign->setSurface(IconLabel::Surface::Circle);
    auto *headline = new QLabel(tr("Storedesk is locked"), this);
    setRole(headline, Role::Title);
    setRole(m_sentence, Role::Muted);
    m_sentence->setObjectName(u"lockSentence"_s);
    m_sentence->setWordWrap(true);
    m_sentence->setAlignment(Qt::AlignCenter);
    m_sentence->setFixedWidth(theme.scaled(380));
    m_unlock->setObjectName(u"unlock"_s);
    m_unlock->setKind(Role::Primary);
    m_unlock->setFocus();
    auto *note =
        new QLabel(tr("If your keychain is locked, you will be asked for its password. Otherwise "
                      "no password is needed, because the lock only hides the window."),
                   this);
    note->setObjectName(u"lockNote"_s);
    setRole(note, Role::Small);
    note->setWordWrap(true);
    note->setAlignment(Qt::AlignCenter);
    note->setFixedWidth(theme.scaled(380));
    note->setMinimumHeight(note->heightForWidth(theme.scaled(380)));
    auto *box = new QVBoxLayout(this);
    box->setSpacing(12);
    box->addStretch(2);
    box->addWidget(sign, 0, Qt::AlignCenter);
    box->addWidget(headline, 0, Qt::AlignCenter);
    box->addWidget(m_sentence, 0, Qt::AlignCenter);
    box->addSpacing(4);
    box->addWidget(m_unlock, 0, Qt::AlignCenter);
    box->addWidget(note, 0, Qt::AlignCenter);
    box->addStretch(3);
}

QString LockPage::sentence() const
{
    return m_sentence->text();
}

void LockPage::showWaiting()
{
    m_sentence->setText(tr("Waiting for the keychain…"));
    m_unlock->setEnabled(false);
}

void LockPage::showProblem(const base::Problem &problem)
{
    m_sentence->setText(
        QStringList{problem.what, problem.why, problem.next}.join(u' ').simplified());
    m_unlock->setEnabled(true);
    m_unlock->setText(tr("Try again"));
    m_unlock->setFocus();
}

// Unlocks before closing, because the question about unsaved changes may show them.
void LockPage::closeEvent(QCloseEvent *event)
{
    event->ignore();
    Q_EMIT closeAsked();
}

} // namespace storedesk::ui::lock
