// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "timerswitch.h"

#include "schedules/timerunits.h"

#include <QCoreApplication>
#include <QDBusMessage>
#include <QDBusPendingCallWatcher>
#include <QDBusPendingReply>
#include <QDir>
#include <QFileInfo>

namespace storedesk::ui::schedules {

using namespace Qt::StringLiterals;
using storedesk::schedules::TimerUnits;

static const auto service = u"org.freedesktop.systemd1"_s;
static const auto managerPath = u"/org/freedesktop/systemd1"_s;
static const auto managerName = u"org.freedesktop.systemd1.Manager"_s;
// Replaces a queued start or stop of the same unit.
static const auto startMode = u"replace"_s;

static base::Problem notChanged(const QString &why)
{
    return {.what = TimerSwitch::tr("Couldn't change the timer."),
            .why = why,
            .next = TimerSwitch::tr("In a terminal, run: %1").arg(TimerUnits::enableCommand())};
}

TimerSwitch::TimerSwitch(const QDBusConnection &bus, QObject *parent)
    : QObject(parent)
    , m_bus(bus)
{ }

void TimerSwitch::turnOn(const QString &dataFolder, Done done)
{
    const auto program = QDir(QCoreApplication::applicationDirPath()).filePath(u"storedesk-cli"_s);
    if (!QFileInfo(program).isExecutable())
        return done(tl::unexpected(
            base::Problem{.what = tr("Couldn't change the timer."),
                          .why = tr("The program storedesk-cli is missing: %1").arg(program),
                          .next = tr("Install it and try again.")}));
    QStringList arguments{u"run"_s, u"--schedules"_s};
    if (!dataFolder.isEmpty())
        arguments += {u"--data-dir"_s, dataFolder};
    if (const auto written = TimerUnits::write(program, arguments); !written)
        return done(tl::unexpected(written.error()));
    call({{u"Reload"_s, {}},
          {u"EnableUnitFiles"_s, {QStringList{TimerUnits::name()}, false, true}},
          {u"StartUnit"_s, {TimerUnits::name(), startMode}}},
         std::move(done));
}

void TimerSwitch::turnOff(Done done)
{
    call({{u"StopUnit"_s, {TimerUnits::name(), startMode}},
          {u"DisableUnitFiles"_s, {QStringList{TimerUnits::name()}, false}}},
         [done = std::move(done)](const base::Result<void> &stopped) {
             // Without its units, the timer does not start again.
             const auto removed = TimerUnits::remove();
             done(removed ? stopped : removed);
         });
}

void TimerSwitch::call(QList<std::pair<QString, QVariantList>> calls, Done done)
{
    if (calls.isEmpty())
        return done({});
    if (!m_bus.isConnected())
        return done(tl::unexpected(notChanged(tr("The D-Bus session bus is not available."))));
    const auto [function, arguments] = calls.takeFirst();
    auto message = QDBusMessage::createMethodCall(service, managerPath, managerName, function);
    message.setArguments(arguments);
    auto *watcher = new QDBusPendingCallWatcher(m_bus.asyncCall(message), this);
    connect(watcher, &QDBusPendingCallWatcher::finished, this,
            [this, watcher, calls = std::move(calls), done = std::move(done)]() mutable {
                watcher->deleteLater();
                if (!watcher->isError())
                    return call(std::move(calls), std::move(done));
                done(tl::unexpected(notChanged(watcher->error().message())));
            });
}

} // namespace storedesk::ui::schedules
