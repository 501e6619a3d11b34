// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "parameterbar.h"

#include "insightviews/answerformat.h"
#include "ui/theme/theme.h"
#include "ui/widgets/button.h"
#include "ui/widgets/fitchoices.h"
#include "ui/widgets/flowlayout.h"
#include "ui/widgets/layouts.h"

#include <QAction>
#include <QComboBox>
#include <QCoreApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QSpinBox>

#include <algorithm>
#include <array>

namespace storedesk::ui::insights {

using namespace Qt::StringLiterals;
using storedesk::insights::ParameterKind;
using storedesk::insights::QuestionRow;

namespace {

// A word from the question table with its display text.
struct NamedWord
{
    QLatin1StringView word;
    const char *text;
};

// clang-format off
constexpr std::array parameterNames{
    NamedWord{"period"_L1,            QT_TRANSLATE_NOOP("InsightParameters", "Group by")},
    NamedWord{"top"_L1,               QT_TRANSLATE_NOOP("InsightParameters", "Show the first")},
    NamedWord{"days"_L1,              QT_TRANSLATE_NOOP("InsightParameters", "Days")},
    NamedWord{"money"_L1,             QT_TRANSLATE_NOOP("InsightParameters", "Amount")},
    NamedWord{"min-buyers"_L1,        QT_TRANSLATE_NOOP("InsightParameters", "Minimum buyers for grouping")},
    NamedWord{"marks"_L1,             QT_TRANSLATE_NOOP("InsightParameters", "Days")},
    NamedWord{"one-visit-per-day"_L1, QT_TRANSLATE_NOOP("InsightParameters", "Ignore further purchases on the first day")},
    NamedWord{"again-days"_L1,        QT_TRANSLATE_NOOP("InsightParameters", "Bought again within (days)")},
    NamedWord{"by"_L1,                QT_TRANSLATE_NOOP("InsightParameters", "Group by")},
    NamedWord{"attribution"_L1,       QT_TRANSLATE_NOOP("InsightParameters", "Attribution")},
    NamedWord{"min-confidence"_L1,    QT_TRANSLATE_NOOP("InsightParameters", "Minimum confidence (%)")},
    NamedWord{"steps"_L1,             QT_TRANSLATE_NOOP("InsightParameters", "Steps")},
    NamedWord{"window"_L1,            QT_TRANSLATE_NOOP("InsightParameters", "Within (days)")},
    NamedWord{"created-days"_L1,      QT_TRANSLATE_NOOP("InsightParameters", "Minimum contact age (days)")},
    NamedWord{"signs"_L1,             QT_TRANSLATE_NOOP("InsightParameters", "Counts as engagement")},
    NamedWord{"reach"_L1,             QT_TRANSLATE_NOOP("InsightParameters", "Reachable by")},
    NamedWord{"quota"_L1,             QT_TRANSLATE_NOOP("InsightParameters", "Monthly quota")},
    NamedWord{"billing-day"_L1,       QT_TRANSLATE_NOOP("InsightParameters", "Month starts on day")},
    NamedWord{"free"_L1,              QT_TRANSLATE_NOOP("InsightParameters", "Activities that don't count towards the quota")},
};

constexpr std::array choiceNames{
    NamedWord{"day"_L1,           QT_TRANSLATE_NOOP("InsightParameters", "Day")},
    NamedWord{"week"_L1,          QT_TRANSLATE_NOOP("InsightParameters", "Week")},
    NamedWord{"month"_L1,         QT_TRANSLATE_NOOP("InsightParameters", "Month")},
    NamedWord{"quarter"_L1,       QT_TRANSLATE_NOOP("InsightParameters", "Quarter")},
    NamedWord{"year"_L1,          QT_TRANSLATE_NOOP("InsightParameters", "Year")},
    NamedWord{"mean"_L1,          QT_TRANSLATE_NOOP("InsightParameters", "Average per purchase")},
    NamedWord{"sum"_L1,           QT_TRANSLATE_NOOP("InsightParameters", "Sum of all purchases")},
    NamedWord{"no"_L1,            QT_TRANSLATE_NOOP("InsightParameters", "No")},
    NamedWord{"yes"_L1,           QT_TRANSLATE_NOOP("InsightParameters", "Yes")},
    NamedWord{"sourceType"_L1,    QT_TRANSLATE_NOOP("InsightParameters", "Source type")},
    NamedWord{"sourceName"_L1,    QT_TRANSLATE_NOOP("InsightParameters", "Source name")},
    NamedWord{"origin"_L1,        QT_TRANSLATE_NOOP("InsightParameters", "Origin")},
    NamedWord{"device"_L1,        QT_TRANSLATE_NOOP("InsightParameters", "Device")},
    NamedWord{"content"_L1,       QT_TRANSLATE_NOOP("InsightParameters", "Email")},
    NamedWord{"workflow"_L1,      QT_TRANSLATE_NOOP("InsightParameters", "Workflow")},
    NamedWord{"tag"_L1,           QT_TRANSLATE_NOOP("InsightParameters", "Tag")},
    NamedWord{"auto"_L1,          QT_TRANSLATE_NOOP("InsightParameters", "By the service, if available")},
    NamedWord{"service"_L1,       QT_TRANSLATE_NOOP("InsightParameters", "By the service")},
    NamedWord{"recomputed"_L1,    QT_TRANSLATE_NOOP("InsightParameters", "From clicks, opens and messages")},
    NamedWord{"opened"_L1,        QT_TRANSLATE_NOOP("InsightParameters", "Opened an email")},
    NamedWord{"clicked"_L1,       QT_TRANSLATE_NOOP("InsightParameters", "Clicked a link")},
    NamedWord{"bought"_L1,        QT_TRANSLATE_NOOP("InsightParameters", "Bought")},
    NamedWord{"visited"_L1,       QT_TRANSLATE_NOOP("InsightParameters", "Visited the store")},
    NamedWord{"newsletter"_L1,    QT_TRANSLATE_NOOP("InsightParameters", "Newsletter")},
    NamedWord{"transactional"_L1, QT_TRANSLATE_NOOP("InsightParameters", "Transactional email")},
    NamedWord{"sms"_L1,           QT_TRANSLATE_NOOP("InsightParameters", "Text message")},
    NamedWord{"push"_L1,          QT_TRANSLATE_NOOP("InsightParameters", "Push notification")},
    NamedWord{"any"_L1,           QT_TRANSLATE_NOOP("InsightParameters", "Any channel")},
};
// clang-format on

constexpr int mostSteps = 6;

} // namespace

static QString textOf(std::span<const NamedWord> words, const QString &word)
{
    const auto found =
        std::ranges::find_if(words, [&word](const NamedWord &row) { return row.word == word; });
    return found == words.end() ? word
                                : QCoreApplication::translate("InsightParameters", found->text);
}

ParameterBar::ParameterBar(const QuestionRow &question, QWidget *first, const Theme &theme,
                           QWidget *parent)
    : QWidget(parent)
    , m_question(question)
    , m_flow(new FlowLayout(this))
{
    m_flow->setContentsMargins(0, 0, 0, 0);
    m_flow->setSpacing(8);
    m_flow->addWidget(first);
    for (const auto &row : question.parameters) {
        m_values.insert(row.name, row.initial);
        if (row.kind == ParameterKind::Steps)
            addSteps(row);
        else
            add(row, make(row, theme));
    }
}

void ParameterBar::add(const ParameterRow &row, QWidget *editor)
{
    auto *group = new QWidget(this);
    auto *line = rowIn(group, 6);
    const auto name = textOf(parameterNames, row.name);
    auto *label = new QLabel(name, group);
    editor->setObjectName(row.name);
    editor->setAccessibleName(name);
    // The name on the command line has no mark-up.
    editor->setWhatsThis(tr("%1. On the command line, this parameter is called “%2”.")
                             .arg(name.toHtmlEscaped(), row.name));
    label->setBuddy(editor);
    line->addWidget(label);
    line->addWidget(editor);
    m_flow->addWidget(group);
    m_editors.insert(row.name, editor);
}

QWidget *ParameterBar::make(const ParameterRow &row, const Theme &theme)
{
    switch (row.kind) {
    case ParameterKind::Choice:
        return makeChoice(row);
    case ParameterKind::Choices:
        return makeChoices(row, theme);
    case ParameterKind::Number:
        return makeNumber(row);
    case ParameterKind::Steps:
    case ParameterKind::Numbers:
    case ParameterKind::NumberOrNone:
    case ParameterKind::Types:
        break;
    }
    return makeText(row, theme);
}

void ParameterBar::set(const QString &name, const QString &value)
{
    if (m_values.value(name) == value)
        return;
    m_values[name] = value;
    Q_EMIT changed();
}

void ParameterBar::setParameters(const QHash<QString, QString> &values)
{
    const auto accepted = parametersFor(m_question, values);
    if (!accepted)
        return;
    for (auto at = accepted->begin(); at != accepted->end(); ++at) {
        m_fill.value(at.key())(at.value());
        set(at.key(), at.value());
    }
}

QWidget *ParameterBar::makeChoice(const ParameterRow &row)
{
    auto *combo = new QComboBox(this);
    for (const auto &choice : QString(row.choices).split(u'|'))
        combo->addItem(textOf(choiceNames, choice), choice);
    fitChoices(*combo, 36);
    combo->setCurrentIndex(combo->findData(QString(row.initial)));
    connect(combo, &QComboBox::currentIndexChanged, this, [this, combo, name = QString(row.name)] {
        set(name, combo->currentData().toString());
    });
    m_fill.insert(row.name, [combo](const QString &value) {
        combo->setCurrentIndex(combo->findData(value));
    });
    return combo;
}

QWidget *ParameterBar::makeChoices(const ParameterRow &row, const Theme &theme)
{
    auto *button = new Button(QString(), theme, this);
    auto *menu = new QMenu(button);
    const auto known = QString(row.choices).split(u'|');
    for (const auto &choice : known) {
        auto *action = menu->addAction(textOf(choiceNames, choice));
        action->setCheckable(true);
        action->setData(choice);
        action->setChecked(QString(row.initial).split(u',').contains(choice));
    }
    const auto checked = [menu] {
        QStringList values;
        QStringList texts;
        for (const auto *action : menu->actions()) {
            if (action->isChecked()) {
                values.append(action->data().toString());
                texts.append(action->text());
            }
        }
        return std::pair(values.join(u','), texts.join(u", "_s));
    };
    button->setText(checked().second);
    button->setMenu(menu);
    connect(menu, &QMenu::triggered, this,
            [this, button, checked, name = QString(row.name)](QAction *last) {
                // One sign is needed.
                if (checked().first.isEmpty())
                    last->setChecked(true);
                button->setText(checked().second);
                set(name, checked().first);
            });
    m_fill.insert(row.name, [menu, button, checked](const QString &value) {
        for (auto *action : menu->actions())
            action->setChecked(value.split(u',').contains(action->data().toString()));
        button->setText(checked().second);
    });
    return button;
}

QWidget *ParameterBar::makeNumber(const ParameterRow &row)
{
    auto *spin = new QSpinBox(this);
    spin->setRange(static_cast<int>(row.minimum), static_cast<int>(row.maximum));
    spin->setValue(QString(row.initial).toInt());
    spin->setKeyboardTracking(false);
    connect(spin, &QSpinBox::valueChanged, this,
            [this, name = QString(row.name)](int value) { set(name, QString::number(value)); });
    m_fill.insert(row.name, [spin](const QString &value) { spin->setValue(value.toInt()); });
    return spin;
}

// An empty quota means that there is none.
QWidget *ParameterBar::makeText(const ParameterRow &row, const Theme &theme)
{
    auto *field = new QLineEdit(this);
    const bool optional = row.kind == ParameterKind::NumberOrNone;
    field->setText(optional ? QString() : QString(row.initial));
    field->setPlaceholderText(optional ? tr("none")
                                  : row.kind == ParameterKind::Types
                                  ? tr("Types, separated by commas")
                                  : QString());
    // The placeholder must fit.
    field->setMinimumWidth(theme.scaled(row.kind == ParameterKind::Types ? 240 : 120));
    connect(field, &QLineEdit::editingFinished, this,
            [this, field, optional, name = QString(row.name)] {
                const auto typed = field->text().simplified().remove(u' ');
                set(name,
                    optional && typed.isEmpty() ? QString(storedesk::insights::noNumber) : typed);
            });
    m_fill.insert(row.name, [field](const QString &value) {
        field->setText(value == storedesk::insights::noNumber ? QString() : value);
    });
    return field;
}

// One list of activities for each step. A step without an activity ends the funnel.
void ParameterBar::addSteps(const ParameterRow &row)
{
    QList<QComboBox *> steps;
    for (int step = 0; step < mostSteps; ++step) {
        auto *combo = new QComboBox(this);
        combo->setObjectName(u"step%1"_s.arg(step + 1));
        combo->setAccessibleName(tr("Step %1").arg(step + 1));
        if (step >= 2)
            combo->addItem(tr("no more steps"), QString());
        for (const auto &type : insightviews::activityTypes())
            combo->addItem(type.label, type.id);
        fitChoices(*combo, 24);
        steps.append(combo);
        m_flow->addWidget(combo);
    }
    m_editors.insert(row.name, steps.first());
    const auto fill = [steps](const QString &value) {
        const auto types = value.split(u',');
        for (int step = 0; step < steps.size(); ++step) {
            auto *combo = steps.at(step);
            const auto type = types.value(step);
            // Preserve alternatives and conditions that were entered on the command line.
            if (combo->findData(type) < 0)
                combo->addItem(type, type);
            combo->setCurrentIndex(combo->findData(type));
            combo->setVisible(step <= types.size());
        }
    };
    fill(row.initial);
    for (auto *combo : steps)
        connect(combo, &QComboBox::activated, this, [this, steps, fill, name = QString(row.name)] {
            QStringList types;
            for (const auto *step : steps) {
                const auto type = step->currentData().toString();
                if (!step->isVisibleTo(step->parentWidget()) || type.isEmpty())
                    break;
                types.append(type);
            }
            fill(types.join(u','));
            set(name, types.join(u','));
        });
    m_fill.insert(row.name, fill);
}

} // namespace storedesk::ui::insights
