// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/exports/exportdatastep.h"

#include "base/clock.h"
#include "catalogue/key.h"
#include "exports/exportrules.h"
#include "records/formvalues.h"
#include "ui/exports/idnaming.h"
#include "ui/forms/datetimeeditor.h"
#include "ui/forms/fieldform.h"
#include "ui/host/pagehost.h"
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

ExportDataStep::ExportDataStep(PageHost &host, QWidget *parent)
    : ExportFormStep(host, parent)
    , m_kinds(new QButtonGroup(this))
    , m_presets(new QWidget(this))
    , m_all(new QLabel(tr("All current contacts, or those of one segment."), this))
    , m_segment(new IdNaming(host, storage::NamedKind::Segment, this))
    , m_report(new IdNaming(host, storage::NamedKind::Report, this))
{
    build();
    setKind(storedesk::exports::exportKinds().constFirst().id);
}

void ExportDataStep::build()
{
    auto *box = new QVBoxLayout(this);
    // Leave room for the focus ring.
    box->setContentsMargins(0, 3, 0, 0);
    box->setSpacing(12);
    buildKinds();
    buildPresets();
    setRole(m_all, Role::Muted);
    panel()->box()->addWidget(m_presets);
    panel()->box()->addWidget(m_all);
    connect(m_segment, &IdNaming::chosen, this,
            [this](const QString &id) { setFilter(key::segmentId, id); });
    connect(m_report, &IdNaming::chosen, this,
            [this](const QString &id) { setFilter(key::reportId, id); });
    box->addWidget(panel());
    box->addStretch(1);
}

void ExportDataStep::buildKinds()
{
    auto *row = new QHBoxLayout;
    row->setSpacing(0);
    const auto kinds = storedesk::exports::exportKinds();
    for (qsizetype at = 0; at < kinds.size(); ++at) {
        auto *button = new Button(kinds[at].label, host().theme(), this);
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
            const auto before = form()->values();
            setKind(id);
            setQuiet(true);
            form()->setValues(before);
            setQuiet(false);
            formChanged();
            Q_EMIT edited();
        });
    }
    row->addStretch(1);
    static_cast<QVBoxLayout *>(layout())->addLayout(row);
}

void ExportDataStep::buildPresets()
{
    auto *flow = new FlowLayout(m_presets);
    flow->setContentsMargins(0, 0, 0, 0);
    for (int at = 0; at < static_cast<int>(storedesk::exports::Preset::Count); ++at) {
        const auto preset = static_cast<storedesk::exports::Preset>(at);
        auto *button = new Button(storedesk::exports::titleOf(preset), host().theme(), m_presets);
        button->setObjectName(u"preset.%1"_s.arg(at));
        setSmall(button);
        flow->addWidget(button);
        connect(button, &Button::clicked, this, [this, preset] { choose(preset); });
    }
}

void ExportDataStep::setKind(const QString &kind)
{
    const auto kinds = storedesk::exports::exportKinds();
    for (qsizetype at = 0; at < kinds.size(); ++at)
        m_kinds->button(static_cast<int>(at))->setChecked(kinds[at].id == kind);
    m_kind = kind;
    const forms::FormShape shape{
        .groups = {{.title = {},
                    .keys = {storedesk::exports::exportKeyOf(key::reportId),
                             storedesk::exports::exportKeyOf(key::fromDate),
                             storedesk::exports::exportKeyOf(key::toDate),
                             storedesk::exports::exportKeyOf(key::activityTypes),
                             storedesk::exports::exportKeyOf(key::segmentId)}}},
        .without = {key::delimiter, key::dateFormat, key::version}};
    auto rules = storedesk::exports::exportRules(kind);
    for (auto &rule : rules.rules) {
        if (rule.key == storedesk::exports::exportKeyOf(key::fromDate))
            // Remove the help text about the limit for a single export, which does not apply here.
            rule.help.clear();
    }
    replaceForm(rules, shape);
    panel()->box()->addWidget(m_segment);
    panel()->box()->addWidget(m_report);
    for (const auto &[end, dayAs] : {std::pair(key::fromDate, storedesk::records::DayAs::Begin),
                                     std::pair(key::toDate, storedesk::records::DayAs::End)}) {
        if (auto *moment = qobject_cast<forms::DateTimeEditor *>(
                form()->editor(storedesk::exports::exportKeyOf(end))))
            moment->setDayAs(dayAs);
    }
    m_presets->setVisible(storedesk::exports::hasRange(kind));
    m_all->setVisible(!storedesk::exports::hasRange(kind));
    form()->setValues(fresh());
    followForm();
    formChanged();
    Q_EMIT kindChanged();
    Q_EMIT changed();
}

