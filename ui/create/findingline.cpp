// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/create/findingline.h"

#include "ui/theme/role.h"
#include "ui/theme/theme.h"
#include "ui/widgets/button.h"
#include "ui/widgets/elidedlabel.h"
#include "ui/widgets/iconlabel.h"
#include "ui/widgets/layouts.h"

#include <QHBoxLayout>

namespace storedesk::ui::create {

using namespace Qt::StringLiterals;

FindingLine::FindingLine(const Theme &theme, QWidget *parent)
    : QWidget(parent)
    , m_sign(new IconLabel(Icon::Info, Tone::Neutral, theme, this))
    , m_words(new ElidedLabel({}, this))
    , m_button(new Button(QString(), theme, this))
{
    auto *row = rowIn(this, 6);
    row->addWidget(m_sign);
    row->addWidget(m_words, 1);
    row->addWidget(m_button);
    m_words->setObjectName(u"finding"_s);
    m_words->setFont(theme.font(Theme::Text::Small));
    m_button->setKind(Role::Link);
    // The height is fixed, so that the layout does not jump while the user types.
    setFixedHeight(theme.scaled(22));
    clear();
}

void FindingLine::tell(Icon icon, Tone tone, const QString &words, const QString &action)
{
    m_sign->set(icon, tone);
    m_sign->setVisible(!words.isEmpty());
    m_words->setText(words);
    m_words->setAccessibleName(words);
    m_button->setText(action);
    m_button->setVisible(!action.isEmpty());
}

void FindingLine::clear(const QString &action)
{
    tell(Icon::Info, Tone::Neutral, {}, action);
}

QString FindingLine::words() const
{
    return m_words->text();
}

Tone FindingLine::tone() const
{
    return m_sign->tone();
}

} // namespace storedesk::ui::create
