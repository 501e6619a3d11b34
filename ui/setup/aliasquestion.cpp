// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/setup/aliasquestion.h"

#include "ui/host/storemark.h"
#include "ui/tables/question.h"
#include "ui/theme/role.h"
#include "ui/widgets/button.h"

#include <QCoreApplication>
#include <QLabel>
#include <QLineEdit>

namespace storedesk::ui::setup {

using namespace Qt::StringLiterals;

namespace {

struct AliasQuestion
{
    Q_DECLARE_TR_FUNCTIONS(AliasQuestion)
};

} // namespace

Question *aliasQuestion(const storedesk::events::SetupStep &step, const StoreMark &mark,
                        const Theme &theme, const std::function<void(const QString &)> &chosen)
{
    auto *question = new Question(mark, theme);
    question->setObjectName(u"anotherAlias"_s);
    question->ask(AliasQuestion::tr("Another alias"),
                  AliasQuestion::tr("Choose another alias for “%1”").arg(step.name), step.why);
    auto *label = new QLabel(AliasQuestion::tr("&Alias in this account:"), question);
    auto *alias = new QLineEdit(step.key + u"-2"_s, question);
    alias->setObjectName(u"alias"_s);
    alias->selectAll();
    label->setBuddy(alias);
    question->add(label);
    question->add(alias);
    question->addSafeAnswer(AliasQuestion::tr("Cancel"), u"cancel"_s);
    auto *use = question->addAnswer(AliasQuestion::tr("Use this alias"), u"useAlias"_s);
    use->setKind(Role::Primary);
    use->setDefault(true);
    QObject::connect(alias, &QLineEdit::textChanged, use,
                     [use](const QString &text) { use->setEnabled(!text.trimmed().isEmpty()); });
    QObject::connect(use, &Button::clicked, question, [question, alias, chosen] {
        question->accept();
        chosen(alias->text().trimmed());
    });
    return question;
}

} // namespace storedesk::ui::setup