// Returns the default date range: the last month in whole days.
QJsonObject ExportDataStep::fresh() const
{
    if (!storedesk::exports::hasRange(m_kind))
        return {};
    const auto days = storedesk::exports::rangeOf(storedesk::exports::Preset::Last31Days,
                                                  host().clock().now().toLocalTime().date());
    return storedesk::exports::withRange({}, days, storedesk::exports::isExplorerKind(m_kind));
}

void ExportDataStep::choose(storedesk::exports::Preset preset)
{
    const auto days =
        storedesk::exports::rangeOf(preset, host().clock().now().toLocalTime().date());
    form()->setValues(storedesk::exports::withRange(form()->values(), days,
                                                    storedesk::exports::isExplorerKind(m_kind)));
    formChanged();
    Q_EMIT edited();
    Q_EMIT changed();
}

QJsonObject ExportDataStep::values() const
{
    return form()->values();
}

void ExportDataStep::setTyped(const QString &kind, const QJsonObject &values)
{
    setQuiet(true);
    setKind(storedesk::exports::isExportKind(kind)
                ? kind
                : storedesk::exports::exportKinds().constFirst().id);
    auto all = fresh();
    for (auto member = values.begin(); member != values.end(); ++member)
        all[member.key()] = *member;
    form()->setValues(all);
    formChanged();
    setQuiet(false);
    // If one of the kinds had the focus, move the focus to the chosen kind, so that Space does not
    // choose another.
    const auto kinds = m_kinds->buttons();
    if (std::ranges::any_of(kinds, [](const auto *button) { return button->hasFocus(); }))
        focusFirst();
    Q_EMIT changed();
}

// Shows the number of days and the resulting number of exports.
void ExportDataStep::formChanged()
{
    showNames();
    auto *to = form()->editor(storedesk::exports::exportKeyOf(key::toDate));
    if (!to)
        return;
    const auto filters = values()[key::filters].toObject();
    const auto days = storedesk::exports::daysBetween(filters[key::fromDate].toString(),
                                                      filters[key::toDate].toString(),
                                                      storedesk::exports::isExplorerKind(m_kind));
    to->setNote(days && *days >= 0 ? tr("%Ln day(s)", nullptr, static_cast<int>(*days))
                                   : QString());
    if (days && *days < 0)
        to->setReason(tr("This is before the start date."));
}

void ExportDataStep::showNames()
{
    for (const auto &[naming, filter] :
         {std::pair(m_segment, key::segmentId), std::pair(m_report, key::reportId)}) {
        const auto *editor = form()->editor(storedesk::exports::exportKeyOf(filter));
        naming->setVisible(editor && editor->isWanted());
        naming->setId(editor ? editor->value().toString() : QString());
    }
}

void ExportDataStep::setFilter(QLatin1StringView filter, const QString &id)
{
    auto filters = form()->values()[key::filters].toObject();
    filters[filter] = id;
    auto typed = form()->values();
    typed[key::filters] = filters;
    form()->setValues(typed);
    showNames();
    Q_EMIT edited();
    Q_EMIT changed();
}

bool ExportDataStep::showReason(const QString &fieldKey, const QString &reason)
{
    auto *editor = form()->editor(fieldKey);
    if (editor)
        editor->setReason(reason);
    return editor != nullptr;
}

QString ExportDataStep::title() const
{
    return tr("Data");
}

QString ExportDataStep::obstacle() const
{
    if (const auto points = form()->openIssues(); !points.isEmpty())
        return points.constFirst();
    const auto typed = values();
    for (const auto *editor : form()->editors()) {
        if (editor->isWanted() && editor->rule().required
            && storedesk::records::isNothing(storedesk::records::memberAt(typed, editor->key())))
            return tr("%1 is missing.").arg(editor->rule().title);
    }
    const auto plan =
        storedesk::exports::planOf(m_kind, typed, host().clock().now().toLocalTime().date());
    return plan ? QString() : plan.error().what;
}

void ExportDataStep::focusFirst()
{
    if (auto *chosen = m_kinds->checkedButton())
        chosen->setFocus(Qt::OtherFocusReason);
}

} // namespace storedesk::ui::exports
