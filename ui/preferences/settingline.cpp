// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/preferences/settingline.h"

#include "ui/host/pagehost.h"
#include "ui/preferences/settingeditor.h"
#include "ui/theme/role.h"
#include "ui/theme/theme.h"
#include "ui/widgets/iconlabel.h"
#include "ui/widgets/layouts.h"

#include <QHBoxLayout>
#include <QLabel>

namespace storedesk::ui::preferences {

using namespace Qt::StringLiterals;
using settings::Setting;

SettingLine::SettingLine(Setting setting, PageHost &host, QWidget *parent)
    : QWidget(parent)
    , m_host(host)
    , m_row(settings::rowOf(setting))
    , m_box(new QBoxLayout(QBoxLayout::LeftToRight, this))
    , m_dot(new IconLabel(Icon::Dot, Tone::Accent, host.theme(), this))
    , m_sentence(new QLabel(settings::sentenceOf(m_row), this))
    , m_editor(makeEditor(m_row, host, this))
{
    setObjectName(u"line-"_s + QLatin1StringView(m_row.key));
    m_box->setContentsMargins(0, 8, 0, 8);
    m_box->setSpacing(16);
    m_box->addWidget(buildWords(), 1);
    m_box->addWidget(m_editor, 0, Qt::AlignVCenter);
    connect(m_editor, &SettingEditor::chosen, this, &SettingLine::take);
    read();
}

QWidget *SettingLine::buildWords()
{
    auto *words = new QWidget(this);
    auto *title = new QLabel(settings::titleOf(m_row), words);
    title->setFont(m_host.theme().font(Theme::Text::Medium));
    m_dot->setToolTip(tr("Changed"));
    auto *head = new QHBoxLayout;
    head->setSpacing(4);
    head->addWidget(title);
    head->addWidget(m_dot);
    head->addStretch();
    setRole(m_sentence, Role::Small);
    m_sentence->setObjectName(u"sentence"_s);
    m_sentence->setWordWrap(true);
    auto *box = columnIn(words, 1);
    box->addLayout(head);
    box->addWidget(m_sentence);
    return words;
}

// Moves the editor below the text in a narrow window.
void SettingLine::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    const bool narrow = width() < m_editor->sizeHint().width() + m_host.theme().scaled(220);
    m_box->setDirection(narrow ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    m_box->setSpacing(narrow ? 6 : 16);
    m_box->setAlignment(m_editor, narrow ? Qt::AlignLeft : Qt::AlignVCenter);
}

void SettingLine::read()
{
    const auto &settings = m_host.settings();
    const auto value = settings.text(m_row.setting);
    m_editor->show(value);
    m_dot->setVisible(!settings.isUsual(m_row.setting));
    showFault(settings::faultOf(m_row.setting, value));
}

// Stores the value, or shows why it is invalid.
void SettingLine::take(const QString &value)
{
    const auto fault = settings::faultOf(m_row.setting, value);
    showFault(fault);
    if (fault.isEmpty())
        m_host.settings().set(m_row.setting, value);
}

void SettingLine::showFault(const QString &fault)
{
    m_editor->setFault(fault);
    const auto value = m_host.settings().text(m_row.setting);
    const auto said = fault.isEmpty() ? settings::warningOf(m_row.setting, value) : fault;
    m_sentence->setText(said.isEmpty() ? settings::sentenceOf(m_row) : said);
    setRole(m_sentence, said.isEmpty() ? Role::Small : Role::Plain);
}

} // namespace storedesk::ui::preferences
