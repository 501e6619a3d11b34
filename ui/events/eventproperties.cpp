// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/events/eventproperties.h"

#include "catalogue/checker.h"
#include "catalogue/key.h"
#include "records/contactfieldrules.h"
#include "ui/create/formhelp.h"
#include "ui/forms/elementrules.h"
#include "ui/forms/fieldform.h"
#include "ui/forms/pairseditor.h"
#include "ui/theme/role.h"
#include "ui/widgets/discard.h"

#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>

namespace storedesk::ui::events {

namespace key = catalogue::key;
using namespace Qt::StringLiterals;

static catalogue::FieldSet rulesOf(bool webhook)
{
    auto set = forms::elementRules(catalogue::FieldSet::of(catalogue::Resource::CustomEventType,
                                                           catalogue::FieldLocation::Create),
                                   key::fields);
    if (!webhook)
        std::erase_if(set.rules, [](const catalogue::FieldRule &rule) {
            return rule.key == key::jsonPointerPath;
        });
    // The name comes before the id, which is derived from it.
    const auto name = std::ranges::find(set.rules, QString(key::name), &catalogue::FieldRule::key);
    std::rotate(set.rules.begin(), name, name + 1);
    return set;
}

EventProperties::EventProperties(EventFields &fields, const Theme &theme, QWidget *parent)
    : Panel(parent)
    , m_fields(fields)
    , m_theme(theme)
    , m_heading(new QLabel(this))
    , m_position(new QLabel(this))
    , m_suggestion(new QLabel(this))
{
    box()->setContentsMargins(15, 12, 15, 12);
    box()->setSpacing(8);
    setRole(m_heading, Role::Heading);
    setRole(m_position, Role::Muted);
    m_heading->setTextFormat(Qt::PlainText);
    auto *row = new QHBoxLayout;
    row->addWidget(m_heading);
    row->addWidget(m_position);
    row->addStretch();
    box()->addLayout(row);
    m_suggestion->setObjectName(u"suggestion"_s);
    m_suggestion->setWordWrap(true);
    m_suggestion->setTextFormat(Qt::PlainText);
    setRole(m_suggestion, Role::Small);
    box()->addWidget(m_suggestion);
    box()->addStretch();
    makeForm();
    // Update the form when a value that it shows is edited in the table.
    connect(&fields, &QAbstractItemModel::dataChanged, this, [this](const QModelIndex &from) {
        if (!m_filling && from.row() == m_row)
            show(m_row);
    });
    show(-1);
}

void EventProperties::makeForm()
{
    discard(m_form);
    const auto set = rulesOf(m_webhook);
    m_form = new forms::FieldForm(
        set,
        forms::FormShape{.make = [this, &set](const catalogue::FieldRule &rule,
                                              QWidget *parent) -> forms::FieldEditor * {
            if (rule.type != catalogue::Type::Objects)
                return nullptr;
            return new forms::PairsEditor(rule, set, m_theme, parent);
        }},
        m_theme, this);
    create::leaveWalkingToPage(*m_form);
    box()->insertWidget(1, m_form);
    connect(m_form, &forms::FieldForm::changed, this, &EventProperties::take);
}

void EventProperties::setWebhook(bool webhook)
{
    if (webhook == m_webhook)
        return;
    m_webhook = webhook;
    makeForm();
    show(m_row);
}

void EventProperties::show(int row)
{
    m_row = row;
    m_form->setVisible(row >= 0);
    if (row < 0) {
        m_heading->setText(tr("No field selected"));
        m_position->clear();
        m_suggestion->hide();
        return;
    }
    const auto field = m_fields.field(row);
    const auto name = field[key::id].toString();
    m_heading->setText(name.isEmpty() ? tr("New field") : name);
    m_position->setText(tr("field %1 of %2").arg(row + 1).arg(m_fields.rowCount()));
    m_filling = true;
    m_form->setOriginal({});
    m_form->setValues(field);
    m_filling = false;
    m_remarked.clear();
    showRules();
    showSuggestion();
}

void EventProperties::setSuggestions(const QHash<QString, QString> &reasons)
{
    m_suggestions = reasons;
    showSuggestion();
}

void EventProperties::showSuggestion()
{
    const auto id = m_row >= 0 ? m_fields.field(m_row)[key::id].toString() : QString();
    const auto why = m_suggestions.value(id);
    m_suggestion->setText(tr("From the samples: %1").arg(why));
    m_suggestion->setVisible(!why.isEmpty());
}

void EventProperties::setRules(const QList<storedesk::records::EventRule> &rules)
{
    m_rules = rules;
    showRules();
}

void EventProperties::showRules()
{
    for (auto *editor : m_form->editors()) {
        const auto before = m_remarked.take(editor->key());
        if (!before.isEmpty() && editor->reason() == before)
            editor->setReason({});
    }
    for (const auto &rule : std::as_const(m_rules)) {
        auto *editor = m_form->editor(rule.member);
        if (rule.good || rule.missing || rule.row != m_row || !editor
            || !editor->reason().isEmpty())
            continue;
        const auto sentence = tr("Not met yet: %1.").arg(rule.words);
        editor->setReason(sentence);
        m_remarked.insert(rule.member, sentence);
    }
}

void EventProperties::check()
{
    if (m_row >= 0)
        m_form->check();
    showRules();
}

void EventProperties::take()
{
    if (m_filling || m_row < 0)
        return;
    m_filling = true;
    suggestId();
    m_fields.setField(m_row, m_form->values());
    m_filling = false;
    const auto name = m_fields.field(m_row)[key::id].toString();
    m_heading->setText(name.isEmpty() ? tr("New field") : name);
}

// Derives the id from the name until the user types a different one.
void EventProperties::suggestId()
{
    const auto before = m_fields.field(m_row);
    const auto values = m_form->values();
    const auto id = values[key::id].toString();
    const auto suggested = storedesk::records::suggestedFieldId(values[key::name].toString());
    const bool follows =
        id.isEmpty() || id == storedesk::records::suggestedFieldId(before[key::name].toString());
    if (values[key::name] != before[key::name] && follows && suggested != id)
        m_form->setValues({{key::id, suggested}});
}

create::FormIssues EventProperties::points(int row, const std::function<void()> &select) const
{
    // Skip members that the event type's own rules already report.
    static const QStringList said{key::id, key::options, key::defaultCountryCode};
    create::FormIssues points;
    const auto field = m_fields.field(row);
    const auto set = rulesOf(m_webhook);
    for (const auto &fault : catalogue::Checker(set).check(field)) {
        const bool missing = fault.reason == catalogue::Reason::Missing;
        const auto member = fault.path.section(u'/', 1, 1);
        if (missing && said.contains(member))
            continue;
        const auto *rule = set.rule(member);
        points.append({.sentence = tr("Field %1, %2: %3")
                                       .arg(QString::number(row + 1), rule ? rule->title : member,
                                            catalogue::textOf(fault.reason)),
                       .go =
                           [this, select, member] {
                               select();
                               goTo(member);
                           },
                       .missing = missing});
    }
    return points;
}

void EventProperties::goTo(const QString &key) const
{
    if (auto *editor = m_form->editor(key))
        editor->setFocus();
}

std::vector<http::FieldError>
EventProperties::showFieldErrors(const std::vector<http::FieldError> &errors)
{
    auto rest = m_form->showFieldErrors(errors);
    if (auto *options = qobject_cast<forms::PairsEditor *>(m_form->editor(QString(key::options))))
        options->markCells(errors);
    return rest;
}

} // namespace storedesk::ui::events
