// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "activities/activity.h"

#include <QDate>
#include <QWidget>

class QComboBox;
class QLabel;

namespace storedesk::ui {
class Theme;
} // namespace storedesk::ui

namespace storedesk::ui::charts {
class MarkChartView;
} // namespace storedesk::ui::charts

namespace storedesk::ui::details {

// A chart of the activities of a contact per week, in which weeks with a purchase are marked.
class ActivityWeeks final : public QWidget
{
    Q_OBJECT

public:
    explicit ActivityWeeks(const Theme &theme, QWidget *parent = nullptr);

    // Shows the last twelve months, or everything if these have no activity.
    void show(const activities::ContactHistory &history, QDate today);
    // Shows the chart if there is one, unless it would take the room of the activities.
    void showIfRoom(bool isRead, int height);
    [[nodiscard]] const charts::MarkChartView &chart() const { return *m_chart; }

Q_SIGNALS:
    // Emitted with the Monday of a week.
    void weekOpened(QDate monday);

private:
    struct Day
    {
        QDate day = {};
        bool purchase = false;
    };

    void build();
    void showChart();

    const Theme &m_theme;
    std::vector<Day> m_days;
    QDate m_today;
    QLabel *m_title;
    QComboBox *m_period;
    charts::MarkChartView *m_chart;
};

} // namespace storedesk::ui::details
