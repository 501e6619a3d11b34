// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/valuechange/assignmentform.h"

#include "account/accountfields.h"
#include "catalogue/checker.h"
#include "catalogue/key.h"
#include "ui/forms/makeeditor.h"
#include "ui/theme/role.h"
#include "ui/theme/theme.h"
#include "ui/widgets/button.h"
#include "ui/widgets/discard.h"
#include "ui/widgets/layouts.h"

#include <QButtonGroup>
#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>

namespace storedesk::ui::valuechange {

using namespace Qt::StringLiterals;
using storedesk::imports::FieldAssignment;

catalogue::FieldSet AssignmentForm::fieldsOf(const account::AccountFields &fields)
{
    auto rules =
        fields.contactRules(*catalogue::placeOf(catalogue::OperationId::PatchContactByEmail));
    std::erase_if(rules.rules, [](const catalogue::FieldRule &rule) {
        return rule.readOnly || rule.key == catalogue::key::contact::email
            || rule.key == catalogue::key::contact::externalId
            || rule.type == catalogue::Type::Object || rule.type == catalogue::Type::Objects;
    });
    return rules;
}

AssignmentForm::AssignmentForm(int number, const catalogue::FieldSet &fields, const Theme &theme,
                               QWidget *parent)
    : QWidget(parent)
    , m_fields(fields)
    , m_theme(theme)
    , m_field(new QComboBox(this))
    , m_mode(new QComboBox(this))
    , m_keeps(new QButtonGroup(this))
{
    build(number);
    for (const auto &rule : fields.rules)
        m_field->addItem(rule.title.isEmpty() ? rule.key : rule.title, rule.key);
    connect(m_field, &QComboBox::currentIndexChanged, this, &AssignmentForm::showField);
    connect(m_mode, &QComboBox::currentIndexChanged, this, &AssignmentForm::showMode);
    connect(m_keeps, &QButtonGroup::idToggled, this, &AssignmentForm::changed);
    connect(m_remove, &QToolButton::clicked, this, &AssignmentForm::removeWanted);
    showField();
}

static QWidget *labelled(const QString &text, QWidget *field, QWidget *parent)
{
    auto *part = new QWidget(parent);
    auto *label = new QLabel(text, part);
    setRole(label, Role::Muted);
    label->setBuddy(field);
    auto *box = columnIn(part, 4);
    box->addWidget(label);
    box->addWidget(field);
    box->addStretch(1);
    return part;
}

void AssignmentForm::build(int number)
{
    m_field->setObjectName(u"assignField%1"_s.arg(number));
    m_field->setAccessibleName(tr("Field"));
    m_field->setMinimumWidth(m_theme.scaled(150));
    m_field->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_field->setMaxVisibleItems(16);
    m_mode->setObjectName(u"assignMode%1"_s.arg(number));
    m_mode->setAccessibleName(tr("Change"));
    m_remove = iconButton(Icon::Close, tr("Remove this field"), m_theme, this);
    m_remove->setObjectName(u"assignRemove%1"_s.arg(number));
    m_existing = existing(number);
    auto *value = new QWidget(this);
    m_place = columnIn(value);
    auto *row = rowIn(this, 12);
    row->addWidget(labelled(tr("Field"), m_field, this), 3);
    row->addWidget(labelled(tr("Change"), m_mode, this), 2);
    row->addWidget(value, 4);
    row->addWidget(m_existing, 0, Qt::AlignTop);
    row->addWidget(m_remove, 0, Qt::AlignTop);
}

QWidget *AssignmentForm::existing(int number)
{
    auto *segments = new QWidget(this);
    auto *row = rowIn(segments);
    const std::array texts{tr("Replace it"), tr("Keep it")};
    for (int at = 0; at < 2; ++at) {
        auto *button = new Button(texts.at(static_cast<std::size_t>(at)), m_theme, segments);
        button->setKind(Role::Segment);
        button->setProperty("place", at == 0 ? u"first"_s : u"last"_s);
        button->setCheckable(true);
        button->setChecked(at == 0);
        button->setAutoDefault(false);
        button->setObjectName((at == 0 ? u"assignReplace%1"_s : u"assignKeep%1"_s).arg(number));
        button->setAccessibleDescription(tr("If a value exists"));
        m_keeps->addButton(button, at);
        row->addWidget(button);
    }
    return labelled(tr("If a value exists"), segments, this);
}

const catalogue::FieldRule &AssignmentForm::rule() const
{
    return m_fields.rules[static_cast<std::size_t>(std::max(0, m_field->currentIndex()))];
}

QString AssignmentForm::key() const
{
    return rule().key;
}

void AssignmentForm::choose(const QString &key, Mode mode)
{
    m_field->setCurrentIndex(std::max(0, m_field->findData(key)));
    m_mode->setCurrentIndex(std::max(0, m_mode->findData(static_cast<int>(mode))));
}

void AssignmentForm::setRemovable(bool removable)
{
    m_remove->setVisible(removable);
}

AssignmentForm::Mode AssignmentForm::mode() const
{
    return static_cast<Mode>(m_mode->currentData().toInt());
}

void AssignmentForm::showField()
{
    {
        const QSignalBlocker silent(m_mode);
        m_mode->clear();
        m_mode->addItem(tr("Set to"), static_cast<int>(Mode::Set));
        if (storedesk::imports::isList(rule())) {
            m_mode->addItem(tr("Add"), static_cast<int>(Mode::Add));
            m_mode->addItem(tr("Remove"), static_cast<int>(Mode::Remove));
        }
        m_mode->addItem(tr("Clear"), static_cast<int>(Mode::Clear));
    }
    discard(m_editor);
    auto named = rule();
    named.title = tr("New value");
    m_editor = forms::makeEditor(named, m_theme, this);
    m_place->addWidget(m_editor);
    m_editor->show();
    connect(m_editor, &forms::FieldEditor::edited, this, [this] {
        m_editor->setReason(m_editor->isUnfinished() ? QString() : faultOf(m_editor->value()));
        Q_EMIT changed();
    });
    showMode();
}

void AssignmentForm::showMode()
{
    m_editor->setVisible(mode() != Mode::Clear);
    m_existing->setVisible(mode() == Mode::Set);
    Q_EMIT changed();
}

QString AssignmentForm::faultOf(const QJsonValue &value) const
{
    if (value.isNull() || value.isUndefined())
        return {};
    const catalogue::Checker checker({.rules = {rule()}});
    const auto faults = checker.check(QJsonObject{{rule().key, value}});
    return faults.empty() ? QString() : textOf(faults.front().reason, rule());
}

QString AssignmentForm::obstacle() const
{
    if (mode() == Mode::Clear)
        return {};
    const auto value = m_editor->value();
    if (value.isNull() || (value.isArray() && value.toArray().isEmpty()) || value == QString())
        return tr("Choose the new value for: %1.").arg(rule().title);
    return faultOf(value);
}

std::optional<FieldAssignment> AssignmentForm::assignment() const
{
    if (!obstacle().isEmpty() || m_editor->isUnfinished())
        return std::nullopt;
    return typed();
}

FieldAssignment AssignmentForm::typed() const
{
    return {.rule = rule(),
            .mode = mode(),
            .value = mode() == Mode::Clear ? QJsonValue::Null : m_editor->value(),
            .keepsExisting = mode() == Mode::Set && m_keeps->checkedId() == 1};
}

void AssignmentForm::restore(const FieldAssignment &typed)
{
    choose(typed.rule.key);
    m_mode->setCurrentIndex(std::max(0, m_mode->findData(static_cast<int>(typed.mode))));
    m_keeps->button(typed.keepsExisting ? 1 : 0)->setChecked(true);
    if (typed.mode != Mode::Clear)
        m_editor->restore(typed.value);
    Q_EMIT changed();
}

void AssignmentForm::goToProblem()
{
    m_editor->setReason(obstacle());
    m_editor->setFocus(Qt::OtherFocusReason);
}

void AssignmentForm::focusFirst()
{
    m_field->setFocus(Qt::OtherFocusReason);
}

} // namespace storedesk::ui::valuechange
