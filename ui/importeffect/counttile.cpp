// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/importeffect/counttile.h"

#include "ui/theme/role.h"
#include "ui/theme/theme.h"
#include "ui/widgets/iconlabel.h"
#include "ui/widgets/selectabletext.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>

namespace storedesk::ui::imports {

using namespace Qt::StringLiterals;

CountTile::CountTile(const Content &content, const Theme &theme, QWidget *parent)
    : Panel(parent)
    , m_head(new QHBoxLayout)
{
    box()->setContentsMargins(14, 10, 14, 12);
    box()->setSpacing(2);
    m_head->addWidget(
        new IconLabel(content.icon, content.count > 0 ? content.tone : Tone::Neutral, theme, this));
    m_head->addWidget(new QLabel(content.title, this), 1);
    box()->addLayout(m_head);
    auto *count = new QLabel(QLocale().toString(content.count), this);
    count->setObjectName(u"tileCount"_s);
    setRole(count, Role::Title);
    setSelectable({count});
    box()->addWidget(count);
    if (!content.note.isEmpty()) {
        m_note = new QLabel(content.note, this);
        m_note->setWordWrap(true);
        setRole(m_note, Role::Small);
        box()->addWidget(m_note);
    }
    setAccessibleName(u"%1: %2"_s.arg(content.title, count->text()));
}

} // namespace storedesk::ui::imports
