// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "rhythmform.h"

#include "ui/theme/role.h"
#include "ui/widgets/layouts.h"

#include <QComboBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QSpinBox>
#include <QTimeEdit>
#include <QTimeZone>

namespace storedesk::ui::schedules {

using namespace Qt::StringLiterals;
using storedesk::schedules::Rhythm;

RhythmForm::RhythmForm(QFormLayout *form, QWidget *parent)
    : QObject(parent)
    , m_every(new QComboBox(parent))
    , m_weekday(new QComboBox(parent))
    , m_monthDay(new QSpinBox(parent))
    , m_time(new QTimeEdit(parent))
    , m_zone(new QLabel(parent))
    , m_days(new QWidget(parent))
    , m_times(new QWidget(parent))
{
    m_every->setObjectName(u"every"_s);
    m_weekday->setObjectName(u"weekday"_s);
    m_monthDay->setObjectName(u"monthDay"_s);
    m_time->setObjectName(u"time"_s);
    m_every->addItem(tr("Every day"), static_cast<int>(Rhythm::Every::Day));
    m_every->addItem(tr("Every week"), static_cast<int>(Rhythm::Every::Week));
    m_every->addItem(tr("Every month"), static_cast<int>(Rhythm::Every::Month));
    for (int day = 1; day <= 7; ++day)
        m_weekday->addItem(QLocale().standaloneDayName(day, QLocale::LongFormat), day);
    m_weekday->setAccessibleName(tr("Day of the week"));
    m_monthDay->setRange(1, 31);
    m_monthDay->setPrefix(tr("Day ", "before the day of the month"));
    m_monthDay->setAccessibleName(tr("Day of the month"));
    m_monthDay->setToolTip(tr("In a shorter month, the last day is used."));
    m_time->setDisplayFormat(u"HH:mm"_s);
    // The style leaves too little space for the buttons.
    m_time->setMinimumWidth(m_time->fontMetrics().horizontalAdvance(u"00:00"_s) * 3);
    setRole(m_zone, Role::Muted);
    auto *days = rowIn(m_days, 8);
    days->addWidget(m_every);
    days->addWidget(m_weekday);
    days->addWidget(m_monthDay);
    days->addStretch(1);
    auto *times = rowIn(m_times, 8);
    times->addWidget(m_time);
    times->addWidget(m_zone, 1);
    auto *repeat = new QLabel(tr("&Repeat"), parent);
    repeat->setBuddy(m_every);
    auto *at = new QLabel(tr("At &time"), parent);
    at->setBuddy(m_time);
    form->addRow(repeat, m_days);
    form->addRow(at, m_times);
    connect(m_every, &QComboBox::activated, this, [this] {
        showDays();
        Q_EMIT changed();
    });
    connect(m_weekday, &QComboBox::activated, this, &RhythmForm::changed);
    connect(m_monthDay, &QSpinBox::valueChanged, this, &RhythmForm::changed);
    connect(m_time, &QTimeEdit::timeChanged, this, &RhythmForm::changed);
    setRhythm({.time = QTime(8, 0)});
}

Rhythm::Every RhythmForm::every() const
{
    return static_cast<Rhythm::Every>(m_every->currentData().toInt());
}

void RhythmForm::setMayWatch(bool may)
{
    const int row = m_every->findData(static_cast<int>(Rhythm::Every::File));
    if (may && row < 0)
        m_every->addItem(tr("When a file arrives"), static_cast<int>(Rhythm::Every::File));
    else if (!may && row >= 0)
        m_every->removeItem(row);
    showDays();
}

void RhythmForm::setRhythm(const Rhythm &rhythm)
{
    m_every->setCurrentIndex(std::max(0, m_every->findData(static_cast<int>(rhythm.every))));
    m_weekday->setCurrentIndex(rhythm.weekday - 1);
    m_monthDay->setValue(rhythm.monthDay);
    m_time->setTime(rhythm.time);
    m_zoneId = rhythm.zone.isEmpty() ? QTimeZone::systemTimeZoneId() : rhythm.zone;
    m_zone->setText(tr("in %1", "time zone").arg(QString::fromUtf8(m_zoneId)));
    showDays();
}

Rhythm RhythmForm::rhythm() const
{
    return {.every = every(),
            .weekday = m_weekday->currentData().toInt(),
            .monthDay = m_monthDay->value(),
            .time = m_time->time(),
            .zone = m_zoneId};
}

// A form row is never hidden, because that corrupts memory in Qt 6.4.
void RhythmForm::showDays()
{
    m_weekday->setVisible(every() == Rhythm::Every::Week);
    m_monthDay->setVisible(every() == Rhythm::Every::Month);
    const bool hasTime = every() != Rhythm::Every::File;
    m_time->setEnabled(hasTime);
    m_zone->setEnabled(hasTime);
}

} // namespace storedesk::ui::schedules
