// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/forms/faultline.h"

#include "ui/theme/role.h"
#include "ui/theme/theme.h"
#include "ui/widgets/button.h"
#include "ui/widgets/iconlabel.h"
#include "ui/widgets/layouts.h"

#include <QHBoxLayout>
#include <QLabel>

namespace storedesk::ui::forms {

using namespace Qt::StringLiterals;

FaultLine::FaultLine(const QString &key, const Theme &theme, QWidget *parent)
    : QWidget(parent)
    , m_reason(new QLabel(this))
    , m_link(new Button(QString(), theme, this))
{
    auto *cross = new IconLabel(Icon::CrossCircle, Tone::Err, theme, this);
    cross->setSide(14);
    m_reason->setObjectName(u"reason."_s + key);
    m_reason->setTextFormat(Qt::PlainText);
    m_reason->setWordWrap(true);
    m_reason->setFont(theme.font(Theme::Text::Small));
    m_link->setObjectName(u"link."_s + key);
    m_link->setKind(Role::Link);
    m_link->hide();
    connect(m_link, &QPushButton::clicked, this, [this] {
        // Copied, because the action may delete the field.
        if (const auto go = m_go)
            go();
    });
    auto *row = rowIn(this, 6);
    row->addWidget(cross, 0, Qt::AlignTop);
    row->addWidget(m_reason, 1);
    row->addWidget(m_link, 0, Qt::AlignTop);
    hide();
}

void FaultLine::setReason(const QString &reason)
{
    m_reason->setText(reason);
    setVisible(!reason.isEmpty());
}

QString FaultLine::reason() const
{
    return m_reason->text();
}

void FaultLine::setLink(const QString &words, std::function<void()> go)
{
    m_link->setText(words);
    m_link->setVisible(!words.isEmpty());
    m_go = std::move(go);
}

} // namespace storedesk::ui::forms
