// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "periodchooser.h"

#include "exports/exportperiods.h"
#include "ui/widgets/layouts.h"

#include <QComboBox>
#include <QDateEdit>
#include <QHBoxLayout>

namespace storedesk::ui::insights {

using namespace Qt::StringLiterals;
using exports::Preset;

// Values of the entries that are shown in addition to the usual ranges.
static constexpr int allDays = -1;
static constexpr int chosenDays = -2;

PeriodChooser::PeriodChooser(insightsource::InsightSource &source, QWidget *parent)
    : QWidget(parent)
    , m_source(source)
    , m_range(new QComboBox(this))
    , m_from(new QDateEdit(this))
    , m_to(new QDateEdit(this))
{
    m_range->setObjectName(u"range"_s);
    m_range->setAccessibleName(tr("Period"));
    m_range->addItem(tr("All data"), allDays);
    for (int preset = 0; preset < static_cast<int>(Preset::Count); ++preset)
        m_range->addItem(titleOf(static_cast<Preset>(preset)), preset);
    m_range->addItem(tr("Choose dates"), chosenDays);
    m_from->setObjectName(u"periodFrom"_s);
    m_from->setAccessibleName(tr("First day"));
    m_to->setObjectName(u"periodTo"_s);
    m_to->setAccessibleName(tr("Last day"));
    setFocusProxy(m_range);
    auto *line = rowIn(this, 6);
    line->addWidget(m_range);
    for (auto *day : {m_from, m_to}) {
        day->setCalendarPopup(true);
        day->setKeyboardTracking(false);
        line->addWidget(day);
        connect(day, &QDateEdit::dateChanged, this, &PeriodChooser::apply);
    }
    connect(m_range, &QComboBox::activated, this, &PeriodChooser::apply);
    connect(&source, &insightsource::InsightSource::changed, this, &PeriodChooser::showSource);
    showSource();
}

// The last day of the data.
static QDate lastDay(const insightsource::InsightSource &source)
{
    const auto &end = source.files().asOf;
    return end.isValid() ? end.addMSecs(-1).toTimeZone(source.zone()).date() : QDate::currentDate();
}

void PeriodChooser::apply()
{
    const int range = m_range->currentData().toInt();
    m_from->setVisible(range == chosenDays);
    m_to->setVisible(range == chosenDays);
    if (range == allDays)
        return m_source.setPeriod({}, {});
    if (range == chosenDays)
        return m_source.setPeriod(m_from->date(), m_to->date());
    const auto days = exports::rangeOf(static_cast<Preset>(range), lastDay(m_source));
    m_source.setPeriod(days.first, days.last);
}

// Another page may have chosen the period.
void PeriodChooser::showSource()
{
    const auto input = m_source.input();
    const QSignalBlocker from(m_from);
    const QSignalBlocker to(m_to);
    const auto last = lastDay(m_source);
    m_from->setDate(input.from.isValid() ? input.from : last.addMonths(-1));
    m_to->setDate(input.to.isValid() ? input.to : last);
    int range = input.from.isValid() || input.to.isValid() ? chosenDays : allDays;
    for (int preset = 0; range == chosenDays && preset < static_cast<int>(Preset::Count);
         ++preset) {
        const auto days = exports::rangeOf(static_cast<Preset>(preset), last);
        if (days.first == input.from && days.last == input.to)
            range = preset;
    }
    // The user may be about to choose days that equal a usual range.
    if (m_range->currentData().toInt() != chosenDays || range == allDays)
        m_range->setCurrentIndex(m_range->findData(range));
    const bool chosen = m_range->currentData().toInt() == chosenDays;
    m_from->setVisible(chosen);
    m_to->setVisible(chosen);
}

} // namespace storedesk::ui::insights
