// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/clock.h"
#include "ui/schedules/schedulemodel.h"

#include <QObject>

namespace storedesk::ui {
class PageHost;
}

namespace storedesk::ui::schedules {

// Reads the schedules of the accounts that are not open, from their files.
class OtherSchedules final : public QObject
{
    Q_OBJECT

public:
    // The host must outlive this object.
    explicit OtherSchedules(PageHost &host, QObject *parent = nullptr);

    [[nodiscard]] const std::vector<ScheduleRow> &rows() const { return m_rows; }
    void read();
    // Turns a schedule of another account on or off.
    void setOn(const ScheduleRow &row, bool on);
    void setPaused(bool paused);

Q_SIGNALS:
    void changed();
    void failed(const storedesk::base::Problem &problem);

private:
    // The ID, name and folder of an account.
    struct Place
    {
        QString id;
        QString name;
        QString folder;
    };
    [[nodiscard]] QList<Place> places() const;

    PageHost &m_host;
    std::vector<ScheduleRow> m_rows;
};

} // namespace storedesk::ui::schedules
