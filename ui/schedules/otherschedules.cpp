// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "otherschedules.h"

#include "account/account.h"
#include "base/background.h"
#include "schedules/schedulelist.h"
#include "ui/host/accountactions.h"
#include "ui/host/pagehost.h"
#include "ui/host/storemark.h"

#include <QDir>

namespace storedesk::ui::schedules {

using namespace Qt::StringLiterals;
using storedesk::schedules::ScheduleList;

// The file of another account can be read and changed without its owner.
static ScheduleList listIn(const QString &folder)
{
    return ScheduleList(
        {.jobs = journal::JobFolder(QDir(folder).filePath(u"jobs"_s)), .account = folder});
}

OtherSchedules::OtherSchedules(PageHost &host, QObject *parent)
    : QObject(parent)
    , m_host(host)
{ }

QList<OtherSchedules::Place> OtherSchedules::places() const
{
    const auto *actions = m_host.accountActions();
    if (!actions || !actions->profiles)
        return {};
    QList<Place> places;
    auto &account = m_host.account();
    const QDir data(QDir(account.folder()).filePath(u".."_s));
    for (const auto &profile : actions->profiles()) {
        if (profile.id != account.profile().id)
            places.append({.id = profile.id,
                           .name = nameOf(profile),
                           .folder = QDir::cleanPath(data.filePath(profile.id))});
    }
    return places;
}

void OtherSchedules::read()
{
    base::inBackground(
        [places = places()] {
            std::vector<ScheduleRow> rows;
            for (const auto &place : places) {
                const auto schedules = listIn(place.folder).all();
                if (!schedules)
                    continue;
                for (const auto &schedule : *schedules)
                    rows.push_back(
                        {.account = place.id, .accountName = place.name, .schedule = schedule});
            }
            return rows;
        },
        this,
        [this](std::vector<ScheduleRow> rows) {
            m_rows = std::move(rows);
            Q_EMIT changed();
        });
}

void OtherSchedules::setOn(const ScheduleRow &row, bool on)
{
    for (const auto &place : places()) {
        if (place.id != row.account)
            continue;
        base::inBackground(
            [folder = place.folder, id = row.schedule.id, on, now = m_host.clock().now()] {
                return listIn(folder).setOn(id, on, now);
            },
            this,
            [this](const base::Result<void> &done) {
                if (!done)
                    Q_EMIT failed(done.error());
                read();
            });
    }
}

void OtherSchedules::setPaused(bool paused)
{
    base::inBackground(
        [places = places(), paused, now = m_host.clock().now()]() -> base::Result<void> {
            for (const auto &place : places) {
                const auto schedules = listIn(place.folder).all();
                if (!schedules || schedules->empty())
                    continue;
                if (auto done = listIn(place.folder).setPaused(paused, now); !done)
                    return done;
            }
            return {};
        },
        this,
        [this](const base::Result<void> &done) {
            if (!done)
                Q_EMIT failed(done.error());
            read();
        });
}

} // namespace storedesk::ui::schedules
