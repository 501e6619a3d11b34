// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/create/createfoot.h"

#include "itemmodels/timetip.h"
#include "ui/theme/role.h"
#include "ui/widgets/button.h"
#include "ui/widgets/elidedlabel.h"
#include "ui/widgets/iconlabel.h"
#include "ui/widgets/keyhint.h"
#include "ui/widgets/notice.h"
#include "ui/widgets/progressline.h"

#include <QAccessible>
#include <QHBoxLayout>
#include <QLabel>

namespace storedesk::ui::create {

using namespace Qt::StringLiterals;

CreateFoot::CreateFoot(const Theme &theme, QWidget *parent)
    : QFrame(parent)
    , m_sign(new IconLabel(Icon::Info, Tone::Neutral, theme, this))
    , m_words(new ElidedLabel({}, this))
    , m_goThere(new Button(tr("Go to field"), theme, this))
    , m_key(new KeyHint(QKeySequence(Qt::Key_F8), theme, this))
    , m_progress(new ProgressLine(theme, this))
    , m_draft(new QLabel(this))
    , m_stop(new Button(tr("Stop"), theme, this))
    , m_discard(new Button(tr("Discard"), theme, this))
    , m_create(new Button(QString(), theme, this))
{
    setRole(this, Role::Foot);
    setRole(m_draft, Role::Muted);
    m_goThere->setKind(Role::Link);
    m_create->setKind(Role::Primary);
    m_words->setObjectName(u"footWords"_s);
    m_goThere->setObjectName(u"goThere"_s);
    m_draft->setObjectName(u"draft"_s);
    m_stop->setObjectName(u"stop"_s);
    m_discard->setObjectName(u"discard"_s);
    m_create->setObjectName(u"create"_s);
    m_create->setKeyHint(QKeySequence::Save);
    m_progress->setObjectName(u"sentSoFar"_s);
    m_progress->setFixedWidth(140);
    m_progress->setAccessibleName(tr("Sent so far"));

    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(20, 10, 20, 10);
    row->setSpacing(8);
    row->addWidget(m_sign);
    row->addWidget(m_words);
    row->addWidget(m_goThere);
    row->addWidget(m_key);
    row->addWidget(m_progress);
    row->addStretch();
    row->addWidget(m_draft);
    row->addWidget(m_stop);
    row->addWidget(m_discard);
    row->addWidget(m_create);
    reportIdle();
    reportIssues(0, {});
}

void CreateFoot::tell(bool signShown, Tone tone, const QString &words)
{
    m_sign->set(iconOf(tone), tone);
    m_sign->setVisible(signShown);
    if (m_words->text() == words)
        return;
    m_words->setText(words);
    m_words->setAccessibleName(words);
    QAccessibleEvent event(m_words, QAccessible::NameChanged);
    QAccessible::updateAccessibility(&event);
}

void CreateFoot::reportIssues(qsizetype count, const QString &first)
{
    if (!m_stop->isHidden())
        return;
    m_goThere->setVisible(count > 0);
    m_key->setVisible(count > 0);
    const auto words = count == 0
        ? QString()
        : tr("%n problem(s) to fix: %1", nullptr, static_cast<int>(count)).arg(first);
    tell(count > 0, Tone::Err, words);
}

void CreateFoot::setDraftStatus(const QString &words, const QDateTime &time)
{
    m_draft->setText(words);
    m_draft->setToolTip(itemmodels::timeTip(time).toString());
}

void CreateFoot::reportSending(const QString &words)
{
    m_goThere->hide();
    m_key->hide();
    m_stop->show();
    m_discard->hide();
    m_create->setEnabled(false);
    tell(true, Tone::Accent, words);
}

void CreateFoot::reportProgress(qint64 sent, qint64 total)
{
    m_progress->setVisible(total > 0);
    m_progress->setAmount(sent, total);
}

void CreateFoot::reportIdle()
{
    m_stop->hide();
    m_progress->hide();
    m_discard->show();
    m_create->setEnabled(true);
    tell(false, Tone::Neutral, {});
}

} // namespace storedesk::ui::create
