// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/shell/jobnotices.h"

#include "desk/desk.h"
#include "desk/stocksampler.h"
#include "exports/contactsathand.h"
#include "exports/exportscheduler.h"
#include "jobs/erasures.h"
#include "jobs/jobboard.h"
#include "journal/journal.h"
#include "ui/bulk/jobspage.h"
#include "ui/bulk/jobwords.h"
#include "ui/frame/frame.h"
#include "ui/frame/jobplace.h"
#include "ui/shell/navigationmodel.h"

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

JobNotices::JobNotices(QWidget &window, Frame &frame, NavigationModel &navigation, desk::Desk &desk)
    : QObject(&desk)
    , m_window(window)
    , m_frame(frame)
    , m_navigation(navigation)
    , m_board(jobs::JobBoard::of(desk))
{
    connect(&m_board, &jobs::JobBoard::listChanged, this, &JobNotices::showRunning);
    connect(&m_board, &jobs::JobBoard::jobChanged, this, &JobNotices::showRunning);
    connect(&m_board, &jobs::JobBoard::jobEnded, this, &JobNotices::ended);
    // Privacy requests are resumed as well, up to their certificates.
    const auto settings = frame.settingsFolder();
    jobs::Erasures::of(desk).setKeptFiles(settings.isEmpty() ? QString()
                                                             : QDir(settings).filePath(u"files"_s));
    // Start the services that merge exports and run scheduled work, whether or not their pages are
    // open.
    (void)storedesk::exports::ExportScheduler::of(desk);
    (void)storedesk::exports::ContactsAtHand::of(desk);
    (void)desk::StockSampler::of(desk);
    showRunning();
}

void JobNotices::startLater(QWidget &window, Frame &frame, NavigationModel &navigation,
                            desk::Desk &desk)
{
    static constexpr std::chrono::milliseconds afterTheStart(800);
    QTimer::singleShot(afterTheStart, &desk,
                       [&] { new JobNotices(window, frame, navigation, desk); });
}

void JobNotices::showRunning()
{
    m_navigation.setBadge(u"jobs"_s, {.running = m_board.running()});
}

void JobNotices::ended(const QString &id)
{
    const auto *job = m_board.find(id);
    if (!job)
        return;
    // For an import, count the rows of its files, which are in its journal.
    if (bulk::importOf(job->head))
        return m_board.ask(
            id, [](journal::Journal &journal) { return jobs::tallyOf(journal); }, this,
            [this, id](const base::Result<jobs::ImportTally> &tally) {
                tellEnd(id, tally ? std::optional(*tally) : std::nullopt);
            });
    tellEnd(id, {});
}

void JobNotices::tellEnd(const QString &id, const std::optional<jobs::ImportTally> &tally)
{
    const auto *job = m_board.find(id);
    if (!job)
        return;
    const auto &head = job->head;
    const auto sentence = bulk::sentenceOf(head);
    const auto sum = bulk::sumLine(head, tally);
    m_frame.tell(tr("Job completed: %1. %2").arg(sentence, sum));
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
    // Both names are those of the installed desktop file, which provides the icon and the sender.
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
    m_frame.open(jobPlace(id));
}

} // namespace storedesk::ui::shell
