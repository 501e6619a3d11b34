// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/exports/whatstep.h"

#include "base/clock.h"
#include "catalogue/key.h"
#include "exports/exportrules.h"
#include "jobs/formvalues.h"
#include "ui/forms/fieldform.h"
#include "ui/forms/momenteditor.h"
#include "ui/frame/frame.h"
#include "ui/theme/role.h"
#include "ui/widgets/button.h"
#include "ui/widgets/flowlayout.h"
#include "ui/widgets/panel.h"

#include <QButtonGroup>
#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>

namespace storedesk::ui::exports {

using namespace Qt::StringLiterals;
using namespace storedesk::exports;
namespace key = catalogue::key;

WhatStep::WhatStep(Frame &frame, QWidget *parent)
    : AssistantStep(parent)
    , m_frame(frame)
    , m_kinds(new QButtonGroup(this))
    , m_presets(new QWidget(this))
    , m_panel(new Panel(this))
    , m_all(new QLabel(tr("All current contacts, or those of one segment."), this))
{
    build();
    setKind(exportKinds().constFirst().id);
}

void WhatStep::build()
{
    auto *box = new QVBoxLayout(this);
    // Leaves room for the focus ring.
    box->setContentsMargins(0, 3, 0, 0);
    box->setSpacing(12);
    buildKinds();
    buildPresets();
    setRole(m_all, Role::Muted);
    m_panel->box()->setContentsMargins(16, 12, 16, 16);
    m_panel->box()->setSpacing(10);
    m_panel->box()->addWidget(m_presets);
    m_panel->box()->addWidget(m_all);
    box->addWidget(m_panel);
    box->addStretch(1);
}

void WhatStep::buildKinds()
{
    auto *row = new QHBoxLayout;
    row->setSpacing(0);
    const auto kinds = exportKinds();
    for (qsizetype at = 0; at < kinds.size(); ++at) {
        auto *button = new Button(kinds[at].label, m_frame.theme(), this);
        button->setCheckable(true);
        button->setKind(Role::Segment);
        button->setProperty("place",
                            at == 0                      ? u"first"_s
                                : at + 1 == kinds.size() ? u"last"_s
                                                         : QString());
        button->setObjectName(u"kind."_s + kinds[at].id);
        m_kinds->addButton(button, static_cast<int>(at));
        row->addWidget(button);
        connect(button, &Button::clicked, this, [this, id = kinds[at].id] {
            const auto before = m_form->values();
            setKind(id);
            m_quiet = true;
            m_form->setValues(before);
            m_quiet = false;
            showRange();
            Q_EMIT edited();
        });
    }
    row->addStretch(1);
    static_cast<QVBoxLayout *>(layout())->addLayout(row);
}

void WhatStep::buildPresets()
{
    auto *flow = new FlowLayout(m_presets);
    flow->setContentsMargins(0, 0, 0, 0);
    for (int at = 0; at < static_cast<int>(Preset::Count); ++at) {
        const auto preset = static_cast<Preset>(at);
        auto *button = new Button(titleOf(preset), m_frame.theme(), m_presets);
        button->setObjectName(u"preset.%1"_s.arg(at));
        setSmall(button);
        flow->addWidget(button);
        connect(button, &Button::clicked, this, [this, preset] { choose(preset); });
    }
}

void WhatStep::setKind(const QString &kind)
{
    const auto kinds = exportKinds();
    for (qsizetype at = 0; at < kinds.size(); ++at)
        m_kinds->button(static_cast<int>(at))->setChecked(kinds[at].id == kind);
    m_kind = kind;
    if (m_form) {
        m_form->hide();
        m_form->deleteLater();
    }
    const forms::FormShape shape{
        .groups = {{.title = {},
                    .keys = {exportKeyOf(key::reportId), exportKeyOf(key::fromDate),
                             exportKeyOf(key::toDate), exportKeyOf(key::activityTypes),
                             exportKeyOf(key::segmentId)}}},
        .without = {key::delimiter, key::dateFormat, key::version}};
    auto rules = exportRules(kind);
    for (auto &rule : rules.rules) {
        if (rule.key == exportKeyOf(key::fromDate))
            // The limit for a single export does not apply here.
            rule.help.clear();
    }
    m_form = new forms::FieldForm(rules, shape, m_frame.theme(), this);
    m_panel->box()->addWidget(m_form);
    // Shown immediately, so that it can receive the focus.
    m_form->show();
    for (const auto &[end, dayAs] :
         {std::pair(key::fromDate, jobs::DayAs::Begin), std::pair(key::toDate, jobs::DayAs::End)}) {
        if (auto *moment = qobject_cast<forms::MomentEditor *>(m_form->editor(exportKeyOf(end))))
            moment->setDayAs(dayAs);
    }
    m_presets->setVisible(hasRange(kind));
    m_all->setVisible(!hasRange(kind));
    m_form->setValues(fresh());
    connect(m_form, &forms::FieldForm::changed, this, [this] {
        showRange();
        if (!m_quiet)
            Q_EMIT edited();
        Q_EMIT changed();
    });
    showRange();
    Q_EMIT kindChanged();
    Q_EMIT changed();
}

// Defaults to the last month in whole days.
QJsonObject WhatStep::fresh() const
{
    if (!hasRange(m_kind))
        return {};
    const auto days = rangeOf(Preset::Last31Days, m_frame.clock().now().toLocalTime().date());
    return withRange({}, days, isExplorerKind(m_kind));
}

void WhatStep::choose(Preset preset)
{
    const auto days = rangeOf(preset, m_frame.clock().now().toLocalTime().date());
    m_form->setValues(withRange(m_form->values(), days, isExplorerKind(m_kind)));
    showRange();
    Q_EMIT edited();
    Q_EMIT changed();
}

QJsonObject WhatStep::values() const
{
    return m_form->values();
}

void WhatStep::setTyped(const QString &kind, const QJsonObject &values)
{
    m_quiet = true;
    setKind(isExportKind(kind) ? kind : exportKinds().constFirst().id);
    auto all = fresh();
    for (auto member = values.begin(); member != values.end(); ++member)
        all[member.key()] = *member;
    m_form->setValues(all);
    showRange();
    m_quiet = false;
    // If a kind had the focus, moves it to the chosen kind, so that Space does not choose another.
    const auto kinds = m_kinds->buttons();
    if (std::ranges::any_of(kinds, [](const auto *button) { return button->hasFocus(); }))
        focusFirst();
    Q_EMIT changed();
}

// Shows the number of days and of the resulting exports.
void WhatStep::showRange()
{
    auto *to = m_form->editor(exportKeyOf(key::toDate));
    if (!to)
        return;
    const auto filters = values()[key::filters].toObject();
    const auto days = daysBetween(filters[key::fromDate].toString(),
                                  filters[key::toDate].toString(), isExplorerKind(m_kind));
    to->setNote(days && *days >= 0 ? tr("%Ln day(s)", nullptr, static_cast<int>(*days))
                                   : QString());
    if (days && *days < 0)
        to->setReason(tr("This is before the start date."));
}

bool WhatStep::showReason(const QString &fieldKey, const QString &reason)
{
    auto *editor = m_form->editor(fieldKey);
    if (editor)
        editor->setReason(reason);
    return editor != nullptr;
}

QString WhatStep::title() const
{
    return tr("Item");
}

QString WhatStep::obstacle() const
{
    if (const auto points = m_form->openPoints(); !points.isEmpty())
        return points.constFirst();
    const auto typed = values();
    for (const auto *editor : m_form->editors()) {
        if (editor->isWanted() && editor->rule().required
            && jobs::isNothing(jobs::memberAt(typed, editor->key())))
            return tr("%1 is missing.").arg(editor->rule().title);
    }
    const auto plan = planOf(m_kind, typed, m_frame.clock().now().toLocalTime().date());
    return plan ? QString() : plan.error().what;
}

void WhatStep::goToObstacle()
{
    m_form->check();
    showRange();
    m_form->goToPoint();
    Q_EMIT changed();
}

void WhatStep::focusFirst()
{
    if (auto *chosen = m_kinds->checkedButton())
        chosen->setFocus(Qt::OtherFocusReason);
}

} // namespace storedesk::ui::exports
