// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "schedules/timerunits.h"

#include "base/newfile.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QStandardPaths>

#include <array>

namespace storedesk::schedules {

using namespace Qt::StringLiterals;

namespace {

struct TimerWords
{
    Q_DECLARE_TR_FUNCTIONS(TimerUnits)
};

const auto timerName = u"storedesk-schedules.timer"_s;
const auto serviceName = u"storedesk-schedules.service"_s;

QDir unitFolder()
{
    return QDir(QStandardPaths::writableLocation(QStandardPaths::GenericConfigLocation)
                + u"/systemd/user"_s);
}

// Quotes a value for a unit file.
QString quoted(QString text)
{
    text.replace(u'\\', "\\\\"_L1).replace(u'"', "\\\""_L1).replace(u'%', "%%"_L1);
    text.replace(u'$', "$$"_L1);
    return u'"' + text + u'"';
}

base::Result<QString> writeUnit(const QString &name, const QString &text)
{
    const auto folder = unitFolder();
    const auto path = folder.filePath(name);
    base::NewFile file(path);
    if (!folder.mkpath(u"."_s) || !file.open(QIODevice::WriteOnly) || file.write(text.toUtf8()) < 0
        || !file.commit())
        return tl::unexpected(base::Problem{.what = TimerWords::tr("Couldn't write %1.").arg(path),
                                            .why = file.errorString()});
    return path;
}

} // namespace

QString TimerUnits::name()
{
    return timerName;
}

QString TimerUnits::enableCommand()
{
    return u"systemctl --user enable --now %1"_s.arg(timerName);
}

bool TimerUnits::exist()
{
    return QFile::exists(unitFolder().filePath(timerName))
        && QFile::exists(unitFolder().filePath(serviceName));
}

// A unit is enabled by a link.
bool TimerUnits::isEnabled()
{
    const auto link = unitFolder().filePath(u"timers.target.wants/"_s + timerName);
    return exist() && QFileInfo::exists(link);
}

base::Result<QStringList> TimerUnits::write(const QString &program, const QStringList &arguments)
{
    auto command = quoted(program);
    for (const auto &argument : arguments)
        command += u' ' + (argument.startsWith(u"--") ? argument : quoted(argument));
    const auto service = writeUnit(serviceName,
                                   u"[Unit]\nDescription=Storedesk: run schedules that are due\n\n"
                                   "[Service]\nType=oneshot\nExecStart=%1\n"_s.arg(command));
    if (!service)
        return tl::unexpected(service.error());
    return writeUnit(timerName,
                     u"[Unit]\nDescription=Storedesk: look for schedules that are due\n\n"
                     "[Timer]\nOnCalendar=*:0/5\nPersistent=true\n\n[Install]\n"
                     "WantedBy=timers.target\n"_s)
        .map([&service](const QString &timer) { return QStringList{*service, timer}; });
}

base::Result<void> TimerUnits::remove()
{
    for (const auto &name :
         std::array{u"timers.target.wants/"_s + timerName, timerName, serviceName}) {
        QFile file(unitFolder().filePath(name));
        // The link may outlive its unit.
        const QFileInfo info(file);
        if ((info.exists() || info.isSymLink()) && !file.remove())
            return tl::unexpected(
                base::Problem{.what = TimerWords::tr("Couldn't delete %1.").arg(file.fileName()),
                              .why = file.errorString()});
    }
    return {};
}

} // namespace storedesk::schedules
