// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "scheduledialog.h"

#include "base/clock.h"
#include "schedules/schedulekind.h"
#include "ui/host/pagehost.h"
#include "ui/host/storemark.h"
#include "ui/schedules/rhythmform.h"
#include "ui/schedules/runtexts.h"
#include "ui/schedules/scheduleviews.h"
#include "ui/tables/storeband.h"
#include "ui/theme/role.h"
#include "ui/theme/theme.h"
#include "ui/widgets/button.h"

#include <QComboBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QStackedWidget>
#include <QUuid>
#include <QVBoxLayout>

namespace storedesk::ui::schedules {

using namespace Qt::StringLiterals;
using storedesk::schedules::Schedule;

constexpr int fieldDistance = 12;

ScheduleDialog::ScheduleDialog(PageHost &host, Schedule schedule)
    : m_host(host)
    , m_schedule(std::move(schedule))
    , m_kind(new QComboBox(this))
    , m_name(new QLineEdit(this))
    , m_settings(new QStackedWidget(this))
    , m_problem(new QLabel(this))
{
    setObjectName(u"scheduleDialog"_s);
    setWindowTitle(isNew() ? tr("New schedule") : tr("Edit schedule"));
    m_kind->setObjectName(u"kind"_s);
    m_name->setObjectName(u"name"_s);
    m_problem->setObjectName(u"problem"_s);
    build();
    for (const auto &view : scheduleViews()) {
        if (view.isOptional || m_schedule.kind == view.kind)
            m_kind->addItem(storedesk::schedules::titleOf(
                                *storedesk::schedules::scheduleKind(QString(view.kind))),
                            QString(view.kind));
    }
    m_kind->setCurrentIndex(std::max(0, m_kind->findData(m_schedule.kind)));
    // The kind cannot be changed later, because the stored runs depend on it.
    m_kind->setEnabled(isNew());
    m_name->setText(m_schedule.name);
    showKind();
    if (!m_schedule.kind.isEmpty()) {
        if (auto *form = settingsForm())
            form->setSettings(m_schedule.settings);
        m_rhythm->setRhythm(m_schedule.rhythm);
    }
    showProblem();
    m_shown = typed();
    connect(m_kind, &QComboBox::activated, this, &ScheduleDialog::showKind);
    connect(m_rhythm, &RhythmForm::changed, this, &ScheduleDialog::showProblem);
}

void ScheduleDialog::build()
{
    auto *box = new QVBoxLayout(this);
    box->setContentsMargins(0, 0, 0, 0);
    box->setSpacing(0);
    box->addWidget(new StoreBand(m_host.storeMark(), m_host.theme(), this));
    buildForm(box);
    buildFoot(box);
    setMinimumWidth(m_host.theme().scaled(600));
}

void ScheduleDialog::buildForm(QVBoxLayout *box)
{
    auto *inside = new QVBoxLayout;
    inside->setContentsMargins(20, 16, 20, 16);
    inside->setSpacing(fieldDistance);
    auto *head = new QFormLayout;
    head->addRow(tr("T&ype"), m_kind);
    m_name->setMaxLength(200);
    m_name->setPlaceholderText(tr("Optional"));
    head->addRow(tr("&Name"), m_name);
    inside->addLayout(head);
    inside->addWidget(m_settings);
    auto *times = new QFormLayout;
    m_rhythm = new RhythmForm(times, this);
    inside->addLayout(times);
    m_problem->setTextFormat(Qt::PlainText);
    m_problem->setWordWrap(true);
    setRole(m_problem, Role::Small);
    inside->addWidget(m_problem);
    box->addLayout(inside);
}

void ScheduleDialog::buildFoot(QVBoxLayout *box)
{
    auto *foot = new QFrame(this);
    setRole(foot, Role::Foot);
    auto *line = new QHBoxLayout(foot);
    line->setContentsMargins(20, 12, 20, 12);
    auto *cancel = new Button(tr("Cancel"), m_host.theme(), foot);
    cancel->setObjectName(u"cancel"_s);
    m_save = new Button(isNew() ? tr("Create schedule") : tr("Save"), m_host.theme(), foot);
    m_save->setObjectName(u"saveSchedule"_s);
    m_save->setKind(Role::Primary);
    m_save->setDefault(true);
    line->addWidget(cancel);
    line->addStretch(1);
    line->addWidget(m_save);
    box->addWidget(foot);
    connect(cancel, &Button::clicked, this, &QDialog::reject);
    connect(m_save, &Button::clicked, this, &ScheduleDialog::save);
}

SettingsForm *ScheduleDialog::settingsForm()
{
    const auto kind = m_kind->currentData().toString();
    if (const auto known = m_forms.constFind(kind); known != m_forms.constEnd())
        return *known;
    const auto &view = viewOf({.kind = kind});
    auto *form = view.makeForm ? view.makeForm(m_host, m_settings) : nullptr;
    m_forms.insert(kind, form);
    if (!form)
        return nullptr;
    m_settings->addWidget(form);
    connect(form, &SettingsForm::changed, this, &ScheduleDialog::showProblem);
    return form;
}

// Gives all labels of the dialog the same width and distance, because they belong to several
// layouts.
static void alignLabels(const QWidget &dialog)
{
    QList<QWidget *> labels;
    int widest = 0;
    for (auto *form : dialog.findChildren<QFormLayout *>()) {
        form->setSpacing(fieldDistance);
        for (int row = 0; row < form->rowCount(); ++row) {
            const auto *item = form->itemAt(row, QFormLayout::LabelRole);
            if (!item || !item->widget() || !item->widget()->isVisibleTo(&dialog))
                continue;
            labels.append(item->widget());
            widest = std::max(widest, item->widget()->sizeHint().width());
        }
    }
    for (auto *label : labels)
        label->setMinimumWidth(widest);
}

void ScheduleDialog::showKind()
{
    auto *form = settingsForm();
    m_settings->setVisible(form);
    if (form)
        m_settings->setCurrentWidget(form);
    m_rhythm->setMayWatch(viewOf({.kind = m_kind->currentData().toString()}).mayWatch);
    alignLabels(*this);
    showProblem();
}

void ScheduleDialog::showProblem()
{
    const auto *form = settingsForm();
    const auto problem = form ? form->problem() : QString();
    m_save->setEnabled(problem.isEmpty());
    const auto next = m_rhythm->rhythm().next(m_host.clock().now());
    m_problem->setText(!problem.isEmpty() ? problem
                           : next ? tr("First run: %1").arg(dayAndTime(*next, m_host.clock().now()))
                                  : tr("Every new file is imported within five minutes."));
}

Schedule ScheduleDialog::typed() const
{
    auto schedule = m_schedule;
    schedule.kind = m_kind->currentData().toString();
    schedule.name = m_name->text().trimmed();
    if (const auto *form = m_forms.value(schedule.kind))
        schedule.settings = form->settings();
    schedule.rhythm = m_rhythm->rhythm();
    return schedule;
}

void ScheduleDialog::save()
{
    auto schedule = typed();
    if (isNew())
        schedule.id = QUuid::createUuid().toString(QUuid::WithoutBraces);
    // Runs planned before the change are not caught up.
    schedule.handled = m_host.clock().now();
    Q_EMIT saved(schedule);
    accept();
}

} // namespace storedesk::ui::schedules
