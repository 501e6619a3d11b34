// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "downloads/downloadoutcome.h"
#include "importrun/importtally.h"
#include "ui/host/attentionnotice.h"
#include "ui/overview/workattention.h"

#include <QDBusConnection>
#include <QHash>
#include <QObject>
#include <QPointer>
#include <QSet>

#include <optional>

namespace storedesk::ui::navigation {
class StoreCounts;
}

namespace storedesk::account {
class Account;
}
namespace storedesk::jobs {
class JobManager;
}
namespace storedesk::privacy {
class ErasureRequests;
}
namespace storedesk::transfers {
class FileDownloads;
}
namespace storedesk::ui {
class PageHost;
}
namespace storedesk::workspace {
class Workspace;
}

namespace storedesk::ui::shell {

// Reports the end of a job, and of a download whose page was closed, in the status bar. While the
// window is not active, the desktop also notifies the user of the end of a long job or download,
// and of each new condition that needs the user's attention, also in accounts that are open but not
// shown. A click on the notification opens the job or the page. Owned by the account.
class JobNotices final : public QObject
{
    Q_OBJECT

public:
    // Creates the object once the window is shown. This also resumes interrupted jobs, without
    // delaying the start.
    static void startLater(QWidget &window, PageHost &host, navigation::StoreCounts &counts,
                           workspace::Workspace &workspace);
    JobNotices(QWidget &window, PageHost &host, navigation::StoreCounts &counts,
               workspace::Workspace &workspace);

    // Uses this bus instead of the session bus.
    void notifyOn(const QDBusConnection &bus) { m_bus = bus; }

private Q_SLOTS:
    void actionInvoked(uint notice, const QString &action);

private:
    // The keys of conditions. Absent until they are known for the first time.
    using Conditions = std::optional<QSet<QString>>;

    // Reports the conditions that the overview found in the account that is shown.
    void reportShown(const QList<AttentionNotice> &notices);
    // Reports the conditions of an account that is not shown. Remembers those of the account that
    // is shown, so that they are not reported later.
    void reportOwn();
    // Reports conditions that did not exist before.
    void report(const QList<AttentionNotice> &notices, Conditions &known, bool isWanted);
    void ended(const QString &id);
    void certified(const QString &id);
    void downloaded(const QString &id, const downloads::DownloadOutcome &outcome);
    void reportResult(const QString &id, const std::optional<importrun::ImportTally> &tally);
    void notify(const PageAddress &place, const QString &summary, const QString &body);

    // Whether the window shows the account.
    [[nodiscard]] bool isShown() const;

    QWidget &m_window;
    PageHost &m_host;
    account::Account &m_account;
    storedesk::jobs::JobManager &m_jobManager;
    transfers::FileDownloads &m_downloads;
    storedesk::privacy::ErasureRequests &m_erasures;
    std::optional<QDBusConnection> m_bus;
    // Whether clicks on notifications are handled.
    bool m_listens = false;
    // Addresses by the notification ID that the desktop assigned.
    QHash<uint, PageAddress> m_notices;
    // The work of this account, whether or not it is shown.
    overview::WorkAttention m_attention;
    Conditions m_conditions;
    Conditions m_ownConditions;
    // Jobs whose end needs no further notification.
    QSet<QString> m_reportedJobs;
};

} // namespace storedesk::ui::shell
