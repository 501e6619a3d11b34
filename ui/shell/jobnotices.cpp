// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/shell/jobnotices.h"

#include "account/account.h"
#include "jobs/bulkkind.h"
#include "jobs/jobkinds.h"
#include "jobs/jobmanager.h"
#include "journal/journal.h"
#include "privacy/erasurerequests.h"
#include "schedules/scheduler.h"
#include "transfers/filedownloads.h"
#include "ui/host/jobaddress.h"
#include "ui/host/pagehost.h"
#include "ui/host/pageid.h"
#include "ui/host/storemark.h"
#include "ui/jobs/jobspage.h"
#include "ui/jobs/jobtexts.h"
#include "ui/navigation/storecounts.h"
#include "ui/overview/attentionline.h"
#include "workspace/workspace.h"

#include <QDBusMessage>
#include <QDBusPendingCallWatcher>
#include <QDBusPendingReply>
#include <QDir>
#include <QGuiApplication>
#include <QLocale>
#include <QTimer>
#include <QWidget>

#include <algorithm>
#include <chrono>

namespace storedesk::ui::shell {

using namespace Qt::StringLiterals;

// Minimum duration in seconds. During a shorter job, the user is still watching the window.
static constexpr qint64 worthANotice = 10;

// A privacy request ends with its certificate, which is reported instead. Its job is removed then.
static bool endsWithACertificate(const journal::JobHead &head)
{
    const auto plan = storedesk::jobs::bulkPlanOf(head.outline);
    return plan && plan->erases && head.counts[journal::RowState::Done] == head.rows();
}

static const auto service = u"org.freedesktop.Notifications"_s;
static const auto noticesPath = u"/org/freedesktop/Notifications"_s;

JobNotices::JobNotices(QWidget &window, PageHost &host, navigation::StoreCounts &counts,
                       workspace::Workspace &workspace)
    : QObject(&workspace.account())
    , m_window(window)
    , m_host(host)
    , m_account(workspace.account())
    , m_jobManager(workspace.jobManager())
    , m_downloads(workspace.fileDownloads())
    , m_erasures(workspace.erasureRequests())
    , m_attention(workspace)
{
    connect(&counts, &navigation::StoreCounts::noticesChanged, this, &JobNotices::reportShown);
    connect(&m_attention, &overview::WorkAttention::changed, this, &JobNotices::reportOwn);
    connect(&m_jobManager, &storedesk::jobs::JobManager::jobEnded, this, &JobNotices::ended);
    connect(&m_downloads, &transfers::FileDownloads::ended, this, &JobNotices::downloaded);
    // Resume privacy requests as well, up to their certificates.
    connect(&m_erasures, &storedesk::privacy::ErasureRequests::certified, this,
            &JobNotices::certified);
    // Start the services that merge exports and run scheduled work, whether or not their pages are
    // open.
    auto &scheduler = workspace.scheduler();
    scheduler.setTemporaryFolder(host.temporaryFolder());
    connect(&scheduler, &storedesk::schedules::Scheduler::begun, this,
            [this](const QString &words, bool missed) {
                const auto text = isShown()
                    ? words
                    : tr("%1: %2", "account, schedule").arg(nameOf(m_account.profile()), words);
                m_host.tell(missed ? tr("Running a missed schedule: %1").arg(text)
                                   : tr("Running a schedule: %1").arg(text));
            });
    (void)workspace.stockSampler();
    if (counts.notices())
        reportShown(*counts.notices());
    m_attention.start();
}

void JobNotices::startLater(QWidget &window, PageHost &host, navigation::StoreCounts &counts,
                            workspace::Workspace &workspace)
{
    static constexpr std::chrono::milliseconds afterTheStart(800);
    QTimer::singleShot(afterTheStart, &workspace.account(),
                       [&] { new JobNotices(window, host, counts, workspace); });
}

bool JobNotices::isShown() const
{
    return m_host.hasAccount() && &m_host.account() == &m_account;
}

void JobNotices::reportShown(const QList<AttentionNotice> &notices)
{
    // The overview belongs to another account.
    if (!isShown())
        return m_conditions.reset();
    report(notices, m_conditions, true);
}

void JobNotices::reportOwn()
{
    if (!m_attention.isReady())
        return;
    const auto now = m_host.clock().now();
    auto notices = overview::noticesOf(m_attention.items(now), now);
    for (auto &notice : notices)
        notice.title =
            tr("%1: %2", "account, condition").arg(nameOf(m_account.profile()), notice.title);
    report(notices, m_ownConditions, !isShown());
}

// Conditions that exist when the account is opened are shown by the overview only.
void JobNotices::report(const QList<AttentionNotice> &notices, Conditions &known, bool isWanted)
{
    QSet<QString> conditions;
    for (const auto &notice : notices) {
        conditions.insert(notice.key);
        const bool isNew = isWanted && known && !known->contains(notice.key);
        if (!isNew || m_window.isActiveWindow() || m_reportedJobs.contains(notice.job))
            continue;
        if (!notice.job.isEmpty())
            m_reportedJobs.insert(notice.job);
        notify(notice.place, notice.title, notice.text);
    }
    known = conditions;
}

void JobNotices::ended(const QString &id)
{
    const auto *job = m_jobManager.find(id);
    if (!job || endsWithACertificate(job->head))
        return;
    // For an import, count the rows in its files. The journal contains these counts.
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
    m_host.tell(
        isShown()
            ? tr("Job completed: %1. %2").arg(sentence, sum)
            : tr("Job completed in %1: %2. %3").arg(nameOf(m_account.profile()), sentence, sum));
    if (m_window.isActiveWindow() || head.begun.secsTo(head.ended) < worthANotice
        || m_reportedJobs.contains(id))
        return;
    m_reportedJobs.insert(id);
    notify(jobPlace(id), sentence, sum);
}

// The job of the request is gone, so its certificate must be found in another way.
void JobNotices::certified(const QString &id)
{
    const auto &entries = m_erasures.entries();
    const auto entry =
        std::ranges::find(entries, id, &storedesk::privacy::ErasureRequests::Entry::id);
    const bool isLong =
        entry != entries.end() && entry->at.secsTo(m_host.clock().now()) >= worthANotice;
    const auto text = tr("The certificate of the privacy request can be saved in “Privacy "
                         "requests”.");
    m_host.tell(isShown() ? text
                          : tr("%1: %2", "account, result").arg(nameOf(m_account.profile()), text));
    if (isLong && !m_window.isActiveWindow())
        notify({.page = pageid::privacyRequests}, tr("Privacy request completed"), text);
}

void JobNotices::downloaded(const QString &id, const downloads::DownloadOutcome &outcome)
{
    const auto row = m_downloads.find(id);
    if (!row)
        return;
    const auto result = outcome ? tr("Saved %1, %2.")
                                      .arg(QDir::toNativeSeparators(outcome->path),
                                           QLocale().formattedDataSize(outcome->size))
                                : outcome.error().words.what;
    if (!m_downloads.isWatched(id))
        m_host.tell(isShown()
                        ? result
                        : tr("%1: %2", "account, result").arg(nameOf(m_account.profile()), result));
    if (!m_window.isActiveWindow() && m_downloads.age(id) >= std::chrono::seconds(worthANotice))
        notify(jobPlace(id), row->title, result);
}

void JobNotices::notify(const PageAddress &place, const QString &summary, const QString &body)
{
    auto bus = m_bus.value_or(QDBusConnection::sessionBus());
    if (!bus.isConnected())
        return;
    if (!std::exchange(m_listens, true))
        bus.connect(service, noticesPath, service, u"ActionInvoked"_s, this,
                    SLOT(actionInvoked(uint, QString)));
    auto message = QDBusMessage::createMethodCall(service, noticesPath, service, u"Notify"_s);
    // Both names must match the installed desktop file, which provides the icon and the sender.
    const auto name = QGuiApplication::desktopFileName();
    message.setArguments({QGuiApplication::applicationDisplayName(), uint(0), name, summary, body,
                          QStringList{u"default"_s, tr("Open")},
                          QVariantMap{{u"desktop-entry"_s, name}}, -1});
    auto *watcher = new QDBusPendingCallWatcher(bus.asyncCall(message), this);
    connect(watcher, &QDBusPendingCallWatcher::finished, this, [this, place, watcher] {
        watcher->deleteLater();
        if (const QDBusPendingReply<uint> reply = *watcher; reply.isValid())
            m_notices.insert(reply.value(), place);
    });
}

void JobNotices::actionInvoked(uint notice, const QString & /*action*/)
{
    const auto place = m_notices.take(notice);
    if (place.page.isEmpty())
        return;
    m_window.show();
    m_window.raise();
    m_window.activateWindow();
    isShown() ? void(m_host.open(place)) : m_host.openIn(m_account.profile().id, place);
}

} // namespace storedesk::ui::shell
