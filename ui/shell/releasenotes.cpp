// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "releasenotes.h"

#include "account/account.h"
#include "ui/host/pageid.h"
#include "ui/shell/mainwindow.h"

namespace storedesk::ui::shell {

ReleaseNotes::ReleaseNotes(MainWindow &window, Preferences preferences, const QString &version)
    : QObject(&window)
    , m_window(window)
    , m_preferences(std::move(preferences))
    , m_version(QVersionNumber::fromString(version))
{
    const auto last = QVersionNumber::fromString(m_preferences.version());
    // Settings without a version were written by a release that did not store it yet. After a
    // downgrade nothing is shown.
    const bool usedBefore = !last.isNull() || !m_preferences.geometry().isEmpty();
    m_due = usedBefore && last < m_version;
    if (!m_due) {
        m_preferences.setVersion(version);
        return;
    }
    connect(&window, &MainWindow::accountChanged, this, &ReleaseNotes::waitForTabs);
    waitForTabs();
}

void ReleaseNotes::waitForTabs()
{
    if (!m_due || !m_window.hasAccount())
        return;
    auto &local = m_window.account().storage();
    // The window restores its tabs first, because it connected to this signal earlier.
    if (local.ready())
        show();
    else
        connect(&local, &storage::AccountStorage::becameReady, this, &ReleaseNotes::show);
}

void ReleaseNotes::show()
{
    if (!std::exchange(m_due, false))
        return;
    m_window.openBehind({.page = pageid::manual, .values = {QString(chapter)}});
    const auto version = m_version.toString();
    m_window.tell(
        tr("Storedesk was updated to version %1. See what's new in the new tab.").arg(version));
    m_preferences.setVersion(version);
}

} // namespace storedesk::ui::shell
