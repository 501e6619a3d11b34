// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/details/activityweeks.h"

#include "activities/activitygroup.h"
#include "ui/charts/markchartview.h"
#include "ui/theme/role.h"
#include "ui/theme/theme.h"
#include "ui/widgets/fitchoices.h"
#include "ui/widgets/layouts.h"

#include <QComboBox>
#include <QDateTime>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>

#include <algorithm>

namespace storedesk::ui::details {

using namespace Qt::StringLiterals;

static constexpr int everything = 0;
static constexpr int quarter = 3;
static constexpr int year = 12;
static constexpr int daysOfWeek = 7;

// The rows of the chart.
static constexpr int withPurchase = 0;
static constexpr int withoutPurchase = 1;

static QDate mondayOf(QDate day)
{
    return day.addDays(1 - day.dayOfWeek());
}

ActivityWeeks::ActivityWeeks(const Theme &theme, QWidget *parent)
    : QWidget(parent)
    , m_theme(theme)
    , m_title(new QLabel(this))
    , m_period(new QComboBox(this))
    , m_chart(new charts::MarkChartView(theme, charts::MarkDetail::Full, this))
{
    m_chart->setFixedHeight(theme.scaled(124));
    build();
}

void ActivityWeeks::build()
{
    m_title->setObjectName(u"activityWeeksTitle"_s);
    m_title->setTextFormat(Qt::PlainText);
    setRole(m_title, Role::Muted);
    m_period->setObjectName(u"activityPeriod"_s);
    m_period->setAccessibleName(tr("Chart period"));
    m_period->addItem(tr("Last 3 months"), quarter);
    m_period->addItem(tr("Last 12 months"), year);
    m_period->addItem(tr("All activities"), everything);
    fitChoices(*m_period);
    m_chart->setObjectName(u"activityWeeks"_s);
    m_chart->setAccessibleName(tr("Activities per week"));
    auto *head = new QHBoxLayout;
    head->addWidget(m_title, 1);
    head->addWidget(m_period);
    auto *box = columnIn(this, 4);
    box->addLayout(head);
    box->addWidget(m_chart);
    connect(m_period, &QComboBox::activated, this, &ActivityWeeks::showChart);
    connect(m_chart, &charts::MarkChartView::opened, this,
            [this](const QString &key) { Q_EMIT weekOpened(QDate::fromString(key, Qt::ISODate)); });
}

void ActivityWeeks::show(const activities::ContactHistory &history, QDate today)
{
    m_today = today;
    m_days.clear();
    for (const auto &activity : history.activities) {
        if (activity.time)
            m_days.push_back({.day = QDateTime::fromMSecsSinceEpoch(*activity.time).date(),
                              .purchase = activities::kindOf(activity.type)
                                  == activities::ActivityGroup::Purchase});
    }
    const bool recent = std::ranges::any_of(
        m_days, [today](const Day &one) { return one.day >= today.addMonths(-year); });
    m_period->setCurrentIndex(m_period->findData(recent ? year : everything));
    showChart();
}

void ActivityWeeks::showIfRoom(bool isRead, int height)
{
    setVisible(isRead && !m_days.empty() && height >= m_theme.scaled(470));
}

void ActivityWeeks::showChart()
{
    using insightviews::MarkChart;
    const int months = m_period->currentData().toInt();
    auto first = m_today.addMonths(-months);
    auto last = m_today;
    for (const auto &one : m_days) {
        if (months == everything)
            first = std::min(first, one.day);
        last = std::max(last, one.day);
    }
    first = mondayOf(first);
    struct Week
    {
        int activities = 0;
        bool purchase = false;
    };
    std::vector<Week> weeks(static_cast<std::size_t>(first.daysTo(last) / daysOfWeek + 1));
    for (const auto &one : m_days) {
        if (one.day < first)
            continue;
        auto &week = weeks[static_cast<std::size_t>(first.daysTo(one.day) / daysOfWeek)];
        ++week.activities;
        week.purchase = week.purchase || one.purchase;
    }
    const QLocale locale;
    MarkChart chart{.rows = {tr("with a purchase"), tr("other weeks")},
                    .rowTitle = tr("Week"),
                    .columnTitle = tr("Activities"),
                    .outlinedRow = withoutPurchase};
    for (std::size_t at = 0; at < weeks.size(); ++at) {
        const auto monday = first.addDays(static_cast<qint64>(at) * daysOfWeek);
        chart.columns.append(locale.toString(monday, QLocale::ShortFormat));
        if (weeks[at].activities == 0)
            continue;
        chart.marks.push_back({.row = weeks[at].purchase ? withPurchase : withoutPurchase,
                               .column = static_cast<int>(at),
                               .value = static_cast<double>(weeks[at].activities),
                               .text = tr("%n activities", nullptr, weeks[at].activities),
                               .key = monday.toString(Qt::ISODate)});
    }
    const auto monthOf = [&locale](QDate day) {
        return locale.toString(day, u"MMM yyyy"_s);
    };
    m_title->setText(tr("Activities per week, %1 – %2")
                         .arg(monthOf(first.addDays(daysOfWeek - 1)), monthOf(last)));
    m_chart->setChart(chart);
}

} // namespace storedesk::ui::details
