// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "question.h"

#include "itemmodels/showntext.h"
#include "ui/theme/role.h"
#include "ui/theme/theme.h"
#include "ui/widgets/button.h"
#include "ui/widgets/layouts.h"
#include "ui/widgets/scrolledbody.h"

#include <QHBoxLayout>
#include <QLabel>

namespace storedesk::ui {

using namespace Qt::StringLiterals;

static QLabel *questionLabel(QWidget *parent)
{
    auto *label = new QLabel(parent);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    return label;
}

Question::Question(const StoreMark &mark, const Theme &theme, QWidget *parent)
    : QDialog(parent)
    , m_theme(theme)
    , m_body(new QWidget(this))
    , m_headline(questionLabel(m_body))
    , m_sentence(questionLabel(m_body))
    , m_text(new QVBoxLayout(m_body))
    , m_answers(new QHBoxLayout)
{
    setRole(m_headline, Role::Heading);
    m_text->setContentsMargins(20, 18, 20, 18);
    m_text->setSpacing(8);
    m_text->addWidget(m_headline);
    m_text->addWidget(m_sentence);
    auto *foot = new QFrame(this);
    setRole(foot, Role::Foot);
    foot->setLayout(m_answers);
    m_answers->setContentsMargins(20, 12, 20, 12);
    m_answers->addStretch();
    auto *box = columnIn(this);
    if (!mark.name.isEmpty())
        box->addWidget(new StoreBand(mark, theme, this));
    box->addWidget(new ScrolledBody(m_body, this), 1);
    box->addWidget(foot);
    setMinimumWidth(theme.scaled(460));
}

void Question::add(QWidget *widget)
{
    m_text->addWidget(widget);
}

void Question::ask(const QString &title, const QString &headline, const QString &sentence)
{
    setWindowTitle(title);
    m_headline->setText(itemmodels::shownText(headline));
    m_sentence->setText(itemmodels::shownText(sentence));
    setAccessibleName(headline);
    setAccessibleDescription(sentence);
}

QString Question::headline() const
{
    return m_headline->text();
}

Button *Question::addAnswer(const QString &text, const QString &name)
{
    auto *button = new Button(text, m_theme, this);
    button->setObjectName(name);
    button->setAutoDefault(false);
    insert(button, m_safe ? 2 : 1);
    return button;
}

Button *Question::addSafeAnswer(const QString &text, const QString &name)
{
    m_safe = new Button(text, m_theme, this);
    m_safe->setObjectName(name);
    m_safe->setDefault(true);
    m_safe->setFocus();
    insert(m_safe, 1);
    connect(m_safe, &Button::clicked, this, &QDialog::reject);
    return m_safe;
}

// Inserts the button and makes the tab order follow the layout.
void Question::insert(Button *button, int place)
{
    m_answers->insertWidget(place, button);
    QWidget *before = nullptr;
    for (int at = 0; at < m_answers->count(); ++at) {
        auto *answer = m_answers->itemAt(at)->widget();
        if (before && answer)
            setTabOrder(before, answer);
        before = answer ? answer : before;
    }
}

} // namespace storedesk::ui
