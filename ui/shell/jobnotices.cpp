// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/shell/jobnotices.h"

#include "account/account.h"
#include "jobs/jobkinds.h"
#include "jobs/jobmanager.h"
#include "journal/journal.h"
#include "privacy/erasurerequests.h"
#include "ui/host/jobaddress.h"
#include "ui/host/pagehost.h"
#include "ui/host/pageid.h"
#include "ui/jobs/jobspage.h"
#include "ui/jobs/jobtexts.h"
#include "ui/navigation/navigationmodel.h"
#include "workspace/workspace.h"

#include <QDBusMessage>
#include <QDBusPendingCallWatcher>
#include <QDBusPendingReply>
#include <QDir>
#include <QGuiApplication>
#include <QTimer>
#include <QWidget>

namespace storedesk::ui::shell {

using namespace Qt::StringLiterals;

// In seconds. After a shorter job the user is still watching the window.
static constexpr qint64 worthANotice = 10;

static const auto service = u"org.freedesktop.Notifications"_s;
static const auto path = u"/org/freedesktop/Notifications"_s;

JobNotices::JobNotices(QWidget &window, PageHost &host, navigation::NavigationModel &navigation,
                       workspace::Workspace &workspace)
    : QObject(&workspace.account())
    , m_window(window)
    , m_host(host)
    , m_navigation(navigation)
    , m_jobManager(workspace.jobManager())
{
    connect(&m_jobManager, &storedesk::jobs::JobManager::listChanged, this,
            &JobNotices::showRunning);
    connect(&m_jobManager, &storedesk::jobs::JobManager::jobChanged, this,
            &JobNotices::showRunning);
    connect(&m_jobManager, &storedesk::jobs::JobManager::jobEnded, this, &JobNotices::ended);
    // Privacy requests are resumed as well, up to their certificates.
    const auto settings = host.settingsFolder();
    workspace.erasureRequests().setSavedFiles(
        settings.isEmpty() ? QString() : QDir(settings).filePath(u"files"_s));
    // Start the services that merge exports and run scheduled work, whether or not their pages are
    // open.
    (void)workspace.exportScheduler();
    (void)workspace.contactMirror();
    (void)workspace.stockSampler();
    showRunning();
}

void JobNotices::startLater(QWidget &window, PageHost &host,
                            navigation::NavigationModel &navigation,
                            workspace::Workspace &workspace)
{
    static constexpr std::chrono::milliseconds afterTheStart(800);
    QTimer::singleShot(afterTheStart, &workspace.account(),
                       [&] { new JobNotices(window, host, navigation, workspace); });
}

void JobNotices::showRunning()
{
    m_navigation.setBadge(pageid::jobs, {.running = m_jobManager.running()});
}

void JobNotices::ended(const QString &id)
{
    const auto *job = m_jobManager.find(id);
    if (!job)
        return;
    // For an import, count the rows of its files, which are in its journal.
    if (storedesk::jobs::unitOf(job->head.outline) == journal::RowUnit::File)
        return m_jobManager.ask(
            id, [](journal::Journal &journal) { return importrun::tallyOf(journal); }, this,
            [this, id](const base::Result<importrun::ImportTally> &tally) {
                reportResult(id, tally ? std::optional(*tally) : std::nullopt);
            });
    reportResult(id, {});
}

void JobNotices::reportResult(const QString &id, const std::optional<importrun::ImportTally> &tally)
{
    const auto *job = m_jobManager.find(id);
    if (!job)
        return;
    const auto &head = job->head;
    const auto sentence = jobs::sentenceOf(head);
    const auto sum = jobs::sumLine(head, tally);
    m_host.tell(tr("Job completed: %1. %2").arg(sentence, sum));
    if (!m_window.isActiveWindow() && head.begun.secsTo(head.ended) >= worthANotice)
        notify(id, sentence, sum);
}

void JobNotices::notify(const QString &id, const QString &summary, const QString &body)
{
    auto bus = m_bus.value_or(QDBusConnection::sessionBus());
    if (!bus.isConnected())
        return;
    if (!std::exchange(m_listens, true))
        bus.connect(service, path, service, u"ActionInvoked"_s, this,
                    SLOT(actionInvoked(uint, QString)));
    auto message = QDBusMessage::createMethodCall(service, path, service, u"Notify"_s);
    // Both names must match the installed desktop file, which provides the icon and the sender.
    const auto name = QGuiApplication::desktopFileName();
    message.setArguments({QGuiApplication::applicationDisplayName(), uint(0), name, summary, body,
                          QStringList{u"default"_s, tr("Open the job")},
                          QVariantMap{{u"desktop-entry"_s, name}}, -1});
    auto *watcher = new QDBusPendingCallWatcher(bus.asyncCall(message), this);
    connect(watcher, &QDBusPendingCallWatcher::finished, this, [this, id, watcher] {
        watcher->deleteLater();
        if (const QDBusPendingReply<uint> reply = *watcher; reply.isValid())
            m_notices.insert(reply.value(), id);
    });
}

void JobNotices::actionInvoked(uint notice, const QString & /*action*/)
{
    const auto id = m_notices.take(notice);
    if (id.isEmpty())
        return;
    m_window.show();
    m_window.raise();
    m_window.activateWindow();
    m_host.open(jobPlace(id));
}

} // namespace storedesk::ui::shell
