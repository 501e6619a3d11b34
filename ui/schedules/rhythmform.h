// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "schedules/rhythm.h"

#include <QWidget>

class QComboBox;
class QFormLayout;
class QLabel;
class QSpinBox;
class QTimeEdit;

namespace storedesk::ui::schedules {

// The form rows for the frequency and the time of a schedule.
class RhythmForm final : public QObject
{
    Q_OBJECT

public:
    // Adds the rows to the form of the parent.
    RhythmForm(QFormLayout *form, QWidget *parent);

    // A schedule that watches a folder can also run whenever a file arrives.
    void setMayWatch(bool may);
    void setRhythm(const storedesk::schedules::Rhythm &rhythm);
    [[nodiscard]] storedesk::schedules::Rhythm rhythm() const;

Q_SIGNALS:
    void changed();

private:
    void showDays();
    [[nodiscard]] storedesk::schedules::Rhythm::Every every() const;

    QComboBox *m_every;
    QComboBox *m_weekday;
    QSpinBox *m_monthDay;
    QTimeEdit *m_time;
    QLabel *m_zone;
    QByteArray m_zoneId;
    QWidget *m_days;
    QWidget *m_times;
};

} // namespace storedesk::ui::schedules
