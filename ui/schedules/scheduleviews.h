// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "schedules/schedule.h"
#include "ui/host/importaddress.h"
#include "ui/schedules/settingsform.h"
#include "ui/theme/icons.h"

#include <span>

namespace storedesk::ui {
class PageHost;
}

namespace storedesk::ui::schedules {

// A setting as shown beside the list of schedules.
struct Fact
{
    QString name;
    QString text;
};

// How the window shows a kind of schedule. There is one row for each ScheduleKind.
struct ScheduleView
{
    // The ID of the kind.
    QLatin1StringView kind;
    Icon icon = Icon::Calendar;
    // What a run does, in a sentence. A source text in the context "ScheduleViews".
    const char *sentence;
    // Whether the times include the arrival of a file.
    bool mayWatch = false;
    // Whether users add and delete schedules of this kind. Others exist as long as the data that
    // they update.
    bool isOptional = true;
    QList<Fact> (*facts)(const QJsonObject &settings) = nullptr;
    // Returns the address that checks a file of the watched folder.
    PageAddress (*filePlace)(const QString &path) = importFilePlace;
    // Creates the part of the form for the settings. Null if there are none.
    SettingsForm *(*makeForm)(PageHost &host, QWidget *parent) = nullptr;
};

[[nodiscard]] std::span<const ScheduleView> scheduleViews();
[[nodiscard]] const ScheduleView &viewOf(const storedesk::schedules::Schedule &schedule);
[[nodiscard]] QString sentenceOf(const ScheduleView &view);

} // namespace storedesk::ui::schedules
